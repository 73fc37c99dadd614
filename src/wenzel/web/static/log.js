// What has happened, one line an event: appended, never rewritten, so that it is read out once.

import { byId, make, setText } from "./dom.js";

/** @param {string[]} lines */
export function appendLines(lines) {
  const log = byId("log");
  const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  log.append(...lines.map((line) => make("p", { dir: "auto" }, [line])));
  if (atEnd) log.scrollTop = log.scrollHeight;
}

/** A new picture: what is known already is not read out again. @param {string[]} lines */
export function replaceLines(lines) {
  const log = byId("log");
  log.setAttribute("aria-live", "off");
  log.replaceChildren(...lines.map((line) => make("p", { dir: "auto" }, [line])));
  log.scrollTop = log.scrollHeight;
  requestAnimationFrame(() => log.setAttribute("aria-live", "polite"));
}

/** Says something at once. @param {string} text */
export function announce(text) {
  const voice = byId("voice");
  // The same words twice are two announcements.
  setText(voice, voice.textContent === text ? `${text}\u00a0` : text);
}
