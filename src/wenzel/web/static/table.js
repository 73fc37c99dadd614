// The table: frames come in and are shown one after the other; what the person does goes out.

import { byId, make, setText } from "./dom.js";
import { listen } from "./keys.js";
import { gather, isStill, pause, places, travel } from "./motion.js";
import { drawDeeds, drawHand, drawPiles, drawSeats, drawTrick } from "./scene.js";
import { announce, appendLines, replaceLines } from "./log.js";
import { showSettlement } from "./settlement.js";
import { TableSocket } from "./socket.js";

const BODY = document.body.dataset;
const FEW = 6;

/** @type {Record<string, number>} milliseconds between what others do */
const PACE = { slow: 1100, normal: 600, fast: 250, instant: 0 };

const state = {
  /** @type {any} what is shown */ scene: null,
  /** the place that is shown */ seq: 0,
  /** @type {any[]} frames to be shown */ queue: [],
  isShowing: false,
  /** @type {Set<string>} cards chosen */ chosen: new Set(),
  isOver: false,
  deal: 0,
};

const pace = () => PACE[document.documentElement.dataset.speed ?? "normal"] ?? PACE.normal;

const socketUrl = new URL(BODY.socket ?? "", location.href);
socketUrl.protocol = location.protocol === "https:" ? "wss:" : "ws:";

const socket = new TableSocket(socketUrl.href, receive, (isUp) => {
  byId("line").hidden = isUp;
  if (!isUp) announce(BODY.lineLost ?? "");
});

/** @param {any} frame */
function receive(frame) {
  if (frame.type === "snapshot" || frame.type === "news") {
    if (frame.type === "snapshot") state.queue = [];
    state.queue.push(frame);
    void showAll();
  } else if (frame.type === "answer") {
    answered(frame);
  } else if (frame.type === "people") {
    showPeople(frame.presence);
    if (frame.text) announce(frame.text);
  } else if (frame.type === "notice") {
    announce(frame.text);
  }
}

/** @param {any} frame */
function answered(frame) {
  if (frame.code !== "done") announce(frame.text);
  else if (frame.text) {
    announce(frame.text);
    setText(byId("hint"), frame.text);
    byId("hint").hidden = false;
    markHint(frame.action);
  }
  draw();
}

/** @param {any} action */
function markHint(action) {
  const cards = [action?.card, ...(action?.cards ?? [])].filter(Boolean);
  for (const card of byId("hand").children) {
    const element = /** @type {HTMLElement} */ (card);
    element.classList.toggle("hinted", cards.some((text) => element.dataset.key === `card-${text}`));
  }
}

/** @param {any[]} presence */
function showPeople(presence) {
  for (const who of presence) {
    const seat = document.querySelector(`[data-key="seat-${who.seat}"]`);
    seat?.classList.toggle("person", Boolean(who.is_person));
    seat?.classList.toggle("away", Boolean(who.is_person) && who.is_here === false);
  }
}

async function showAll() {
  if (state.isShowing) return;
  state.isShowing = true;
  while (state.queue.length) {
    const frame = state.queue.shift();
    await show(frame, state.queue.length >= FEW);
  }
  state.isShowing = false;
}

/** @param {any} frame @param {boolean} hurry */
async function show(frame, hurry) {
  const before = state.scene;
  const isSnapshot = frame.type === "snapshot";
  state.seq = frame.seq;
  if (isSnapshot) {
    state.deal = frame.deal;
    showPeople(frame.presence);
    replaceLines(frame.lines);
    document.body.classList.toggle("practice", Boolean(frame.practice));
    if (!frame.scene) {
      state.scene = null;
      ask("deal");
      return;
    }
  } else {
    appendLines(frame.lines);
  }
  state.isOver = Boolean(frame.match_over);
  if (frame.promise) byId("promise").dataset.promise = JSON.stringify(frame.promise);
  const took = !isSnapshot && tookTrick(before, frame.scene);
  state.scene = frame.scene;
  if (!frame.scene.selection) state.chosen.clear();
  byId("hint").hidden = true;
  if (took) {
    // The card that completed the trick is seen first; then the trick goes to its winner.
    draw(frame.scene.last_trick, !hurry);
    if (!hurry) await pause(pace() + 250);
    if (!hurry) await gatherTrick(frame.scene);
  }
  draw(undefined, !hurry && !isSnapshot);
  if (frame.scene.your_turn && !before?.your_turn) announce(frame.scene.prompt);
  else if (!hurry && !isSnapshot && state.queue.length + 1 < FEW) await pause(frame.lines.length ? pace() : 0);
}

/** @param {any} before @param {any} after */
function tookTrick(before, after) {
  const last = (/** @type {any} */ scene) => JSON.stringify(scene?.last_trick ?? []);
  return Boolean(after?.last_trick?.length) && last(before) !== last(after);
}

/** @param {any} scene */
async function gatherTrick(scene) {
  const winner = scene.last_trick.find((/** @type {any} */ played) => played.is_winning);
  const plate = document.querySelector(`[data-key="seat-${winner?.seat}"] .plate`);
  const cards = /** @type {HTMLElement[]} */ ([...byId("trick").children]);
  if (plate) await gather(cards, plate.getBoundingClientRect(), 260);
}

/** @param {any[]} [trick] @param {boolean} [moving] */
function draw(trick, moving = false) {
  const scene = state.scene;
  if (!scene) return;
  const before = moving ? places(document) : new Map();
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const place = focused?.closest("#hand") ? [...byId("hand").children].indexOf(focused) : -1;
  setText(byId("title"), scene.title.join(" · "));
  setText(byId("prompt"), scene.prompt);
  document.body.classList.toggle("your-turn", Boolean(scene.your_turn) && !trick);
  drawSeats(scene);
  drawTrick(scene, trick ?? scene.trick ?? []);
  drawPiles(scene, act);
  drawHand(scene, state.chosen, tapped);
  drawDeeds(trick ? { groups: [] } : scene, state.chosen, act);
  byId("facts").replaceChildren(...(scene.facts ?? []).map((/** @type {string} */ fact) => make("p", { dir: "auto" }, [fact])));
  showSettlement(trick ? null : scene.settlement, state.isOver, ask);
  keepFocus(place);
  if (moving) travel(document, before, originOf, Math.min(320, pace()));
}

/** @param {HTMLElement} element @returns {DOMRect | null} */
function originOf(element) {
  const seat = element.dataset.from;
  if (seat === undefined) return null;
  return document.querySelector(`[data-key="seat-${seat}"] .plate`)?.getBoundingClientRect() ?? null;
}

/** Focus never falls to the body: the neighbour of a card that was played has it next. @param {number} place */
function keepFocus(place) {
  if (place < 0 || byId("hand").contains(document.activeElement)) return;
  const cards = byId("hand").children;
  const next = /** @type {HTMLElement | undefined} */ (cards[Math.min(place, cards.length - 1)]);
  if (next) {
    for (const card of cards) card.setAttribute("tabindex", card === next ? "0" : "-1");
    next.focus({ preventScroll: true });
  } else {
    byId("prompt").focus({ preventScroll: true });
  }
}

/** @param {any} card @param {HTMLElement} element */
function tapped(card, element) {
  const scene = state.scene;
  if (!card.playable) {
    announce(card.reason || scene.prompt);
    if (!isStill()) element.animate([{ translate: "-4px" }, { translate: "4px" }, { translate: "0" }], 120);
    return;
  }
  if (scene.selection) {
    if (!state.chosen.delete(card.card)) {
      if (state.chosen.size >= scene.selection.count) state.chosen.delete([...state.chosen][0]);
      state.chosen.add(card.card);
    }
    draw();
    return;
  }
  if (!scene.tap) return;
  if (document.documentElement.dataset.confirm === "on" && !state.chosen.has(card.card)) {
    state.chosen = new Set([card.card]);
    announce(`${card.name}?`);
    draw();
    return;
  }
  act({ ...scene.tap, [scene.tap_field ?? "card"]: card.card });
}

/** @param {object} action @param {string} [question] */
function act(action, question) {
  if (socket.isWaiting) return;
  if (question) {
    askFirst(question, () => act(action));
    return;
  }
  state.chosen.clear();
  socket.send({ type: "act", expect_seq: state.seq, action });
}

/** @param {string} question @param {() => void} then */
function askFirst(question, then) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("sure"));
  setText(byId("sure-question"), question);
  dialog.onclose = () => {
    if (dialog.returnValue === "yes") then();
  };
  dialog.returnValue = "";
  dialog.showModal();
}

/** @param {"deal" | "again" | "hint" | "snapshot"} what */
function ask(what) {
  if (socket.isWaiting) return;
  const word = what === "deal" ? crypto.randomUUID() : "";
  const place = what === "deal" || what === "again" ? { expect_seq: state.seq } : {};
  socket.send({ type: "ask", what, word, ...place });
}

for (const button of document.querySelectorAll("[data-ask]")) {
  const what = /** @type {any} */ (/** @type {HTMLElement} */ (button).dataset.ask);
  button.addEventListener("click", () => ask(what));
}
listen({ state, ask, tapped, announce });
