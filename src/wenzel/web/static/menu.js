// What lies beside the game: the menu, the log on small screens, the last trick, wishes of the table.

import { face } from "./cards.js";
import { byId, make, setText } from "./dom.js";
import { notify } from "./log.js";
import { word } from "./words.js";

/** @typedef {import("./types.js").CardPlayed} CardPlayed */
/** @typedef {import("./types.js").SeatShown} SeatShown */

/**
 * @typedef {object} Beside
 * @property {(what: "deal" | "again" | "hint" | "snapshot") => void} ask
 * @property {() => CardPlayed[]} last the last trick
 * @property {() => SeatShown[]} seats
 * @property {() => void} openCommands
 * @property {(question: string, then: () => void) => void} askFirst
 */

/** @param {Beside} beside */
export function wireMenu(beside) {
  for (const found of document.querySelectorAll("[data-ask]")) {
    const button = /** @type {HTMLElement} */ (found);
    const what = /** @type {"deal" | "again" | "hint"} */ (button.dataset.ask);
    button.addEventListener("click", () => {
      closeMenu();
      beside.ask(what);
    });
  }
  byId("open-keys").addEventListener("click", () => {
    closeMenu();
    /** @type {HTMLDialogElement} */ (byId("keys")).showModal();
  });
  byId("open-house").addEventListener("click", () => {
    closeMenu();
    openHouse();
  });
  byId("open-command").addEventListener("click", () => {
    closeMenu();
    beside.openCommands();
  });
  const forced = /** @type {HTMLInputElement} */ (byId("forced"));
  forced.addEventListener("change", () => {
    const forcedNow = forced.checked ? "on" : "off";
    document.documentElement.dataset.forced = forcedNow;
    // What the settings page keeps, it keeps for the table too.
    void fetch("/settings", { method: "POST", body: new URLSearchParams({ forced: forcedNow, back: "/" }), redirect: "manual" });
  });
  const leave = /** @type {HTMLFormElement} */ (byId("leave"));
  leave.addEventListener("submit", (event) => {
    event.preventDefault();
    closeMenu();
    beside.askFirst(word("sureLeave"), () => leave.submit());
  });
  byId("invite").addEventListener("click", () => {
    closeMenu();
    // Where the address may not be copied, it is shown.
    const copied = navigator.clipboard?.writeText(location.href) ?? Promise.reject();
    copied.then(() => notify(word("invited")), () => notify(location.href));
  });
  wireLog();
  wireLast(beside);
  byId("hint-close").addEventListener("click", () => {
    byId("hint").hidden = true;
    byId("prompt").focus();
  });
}

/** Shows the house rules in force. */
export function openHouse() {
  /** @type {HTMLDialogElement} */ (byId("house")).showModal();
}

function closeMenu() {
  const menu = byId("menu");
  if (menu.matches(":popover-open")) menu.hidePopover();
}

/** The log is always there for ears; eyes open it on small screens. */
function wireLog() {
  const button = byId("open-log");
  const small = matchMedia("(max-width: 899px), (max-height: 519px)");
  const show = (/** @type {boolean} */ isShown) => {
    document.body.classList.toggle("show-log", isShown);
    button.setAttribute("aria-expanded", String(isShown || !small.matches));
    byId("log").tabIndex = isShown || !small.matches ? 0 : -1;
    byId("close-log").hidden = !small.matches;
    byId("log").scrollTop = byId("log").scrollHeight;
  };
  button.addEventListener("click", () => {
    show(!document.body.classList.contains("show-log"));
    if (document.body.classList.contains("show-log")) byId("log").focus();
  });
  byId("close-log").addEventListener("click", () => {
    show(false);
    button.focus();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && document.body.classList.contains("show-log")) {
      show(false);
      button.focus();
    }
  });
  small.addEventListener("change", () => show(false));
  show(false);
}

/** @param {Beside} beside */
function wireLast(beside) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("last-trick"));
  byId("last").addEventListener("click", () => {
    const trick = beside.last();
    if (!trick.length) return;
    byId("last-cards").replaceChildren(...trick.map((played) => {
      const name = beside.seats().find((seat) => seat.seat === played.seat)?.name ?? "";
      const words = make("span", { class: "caption" }, [make("bdi", {}, [name])]);
      if (played.is_winning) words.append(make("span", { class: "took" }, [word("took")]));
      return make("li", { class: played.is_winning ? "winning" : "" }, [
        make("img", { src: face(played.card ?? ""), alt: played.name, title: played.name, class: "face" }),
        words,
      ]);
    }));
    setText(byId("last-heading"), word("lastTrick"));
    dialog.showModal();
  });
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}
