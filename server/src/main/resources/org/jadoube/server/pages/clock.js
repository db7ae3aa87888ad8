// @ts-check
// The two clocks on the screen. The server says what they show and when a flag falls; here they only keep counting.

const TENTHS_BELOW_MILLIS = 20_000;
const LOW_MILLIS = 20_000;

/** @type {Colour[]} */
const COLOURS = ['white', 'black'];

/** @param {number} millis */
export function format(millis) {
  if (millis < TENTHS_BELOW_MILLIS) {
    const tenths = Math.floor(millis / 100);
    return `0:${String(Math.floor(tenths / 10)).padStart(2, '0')}.${tenths % 10}`;
  }
  const seconds = Math.floor(millis / 1000);
  const pad = (/** @type {number} */ number) => String(number).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${pad(m)}:${pad(s)}` : `${m}:${pad(s)}`;
}

export class Clocks {
  /** @type {ClockState} */
  #clock = {};
  /** @type {{ white?: number, black?: number } | null} */
  #stopped = null; // what they showed when the server stopped them

  /** @param {() => number} now @param {(colour: Colour) => HTMLElement} elements */
  constructor(now, elements) {
    this.now = now;
    this.elements = elements;
    setInterval(() => this.show(), 100);
  }

  /** @param {ClockState} clock */
  set(clock) {
    this.#clock = clock;
    this.show();
  }

  /** Stops them where they are, or lets them run on. @param {boolean} stopped */
  stop(stopped) {
    if (stopped === (this.#stopped !== null)) return;
    this.#stopped = stopped ? { white: this.left('white'), black: this.left('black') } : null;
    this.show();
  }

  /** Marks the times as estimates because the connection is lost. @param {boolean} doubtful */
  doubt(doubtful) {
    for (const colour of COLOURS) this.elements(colour).dataset.doubtful = String(doubtful);
  }

  /** @param {Colour} colour */
  left(colour) {
    if (this.#stopped) return this.#stopped[colour];
    const shown = this.#clock[`${colour}Millis`];
    if (shown === undefined || this.#clock.running !== colour) return shown;
    return Math.max(0, Math.min(shown, (this.#clock.flagFallsAt ?? Infinity) - this.now()));
  }

  show() {
    for (const colour of COLOURS) {
      const element = this.elements(colour);
      const left = this.left(colour);
      const text = left === undefined ? '' : format(left);
      if (element.textContent !== text) element.textContent = text;
      element.dataset.running = String(!this.#stopped && this.#clock.running === colour);
      element.dataset.low = String(left !== undefined && left < LOW_MILLIS);
    }
  }
}
