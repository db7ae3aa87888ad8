// @ts-check
// Pieces glide to their new squares. A new position ends any animation.

import { colourOf } from './pieces.js';

const MILLIS = 180;
const MOST_PIECES = 2; // as in castling; if more pieces change, it is not a single move

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** @typedef {Map<string, string>} Pieces the letters of pieces by square */

/** @param {string} a @param {string} b */
const away = (a, b) => Math.hypot(a.charCodeAt(0) - b.charCodeAt(0), a.charCodeAt(1) - b.charCodeAt(1));

/**
 * The journeys of pieces between two placements, as [from, to] pairs.
 *
 * @param {Pieces} before
 * @param {Pieces} now
 */
export function journeys(before, now) {
  const left = [...before].filter(([square, letter]) => now.get(square) !== letter);
  const come = [...now].filter(([square, letter]) => before.get(square) !== letter);
  /** @type {[string, string][]} */
  const found = [];
  /** @param {(was: string, letter: string) => boolean} fits */
  const match = (fits) => {
    for (const [to, letter] of [...come]) {
      const near = left
        .filter(([from, was]) => from !== to && fits(was, letter))
        .sort(([a], [b]) => away(a, to) - away(b, to))[0];
      if (!near) continue;
      found.push([near[0], to]);
      left.splice(left.indexOf(near), 1);
      come.splice(come.findIndex(([square]) => square === to), 1);
    }
  };
  match((was, letter) => was === letter);
  match((was, letter) => was.toLowerCase() === 'p' && colourOf(was) === colourOf(letter)); // promotion
  match((was, letter) => letter.toLowerCase() === 'p' && colourOf(was) === colourOf(letter)); // and when going back
  return found;
}

export class Animation {
  /** @type {Set<globalThis.Animation>} */
  #running = new Set();

  /**
   * Animates the changes.
   *
   * @param {Pieces} before
   * @param {Pieces} now
   * @param {(name: string) => HTMLElement} squareOf
   * @param {string | null} dropped the square where the player has just dropped a piece
   */
  show(before, now, squareOf, dropped) {
    const all = journeys(before, now);
    if (all.length > 0) this.stop();
    if (all.length > MOST_PIECES) return;
    for (const [from, to] of all.filter(([, square]) => square !== dropped)) {
      this.glide(squareOf(to), squareOf(from).getBoundingClientRect());
    }
  }

  /** Lets the piece on a square glide there from a place on the screen. @param {HTMLElement} square @param {DOMRect} origin */
  glide(square, origin) {
    const drawn = square.querySelector('svg');
    if (!drawn || calm.matches || document.hidden) return;
    const { left, top } = square.getBoundingClientRect();
    square.classList.add('moving');
    const motion = drawn.animate(
      [{ transform: `translate(${origin.left - left}px, ${origin.top - top}px)` }, { transform: 'none' }],
      { duration: MILLIS, easing: 'ease-out' },
    );
    this.#running.add(motion);
    motion.onfinish = motion.oncancel = () => {
      square.classList.remove('moving');
      this.#running.delete(motion);
    };
  }

  stop() {
    this.#running.forEach((motion) => motion.cancel());
  }
}
