// @ts-check
// The two clocks on the screen. The server says their times and when a flag falls; the page only
// keeps counting.

const TENTHS_BELOW_MILLIS = 20_000;
const LOW_MILLIS = 20_000;
const SHORT_MILLIS = 60_000;
const TICK_MILLIS = 100;

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

/** The time on a clock; nothing without a time control. @param {ClockState} clock @param {Colour} colour @param {number} now */
export function left(clock, colour, now) {
  const shown = clock[`${colour}Millis`];
  if (shown === undefined || clock.running !== colour) return shown;
  return Math.max(0, Math.min(shown, (clock.flagFallsAt ?? Infinity) - now));
}

/** @typedef {{ white?: number, black?: number }} Times in milliseconds */

export class Clocks {
  /** @type {ClockState} */
  #clock = {};
  /** @type {Times | null} */
  #stopped = null; // what they showed when the server stopped them
  /** @type {Times | null} */
  #past = null; // what they showed at an earlier move that is looked at

  /**
   * @param {() => number} now
   * @param {(colour: Colour) => HTMLElement} elements
   * @param {(colour: Colour, left: number | undefined, delay: number) => void} [onTick] told the time left, and the rest of the
   *   delay before that runs
   */
  constructor(now, elements, onTick = () => {}) {
    this.now = now;
    this.elements = elements;
    this.onTick = onTick;
    this.ticking = setInterval(() => this.show(), TICK_MILLIS);
  }

  /** Ends them, when they are no longer shown. */
  end() {
    clearInterval(this.ticking);
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

  /** Shows the times of an earlier move, or again the present ones. @param {Times | null} times */
  look(times) {
    this.#past = times;
    this.show();
  }

  /** Marks the times as estimates because the connection is lost. @param {boolean} doubtful */
  doubt(doubtful) {
    for (const colour of COLOURS) this.elements(colour).dataset.doubtful = String(doubtful);
  }

  /** @param {Colour} colour */
  left(colour) {
    return this.#stopped ? this.#stopped[colour] : left(this.#clock, colour, this.now());
  }

  /** The rest of the delay before the main time runs. @param {Colour} colour */
  delay(colour) {
    const { running, flagFallsAt } = this.#clock;
    if (this.#stopped || running !== colour || flagFallsAt === undefined) return 0;
    return Math.max(0, flagFallsAt - this.now() - (this.#clock[`${colour}Millis`] ?? Infinity));
  }

  show() {
    for (const colour of COLOURS) {
      const left = this.left(colour);
      this.#show(colour, this.#past ? this.#past[colour] : left);
      this.onTick(colour, left, this.#past ? 0 : this.delay(colour));
    }
  }

  /** @param {Colour} colour @param {number | undefined} left */
  #show(colour, left) {
    const element = this.elements(colour);
    const text = left === undefined ? '' : format(left);
    if (element.textContent !== text) element.textContent = text;
    element.dataset.running = String(!this.#past && !this.#stopped && this.#clock.running === colour);
    element.dataset.short = String(left !== undefined && left < SHORT_MILLIS);
    element.dataset.low = String(left !== undefined && left < LOW_MILLIS);
  }
}
