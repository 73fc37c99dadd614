// The table: frames come in and are shown one after the other; what the person does goes out.

import { drawFaceDown, drawHand, drawPiles, drawTrick, face, fetchAll } from "./cards.js";
import { understand } from "./command.js";
import { drawDeeds, groupsOf, markHint } from "./deeds.js";
import { byId, make, part, setText } from "./dom.js";
import { foresee, ownCards } from "./foresight.js";
import { listen, openCommands, roveTo, takeCommands } from "./keys.js";
import { announce, appendLines, clearNotice, notify, replaceLines } from "./log.js";
import { openHouse, wireMenu } from "./menu.js";
import { fly, gather, isStill, pause, placeOf, places, refuse, travel } from "./motion.js";
import { forgetHand, place } from "./placing.js";
import { noteWho } from "./presence.js";
import { drawOwnOpen, drawSeats } from "./seats.js";
import { showSettlement } from "./settlement.js";
import { TableSocket } from "./socket.js";
import { drawOrder, forgetOrder, sorted, sortedNext } from "./sorting.js";
import { word } from "./words.js";

/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./types.js").CardPlayed} CardPlayed */
/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").Scene} Scene */

/** With more frames than this waiting, none is shown at leisure. */
const FEW = 6;
/** How long a full trick is seen where nothing else is waited for, in milliseconds. */
const TRICK_SEEN = 220;
const DEALING = 260;
const DEALT_APART = 28;

/** @type {Record<string, number>} milliseconds between what others do */
const PACE = { slow: 1100, normal: 600, fast: 250, instant: 0 };

const state = {
  /** @type {Scene | null} what is shown */ scene: null,
  /** @type {Scene | null} the scene before a card was tapped that the table has not yet accepted */ tapped: null,
  /** the place that is shown */ seq: 0,
  /** @type {Frame[]} frames to be shown */ queue: [],
  isShowing: false,
  /** @type {Set<string>} cards chosen */ chosen: new Set(),
  isOver: false,
  /** whether a deal was asked for that has not come */ isDealing: false,
  deal: 0,
};

const pace = () => PACE[document.documentElement.dataset.speed ?? "normal"] ?? 600;

const socketUrl = new URL(word("socket"), location.href);
socketUrl.protocol = location.protocol === "https:" ? "wss:" : "ws:";

const socket = new TableSocket(socketUrl.href, receive, (isUp) => {
  byId("line").hidden = isUp;
  if (!isUp) announce(word("lineLost"));
});

/** @param {Frame} frame */
function receive(frame) {
  if (frame.type === "snapshot" || frame.type === "news") {
    if (frame.type === "snapshot") state.queue = [];
    state.queue.push(frame);
    void showAll();
  } else if (frame.type === "answer") {
    answered(frame);
  } else if (frame.type === "people") {
    noteWho(frame.presence);
    if (state.scene) {
      drawSeats(state.scene.seats);
      place(state.scene);
    }
    notify(frame.text ?? "");
  } else if (frame.type === "notice") {
    notify(frame.text ?? "");
  }
}

/** @param {Frame} frame */
function answered(frame) {
  if (frame.code !== "done") {
    state.isDealing = false;
    takeBack();
    notify(frame.text);
    return;
  }
  if (!frame.text) {
    playForced();
    return;
  }
  announce(frame.text);
  setText(byId("hint-words"), frame.text);
  byId("hint").hidden = false;
  clearNotice();
  const deed = markHint(frame.action ?? null);
  if (state.scene) place(state.scene);
  // Where what can be done scrolls, what is advised is to be seen.
  deed?.scrollIntoView({ block: "nearest" });
}

async function showAll() {
  if (state.isShowing) return;
  state.isShowing = true;
  for (let frame = state.queue.shift(); frame; frame = state.queue.shift()) {
    try {
      await (frame.type === "snapshot" ? showAnew(frame) : showNews(frame, state.queue.length >= FEW));
    } catch (fault) {
      // One frame that cannot be shown keeps none after it from being shown.
      reportError(fault);
    }
  }
  state.isShowing = false;
  playForced();
}

/** The whole picture at once; a new deal is dealt. @param {Frame} frame */
async function showAnew(frame) {
  const isNewDeal = frame.deal > 0 && (state.isDealing || (state.deal > 0 && frame.deal !== state.deal));
  state.isDealing = false;
  state.tapped = null;
  state.deal = frame.deal;
  state.seq = frame.seq ?? 0;
  noteWho(frame.presence);
  state.isOver = Boolean(frame.match_over);
  state.chosen.clear();
  replaceLines(frame.lines);
  byId("practice").hidden = !frame.practice;
  keepPromise(frame);
  if (!frame.scene) {
    state.scene = null;
    ask("deal");
    return;
  }
  forgetHand();
  if (isNewDeal) forgetOrder();
  state.scene = sorted(frame.scene);
  clearHint();
  draw({});
  if (isNewDeal && !isStill() && pace()) {
    travel(new Map(), (element) => (element.closest("#hand") ? dealersPlace() : null), DEALING, DEALT_APART);
  }
  if (frame.scene.your_turn) announce(frame.scene.prompt);
}

/** What has happened since. @param {Frame} frame @param {boolean} hurry */
async function showNews(frame, hurry) {
  const before = state.scene;
  /** @type {Scene} */
  const scene = sorted(frame.scene);
  const last = scene.last_trick ?? [];
  const took = last.length > 0 && JSON.stringify(before?.last_trick ?? []) !== JSON.stringify(last);
  appendLines(frame.lines);
  state.tapped = null;
  state.seq = frame.seq ?? 0;
  state.isOver = Boolean(frame.match_over);
  keepPromise(frame);
  state.scene = scene;
  if (!scene.selection || !before?.selection) state.chosen.clear();
  clearHint();
  clearNotice();
  if (took) {
    // The card that completed the trick is seen first; then the trick goes to its winner.
    draw({ trick: last, before, moving: !hurry });
    if (!hurry) {
      await pause(pace() ? pace() + 250 : TRICK_SEEN);
      await gatherTrick(last);
    }
  }
  draw({ before, moving: !hurry && !took });
  if (!hurry && !took && before) flyDrawn(before, scene);
  if (scene.your_turn && !before?.your_turn) announce(scene.prompt);
  else if (!hurry && frame.lines.length && !scene.your_turn) await pause(pace());
}

/** @param {Frame} frame */
function keepPromise(frame) {
  if (frame.promise) byId("promise").dataset.promise = JSON.stringify(frame.promise);
}

function clearHint() {
  byId("hint").hidden = true;
  markHint(null);
}

/** @param {CardPlayed[]} trick */
async function gatherTrick(trick) {
  const winner = trick.find((played) => played.is_winning);
  const to = winner && plateOf(winner.seat);
  const cards = /** @type {HTMLElement[]} */ ([...byId("trick").children]);
  if (to) await gather(cards, to, Math.min(280, pace() + 80));
}

/** @param {number} seat */
function plateOf(seat) {
  const plate = document.querySelector(`[data-key="seat-${seat}"] .plate`);
  return plate ? { ...placeOf(plate), width: 50 } : null;
}

function dealersPlace() {
  const dealer = state.scene?.seats.find((seat) => seat.is_dealer);
  return dealer ? plateOf(dealer.seat) : null;
}

/** Shows a card that another has drawn on its way to him. @param {Scene} before @param {Scene} after */
function flyDrawn(before, after) {
  if (!before.piles || !after.piles) return;
  for (const seat of after.seats) {
    const held = before.seats.find((one) => one.seat === seat.seat)?.cards ?? 0;
    const to = plateOf(seat.seat);
    if (seat.is_you || (seat.cards ?? 0) <= held || !to) continue;
    const fromStock = after.piles.stock < before.piles.stock;
    const slot = part(byId("piles"), fromStock ? ".stock .slot" : ".pile:not(.stock) .slot");
    fly(face(fromStock ? "" : before.piles.top?.card ?? ""), placeOf(slot), to, Math.min(320, pace()));
  }
}

/**
 * Draws the scene.
 * @param {{trick?: CardPlayed[], before?: Scene | null, moving?: boolean}} how `trick`: a full one
 *   that is still seen; `before`: the scene before
 */
function draw({ trick, before = null, moving = false }) {
  const scene = state.scene;
  if (!scene) return;
  const travels = moving && !isStill() && pace() > 0;
  const old = travels ? places() : new Map();
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const place_ = focused?.closest("#hand") ? [...byId("hand").children].indexOf(focused) : -1;
  drawTitle(scene.title);
  setText(byId("prompt"), scene.prompt);
  document.body.classList.toggle("your-turn", Boolean(scene.your_turn) && !trick);
  drawSeats(scene.seats);
  drawOwnOpen(scene, state.chosen, tapped);
  drawTrick(scene, trick ?? scene.trick ?? []);
  drawPiles(scene, act);
  drawFaceDown(scene.face_down ?? 0);
  drawHand(scene, state.chosen, tapped);
  drawOrder(scene);
  drawDeeds(scene, trick ? [] : groupsOf(scene, state.chosen), act);
  byId("facts").replaceChildren(...(scene.facts ?? []).map((fact) => make("p", { dir: "auto" }, [fact])));
  byId("last").hidden = !scene.last_trick?.length;
  const isNews = showSettlement(trick ? null : scene.settlement ?? null, { deal: state.deal, isOver: state.isOver });
  place(scene);
  keepFocus(focused, place_, isNews);
  if (travels) travel(old, (element) => originOf(element, before), Math.min(300, pace() + 60));
}

/** @param {string[]} parts */
function drawTitle(parts) {
  const title = byId("title");
  if (title.dataset.parts === JSON.stringify(parts)) return;
  title.dataset.parts = JSON.stringify(parts);
  title.replaceChildren(...parts.flatMap((words, index) => [...(index ? [make("span", { class: "dot" }, [" · "])] : []), make("bdi", {}, [words])]));
}

/**
 * Where a card that was not there comes from: the plate of who played it, or the stock.
 * @param {HTMLElement} element @param {Scene | null} before
 */
function originOf(element, before) {
  const from = element.dataset.from;
  if (from === "mover") {
    const mover = before?.seats.find((seat) => seat.on_move);
    return mover ? plateOf(mover.seat) : null;
  }
  if (from) return plateOf(Number(from));
  if (!element.closest("#hand")) return null;
  const heap = state.scene?.piles ? document.querySelector("#piles .stock .slot") : byId("face-down");
  return heap && before ? placeOf(heap) : null;
}

/**
 * Focus never falls to the body: the neighbour of a card that was played has it next.
 * @param {HTMLElement | null} focused what had it @param {number} index its place in the hand
 * @param {boolean} isSettled whether the settlement has just been shown
 */
function keepFocus(focused, index, isSettled) {
  if (document.querySelector("dialog[open]")) return;
  // What is hidden loses it only when the page is next drawn.
  const isLost = focused !== null && focused !== document.body && (document.activeElement !== focused || !focused.checkVisibility());
  if (isSettled) {
    byId("settlement-title").focus({ preventScroll: true });
  } else if (isLost) {
    const cards = /** @type {HTMLElement[]} */ ([...byId("hand").children]);
    const next = index >= 0 ? cards[Math.min(index, cards.length - 1)] : undefined;
    if (next) roveTo(next);
    (next ?? byId("prompt")).focus({ preventScroll: true });
  }
}

/** @param {import("./types.js").CardShown} card @param {HTMLElement} element */
function tapped(card, element) {
  const scene = state.scene;
  if (!scene) return;
  if (!card.playable) {
    notify(card.reason || scene.prompt);
    refuse(element);
    return;
  }
  if (scene.selection) {
    if (!state.chosen.delete(card.card)) {
      const [first] = state.chosen;
      if (first !== undefined && state.chosen.size >= scene.selection.count) state.chosen.delete(first);
      state.chosen.add(card.card);
    }
    draw({});
    return;
  }
  if (!scene.tap) return;
  if (document.documentElement.dataset.confirm === "on" && !state.chosen.has(card.card)) {
    state.chosen = new Set([card.card]);
    announce(`${card.name}?`);
    draw({});
    return;
  }
  play(scene, card);
}

/** Plays a card; it is seen at once. @param {Scene} scene @param {import("./types.js").CardShown} card */
function play(scene, card) {
  if (!socket.isReady) return;
  act({ ...scene.tap, [scene.tap_field ?? "card"]: card.card });
  const after = foresee(scene, card);
  if (!after) return;
  state.tapped = scene;
  state.scene = after;
  clearHint();
  draw({ before: scene, moving: true });
}

/** Holds the hand as for the next game that may be thought of. */
function sortNext() {
  const next = state.scene && sortedNext(state.scene);
  if (!next) return;
  state.scene = next.scene;
  announce(next.words);
  draw({ moving: true });
}

/** Takes back a card that was seen at once and is refused. */
function takeBack() {
  if (!state.tapped) return;
  state.scene = state.tapped;
  state.tapped = null;
  draw({ before: null, moving: true });
}

/** Plays the only card that may be played, for those who want it so. */
function playForced() {
  const scene = state.isShowing ? null : state.scene;
  const playable = scene ? ownCards(scene).cards.filter((card) => card.playable) : [];
  const [only] = playable;
  if (document.documentElement.dataset.forced !== "on" || !scene?.your_turn || !scene.tap || !only || playable.length > 1 || scene.groups?.length) return;
  play(scene, only);
}

/** @param {Action} action @param {string} [question] */
function act(action, question) {
  if (!socket.isReady) return;
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
  if (!socket.isReady) return;
  if (what === "again" && state.scene && !state.scene.settlement && byId("log").childElementCount) {
    askFirst(word("sureAgain"), () => askNow("again"));
    return;
  }
  askNow(what);
}

/** @param {"deal" | "again" | "hint" | "snapshot"} what */
function askNow(what) {
  state.isDealing = what === "deal" || what === "again";
  socket.send({ type: "ask", what, ...(state.isDealing ? { expect_seq: state.seq } : {}) });
}

/** @param {string} text @returns {boolean} whether it meant something */
function entered(text) {
  const meant = state.scene && understand(text, state.scene, state.chosen);
  if (!meant) {
    notify(word("unknown"));
    return false;
  }
  if ("deed" in meant) act(meant.deed.action, meant.deed.confirm);
  else {
    for (const card of meant.cards) {
      const element = /** @type {HTMLElement | null} */ (document.querySelector(`:is(#hand, #own-open) [data-key="card-${card.card}"]`));
      if (element) tapped(card, element);
    }
  }
  return true;
}

wireMenu({ ask, last: () => state.scene?.last_trick ?? [], seats: () => state.scene?.seats ?? [], openCommands, askFirst });
listen({ scene: () => state.scene, ask, tapped, answer: announce, lastTrick: () => byId("last").click(), house: openHouse, sort: sortNext, type: openCommands });
byId("order").addEventListener("click", sortNext);
takeCommands(entered);
fetchAll();

let waiting = 0;
const resizes = new ResizeObserver(() => {
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(() => state.scene && place(state.scene));
});
// The text box and a hint take room from the table while they are open.
for (const seen of [document.documentElement, byId("command"), byId("hint")]) resizes.observe(seen);
