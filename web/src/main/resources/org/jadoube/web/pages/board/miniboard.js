// @ts-check
// A board to look at: one drawing, cheap to make and to update, and one picture to a screen reader.

import { colourOf, drawn, figure, FILES, placement, roleOf } from './pieces.js';
import { text } from '../common/texts.js';

const SIDE = 40; // of a square, as pieces are drawn

const DARK = [...FILES].flatMap((_, file) => [0, 2, 4, 6].map((row) => `M${SIDE * file} ${SIDE * (row + (file + 1) % 2)}h${SIDE}v${SIDE}h-${SIDE}z`)).join('');

/** The pieces in words, White's first. @param {Map<string, string>} pieces */
function spoken(pieces) {
  const said = [...pieces].map(([square, letter]) => ({ colour: colourOf(letter), words: `${text(`${colourOf(letter)}.${roleOf(letter)}`)} ${square}` }));
  return ['white', 'black'].flatMap((colour) => said.filter((each) => each.colour === colour).map(({ words }) => words)).join(', ');
}

export class MiniBoard {
  #marks = drawn('g', {});
  #figures = drawn('g', {});
  /** @type {Map<string, Element>} */
  #drawn = new Map();
  /** @type {Map<string, string>} */
  #pieces = new Map();
  #last = '';
  #shown = '';
  turned = false; // whether Black is at the bottom

  /** @param {string} [label] instead of the pieces in words */
  constructor(label) {
    this.label = label;
    this.element = document.createElement('div');
    this.element.className = 'diagram';
    const picture = drawn('svg', { viewBox: `0 0 ${8 * SIDE} ${8 * SIDE}`, 'aria-hidden': 'true' });
    picture.append(drawn('path', { class: 'dark', d: DARK }), this.#marks, this.#figures);
    this.element.append(picture);
  }

  /** @param {boolean} turned */
  turn(turned) {
    if (this.turned === turned) return;
    this.turned = turned;
    const [pieces, last] = [this.#pieces, this.#last];
    this.#draw(new Map(), '');
    this.#draw(pieces, last);
  }

  /** @param {string} fen @param {string} [last] the latest move, in UCI */
  show(fen, last = '') {
    const now = `${fen} ${last}`;
    if (now === this.#shown) return; // a hall shows hundreds of boards again whenever one changes
    this.#shown = now;
    const pieces = placement(fen);
    this.#draw(pieces, last);
    this.#label(this.label ?? spoken(pieces));
  }

  /** Its label until it is drawn. @param {string} label */
  name(label) {
    if (!this.#shown) this.#label(label);
  }

  /** It is a picture only once it says of what. @param {string} label */
  #label(label) {
    this.element.setAttribute('role', 'img');
    this.element.setAttribute('aria-label', label);
  }

  /** Draws the changes. @param {Map<string, string>} pieces @param {string} last */
  #draw(pieces, last) {
    for (const square of new Set([...this.#pieces.keys(), ...pieces.keys()])) {
      if (pieces.get(square) !== this.#pieces.get(square)) this.#put(square, pieces.get(square));
    }
    if (last !== this.#last) this.#marks.replaceChildren(...[last.slice(0, 2), last.slice(2, 4)].filter(Boolean).map((square) => this.#mark(square)));
    this.#pieces = pieces;
    this.#last = last;
  }

  /** @param {string} square @param {string | undefined} letter */
  #put(square, letter) {
    this.#drawn.get(square)?.remove();
    if (letter === undefined) return;
    const { x, y } = this.#place(square);
    const made = figure(letter, x, y);
    this.#drawn.set(square, made);
    this.#figures.append(made);
  }

  /** @param {string} square */
  #mark(square) {
    return drawn('rect', { class: 'last', ...this.#place(square), width: SIDE, height: SIDE });
  }

  /** @param {string} square */
  #place(square) {
    const [file, rank] = [FILES.indexOf(square[0]), Number(square[1]) - 1];
    return { x: SIDE * (this.turned ? 7 - file : file), y: SIDE * (this.turned ? rank : 7 - rank) };
  }
}
