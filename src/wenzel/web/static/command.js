// What is typed instead of pressed: a card by its letters or its place, or a call by its words.

import { groupsOf } from "./deeds.js";
import { ownCards } from "./foresight.js";
import { ISOLATES, inLatinDigits } from "./words.js";

/** @typedef {import("./types.js").CardShown} CardShown */
/** @typedef {import("./types.js").Deed} Deed */
/** @typedef {import("./types.js").Scene} Scene */

/** What nobody types: isolates, and the short vowels and the stretch of Arabic. */
const UNTYPED = new RegExp(`${ISOLATES.source}|[\\u064b-\\u0652\\u0640]`, "g");

/** @param {string} text */
const folded = (text) => inLatinDigits(text).replace(UNTYPED, "").normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/**
 * What a text means now: cards of the hand, or something that can be done.
 * @param {string} text @param {Scene} scene @param {Set<string>} chosen
 * @returns {{cards: CardShown[]} | {deed: Deed} | null}
 */
export function understand(text, scene, chosen) {
  const wanted = folded(text);
  if (!wanted) return null;
  const deed = deedOf(wanted, groupsOf(scene, chosen).flatMap((group) => group.buttons));
  const hand = ownCards(scene).cards;
  // A number is a bid where bids are asked for, and else the place of a card.
  if (deed) return { deed };
  const cards = wanted.split(/[ ,;،]+/).map((word) => cardOf(word, hand));
  if (cards.length && cards.every(Boolean)) return { cards: /** @type {CardShown[]} */ (cards) };
  const named = hand.find((card) => folded(card.name) === wanted);
  return named ? { cards: [named] } : null;
}

/** @param {string} word @param {CardShown[]} hand */
function cardOf(word, hand) {
  const byCode = hand.find((card) => folded(card.card) === word.replace("10", "t"));
  return byCode ?? (/^[0-9]{1,2}$/.test(word) ? hand[Number(word) - 1] : undefined);
}

/** @param {string} wanted @param {Deed[]} deeds */
function deedOf(wanted, deeds) {
  const open = deeds.filter((deed) => !deed.disabled);
  const exactly = open.find((deed) => folded(deed.label) === wanted || spelt(deed) === wanted);
  if (exactly) return exactly;
  const close = open.filter((deed) => folded(deed.label).startsWith(wanted) || spelt(deed).startsWith(`${wanted} `));
  return close.length === 1 ? close[0] : undefined;
}

/** An action as one would type it: its type and its plain values. @param {Deed} deed */
function spelt({ action }) {
  const { type, ...rest } = action;
  const values = Object.values(rest).filter((value) => typeof value === "string" || typeof value === "number");
  return folded([String(type).replace(/_/g, " "), ...values].join(" "));
}
