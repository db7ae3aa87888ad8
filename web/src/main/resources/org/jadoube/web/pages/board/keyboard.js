// @ts-check
// The board by keyboard: arrows move the focus, typing the name of a square goes there, Enter picks
// up and puts down.

import { FILES } from './pieces.js';

/** @typedef {Record<string, [columns: number, rows: number]>} Steps */

/** @type {Steps} */
const STEPS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
/** @type {Steps} */
const ENDS = { Home: [-8, 0], End: [8, 0], PageUp: [0, -8], PageDown: [0, 8] };
/** @type {Steps} */
const CORNERS = { Home: [-8, -8], End: [8, 8] };

/** @param {number} index */
const within = (index) => Math.max(0, Math.min(7, index));

/**
 * The square so many columns and rows away, as seen on the screen; stops at the edge.
 *
 * @param {string} name
 * @param {[number, number]} steps
 * @param {boolean} turned whether Black is at the bottom
 */
export function away(name, [columns, rows], turned) {
  const column = turned ? 7 - FILES.indexOf(name[0]) : FILES.indexOf(name[0]);
  const row = turned ? Number(name[1]) - 1 : 8 - Number(name[1]);
  const [file, rank] = [within(column + columns), within(row + rows)];
  return turned ? FILES[7 - file] + (rank + 1) : FILES[file] + (8 - rank);
}

export class Keyboard {
  #file = '';

  /** @param {import('./board.js').Board} board */
  constructor(board) {
    this.board = board;
    board.root.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => this.#key(event));
    addEventListener('keydown', (event) => this.#escape(event));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const name = event.target instanceof HTMLElement && event.target.dataset.square;
    if (!name || event.altKey || event.metaKey) return;
    const steps = event.ctrlKey ? CORNERS[event.key] : (STEPS[event.key] ?? ENDS[event.key]);
    const goal = steps ? this.#away(name, steps) : !event.ctrlKey && this.#typed(event);
    if (steps) this.#file = '';
    if (!goal) return;
    event.preventDefault();
    this.board.focus(goal);
  }

  /** Handles Escape wherever the focus is, since the mouse does not bring it to the board. @param {KeyboardEvent} event */
  #escape({ key, target }) {
    if (key === 'Escape' && !(target instanceof Element && target.closest('dialog, input, select, textarea'))) this.board.dismiss();
  }

  /** @param {string} name @param {[number, number]} steps */
  #away(name, steps) {
    return away(name, steps, this.board.flipped);
  }

  /** The square whose name this key completes. @param {KeyboardEvent} event */
  #typed({ key, code }) {
    const file = this.#file;
    // On keyboards without Latin letters, the position of the key counts.
    const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key[A-H]$/.test(code) && key > '\x7f' && code[3].toLowerCase();
    this.#file = letter && FILES.includes(letter) ? letter : '';
    return file && /^[1-8]$/.test(key) ? file + key : null;
  }
}
