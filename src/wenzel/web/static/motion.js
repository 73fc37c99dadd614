// Cards travel: from where a thing was to where it is, by the Web Animations API, and only when
// somebody can see it and wants to.

const QUIET = matchMedia("(prefers-reduced-motion: reduce)");

/** @returns {boolean} */
export function isStill() {
  return QUIET.matches || document.hidden || document.documentElement.dataset.motion === "off";
}

/**
 * Remembers where all keyed elements are.
 * @param {ParentNode} root
 * @returns {Map<string, DOMRect>}
 */
export function places(root) {
  const found = new Map();
  for (const element of root.querySelectorAll("[data-key]")) {
    found.set(/** @type {HTMLElement} */ (element).dataset.key, element.getBoundingClientRect());
  }
  return found;
}

/**
 * Lets every keyed element travel from where it was; new ones come from `origin(element)`.
 * @param {ParentNode} root
 * @param {Map<string, DOMRect>} before
 * @param {(element: HTMLElement) => DOMRect | null} origin
 * @param {number} duration
 */
export function travel(root, before, origin, duration) {
  if (isStill()) return;
  for (const found of root.querySelectorAll("[data-key]")) {
    const element = /** @type {HTMLElement} */ (found);
    const from = before.get(element.dataset.key ?? "") ?? origin(element);
    if (!from) continue;
    const to = element.getBoundingClientRect();
    const x = from.left + from.width / 2 - (to.left + to.width / 2);
    const y = from.top + from.height / 2 - (to.top + to.height / 2);
    const scale = to.width ? Math.max(0.3, from.width / to.width) : 1;
    if (Math.abs(x) + Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02) continue;
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      { duration, easing: "cubic-bezier(.2,.7,.2,1)" },
    );
  }
}

/**
 * Lets elements travel to a place and fade there.
 * @param {HTMLElement[]} elements
 * @param {DOMRect} to
 * @param {number} duration
 * @returns {Promise<void>}
 */
export async function gather(elements, to, duration) {
  if (isStill()) return;
  const all = elements.map((element) => {
    const from = element.getBoundingClientRect();
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    const moves = [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(.35)`, opacity: 0.2 },
    ];
    return element.animate(moves, { duration, easing: "ease-in", fill: "forwards" }).finished;
  });
  await Promise.allSettled(all);
}

/** @param {number} time @returns {Promise<void>} */
export function pause(time) {
  return new Promise((done) => setTimeout(done, document.hidden ? 0 : time));
}
