// A tapped card is shown where it will lie before the table has answered, so that it follows the
// finger. What comes from the table replaces it; a refusal takes it back.

/** @typedef {import("./types.js").CardShown} CardShown */
/** @typedef {import("./types.js").Scene} Scene */

/**
 * One's own cards that can be played now: those of the hand, or those that lie open before it.
 * @param {Scene} scene
 * @returns {{cards: CardShown[], holder: string}}
 */
export function ownCards(scene) {
  const open = scene.seats[0]?.open_cards ?? [];
  return open.some((card) => card.playable) ? { cards: open, holder: "own-open" } : { cards: scene.hand ?? [], holder: "hand" };
}

/**
 * The scene as it will be when a card has been accepted.
 * @param {Scene} scene @param {CardShown} card
 * @returns {Scene | null} null where that cannot be told
 */
export function foresee(scene, card) {
  const [own, ...others] = scene.seats;
  if (!own || !scene.tap_to) return null;
  const without = (/** @type {CardShown[] | undefined} */ cards) =>
    (cards ?? []).filter((one) => one.card !== card.card).map((one) => ({ ...one, playable: false }));
  /** @type {Scene} */
  const after = {
    ...scene,
    hand: without(scene.hand),
    seats: [{ ...own, open_cards: without(own.open_cards), on_move: false }, ...others],
    your_turn: false,
    groups: [],
  };
  delete after.tap;
  delete after.selection;
  if (scene.tap_to === "trick") {
    after.trick = [...(scene.trick ?? []), { seat: own.seat, card: card.card, name: card.name }];
  } else if (scene.piles) {
    after.piles = { ...scene.piles, top: { card: card.card, name: card.name } };
  }
  return after;
}
