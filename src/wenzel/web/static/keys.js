// The whole table by keyboard: 1 to 9 and 0 play by position, letters ask, arrows move in the hand.

import { byId, part } from "./dom.js";
import { ownCards } from "./foresight.js";
import { inLatinDigits, listed, word } from "./words.js";

/** @typedef {import("./types.js").CardShown} CardShown */
/** @typedef {import("./types.js").CardPlayed} CardPlayed */
/** @typedef {import("./types.js").Scene} Scene */

/**
 * @typedef {object} Table what keys can do
 * @property {() => Scene | null} scene
 * @property {(what: "hint" | "deal") => void} ask
 * @property {(card: CardShown, element: HTMLElement) => void} tapped
 * @property {(text: string) => void} answer
 * @property {() => void} lastTrick
 * @property {() => void} house
 * @property {() => void} sort
 * @property {() => void} type
 */

/**
 * The key as a Latin keyboard has it in its place, so that nobody need change his for the table.
 * @param {KeyboardEvent} event @returns {string}
 */
function onLatinKeys(event) {
  const key = inLatinDigits(event.key).toLowerCase();
  if (/^[\p{ASCII}\p{Script=Latin}]/u.test(key)) return key;
  if (event.code === "Slash") return event.shiftKey ? "?" : "/";
  return event.code.replace(/^(Key|Digit)/, "").toLowerCase();
}

/** @param {Table} table */
export function listen(table) {
  const hand = byId("hand");
  hand.addEventListener("keydown", moveInHand);
  hand.addEventListener("focusin", (event) => roveTo(/** @type {HTMLElement} */ (event.target)));
  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (target.closest("input, select, textarea, dialog, [popover]")) return;
    const scene = table.scene();
    if (!scene) return;
    const key = onLatinKeys(event);
    if (/^[0-9]$/.test(key)) {
      const index = (Number(key) + 9) % 10;
      const { cards, holder } = ownCards(scene);
      const card = cards[index];
      const element = /** @type {HTMLElement | undefined} */ (byId(holder).children[index]);
      if (card && element) table.tapped(card, element);
      return;
    }
    const say = answers(scene)[key];
    if (say) table.answer(say());
    if (key === "l") table.lastTrick();
    else if (key === "o") table.house();
    else if (key === "g") table.sort();
    else if (key === "i") table.ask("hint");
    else if (key === "n" && scene.settlement) table.ask("deal");
    else if (key === "?") /** @type {HTMLDialogElement} */ (byId("keys")).showModal();
    else if (key === "/") {
      event.preventDefault();
      table.type();
    }
  });
}

/** Arrows are physical: left is left in every language, and up is the row above. @param {KeyboardEvent} event */
function moveInHand(event) {
  const cards = /** @type {HTMLElement[]} */ ([...byId("hand").children]);
  const here = cards.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  if (here < 0) return;
  const steps = /** @type {Record<string, () => HTMLElement | undefined>} */ ({
    ArrowLeft: () => cards[here - 1],
    ArrowRight: () => cards[here + 1],
    ArrowUp: () => nearest(cards, here, -1),
    ArrowDown: () => nearest(cards, here, 1),
    Home: () => cards[0],
    End: () => cards[cards.length - 1],
  });
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  step()?.focus();
}

/** @param {HTMLElement[]} cards @param {number} here @param {number} way */
function nearest(cards, here, way) {
  const at = (/** @type {HTMLElement | undefined} */ card) => ({ x: parseFloat(card?.style.getPropertyValue("--x") ?? ""), y: parseFloat(card?.style.getPropertyValue("--y") ?? "") });
  const from = at(cards[here]);
  const there = cards.filter((card) => Math.sign(at(card).y - from.y) === way);
  return there.sort((one, two) => Math.abs(at(one).x - from.x) - Math.abs(at(two).x - from.x))[0];
}

/** The card that the tab key comes to. @param {HTMLElement} card */
export function roveTo(card) {
  for (const other of byId("hand").children) {
    /** @type {HTMLElement} */ (other).tabIndex = other === card ? 0 : -1;
  }
}

/** @param {Scene} scene @returns {Record<string, () => string>} */
function answers(scene) {
  const nameOf = (/** @type {number} */ seat) => scene.seats.find((one) => one.seat === seat)?.name ?? "";
  const trick = (/** @type {CardPlayed[]} */ cards) => cards.map((card) => `${nameOf(card.seat)}: ${card.name}`).join("; ");
  return {
    h: () => listed([...(scene.hand ?? []), ...(scene.seats[0]?.open_cards ?? [])].map((card) => card.name)) || word("noCards"),
    t: () => trick(scene.trick ?? []) || word("noTrick"),
    l: () => trick(scene.last_trick ?? []) || word("noLastTrick"),
    c: () => listed(scene.title),
    s: () => (scene.facts ?? []).join(" ") || word("noPoints"),
    w: () => scene.prompt,
    r: () => byId("log").lastElementChild?.textContent ?? scene.prompt,
  };
}

/** Wires a text box that takes cards and calls. @param {(text: string) => boolean} enter */
export function takeCommands(enter) {
  const form = /** @type {HTMLFormElement} */ (byId("command"));
  const box = /** @type {HTMLInputElement} */ (part(form, "input"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (enter(box.value)) box.value = "";
  });
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    form.hidden = true;
    byId("prompt").focus();
  });
}

/** Shows the text box and puts the cursor there. */
export function openCommands() {
  const form = byId("command");
  form.hidden = false;
  part(form, "input").focus();
}
