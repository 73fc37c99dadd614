// What has happened, one line an event: appended, never rewritten, so that it is read out once.

import { byId, make, setText } from "./dom.js";
import { floatNotice } from "./floating.js";

/** How long a notice stays, in milliseconds. */
const NOTICE = 4500;
let fading = 0;

/** @param {string} line */
function paragraph(line) {
  return make("p", { dir: "auto" }, [line]);
}

/** @param {string[]} lines */
export function appendLines(lines) {
  if (!lines.length) return;
  const log = byId("log");
  const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 60;
  log.append(...lines.map(paragraph));
  if (atEnd) log.scrollTop = log.scrollHeight;
}

/** A new picture: what is known already is not read out again. @param {string[]} lines */
export function replaceLines(lines) {
  const log = byId("log");
  log.setAttribute("aria-live", "off");
  log.replaceChildren(...lines.map(paragraph));
  log.scrollTop = log.scrollHeight;
  setTimeout(() => log.setAttribute("aria-live", "polite"), 150);
}

/** Says something at once, to ears alone. @param {string} text */
export function announce(text) {
  const voice = byId("voice");
  // The same words twice are two announcements.
  setText(voice, voice.textContent === text ? `${text}\u00a0` : text);
}

/** Says something at once, and shows it for a while. @param {string} text */
export function notify(text) {
  if (!text) return;
  announce(text);
  const notice = byId("notice");
  setText(notice, text);
  notice.hidden = false;
  byId("hint").hidden = true;
  floatNotice();
  clearTimeout(fading);
  fading = setTimeout(() => (notice.hidden = true), NOTICE + text.length * 30);
}

/** What was noticed matters no more. */
export function clearNotice() {
  byId("notice").hidden = true;
}
