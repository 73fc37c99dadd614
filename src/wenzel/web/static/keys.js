// The whole table by keyboard: 1 to 9 and 0 play by position, letters ask, arrows move in the hand.

import { byId } from "./dom.js";

/**
 * @param {{state: any, ask: (what: any) => void, tapped: (card: any, element: HTMLElement) => void, announce: (text: string) => void}} table
 */
export function listen({ state, ask, tapped, announce }) {
  const hand = byId("hand");
  hand.addEventListener("keydown", (event) => {
    const cards = /** @type {HTMLElement[]} */ ([...hand.children]);
    const here = cards.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const steps = /** @type {Record<string, number>} */ ({ ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: cards.length - 1 });
    const next = cards[steps[event.key]];
    if (here < 0 || !next) return;
    event.preventDefault();
    for (const card of cards) card.tabIndex = card === next ? 0 : -1;
    next.focus();
  });

  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog")) return;
    const scene = state.scene;
    if (!scene) return;
    if (/^[0-9]$/.test(event.key)) {
      const index = (Number(event.key) + 9) % 10;
      const card = scene.hand?.[index];
      const element = /** @type {HTMLElement | undefined} */ (hand.children[index]);
      if (card && element) tapped(card, element);
      return;
    }
    const say = answers(scene)[event.key.toLowerCase()];
    if (say) announce(say());
    else if (event.key.toLowerCase() === "i") ask("hint");
    else if (event.key === "?") /** @type {HTMLDialogElement} */ (byId("keys")).showModal();
  });
}

/** @param {any} scene @returns {Record<string, () => string>} */
function answers(scene) {
  const words = document.body.dataset;
  const names = (/** @type {any[]} */ cards) => cards.map((card) => card.name).join(", ");
  const nameOf = (/** @type {number} */ seat) => scene.seats.find((/** @type {any} */ s) => s.seat === seat)?.name ?? "";
  const trick = (/** @type {any[]} */ cards) => cards.map((card) => `${nameOf(card.seat)}: ${card.name}`).join("; ");
  return {
    h: () => names(scene.hand ?? []) || (words.noCards ?? ""),
    t: () => trick(scene.trick ?? []) || (words.noTrick ?? ""),
    l: () => trick(scene.last_trick ?? []) || (words.noTrick ?? ""),
    c: () => scene.title.join(", "),
    s: () => (scene.facts ?? []).join(" ") || (words.noPoints ?? ""),
    w: () => scene.prompt,
    r: () => byId("log").lastElementChild?.textContent ?? "",
  };
}
