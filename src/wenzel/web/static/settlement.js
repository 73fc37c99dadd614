// The end of a deal: what came of it, line by line, what it brought, and how to go on.

import { face } from "./cards.js";
import { byId, make, setText } from "./dom.js";

/** @typedef {import("./types.js").Settlement} Settlement */

/**
 * Shows how the deal ended; tells whether it was not shown before.
 * @param {Settlement | null} settlement
 * @param {{deal: number, isOver: boolean}} where
 * @returns {boolean}
 */
export function showSettlement(settlement, { deal, isOver }) {
  const panel = byId("settlement");
  document.body.classList.toggle("settled", settlement !== null);
  if (!settlement) {
    panel.hidden = true;
    delete panel.dataset.shown;
    return false;
  }
  const shown = JSON.stringify([deal, isOver, settlement]);
  if (panel.dataset.shown === shown) return false;
  panel.dataset.shown = shown;
  fill(settlement, isOver, deal);
  panel.hidden = false;
  panel.scrollTop = 0;
  return true;
}

/** @param {Settlement} settlement @param {boolean} isOver @param {number} deal */
function fill(settlement, isOver, deal) {
  const panel = byId("settlement");
  setText(byId("settlement-title"), settlement.title);
  panel.classList.toggle("won", settlement.won === true);
  panel.classList.toggle("lost", settlement.won === false);
  byId("settlement-lines").replaceChildren(...settlement.lines.map((line) => make("li", { dir: "auto" }, [line])));
  byId("settlement-scores").replaceChildren(
    ...settlement.scores.map((score) => {
      const sign = score.sign ? (score.sign > 0 ? "gain" : "loss") : "";
      return make("tr", {}, [
        make("th", { scope: "row", dir: "auto" }, [score.name]),
        make("td", { class: sign }, [make("bdi", { dir: "ltr" }, [score.change])]),
        make("td", {}, [make("bdi", {}, [score.total])]),
      ]);
    }),
  );
  byId("settlement-hands").replaceChildren(
    ...(settlement.hands ?? []).map((hand) =>
      make("li", {}, [
        make("bdi", { class: "name" }, [hand.name]),
        make("span", { class: "cards", dir: "ltr" }, (hand.open_cards ?? []).map((card) =>
          make("img", { src: face(card.card), alt: card.name, title: card.name, class: "face" }))),
      ]),
    ),
  );
  const over = byId("settlement-over");
  over.hidden = !settlement.match_over;
  setText(over, settlement.match_over ?? "");
  byId("next-deal").hidden = isOver;
  byId("go-home").hidden = !isOver;
  const review = byId("review-link");
  review.setAttribute("href", `${review.dataset.base}/${deal}`);
}
