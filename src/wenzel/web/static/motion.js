// Cards travel: from where a thing was to where it is, by the Web Animations API, and only when
// somebody can see it and wants to. Nothing here changes where a thing lies.

const QUIET = matchMedia("(prefers-reduced-motion: reduce)");
const EASING = "cubic-bezier(.2,.7,.2,1)";
/** How long after its time an animation is still waited for, in milliseconds. */
const LATE = 400;

/** @typedef {{x: number, y: number, width: number}} Place the middle of an element, and its width unturned */

/** @returns {boolean} */
export function isStill() {
  return QUIET.matches || document.hidden || document.documentElement.dataset.motion === "off";
}

/** @param {Element} element @returns {Place} */
export function placeOf(element) {
  const box = element.getBoundingClientRect();
  const width = element instanceof HTMLElement ? element.offsetWidth : box.width;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width };
}

/** All cards and the like that can travel. @returns {HTMLElement[]} */
function travellers() {
  return [...document.querySelectorAll('[data-key^="card-"]')].map((found) => /** @type {HTMLElement} */ (found));
}

/** Where everything that can travel is. @returns {Map<string, Place>} */
export function places() {
  const found = new Map();
  for (const element of travellers()) found.set(element.dataset.key ?? "", placeOf(element));
  return found;
}

/**
 * Lets every card travel from where it was; new ones come from `origin(element)`.
 * @param {Map<string, Place>} before
 * @param {(element: HTMLElement) => Place | null} origin
 * @param {number} duration
 * @param {number} [apart] milliseconds between the cards that come anew
 */
export function travel(before, origin, duration, apart = 0) {
  if (isStill()) return;
  let late = 0;
  /** @type {{element: HTMLElement, from: Place, to: Place, delay: number}[]} */
  const moves = [];
  for (const element of travellers()) {
    const known = before.get(element.dataset.key ?? "");
    const from = known ?? origin(element);
    if (!from) continue;
    moves.push({ element, from, to: placeOf(element), delay: known ? 0 : (late += apart) });
  }
  for (const { element, from, to, delay } of moves) {
    const x = from.x - to.x;
    const y = from.y - to.y;
    const scale = to.width ? Math.min(2, Math.max(0.3, from.width / to.width)) : 1;
    if (Math.abs(x) + Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02) continue;
    element.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }],
      { duration, delay, easing: EASING, fill: "backwards" },
    );
  }
}

/**
 * Lets elements travel to a place and fade there.
 * @param {HTMLElement[]} elements
 * @param {Place} to
 * @param {number} duration
 * @returns {Promise<void>}
 */
export async function gather(elements, to, duration) {
  if (isStill()) return;
  const all = elements.map((element) => {
    const from = placeOf(element);
    const end = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(.35)`;
    const moves = [{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.6 }, { transform: end, opacity: 0 }];
    return element.animate(moves, { duration, easing: "ease-in", fill: "forwards" }).finished;
  });
  // Where nothing is painted any more, as in a window that has just been covered, no animation ends.
  await Promise.race([Promise.allSettled(all), pause(duration + LATE)]);
}

/**
 * Lets a card fly from one place to another, for the eye alone.
 * @param {string} source the picture @param {Place} from @param {Place} to @param {number} duration
 */
export function fly(source, from, to, duration) {
  if (isStill()) return;
  const ghost = document.createElement("img");
  ghost.src = source;
  ghost.alt = "";
  ghost.className = "ghost";
  ghost.style.width = `${from.width}px`;
  ghost.style.left = `${from.x}px`;
  ghost.style.top = `${from.y}px`;
  document.body.append(ghost);
  const end = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(.4)`;
  const flight = ghost.animate([{ transform: "none", opacity: 1 }, { transform: end, opacity: 0.2 }], { duration, easing: EASING });
  flight.addEventListener("finish", () => ghost.remove());
  flight.addEventListener("cancel", () => ghost.remove());
}

/** A card that may not be played shakes its head. @param {HTMLElement} element */
export function refuse(element) {
  if (!isStill()) element.animate([{ transform: "translateX(-4px)" }, { transform: "translateX(4px)" }, { transform: "none" }], 140);
}

/** @param {number} time @returns {Promise<void>} */
export function pause(time) {
  return new Promise((done) => setTimeout(done, document.hidden ? 0 : time));
}
