// The line to the table: it comes back by itself, goes on where it broke off, and never lets a
// command be done twice or late.

const SLOWEST = 8000;

/** @typedef {import("./types.js").Frame} Frame */

/** What nobody can guess. (`crypto.randomUUID` is missing where a table is reached without HTTPS.) */
function chance() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableSocket {
  /**
   * @param {string} url
   * @param {(frame: Frame) => void} onFrame
   * @param {(isUp: boolean) => void} onLine
   */
  constructor(url, onFrame, onLine) {
    this.url = url;
    this.onFrame = onFrame;
    this.onLine = onLine;
    /** @type {number | null} the last place that has been received */
    this.seq = null;
    this.tries = 0;
    this.number = 0;
    this.name = chance();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {{id: string, text: string} | null} a command that has not been answered */
    this.pending = null;
    /** what the table has committed itself to for its next deal */
    this.commitment = "";
    /** what this seat adds to that deal's secret */
    this.word = "";
    /** the word that this line has sent */
    this.said = "";
    this.open();
  }

  open() {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.tries = 0;
      this.said = "";
      socket.send(JSON.stringify({ type: "hello", after: this.seq }));
      // An unanswered command is asked for again; if it was done, the same answer comes.
      if (this.pending) socket.send(this.pending.text);
      this.onLine(true);
    });
    socket.addEventListener("message", (event) => {
      const frame = JSON.parse(event.data);
      if (frame.type === "answer" && frame.id === this.word) return;
      if (frame.type === "answer" && this.pending?.id === frame.id) this.pending = null;
      if (frame.type === "snapshot" || frame.type === "news") this.seq = frame.seq ?? null;
      // Before the frame is shown: what it shows may be that a deal can be asked for.
      this.addWord(frame.promise?.next ?? this.commitment);
      this.onFrame(frame);
    });
    socket.addEventListener("close", (event) => {
      if (this.socket !== socket) return;
      this.onLine(false);
      if (event.code === 4403 || event.code === 4404) {
        location.assign("/");
        return;
      }
      const wait = Math.min(SLOWEST, 250 * 2 ** this.tries) * (0.75 + Math.random() / 2);
      this.tries += 1;
      setTimeout(() => this.open(), wait);
    });
  }

  /**
   * Adds a word of this seat to the next deal, once the table cannot change its secret any more.
   * @param {string} commitment to the secret of that deal
   */
  addWord(commitment) {
    if (!commitment) return;
    if (commitment !== this.commitment) this.word = chance();
    this.commitment = commitment;
    if (this.said === this.word || this.socket?.readyState !== WebSocket.OPEN) return;
    this.said = this.word;
    this.socket.send(JSON.stringify({ type: "ask", what: "word", id: this.word, word: this.word }));
  }

  /** @param {object} fields @returns {string} the command's name */
  send(fields) {
    this.number += 1;
    const id = `${this.name}-${this.number}`;
    const text = JSON.stringify({ ...fields, id });
    this.pending = { id, text };
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    return id;
  }

  /** Whether a command can go out now: the line is up, and none waits for its answer. */
  get isReady() {
    return this.pending === null && this.socket?.readyState === WebSocket.OPEN;
  }
}
