// Draws a scene: seats round the table, the trick or the piles, the hand, what can be done.
// It knows no game: everything it shows and sends comes with the scene.

import { byId, make, match, setText } from "./dom.js";

/** @typedef {{card: string, name: string, is_trump?: boolean, playable?: boolean, reason?: string}} CardShown */
/** @typedef {{seat: number, card?: string, name: string, is_winning?: boolean}} CardPlayed */

/** @param {string} card @returns {string} */
export function face(card) {
  return `${document.body.dataset.cards}/${card}.svg`;
}

/** @param {string} card */
function picture(card) {
  return make("img", { src: card ? face(card) : face("back"), alt: "", draggable: "false", class: "face" });
}

/** @param {HTMLElement} holder @param {string} card */
function turn(holder, card) {
  const image = /** @type {HTMLImageElement | null} */ (holder.querySelector("img.face"));
  const wanted = card ? face(card) : face("back");
  if (image && image.getAttribute("src") !== wanted) image.src = wanted;
}

/**
 * Where a seat is, as shares of the table's width and height: one's own at the foot, the next
 * player on the left, and so on clockwise.
 * @param {number} step @param {number} seats @returns {[number, number]}
 */
export function placeOf(step, seats) {
  if (step === 0) return [50, 96];
  const from = seats <= 3 ? 205 : seats === 4 ? 185 : 165;
  const to = 540 - from;
  const angle = seats === 2 ? 270 : from + ((to - from) * (step - 1)) / (seats - 2);
  const radians = (angle * Math.PI) / 180;
  return [50 + 42 * Math.cos(radians), 50 + 42 * Math.sin(radians)];
}

/**
 * Where a seat's card lies in the trick.
 * @param {number} step @param {number} seats @returns {[number, number]}
 */
function trickPlace(step, seats) {
  const angle = ((90 + (360 * step) / seats) * Math.PI) / 180;
  return [50 + (seats > 4 ? 17 : 13) * Math.cos(angle), 52 + 17 * Math.sin(angle)];
}

/** @param {HTMLElement} element @param {[number, number]} place */
function put(element, [x, y]) {
  element.style.setProperty("--x", `${x}%`);
  element.style.setProperty("--y", `${y}%`);
}

/** @param {any} scene */
export function drawSeats(scene) {
  const count = scene.seats.length;
  const table = byId("felt");
  table.dataset.seats = String(count);
  match(
    byId("seats"),
    scene.seats,
    (seat) => `seat-${seat.seat}`,
    () =>
      make("li", { class: "seat" }, [
        make("div", { class: "plate" }, [
          make("bdi", { class: "name" }),
          make("span", { class: "roles" }),
          make("bdi", { class: "said" }),
        ]),
        make("div", { class: "counts" }),
        make("ul", { class: "open" }),
      ]),
    (element, seat, index) => {
      put(element, placeOf(index, count));
      element.classList.toggle("own", Boolean(seat.is_you));
      element.classList.toggle("on-move", Boolean(seat.on_move));
      element.classList.toggle("out", Boolean(seat.is_out));
      element.classList.toggle("dealer", Boolean(seat.is_dealer));
      const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (element.querySelector(name));
      setText(part(".name"), seat.name);
      setText(part(".roles"), (seat.roles ?? []).join(" · "));
      setText(part(".said"), seat.said ?? "");
      drawCounts(part(".counts"), seat);
      match(
        part(".open"),
        seat.open_cards ?? [],
        (/** @type {CardShown} */ card) => `open-${card.card}`,
        (card) => make("li", {}, [make("img", { src: face(card.card), alt: card.name, class: "face" })]),
        () => {},
      );
    },
  );
}

/** @param {HTMLElement} holder @param {any} seat */
function drawCounts(holder, seat) {
  const words = document.body.dataset;
  const parts = [];
  if (seat.tricks !== undefined) parts.push(["tricks", String(seat.tricks), words.tricks ?? ""]);
  if (!seat.is_you && seat.cards) parts.push(["cards", String(seat.cards), words.cardsHeld ?? ""]);
  if (seat.score) parts.push(["score", seat.score, words.score ?? ""]);
  match(
    holder,
    parts,
    ([kind]) => kind,
    ([kind, , label]) => make("bdi", { class: kind, title: label, dir: "ltr" }),
    (element, [, value, label]) => {
      if (element.dataset.value === value) return;
      element.dataset.value = value;
      element.replaceChildren(make("span", { class: "hidden-words" }, [`${label} `]), value);
    },
  );
}

/**
 * @param {any} scene
 * @param {CardPlayed[]} trick
 */
export function drawTrick(scene, trick) {
  const order = scene.seats.map((/** @type {any} */ seat) => seat.seat);
  match(
    byId("trick"),
    trick,
    (played) => `card-${played.card || `down-${played.seat}`}`,
    (played) => make("li", { class: "played" }, [picture(played.card ?? "")]),
    (element, played, index) => {
      put(element, trickPlace(order.indexOf(played.seat), order.length));
      element.style.zIndex = String(index + 1);
      element.dataset.from = String(played.seat);
      element.classList.toggle("winning", Boolean(played.is_winning));
      /** @type {HTMLElement} */ (element.querySelector("img")).setAttribute("alt", played.name);
    },
  );
}

/** @param {any} scene @param {(action: object) => void} act */
export function drawPiles(scene, act) {
  const holder = byId("piles");
  const piles = scene.piles;
  holder.hidden = !piles && !scene.face_down;
  /** @type {{key: string, card: string, name: string, count: number, action?: object}[]} */
  const shown = [];
  if (piles) {
    shown.push({ key: "stock", card: "", name: piles.stock_name, count: piles.stock, action: piles.stock_action });
    const top = piles.top;
    shown.push({ key: "pile", card: top?.card ?? "", name: top ? `${piles.pile_name}: ${top.name}` : piles.pile_name, count: 0, action: piles.top_action });
  }
  for (let number = 0; number < (scene.face_down ?? 0); number += 1) {
    shown.push({ key: `down-${number}`, card: "", name: "", count: 0 });
  }
  match(
    holder,
    shown,
    (pile) => pile.key,
    (pile) => make("button", { type: "button", class: `pile ${pile.key}` }, [picture(pile.card), make("bdi", { class: "count" })]),
    (element, pile) => {
      turn(element, pile.card);
      element.classList.toggle("empty", pile.key === "stock" && pile.count === 0);
      setText(/** @type {HTMLElement} */ (element.querySelector(".count")), pile.count ? String(pile.count) : "");
      const label = pile.count ? `${pile.name}, ${pile.count}` : pile.name;
      if (label) element.setAttribute("aria-label", label);
      element.toggleAttribute("disabled", !pile.action);
      element.classList.toggle("ready", Boolean(pile.action));
      element.onclick = pile.action ? () => act(/** @type {object} */ (pile.action)) : null;
    },
  );
}

/**
 * @param {any} scene
 * @param {Set<string>} chosen
 * @param {(card: CardShown, element: HTMLElement) => void} tapped
 */
export function drawHand(scene, chosen, tapped) {
  const hand = byId("hand");
  const cards = /** @type {CardShown[]} */ (scene.hand ?? []);
  hand.style.setProperty("--count", String(Math.max(cards.length, 1)));
  const active = cards.some((card) => card.playable);
  match(
    hand,
    cards,
    (card) => `card-${card.card}`,
    (card) => make("button", { type: "button", class: "card", tabindex: "-1" }, [picture(card.card)]),
    (element, card) => {
      const state = card.playable ? document.body.dataset.playable : card.reason;
      const trump = card.is_trump ? document.body.dataset.trump : "";
      element.setAttribute("aria-label", [card.name, trump, state].filter(Boolean).join(", "));
      element.setAttribute("aria-disabled", String(!card.playable));
      if (scene.selection) element.setAttribute("aria-pressed", String(chosen.has(card.card)));
      else element.removeAttribute("aria-pressed");
      element.title = card.playable ? "" : card.reason ?? "";
      element.classList.toggle("forbidden", active && !card.playable);
      element.classList.toggle("chosen", chosen.has(card.card));
      element.onclick = () => tapped(card, element);
    },
  );
  if (!hand.querySelector('[tabindex="0"]')) hand.firstElementChild?.setAttribute("tabindex", "0");
}

/**
 * @param {any} scene
 * @param {Set<string>} chosen
 * @param {(action: object, question?: string) => void} act
 */
export function drawDeeds(scene, chosen, act) {
  const groups = [...(scene.groups ?? [])];
  const selection = scene.selection;
  if (selection) {
    const cards = [...chosen];
    const action = { ...selection.action, [selection.field ?? "cards"]: selection.single ? cards[0] : cards };
    groups.unshift({
      key: "selection",
      buttons: [{ label: selection.label, action, is_main: true, disabled: cards.length !== selection.count }],
    });
  }
  match(
    byId("deeds"),
    groups,
    (group) => `group-${group.key ?? group.heading ?? ""}`,
    (group) => {
      if (!group.heading) return make("div", { class: "group" }, [make("div", { class: "buttons" })]);
      const few = group.buttons.length <= 8;
      return make("details", { class: "group", open: few && group.buttons.some((/** @type {any} */ b) => b.detail) }, [
        make("summary", {}, [group.heading]),
        make("div", { class: "buttons" }),
      ]);
    },
    (element, group) => {
      match(
        /** @type {HTMLElement} */ (element.querySelector(".buttons")),
        group.buttons,
        (button) => `button-${button.label}`,
        () => make("button", { type: "button" }, [make("bdi", { class: "label" }), make("bdi", { class: "detail" })]),
        (pressed, button) => {
          setText(/** @type {HTMLElement} */ (pressed.querySelector(".label")), button.label);
          setText(/** @type {HTMLElement} */ (pressed.querySelector(".detail")), button.detail ?? "");
          pressed.classList.toggle("main", Boolean(button.is_main));
          pressed.toggleAttribute("disabled", Boolean(button.disabled));
          pressed.onclick = () => act(button.action, button.confirm);
        },
      );
    },
  );
}
