// The few words that come with the page, and numbers in the digits its reader likes.

const PAGE = document.body.dataset;

/** @param {string} name @returns {string} */
export function word(name) {
  return PAGE[name] ?? "";
}

/** What the words of a language are isolated with where they run the other way. */
export const ISOLATES = /[\u2066-\u2069]/g;

/** Words one after the other, parted as the language parts them. @param {string[]} words @returns {string} */
export function listed(words) {
  return words.join(word("joint").replace(ISOLATES, ""));
}

/** @param {number | string} number @returns {string} */
export function inDigits(number) {
  const digits = PAGE.digits ?? "";
  if (digits.length !== 10) return String(number);
  return String(number).replace(/[0-9]/g, (digit) => digits[Number(digit)] ?? digit);
}

/** The first of ten digits, one after the other, of the scripts that we know. */
const ZEROS = ["०", "٠"];

/** The text with Latin digits, whatever keyboard it was typed on. @param {string} text @returns {string} */
export function inLatinDigits(text) {
  return text.replace(/[०-९٠-٩]/g, (digit) => {
    const values = ZEROS.map((zero) => digit.charCodeAt(0) - zero.charCodeAt(0));
    return String(values.find((value) => value >= 0 && value < 10));
  });
}
