// The hand may be held as for a game thought of, until one is announced; that is nobody else's business.

import { byId, setText } from "./dom.js";

/** @typedef {import("./types.js").Scene} Scene */

/** Which of the orders is wanted. */
let wanted = 0;

/** Another deal begins: its hand lies as usual. */
export function forgetOrder() {
  wanted = 0;
}

/** @param {Scene} scene @returns {import("./types.js").HandOrder | undefined} the order that is wanted */
function orderOf(scene) {
  return scene.orders?.[wanted % scene.orders.length];
}

/** @param {Scene} scene @returns {Scene} with the hand as it is wanted */
export function sorted(scene) {
  const cards = orderOf(scene)?.cards;
  if (!cards) return scene;
  const hand = [...(scene.hand ?? [])].sort((one, two) => cards.indexOf(one.card) - cards.indexOf(two.card));
  return { ...scene, hand };
}

/** @param {Scene} scene @returns {{scene: Scene, words: string} | null} as for the next game, and what it is */
export function sortedNext(scene) {
  if (!scene.orders) return null;
  wanted = (wanted + 1) % scene.orders.length;
  return { scene: sorted(scene), words: orderOf(scene)?.words ?? "" };
}

/** Says on its button what the hand is sorted for. @param {Scene} scene */
export function drawOrder(scene) {
  const order = orderOf(scene);
  const button = byId("order");
  button.hidden = !order;
  if (!order) return;
  setText(byId("order-name"), order.name);
  button.setAttribute("aria-label", order.words);
  button.title = order.words;
}
