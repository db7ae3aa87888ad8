// @ts-check
// Arrows and circles that somebody draws on the board as an aid to thinking. Nobody else sees them.
// They are drawn with the right button, or with a finger that rests on a square; a click clears
// them.

import { squareAt } from './pointer.js';
import { FILES } from './pieces.js';

const SVG = 'http://www.w3.org/2000/svg';
const REST_MILLIS = 450;
const STILL_PIXELS = 8;
/** One colour each for no key, Shift, Alt and both. */
const COLOURS = ['a', 'b', 'c', 'd'];

/** @typedef {{ from: string, to: string, colour: string }} Mark a circle if both squares are the same */

/**
 * The marks after one more was drawn. Drawing a mark again removes it; another colour replaces it.
 *
 * @param {Mark[]} marks
 * @param {Mark} drawn
 */
export function toggled(marks, drawn) {
  const others = marks.filter(({ from, to }) => from !== drawn.from || to !== drawn.to);
  const same = marks.some(({ from, to, colour }) => from === drawn.from && to === drawn.to && colour === drawn.colour);
  return same ? others : [...others, drawn];
}

/** The middle of a square, where the board is 8 wide. @param {string} square @param {boolean} flipped @returns {[number, number]} */
export function middle(square, flipped) {
  const [file, rank] = [FILES.indexOf(square[0]), Number(square[1]) - 1];
  return flipped ? [7.5 - file, rank + 0.5] : [file + 0.5, 7.5 - rank];
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function shape(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

export class Marks {
  /** @type {Mark[]} */
  #marks = [];
  /** @type {{ from: string, colour: string, pointer: number } | null} */
  #drawing = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;
  #layer = document.createElementNS(SVG, 'svg');

  /** @param {import('./board.js').Board} board */
  constructor(board) {
    this.board = board;
    this.#layer.setAttribute('class', 'marks');
    this.#layer.setAttribute('viewBox', '0 0 8 8');
    this.#layer.setAttribute('aria-hidden', 'true');
    board.cover(this.#layer);
    board.onTurned = () => this.#paint();
    const { root } = board;
    root.addEventListener('contextmenu', (event) => event.preventDefault());
    root.addEventListener('pointerdown', (event) => this.#down(event));
    root.addEventListener('pointermove', (event) => this.#move(event));
    root.addEventListener('pointerup', (event) => this.#up(event));
    root.addEventListener('pointercancel', () => this.#cancel());
    // Otherwise the browser takes the finger to be scrolling, and cancels the pointer.
    root.addEventListener('touchmove', (event) => this.#drawing && event.preventDefault(), { passive: false });
  }

  /** @type {Mark | null} */
  #hint = null; // an engine's move

  /** Shows an engine's move, in UCI, or none. @param {string} [uci] */
  hint(uci) {
    if (uci === undefined && !this.#hint) return;
    this.#hint = uci === undefined ? null : { from: uci.slice(0, 2), to: uci.slice(2, 4), colour: 'engine' };
    this.#paint();
  }

  clear() {
    if (this.#marks.length === 0) return;
    this.#marks = [];
    this.#paint();
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const from = squareAt(event.target);
    if (!from) return;
    if (event.button === 2) return this.#begin(from, event);
    if (event.button !== 0) return;
    this.clear();
    if (event.pointerType === 'touch' && !this.board.canLift(from)) this.#rest(from, event);
  }

  /** @param {string} from @param {PointerEvent} event */
  #rest(from, event) {
    this.#at = [event.clientX, event.clientY];
    this.#resting = setTimeout(() => this.#begin(from, event), REST_MILLIS);
  }

  #at = [0, 0]; // where the finger rests

  /** @param {string} from @param {PointerEvent} event */
  #begin(from, event) {
    const colour = COLOURS[(event.shiftKey ? 1 : 0) + (event.altKey ? 2 : 0)];
    this.#resting = undefined; // from here on the finger may move
    this.#drawing = { from, colour, pointer: event.pointerId };
    this.board.dismiss();
    this.board.root.setPointerCapture(event.pointerId);
    this.#paint({ from, to: from, colour });
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const [x, y] = this.#at;
    if (this.#resting && Math.hypot(event.clientX - x, event.clientY - y) > STILL_PIXELS) this.#stop();
    const drawn = this.#drawn(event);
    if (drawn) this.#paint(drawn);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const drawn = this.#drawn(event);
    this.#stop();
    if (!drawn) return;
    this.#marks = toggled(this.#marks, drawn);
    this.#paint();
  }

  /** Drops an unfinished drawing. */
  #cancel() {
    this.#stop();
    this.#paint();
  }

  #stop() {
    clearTimeout(this.#resting);
    this.#resting = undefined;
    this.#drawing = null;
  }

  /** @param {PointerEvent} event @returns {Mark | null} */
  #drawn(event) {
    if (this.#drawing?.pointer !== event.pointerId) return null;
    const { from, colour } = this.#drawing;
    const to = squareAt(document.elementFromPoint(event.clientX, event.clientY));
    return to ? { from, to, colour } : null;
  }

  /** @param {Mark} [drawn] */
  #paint(drawn) {
    const all = [this.#hint, ...this.#marks, drawn].flatMap((mark) => mark ?? []);
    this.#layer.replaceChildren(...all.map((mark) => (mark.from === mark.to ? this.#circle(mark) : this.#arrow(mark))));
  }

  /** @param {Mark} mark */
  #circle({ from, colour }) {
    const [cx, cy] = middle(from, this.board.flipped);
    return shape('circle', { cx, cy, r: 0.44, class: `mark ${colour}` });
  }

  /** An arrow from the middle of one square to just before that of the other. @param {Mark} mark */
  #arrow({ from, to, colour }) {
    const [[x1, y1], [x2, y2]] = [middle(from, this.board.flipped), middle(to, this.board.flipped)];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
    const group = shape('g', { class: `mark ${colour}` });
    const neck = [x2 - dx * 0.45, y2 - dy * 0.45];
    const side = [-dy * 0.24, dx * 0.24];
    const head = [[x2, y2], [neck[0] + side[0], neck[1] + side[1]], [neck[0] - side[0], neck[1] - side[1]]];
    group.append(
      shape('line', { x1: x1 + dx * 0.2, y1: y1 + dy * 0.2, x2: neck[0], y2: neck[1] }),
      shape('polygon', { points: head.map((point) => point.join(',')).join(' ') }),
    );
    return group;
  }
}
