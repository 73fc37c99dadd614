// What can be done by pressing: large buttons, lists with values, and quiet ways out.

import { byId, make, match, part, setText } from "./dom.js";

/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./types.js").DeedGroup} DeedGroup */
/** @typedef {import("./types.js").Scene} Scene */

/** More values than this are behind a disclosure. */
const LISTED = 16;

/**
 * @param {Scene} scene @param {Set<string>} chosen
 * @returns {DeedGroup[]} what can be done, the handing over of chosen cards first
 */
export function groupsOf(scene, chosen) {
  const groups = [...(scene.groups ?? [])];
  const selection = scene.selection;
  if (selection) {
    const cards = [...chosen];
    const action = { ...selection.action, [selection.field ?? "cards"]: selection.single ? cards[0] : cards };
    const deed = { label: selection.label, action, is_main: true, disabled: cards.length !== selection.count };
    groups.unshift({ key: "selection", buttons: [deed] });
  }
  return groups;
}

/**
 * Draws the groups. While cards are played they keep out of the way, in a corner; at a decision
 * they lie large before the hand.
 * @param {Scene} scene
 * @param {DeedGroup[]} groups
 * @param {(action: Action, question?: string) => void} act
 */
export function drawDeeds(scene, groups, act) {
  const holder = byId("deeds");
  const isAside = Boolean(scene.tap) || !scene.your_turn || Boolean(scene.trick?.length);
  holder.classList.toggle("aside", isAside);
  holder.classList.toggle("listed", !isAside && groups.some((group) => group.buttons.some((deed) => deed.detail)));
  holder.hidden = !groups.length;
  match(
    holder,
    groups,
    (group) => `group-${group.key ?? group.heading ?? ""}-${isAside}`,
    (group) => newGroup(group, isAside),
    (element, group) => {
      match(part(element, ".buttons"), group.buttons, (deed) => (group.key ? "deed" : `deed-${plain(deed.action)}`), newDeed, (pressed, deed) => {
        setText(part(pressed, ".label"), deed.label);
        // What it comes to stays in one line with what it is reckoned from.
        setText(part(pressed, ".detail"), (deed.detail ?? "").replace(/ = /g, "\u00a0=\u00a0"));
        pressed.classList.toggle("main", Boolean(deed.is_main));
        pressed.toggleAttribute("disabled", Boolean(deed.disabled));
        pressed.dataset.action = plain(deed.action);
        pressed.onclick = () => act(deed.action, deed.confirm);
      });
    },
  );
}

/** @param {DeedGroup} group @param {boolean} isAside */
function newGroup(group, isAside) {
  const buttons = make("div", { class: "buttons" });
  if (!group.heading) return make("div", { class: "group" }, [buttons]);
  const isList = group.buttons.some((deed) => deed.detail) && group.buttons.length <= LISTED;
  const summary = isAside
    ? make("summary", { class: "more", title: group.heading, "aria-label": group.heading }, ["⋯"])
    : make("summary", { dir: "auto" }, [group.heading]);
  const heading = isAside ? [make("p", { class: "heading", dir: "auto" }, [group.heading])] : [];
  return make("details", { class: "group", open: !isAside && isList }, [summary, make("div", { class: "drawer" }, [...heading, buttons])]);
}

function newDeed() {
  return make("button", { type: "button", class: "deed" }, [make("bdi", { class: "label" }), make("bdi", { class: "detail" })]);
}

/** An action in one spelling, to be compared. @param {Action | null | undefined} action @returns {string} */
export function plain(action) {
  return JSON.stringify(Object.entries(action ?? {}).sort(([one], [two]) => (one < two ? -1 : 1)));
}

/**
 * Marks what a hint names: cards of the hand, a button, a pile.
 * @param {Action | null} action @returns {Element | null} the button
 */
export function markHint(action) {
  /** @type {unknown[]} */
  const cards = action ? [action.card, ...(Array.isArray(action.cards) ? action.cards : [])] : [];
  for (const card of [...byId("hand").children, ...byId("own-open").children]) {
    const key = /** @type {HTMLElement} */ (card).dataset.key ?? "";
    card.classList.toggle("hinted", cards.includes(key.replace("card-", "")));
  }
  /** @type {Element | null} */
  let marked = null;
  for (const deed of document.querySelectorAll(".deed")) {
    const isIt = action !== null && /** @type {HTMLElement} */ (deed).dataset.action === plain(action);
    deed.classList.toggle("hinted", isIt);
    if (!isIt) continue;
    deed.closest("details")?.setAttribute("open", "");
    marked = deed;
  }
  return marked;
}
