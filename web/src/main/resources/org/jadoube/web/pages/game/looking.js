// @ts-check
// The position being looked at. A new move does not take the viewer away from an earlier one.

const STEP_MILLIS = 1_200;

export class Looking {
  /** @type {number | null} */
  #past = null; // null: the present
  #last = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #playing;

  /** Steps through moves that are tried out, as long as there are any that way. @type {(plies: number) => boolean} */
  aside = () => false;

  /** @param {() => void} onChange */
  constructor(onChange) {
    this.onChange = onChange;
  }

  /** The ply of the earlier position on display; null if it is the present one. */
  get past() {
    return this.#past;
  }

  get ply() {
    return this.#past ?? this.#last;
  }

  get playing() {
    return this.#playing !== undefined;
  }

  /** Notes that the game now has so many plies. @param {number} plies */
  reaches(plies) {
    const fewer = plies < this.#last;
    this.#last = plies;
    if (fewer && this.#past !== null && this.#past >= plies) this.#past = null;
  }

  /** @param {number} ply */
  at(ply) {
    const within = Math.max(0, Math.min(this.#last, ply));
    this.#past = within === this.#last ? null : within;
    this.onChange();
  }

  /** @param {number} plies */
  step(plies) {
    if (this.aside(plies)) return;
    this.stop();
    this.at(this.ply + plies);
  }

  /** Plays on by itself, from the start if it is at the end. */
  play() {
    if (this.#past === null) this.at(0);
    this.#playing = setInterval(() => this.#next(), STEP_MILLIS);
    this.onChange();
  }

  #next() {
    if (this.ply + 1 >= this.#last) this.#halt();
    this.at(this.ply + 1);
  }

  #halt() {
    clearInterval(this.#playing);
    this.#playing = undefined;
  }

  stop() {
    if (!this.playing) return;
    this.#halt();
    this.onChange();
  }
}
