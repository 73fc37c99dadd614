// The few words that come with the page, and numbers in the digits its reader likes.

const PAGE = document.body.dataset;

/** @param {string} name @returns {string} */
export function word(name) {
  return PAGE[name] ?? "";
}

/** @param {number | string} number @returns {string} */
export function inDigits(number) {
  const digits = PAGE.digits ?? "";
  if (digits.length !== 10) return String(number);
  return String(number).replace(/[0-9]/g, (digit) => digits[Number(digit)] ?? digit);
}
