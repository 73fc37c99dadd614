// The end of a deal: what came of it, line by line, what it brought, and how to go on.

import { byId, make, setText } from "./dom.js";
import { face } from "./scene.js";

/**
 * @param {any} settlement
 * @param {boolean} isOver
 * @param {(what: any) => void} ask
 */
export function showSettlement(settlement, isOver, ask) {
  const panel = byId("settlement");
  if (!settlement) {
    panel.hidden = true;
    return;
  }
  const shown = JSON.stringify([settlement, isOver]);
  if (panel.dataset.shown !== shown) {
    panel.dataset.shown = shown;
    fill(settlement, isOver, ask);
  }
  panel.hidden = false;
}

/** @param {any} settlement @param {boolean} isOver @param {(what: any) => void} ask */
function fill(settlement, isOver, ask) {
  const words = document.body.dataset;
  setText(byId("settlement-title"), settlement.title);
  byId("settlement").classList.toggle("won", settlement.won === true);
  byId("settlement").classList.toggle("lost", settlement.won === false);
  byId("settlement-lines").replaceChildren(
    ...settlement.lines.map((/** @type {string} */ line) => make("li", { dir: "auto" }, [line])),
  );
  byId("settlement-scores").replaceChildren(
    ...settlement.scores.map((/** @type {any} */ score) =>
      make("tr", {}, [
        make("th", { scope: "row", dir: "auto" }, [score.name]),
        make("td", { dir: "ltr" }, [score.change]),
        make("td", { dir: "ltr" }, [score.total]),
      ]),
    ),
  );
  byId("settlement-hands").replaceChildren(
    ...settlement.hands.map((/** @type {any} */ hand) =>
      make("li", {}, [
        make("bdi", { class: "name" }, [hand.name]),
        make("span", { class: "open" }, (hand.open_cards ?? []).map((/** @type {any} */ card) =>
          make("img", { src: face(card.card), alt: card.name, title: card.name, class: "face" }))),
      ]),
    ),
  );
  const over = byId("settlement-over");
  over.hidden = !settlement.match_over;
  setText(over, settlement.match_over ?? "");
  const next = /** @type {HTMLButtonElement} */ (byId("next-deal"));
  next.hidden = isOver;
  next.onclick = () => ask("deal");
  /** @type {HTMLButtonElement} */ (byId("same-deal")).onclick = () => ask("again");
  byId("review-link").setAttribute("href", words.review ?? "#");
}
