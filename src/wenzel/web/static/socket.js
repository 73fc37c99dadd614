// The line to the table: it comes back by itself, goes on where it broke off, and never lets a
// command be done twice or late.

const SLOWEST = 8000;

/** @typedef {import("./types.js").Frame} Frame */

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
    this.name = crypto.randomUUID();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {{id: string, text: string} | null} a command that has not been answered */
    this.pending = null;
    this.open();
  }

  open() {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.tries = 0;
      socket.send(JSON.stringify({ type: "hello", after: this.seq }));
      // An unanswered command is asked for again; if it was done, the same answer comes.
      if (this.pending) socket.send(this.pending.text);
      this.onLine(true);
    });
    socket.addEventListener("message", (event) => {
      const frame = JSON.parse(event.data);
      if (frame.type === "answer" && this.pending?.id === frame.id) this.pending = null;
      if (frame.type === "snapshot" || frame.type === "news") this.seq = frame.seq ?? null;
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
