// What the server sends, by its shape (docs/protocol.md); nothing here runs.

/** @typedef {{[field: string]: any}} Action an action of the game in its JSON form */
/** @typedef {{card: string, name: string, is_trump?: boolean, playable?: boolean, reason?: string, mark?: string}} CardShown */
/** @typedef {{seat: number, card?: string, name: string, is_winning?: boolean}} CardPlayed */
/**
 * @typedef {object} SeatShown
 * @property {number} seat
 * @property {string} name
 * @property {boolean} [is_you]
 * @property {string[]} [roles]
 * @property {string} [said]
 * @property {boolean} [is_dealer]
 * @property {boolean} [on_move]
 * @property {number} [cards]
 * @property {number} [tricks]
 * @property {string} [score]
 * @property {CardShown[]} [open_cards]
 * @property {boolean} [is_out]
 */
/**
 * @typedef {object} Piles
 * @property {number} stock
 * @property {string} stock_name
 * @property {string} pile_name
 * @property {CardShown} [top]
 * @property {Action} [stock_action]
 * @property {Action} [top_action]
 */
/**
 * @typedef {object} Deed something that can be done by one press
 * @property {string} label
 * @property {Action} action
 * @property {boolean} [is_main]
 * @property {string} [detail]
 * @property {string} [confirm]
 * @property {boolean} [disabled]
 */
/** @typedef {{buttons: Deed[], heading?: string, key?: string}} DeedGroup */
/** @typedef {{count: number, action: Action, label: string, field?: string, single?: boolean}} Selection */
/** @typedef {{name: string, words: string, cards: string[]}} HandOrder */
/** @typedef {{seat: number, name: string, change: string, total: string, sign?: number}} ScoreLine */
/**
 * @typedef {object} Settlement
 * @property {string} title
 * @property {string[]} lines
 * @property {ScoreLine[]} scores
 * @property {SeatShown[]} [hands]
 * @property {boolean} [won]
 * @property {string} [match_over]
 */
/**
 * @typedef {object} Scene
 * @property {string} game
 * @property {string[]} title
 * @property {string} prompt
 * @property {SeatShown[]} seats
 * @property {boolean} [your_turn]
 * @property {CardPlayed[]} [trick]
 * @property {CardPlayed[]} [last_trick]
 * @property {string} [last_trick_words]
 * @property {Piles} [piles]
 * @property {number} [face_down]
 * @property {CardShown[]} [hand]
 * @property {HandOrder[]} [orders]
 * @property {Action} [tap]
 * @property {string} [tap_field]
 * @property {"" | "trick" | "pile"} [tap_to]
 * @property {Selection} [selection]
 * @property {DeedGroup[]} [groups]
 * @property {string[]} [facts]
 * @property {Settlement} [settlement]
 */
/** @typedef {{seat: number, is_person: boolean, name?: string, is_here?: boolean, stands_in?: boolean, seconds?: number}} Presence */
/** @typedef {{type: string, seq?: number, [key: string]: any}} Frame */

export {};
