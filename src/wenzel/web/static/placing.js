// Puts the seats, the middle and the hand where they belong, for the size that the table has now.

import { byId } from "./dom.js";
import { floatNotice } from "./floating.js";
import { CARD_RATIO, arrangeHand, arrangeSeats, arrangeTrick, pileCard, plateWidth, shapeOf } from "./layout.js";

/** @typedef {import("./layout.js").Point} Point */
/** @typedef {import("./types.js").Scene} Scene */

/** @param {HTMLElement} element @param {string} name @param {number} value */
function length(element, name, value) {
  const text = `${Math.round(value * 10) / 10}px`;
  if (element.style.getPropertyValue(name) !== text) element.style.setProperty(name, text);
}

/** @param {HTMLElement} element @param {Point} point */
function put(element, { x, y }) {
  length(element, "--x", x);
  length(element, "--y", y);
}

/** How high one's own open cards lie on the felt. */
const OWN_OPEN = 92;

/** How far what a seat has said reaches below its plate. */
const BUBBLE = 28;

/** What can be done needs so much height at least, and ends so far above the lower edge. */
const LEAST_DEEDS = 96;
const FOOT = 12;

/** The most cards that the hand has held in this deal: its place stays as high as they needed. */
let most = 0;
let last = 0;

/** Another deal begins. */
export function forgetHand() {
  most = 0;
  last = 0;
}

/** Puts everything in its place. @param {Scene} scene */
export function place(scene) {
  fitTitle();
  placeHand(scene.hand?.length ?? 0);
  placeFelt(scene, clearHintRow());
  floatNotice();
}

/** Where the title would be cut off, its first parts, which are missed least, are left to ears. */
function fitTitle() {
  const title = byId("title");
  const parts = [...title.querySelectorAll("bdi")];
  for (const one of title.children) one.classList.remove("hidden-words");
  for (const part of parts.slice(0, -1)) {
    if (title.scrollHeight <= title.clientHeight + 2) return;
    part.classList.add("hidden-words");
    part.nextElementSibling?.classList.add("hidden-words");
  }
}

/** @param {number} count */
function placeHand(count) {
  const hand = byId("hand");
  // Whoever has laid several cards away at once holds a smaller hand from now on.
  most = last - count > 1 ? Math.max(count, 3) : Math.max(most, count, 3);
  last = count;
  const high = window.innerHeight;
  const isFlat = high < 520 && window.innerWidth > high;
  const width = hand.clientWidth;
  const share = isFlat ? 0.33 : width < 560 ? 0.3 : 0.26;
  const { card, height, places } = arrangeHand({ width, highest: Math.min(high * share, 300), most, count });
  length(hand, "--card", card);
  length(hand, "--height", height);
  [...hand.children].forEach((child, index) => {
    const at = places[index];
    if (at) put(/** @type {HTMLElement} */ (child), at);
  });
}

/** What can be done lies above the row that a hint has taken. @returns {number} how high that row is */
function clearHintRow() {
  const hint = byId("hint");
  const high = hint.hidden ? 0 : hint.offsetHeight + parseFloat(getComputedStyle(hint).marginTop);
  length(byId("strip"), "--hint-high", high);
  return high;
}

/** How high a seat is, with the cards that lie open before it: they reach out below. @param {HTMLElement} seat */
function heightOf(seat) {
  const open = seat.querySelector(".open li:last-child");
  return open ? open.getBoundingClientRect().bottom - seat.getBoundingClientRect().top : seat.offsetHeight;
}

/** @param {Scene} scene @param {number} hint how much of the felt a hint has taken for a while */
function placeFelt(scene, hint) {
  const felt = byId("felt");
  const width = felt.clientWidth;
  const height = felt.clientHeight;
  if (!width || !height) return;
  const others = scene.seats.length - 1;
  // What a hint takes moves the seats closer together, and none to another side.
  const whole = height + hint;
  const shape = shapeOf(width, whole);
  felt.dataset.shape = shape;
  felt.dataset.tight = String(others > 5 && (shape === "flat" || (shape === "narrow" && whole < 400)));
  felt.dataset.hinted = String(hint > 0 && (shape === "flat" || (shape === "narrow" && whole < 400)));
  felt.dataset.piles = String(Boolean(scene.piles));
  felt.dataset.few = String(shape === "wide" && others <= 4 && whole > 330);
  const plate = plateWidth(others, shape, width);
  length(felt, "--plate-width", plate);
  const seats = /** @type {HTMLElement[]} */ ([...byId("seats").children]);
  // What was said hangs from the plates, where there is room for it; piles keep clear of it.
  const bubble = scene.piles && felt.dataset.few === "true" ? BUBBLE : 0;
  const tallest = Math.max(30, ...seats.map(heightOf)) + bubble;
  // In games without tricks, what can be done lies before the piles all the time.
  const deeds = !scene.piles || shape === "flat" ? 0 : shape === "wide" ? 76 : Math.min(140, whole * (whole < 400 ? 0.24 : 0.3));
  const foot = scene.seats[0]?.open_cards?.length ? OWN_OPEN : deeds;
  const found = arrangeSeats({ width, height, others, shape, plate: { width: plate, height: tallest }, foot });
  seats.forEach((seat, index) => put(seat, found.seats[index] ?? { x: width / 2, y: 0 }));

  const widest = shape === "flat" ? 92 : shape === "narrow" ? 104 : Math.min(168, Math.max(92, window.innerHeight * 0.155));
  const least = shape === "narrow" ? (width < 350 ? 62 : 74) : 60;
  const tries = found.middles.map((box) =>
    scene.piles ? { box, card: pileCard(box, widest), places: [] } : { box, ...arrangeTrick(box, scene.seats.length, widest, least) });
  const best = tries.sort((one, two) => two.card - one.card || two.box.height - one.box.height)[0];
  if (!best) return;
  // What can be done lies before the middle, and leaves the plates free as far as there is room.
  length(byId("deeds"), "--most-high", Math.max(LEAST_DEEDS, height - best.box.y - FOOT));
  length(byId("deeds"), "--most-wide", shape === "wide" ? best.box.width : width - FOOT);
  length(felt, "--card", best.card);
  byId("piles").dataset.small = String(best.card < 66);
  const middle = { x: best.box.x + best.box.width / 2, y: best.box.y + best.box.height / 2 };
  put(byId("piles"), middle);
  put(byId("face-down"), { x: middle.x, y: Math.min(middle.y, best.box.y + best.card * CARD_RATIO * 0.8) });
  for (const child of byId("trick").children) {
    const card = /** @type {HTMLElement} */ (child);
    put(card, best.places[Number(card.dataset.step)] ?? middle);
  }
}
