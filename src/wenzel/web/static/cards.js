// Cards on the felt and in the hand: the trick, stock and pile, what lies face down, one's own.

import { byId, make, match, part, setText } from "./dom.js";
import { inDigits, listed, word } from "./words.js";

/** @typedef {import("./types.js").CardPlayed} CardPlayed */
/** @typedef {import("./types.js").CardShown} CardShown */
/** @typedef {import("./types.js").Scene} Scene */

const TURNS = [-5, 3, -2, 5, -4, 2, 4, -3];

/** The picture of a card; of its back, if it lies face down. @param {string} card @returns {string} */
export function face(card) {
  return `${word("cards")}/${card || "back"}.svg`;
}

/** Fetches the pictures of all cards at leisure, so that none is missing when it is played. */
export function fetchAll() {
  const start = window.requestIdleCallback ?? setTimeout;
  start(() => {
    for (const card of word("deck").split(" ")) new Image().src = face(card);
  });
}

/** @param {string} card */
function picture(card) {
  return make("img", { src: face(card), alt: "", draggable: "false", class: "face" });
}

/**
 * @param {Scene} scene
 * @param {CardPlayed[]} trick
 */
export function drawTrick(scene, trick) {
  const order = scene.seats.map((seat) => seat.seat);
  match(
    byId("trick"),
    trick,
    (played) => `card-${played.card || `down-${played.seat}`}`,
    (played) => make("li", { class: "played" }, [picture(played.card ?? "")]),
    (element, played, index) => {
      const step = order.indexOf(played.seat);
      const before = trick.slice(0, index).filter((one) => one.seat === played.seat).length;
      element.dataset.step = String(step + before * order.length);
      element.dataset.from = String(played.seat);
      element.style.zIndex = String(played.is_winning ? order.length + 1 : index + 1);
      element.style.setProperty("--tilt", `${TURNS[(step * 3 + index) % TURNS.length]}deg`);
      element.classList.toggle("winning", Boolean(played.is_winning) && trick.length > 1);
      const name = scene.seats[step]?.name ?? "";
      part(element, "img").setAttribute("alt", `${name}: ${played.name}`);
    },
  );
}

/** @param {Scene} scene @param {(action: import("./types.js").Action) => void} act */
export function drawPiles(scene, act) {
  const piles = scene.piles;
  const holder = byId("piles");
  holder.hidden = !piles;
  const shown = piles
    ? [
        { key: "stock", cards: piles.stock ? [""] : [], name: `${piles.stock_name}, ${inDigits(piles.stock)}`, label: piles.stock_name, count: piles.stock, action: piles.stock_action },
        { key: "pile", cards: piles.top ? [piles.top.card] : [], name: [piles.pile_name, piles.top?.name].filter(Boolean).join(": "), label: piles.pile_name, count: 0, action: piles.top_action },
      ]
    : [];
  match(
    holder,
    shown,
    (pile) => pile.key,
    (pile) =>
      make("button", { type: "button", class: `pile ${pile.key}` }, [
        make("span", { class: "slot" }),
        make("span", { class: "label" }, [make("bdi", { class: "label-words" }), make("bdi", { class: "count" })]),
      ]),
    (element, pile) => {
      match(
        part(element, ".slot"),
        pile.cards,
        (card) => (card ? `card-${card}` : "stock-back"),
        (card) => {
          const made = picture(card);
          made.dataset.from = card ? "mover" : "";
          return made;
        },
        () => {},
      );
      element.dataset.deep = pile.count > 12 ? "3" : pile.count > 4 ? "2" : "1";
      setText(part(element, ".label-words"), pile.label);
      setText(part(element, ".count"), pile.count ? inDigits(pile.count) : "");
      element.setAttribute("aria-label", pile.name);
      element.setAttribute("aria-disabled", String(!pile.action));
      element.tabIndex = pile.action ? 0 : -1;
      element.classList.toggle("ready", Boolean(pile.action));
      element.onclick = () => pile.action && act(pile.action);
    },
  );
}

/** What lies face down in the middle, as a small fan. @param {number} count */
export function drawFaceDown(count) {
  const backs = Array.from({ length: count }, (_, number) => number);
  match(
    byId("face-down"),
    backs,
    (number) => `down-${number}`,
    () => picture(""),
    (element, number) => element.style.setProperty("--fan", String(number - (count - 1) / 2)),
  );
}

/**
 * What a card of one's own says and does. Why it may not be played is said when it is pressed: read
 * out with every card, that would be a long story.
 * @param {HTMLElement} element @param {CardShown} card
 * @param {{chosen: Set<string>, tapped: (card: CardShown, element: HTMLElement) => void, isAsked: boolean}} how
 */
export function drawOwnCard(element, card, { chosen, tapped, isAsked }) {
  const words = [card.name, card.mark ?? "", card.is_trump ? word("trump") : "", card.playable ? word("playable") : ""];
  element.setAttribute("aria-label", listed(words.filter(Boolean)));
  element.setAttribute("aria-disabled", String(!card.playable));
  element.classList.toggle("forbidden", isAsked && !card.playable);
  element.classList.toggle("playable", isAsked && Boolean(card.playable));
  element.classList.toggle("chosen", chosen.has(card.card));
  element.classList.toggle("marked", Boolean(card.mark));
  element.onclick = () => tapped(card, element);
}

/**
 * @param {Scene} scene
 * @param {Set<string>} chosen
 * @param {(card: CardShown, element: HTMLElement) => void} tapped
 */
export function drawHand(scene, chosen, tapped) {
  const hand = byId("hand");
  const cards = scene.hand ?? [];
  const choosing = cards.some((card) => card.playable) && Boolean(scene.your_turn);
  match(
    hand,
    cards,
    (card) => `card-${card.card}`,
    (card) => make("button", { type: "button", class: "card", tabindex: "-1" }, [picture(card.card)]),
    (element, card) => {
      if (scene.selection) element.setAttribute("aria-pressed", String(chosen.has(card.card)));
      else element.removeAttribute("aria-pressed");
      drawOwnCard(element, card, { chosen, tapped, isAsked: choosing });
    },
  );
  if (!hand.querySelector('[tabindex="0"]')) hand.firstElementChild?.setAttribute("tabindex", "0");
}
