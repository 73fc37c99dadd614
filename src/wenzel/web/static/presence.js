// Who is there: whose line is down, how long the table still waits, for whom a computer player acts.

import { byId, part, setText } from "./dom.js";
import { inDigits, word } from "./words.js";

/** @typedef {import("./types.js").Presence} Presence */

const SECOND = 1000;

/** @type {Map<number, Presence & {until: number}>} `until`: when the table's patience ends, in milliseconds */
let known = new Map();
let ticking = 0;

/** @param {Presence[]} presence */
export function noteWho(presence) {
  const now = performance.now();
  known = new Map(presence.map((one) => [one.seat, { ...one, until: now + (one.seconds ?? 0) * SECOND }]));
}

/** What the person at a seat calls himself, if anything. @param {number} seat */
export function nameOf(seat) {
  return known.get(seat)?.name;
}

/** Shows at a seat who is there. @param {HTMLElement} element @param {number} seat @param {boolean} isYou */
export function drawPresence(element, seat, isYou) {
  const who = known.get(seat);
  const isAway = Boolean(who?.is_person) && who?.is_here === false;
  element.classList.toggle("person", Boolean(who?.is_person) && !isYou);
  element.classList.toggle("away", isAway);
  setText(part(element, ".absent"), isAway && who ? absence(who) : "");
  if (isAway && who?.seconds !== undefined && !ticking) ticking = setTimeout(tick, SECOND);
}

/** @param {Presence & {until: number}} who */
function absence(who) {
  if (who.stands_in) return word("standsIn");
  if (who.seconds === undefined) return word("away");
  const left = Math.max(0, Math.ceil((who.until - performance.now()) / SECOND));
  return `${word("away")} · ${inDigits(left)}`;
}

function tick() {
  ticking = 0;
  for (const found of byId("seats").children) {
    const element = /** @type {HTMLElement} */ (found);
    const seat = Number((element.dataset.key ?? "").replace("seat-", ""));
    drawPresence(element, seat, false);
  }
}
