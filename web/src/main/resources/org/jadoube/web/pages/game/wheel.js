// @ts-check
// The wheel of the mouse over the board leads through the game, a notch for each move.

const NOTCH_PIXELS = 80; // browsers say 100 to 120, touchpads anything
const LINE_PIXELS = 33;
const PAGE_PIXELS = 100;
const REST_MILLIS = 400;

/** Adds up how far a wheel has turned: touchpads turn it a few pixels at a time. */
export class Wheel {
  #turned = 0;
  #at = 0;

  /**
   * The number of moves to go.
   *
   * @param {Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'timeStamp'>} event
   */
  steps({ deltaY, deltaMode, timeStamp }) {
    const pixels = deltaY * [1, LINE_PIXELS, PAGE_PIXELS][deltaMode];
    const goesOn = timeStamp - this.#at < REST_MILLIS && Math.sign(pixels) === Math.sign(this.#turned);
    this.#at = timeStamp;
    this.#turned = (goesOn ? this.#turned : 0) + pixels;
    const steps = Math.trunc(this.#turned / NOTCH_PIXELS);
    if (steps === 0) return 0;
    this.#turned = 0;
    return Math.sign(steps);
  }
}

/** Whether the page scrolls, which is then the use of the wheel. */
const scrolls = () => document.documentElement.scrollHeight > innerHeight + 1;

/** @param {HTMLElement} board @param {import('./looking.js').Looking} looking */
export function wheelThrough(board, looking) {
  const wheel = new Wheel();
  board.addEventListener('wheel', (event) => {
    if (event.ctrlKey || event.shiftKey || event.buttons !== 0 || scrolls() || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    event.preventDefault();
    const steps = wheel.steps(event);
    if (steps !== 0) looking.step(steps);
  }, { passive: false });
}
