// The plates of the seats: who sits there, what he is in this deal, what he has said and taken.

import { byId, make, match, part, setText } from "./dom.js";
import { drawOwnCard, face } from "./cards.js";
import { drawPresence, nameOf } from "./presence.js";
import { inDigits, word } from "./words.js";

/** @typedef {import("./types.js").SeatShown} SeatShown */

/** @param {SeatShown[]} seats the onlooker's own first */
export function drawSeats(seats) {
  const [own, ...others] = seats;
  drawInto(byId("seats"), others);
  drawInto(byId("own-seat"), own ? [own] : []);
}

/**
 * One's own cards that lie open on the table; they are played from there.
 * @param {import("./types.js").Scene} scene
 * @param {Set<string>} chosen
 * @param {(card: import("./types.js").CardShown, element: HTMLElement) => void} tapped
 */
export function drawOwnOpen(scene, chosen, tapped) {
  const holder = byId("own-open");
  const cards = scene.seats[0]?.open_cards ?? [];
  match(
    holder,
    cards,
    (card) => `card-${card.card}`,
    (card) => make("li", {}, [make("button", { type: "button", class: "lying" }, [make("img", { src: face(card.card), alt: "", draggable: "false", class: "face" })])]),
    (element, card) => drawOwnCard(part(element, "button"), card, { chosen, tapped, isAsked: Boolean(scene.your_turn) && cards.some((one) => one.playable) }),
  );
  holder.hidden = !cards.length;
}

/** @param {HTMLElement} holder @param {SeatShown[]} seats */
function drawInto(holder, seats) {
  match(holder, seats, (seat) => `seat-${seat.seat}`, newSeat, (element, seat) => {
    element.classList.toggle("on-move", Boolean(seat.on_move));
    element.classList.toggle("out", Boolean(seat.is_out));
    drawPresence(element, seat.seat, Boolean(seat.is_you));
    setText(part(element, ".name"), (!seat.is_you && nameOf(seat.seat)) || seat.name);
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
      ]),
      make("div", { class: "absent", dir: "auto" }),
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
