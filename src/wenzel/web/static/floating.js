// A notice lies where it covers nothing that can be pressed, and little else.

import { byId } from "./dom.js";

/** @typedef {{left: number, top: number, right: number, bottom: number}} Edges */

const GAP = 8;
const STEP = 8;
const WIDTHS = [600, 440, 320, 240];
/** Lines of words that are left to read at least where there is no room. */
const LEAST_HIGH = 46;
/** So high are words that scroll, rather than cover what would be missed. */
const LOW_HIGH = 84;
/** What can be pressed. */
const PRESSED = "#felt button, #deeds:not(.aside), #deeds button, #deeds summary, #deeds .drawer, #hand .card, #own-open button";
/** What would be missed, and how much. @type {[string, number][]} */
const MISSED = [[".played .face, .open li, #piles .face, #seats .plate, #seats .said", 100], ["#own-seat, #prompt, #facts", 0.4], [".face-down .face", 0.3], ["#strip", 0.2]];

/** Puts the notice in its place, if there is one. */
export function floatNotice() {
  if (!byId("notice").hidden) float(byId("notice"));
}

/** @param {string} selector @returns {Edges[]} */
function boxes(selector) {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .map(seen)
    .filter((box) => box.right > box.left && box.bottom > box.top);
}

/** What is to be seen of an element: what scrolls it may hide a part. @param {Element} element @returns {Edges} */
function seen(element) {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around && around.id !== "own"; around = around.parentElement) {
    if (getComputedStyle(around).overflowY !== "auto") continue;
    const box = around.getBoundingClientRect();
    [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return { left, top, right, bottom };
}

/** How much of one another two boxes cover. @param {Edges} one @param {Edges} two */
function common(one, two) {
  const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** @param {HTMLElement} element */
function float(element) {
  const page = /** @type {HTMLElement} */ (element.offsetParent).getBoundingClientRect();
  const pressed = boxes(PRESSED);
  /** @type {[Edges, number][]} */
  const missed = MISSED.flatMap(([selector, weight]) => boxes(selector).map((box) => /** @type {[Edges, number]} */ ([box, weight])));
  const felt = byId("felt").getBoundingClientRect();
  const strip = byId("strip").getBoundingClientRect();
  const isBelow = strip.top >= felt.bottom - 2;
  const hand = byId("hand").getBoundingClientRect();
  const rooms = isBelow ? [{ left: felt.left, right: felt.right, top: felt.top, bottom: Math.max(strip.bottom, hand.top + GAP) }] : [felt, strip];
  const [first] = rooms;
  element.style.setProperty("--most", "none");
  /** @type {{at: Edges, cost: number} | null} */
  let best = null;
  for (const room of rooms) {
    for (const wanted of WIDTHS) {
      const width = Math.min(wanted, room.right - room.left - 2 * GAP);
      element.style.setProperty("--width", `${width}px`);
      const { offsetWidth: wide, offsetHeight: high } = element;
      const middle = (room.left + room.right - wide) / 2;
      for (const left of new Set([middle, room.left + GAP, room.right - wide - GAP])) {
        for (const shown of new Set([high, Math.min(high, LOW_HIGH)])) {
          for (let top = room.bottom - shown; top >= room.top + GAP; top -= STEP) {
            const at = { left, top, right: left + wide, bottom: top + shown };
            if (pressed.some((box) => common(at, box))) continue;
            const covered = missed.reduce((sum, [box, weight]) => sum + weight * common(at, box), 0);
            const away = Math.abs(left - middle) * 2 + (room.bottom - at.bottom) + (room === first ? 0 : 400);
            const cost = covered + away * 6 + (WIDTHS[0] - wanted) * 8 + (high - shown) * wide;
            if (!best || cost < best.cost) best = { at, cost };
          }
        }
      }
    }
  }
  const at = best?.at ?? narrowest(isBelow ? strip : felt, pressed);
  element.style.setProperty("--width", `${at.right - at.left}px`);
  element.style.setProperty("--most", `${Math.max(LEAST_HIGH, at.bottom - at.top)}px`);
  element.style.setProperty("--x", `${at.left - page.left}px`);
  element.style.setProperty("--y", `${at.top - page.top}px`);
}

/** Where nothing else is free, the words scroll beside or above what can be pressed. @param {Edges} room @param {Edges[]} pressed @returns {Edges} */
function narrowest(room, pressed) {
  const inside = pressed.filter((box) => common(box, room));
  const right = Math.min(room.right, ...inside.map((box) => box.left)) - GAP;
  const bottom = Math.min(room.bottom, ...inside.map((box) => box.top)) - 2;
  const beside = { left: room.left + 2, top: room.top + 2, right, bottom: room.bottom - 2 };
  const above = { left: room.left + 2, top: room.top + 2, right: room.right - 2, bottom };
  const size = (/** @type {Edges} */ box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
  return size(beside) > size(above) ? beside : above;
}

// What opens and closes moves what can be pressed.
document.addEventListener("toggle", floatNotice, true);
