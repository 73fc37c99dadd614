// Where everything lies: pure reckoning with lengths in pixels, no element is touched here.

/** @typedef {{x: number, y: number}} Point the middle of something */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {"wide" | "narrow" | "flat"} Shape how the felt is shaped: a desk, a phone upright, a phone lying down */

/** A card is this many times as high as wide. */
export const CARD_RATIO = 1040 / 620;
const GAP = 8;
const LIFT = 14;
/** Cards are not made narrower than this to lie side by side. */
const NARROWED = 100;
/** A finger needs this much of every card. */
const FINGER = 46;

/** @param {number} width @param {number} height @returns {Shape} */
export function shapeOf(width, height) {
  if (width < 560 && height >= width * 0.62) return "narrow";
  return height < 350 ? "flat" : "wide";
}

/**
 * How many of the others sit on the left, at the top, and on the right.
 * @param {number} others @param {Shape} shape @param {number} width
 * @returns {[number, number, number]}
 */
function sides(others, shape, width) {
  /** @type {Record<Shape, number[]>} how many sit on either side, by the number of the others */
  const beside = {
    wide: [0, 0, 1, 1, 1, 1, 2, 2, width < 900 ? 3 : 2],
    flat: [0, 0, 1, 1, 2, 2, 2, 3, 3],
    narrow: width < 380 ? [0, 0, 0, 0, 1, 1, 2, 2, 3] : [0, 0, 0, 0, 0, 1, 1, 2, 2],
  };
  const side = beside[shape][others] ?? 3;
  return [side, others - 2 * side, side];
}

/**
 * How wide a plate may be.
 * @param {number} others @param {Shape} shape @param {number} width
 */
export function plateWidth(others, shape, width) {
  const [side, top] = sides(others, shape, width);
  if (shape === "narrow") {
    const columns = Math.max(top, side ? 3 : 2);
    return Math.floor(Math.min(176, (width - GAP * (columns + 1)) / columns));
  }
  if (shape === "flat") return Math.floor(Math.min(150, width / (others > 4 ? 5.2 : 4.4)));
  const columns = top + (side ? 2 : 0);
  return Math.floor(Math.min(208, Math.max(118, width * 0.17), (width - GAP * (columns + 1)) / Math.max(columns, 2)));
}

/**
 * Places the others clockwise from one's left, each by the middle of its upper edge, and finds the middle that they leave free.
 * @param {{width: number, height: number, others: number, shape: Shape, plate: {width: number, height: number}, foot: number}} table
 *   `foot`: what is kept free at the lower edge
 * @returns {{seats: Point[], middles: Box[]}} the middles that may be used
 */
export function arrangeSeats({ width, height, others, shape, plate, foot }) {
  const [left, top] = sides(others, shape, width);
  const arc = shape === "narrow" && left === 0 && top >= 3 ? 14 : 0;
  const between = left && shape !== "narrow" ? plate.width + 2 * GAP : GAP;
  const half = plate.height / 2;
  /** @type {Point[]} */
  const row = [];
  const room = (width - 2 * between) / Math.max(top, 1);
  for (let number = 0; number < top; number += 1) {
    const bend = top > 1 ? Math.abs(number - (top - 1) / 2) / ((top - 1) / 2) : 0;
    const x = shape === "narrow" && top === 2 && !left ? (number ? width - GAP - plate.width / 2 : GAP + plate.width / 2) : between + room * (number + 0.5);
    row.push({ x, y: GAP + arc * bend });
  }
  const end = top ? GAP + plate.height + arc + GAP : GAP;
  const first = shape === "narrow" ? end : GAP;
  const last = height - foot - GAP;
  const heights = sideHeights(left, first, last, plate.height, shape, top > 0);
  const onLeft = heights.map((y) => ({ x: GAP + plate.width / 2, y: y - half })).reverse();
  const onRight = heights.map((y) => ({ x: width - GAP - plate.width / 2, y: y - half }));
  /** @type {Box[]} */
  const middles = [];
  const lowest = heights.length ? Math.max(...heights) + half + GAP : end;
  const box = (/** @type {number} */ x, /** @type {number} */ y) => ({ x, y, width: width - 2 * x, height: Math.max(40, last - y) });
  if (left) middles.push(box(plate.width + 2 * GAP, end));
  if (!left || shape === "narrow") middles.push(box(GAP, Math.max(end, left ? lowest : end)));
  return { seats: [...onLeft, ...row, ...onRight], middles };
}

/**
 * @param {number} count @param {number} first @param {number} last
 * @param {number} high @param {Shape} shape @param {boolean} hasTop
 * @returns {number[]} from the top down
 */
function sideHeights(count, first, last, high, shape, hasTop) {
  if (!count) return [];
  if (shape === "narrow") return Array.from({ length: count }, (_, n) => first + high / 2 + n * (high + GAP));
  const shares = { 1: [hasTop ? 0.45 : 0.34], 2: [0.26, 0.74], 3: [0, 0.5, 1] }[count] ?? [];
  const space = last - first - high;
  return shares.map((share) => first + high / 2 + Math.max(0, space) * share);
}

/** How far the cards of a trick lie from its middle, in cards; by the number of seats. */
const SPREAD = [[0, 0], [0, 0], [0.6, 0.06], [0.98, 0.36], [0.98, 0.44], [1.12, 0.46], [1.2, 0.48], [1.32, 0.52], [1.42, 0.54], [1.5, 0.56]];
/** Where two play, each lays two cards to a trick: the second lies this far beside the first. */
const BESIDE = 0.45;
/** With room to spare, they lie this much further apart at most. */
const LOOSEST = 1.3;

/**
 * Where the cards of a trick lie, the onlooker's own first, and how wide they are. Where two play,
 * their second cards come after that.
 * @param {Box} box @param {number} seats @param {number} widest @param {number} least
 * @returns {{card: number, places: Point[]}}
 */
export function arrangeTrick(box, seats, widest, least) {
  const [wide = 1, high = 0.5] = SPREAD[Math.min(seats, SPREAD.length - 1)] ?? [];
  /** @type {Point[]} one card's width or height as the unit, from the middle */
  const units = seats === 2
    ? [{ x: -wide - BESIDE, y: high }, { x: wide, y: -high }, { x: -wide, y: high }, { x: wide + BESIDE, y: -high }]
    : Array.from({ length: seats }, (_, step) => {
        const angle = ((90 + (360 * step) / seats) * Math.PI) / 180;
        return { x: wide * Math.cos(angle), y: high * Math.sin(angle) };
      });
  const across = Math.max(...units.map((unit) => Math.abs(unit.x)), 0.01);
  const along = Math.max(...units.map((unit) => Math.abs(unit.y)), 0.01);
  const fits = Math.min(box.width / (2 * across + 1.12), box.height / ((2 * along + 1.08) * CARD_RATIO));
  const needed = Math.min(least, box.height / CARD_RATIO / 1.12, box.width / 1.3);
  const card = Math.floor(Math.max(Math.min(fits, widest), needed));
  // Where they do not fit, they overlap; where there is room, they lie apart.
  const reach = Math.min(LOOSEST * card, (box.width - card * 1.12) / 2 / across);
  const drop = Math.min(LOOSEST * card * CARD_RATIO, (box.height - card * CARD_RATIO * 1.08) / 2 / along);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return { card, places: units.map((unit) => ({ x: middle.x + reach * unit.x, y: middle.y + drop * unit.y })) };
}

/**
 * How wide the cards of a stock and a pile may be, side by side with their names below.
 * @param {Box} box @param {number} widest
 */
export function pileCard(box, widest) {
  return Math.floor(Math.max(40, Math.min(widest, box.width / 2.5, (box.height - 40) / CARD_RATIO)));
}

/**
 * How the hand lies: in one row, or in two where fingers need it.
 * @param {{width: number, highest: number, most: number, count: number}} hand
 *   `highest`: pixels that it may be high; `most`: the most cards it has held in this deal
 * @returns {{card: number, height: number, places: Point[]}}
 */
export function arrangeHand({ width, highest, most, count }) {
  const room = width - 2 * GAP;
  const single = (highest - LIFT) / CARD_RATIO;
  // A hand that has taken more for a while may overlap; what it keeps does not.
  const kept = Math.min(most, 10);
  const spread = (room - 4 * (kept - 1)) / Math.max(kept, 1);
  const step = (room - Math.min(single, 84)) / Math.max(most - 1, 1);
  const rows = width < 560 && step < FINGER && most > 4 ? 2 : 1;
  const inRow = Math.ceil(kept / rows);
  const card = rows === 2
    ? Math.min(84, single / 1.56, Math.max((room - 2 * (inRow - 1)) / inRow, 62))
    : Math.min(single, width < 560 ? 104 : 190, Math.max(spread, width < 560 ? 74 : 84), room);
  const tall = card * CARD_RATIO;
  const down = tall * 0.56;
  const height = Math.ceil(LIFT + tall + (rows - 1) * down);
  // A hand that has shrunk lies in one row, in the middle of the place it had, and larger.
  const now = rows === 2 && count > Math.floor((room - card) / FINGER) + 1 ? 2 : 1;
  const grown = Math.min(104, (height - LIFT) / CARD_RATIO, (room - 4 * (count - 1)) / Math.max(count, 1));
  // Cards taken up for a while are a little narrower, where that keeps them side by side.
  const all = (room - 4 * (count - 1)) / Math.max(count, 1);
  const narrowed = count > kept && all > NARROWED ? Math.min(card, all) : card;
  const shown = rows === 2 && now === 1 ? Math.max(card, grown) : rows === 1 ? narrowed : card;
  const upper = now === 2 ? Math.floor(count / 2) : count;
  /** @type {Point[]} */
  const places = [];
  const line = (/** @type {number} */ cards, /** @type {number} */ y) => {
    const apart = Math.min(shown + 4, (room - shown) / Math.max(cards - 1, 1));
    const from = (width - apart * (cards - 1) - shown) / 2;
    for (let number = 0; number < cards; number += 1) places.push({ x: from + apart * number, y });
  };
  line(upper, rows === 1 ? height - shown * CARD_RATIO : now === 2 ? LIFT : (LIFT + height - shown * CARD_RATIO) / 2);
  if (now === 2) line(count - upper, LIFT + down);
  return { card: Math.floor(shown), height, places };
}
