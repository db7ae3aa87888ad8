// @ts-check
// Warns once that little time is left, and again only after there was clearly more in between.

const LOW_MILLIS = 20_000;
const RECOVERED = 1.5; // times as much as is low

export class Alarm {
  #rung;
  #enough; // with more than this it may ring anew

  /** @param {() => void} ring @param {{ low?: number, rung?: boolean }} [when] `rung`: only after there was more */
  constructor(ring, { low = LOW_MILLIS, rung = false } = {}) {
    this.ring = ring;
    this.low = low;
    this.#rung = rung;
    this.#enough = low;
  }

  /** @param {number | undefined} left in milliseconds; undefined without a time control @param {boolean} running */
  tick(left, running) {
    if (left === undefined) return;
    if (left > this.#enough) this.#rung = false;
    if (!running || this.#rung || left > this.low || left <= 0) return;
    this.#rung = true;
    this.#enough = this.low * RECOVERED;
    this.ring();
  }
}
