// The plates of the seats: who sits there, what he is in this deal, what he has said and taken.

import { byId, make, match, part, setText } from "./dom.js";
import { face } from "./cards.js";
import { inDigits, word } from "./words.js";

/** @typedef {import("./types.js").SeatShown} SeatShown */

/**
 * @param {SeatShown[]} seats the onlooker's own first
 * @param {import("./types.js").Presence[]} presence
 */
export function drawSeats(seats, presence) {
  const [own, ...others] = seats;
  drawInto(byId("seats"), others, presence);
  drawInto(byId("own-seat"), own ? [own] : [], presence);
}

/**
 * One's own cards that lie open on the table, while one plays from the hand.
 * @param {import("./types.js").Scene} scene
 */
export function drawOwnOpen(scene) {
  const hand = new Set((scene.hand ?? []).map((card) => card.card));
  const open = scene.seats[0]?.open_cards ?? [];
  drawCards(byId("own-open"), open.filter((card) => !hand.has(card.card)));
}

/** @param {HTMLElement} holder @param {SeatShown[]} seats @param {import("./types.js").Presence[]} presence */
function drawInto(holder, seats, presence) {
  match(holder, seats, (seat) => `seat-${seat.seat}`, newSeat, (element, seat) => {
    const who = presence.find((one) => one.seat === seat.seat);
    element.classList.toggle("on-move", Boolean(seat.on_move));
    element.classList.toggle("out", Boolean(seat.is_out));
    element.classList.toggle("person", Boolean(who?.is_person) && !seat.is_you);
    element.classList.toggle("away", Boolean(who?.is_person) && who?.is_here === false);
    setText(part(element, ".name"), seat.name);
    part(element, ".dealer").hidden = !seat.is_dealer;
    setText(part(element, ".roles"), (seat.roles ?? []).join(" · "));
    setText(part(element, ".said"), seat.said ?? "");
    drawCounts(part(element, ".counts"), seat);
    drawBacks(part(element, ".backs"), seat);
    drawCards(part(element, ".open"), seat.is_you ? [] : seat.open_cards ?? []);
  });
}

function newSeat() {
  return make("li", { class: "seat" }, [
    make("span", { class: "backs", "aria-hidden": "true" }),
    make("div", { class: "plate" }, [
      make("div", { class: "who" }, [
        make("bdi", { class: "name" }),
        make("span", { class: "dealer", title: word("dealer"), hidden: true }, [make("span", { class: "hidden-words" }, [word("dealer")])]),
        make("span", { class: "absent" }, [word("away")]),
      ]),
      make("div", { class: "roles", dir: "auto" }),
      make("div", { class: "counts" }),
      make("div", { class: "said", dir: "auto" }),
    ]),
    make("ul", { class: "open" }),
  ]);
}

/** @param {HTMLElement} holder @param {SeatShown} seat */
function drawCounts(holder, seat) {
  /** @type {[string, string, string][]} */
  const counts = [];
  if (seat.tricks !== undefined) counts.push(["tricks", inDigits(seat.tricks), word("tricks")]);
  if (!seat.is_you && seat.cards) counts.push(["held", inDigits(seat.cards), word("cardsHeld")]);
  if (seat.score) counts.push([/^[\u2066-\u2069]*[+−]?\p{Nd}+[\u2066-\u2069]*$/u.test(seat.score) ? "score sum" : "score", seat.score, word("score")]);
  match(
    holder,
    counts,
    ([kind]) => kind,
    ([kind, , label]) => make("span", { class: kind, title: label }),
    (element, [, value, label]) => {
      if (element.dataset.value === value) return;
      element.dataset.value = value;
      element.replaceChildren(make("span", { class: "hidden-words" }, [`${label} `]), make("bdi", {}, [value]));
    },
  );
}

/** The backs of the cards that a seat holds. @param {HTMLElement} holder @param {SeatShown} seat */
function drawBacks(holder, seat) {
  const open = seat.open_cards?.length ?? 0;
  const wanted = seat.is_you || open ? 0 : Math.min(seat.cards ?? 0, 12);
  while (holder.childElementCount > wanted) holder.lastElementChild?.remove();
  while (holder.childElementCount < wanted) holder.append(make("img", { src: face(""), alt: "", draggable: "false" }));
}

/** @param {HTMLElement} holder @param {import("./types.js").CardShown[]} cards */
function drawCards(holder, cards) {
  match(
    holder,
    cards,
    (card) => `open-${card.card}`,
    (card) => make("li", { title: card.name }, [make("img", { src: face(card.card), alt: card.name, class: "face" })]),
    () => {},
  );
  holder.hidden = !cards.length;
}
