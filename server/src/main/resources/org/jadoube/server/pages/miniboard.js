// @ts-check
// A board to look at: small, cheap to keep up to date, and heard as one picture.

import { colourOf, FILES, piece, placement, roleOf } from './pieces.js';
import { text } from './texts.js';

const SQUARES = [...'87654321'].flatMap((rank) => [...FILES].map((file) => file + rank));

/** The pieces in words, White's first. @param {Map<string, string>} pieces */
function spoken(pieces) {
  const said = [...pieces].map(([square, letter]) => ({ colour: colourOf(letter), words: `${text(`${colourOf(letter)}.${roleOf(letter)}`)} ${square}` }));
  return ['white', 'black'].flatMap((colour) => said.filter((each) => each.colour === colour).map(({ words }) => words)).join(', ');
}

export class MiniBoard {
  /** @type {Map<string, HTMLElement>} */
  #squares = new Map();
  /** @type {Map<string, string>} */
  #pieces = new Map();
  #shown = '';

  constructor() {
    this.element = document.createElement('div');
    this.element.className = 'diagram';
    this.element.setAttribute('role', 'img');
    for (const [at, name] of SQUARES.entries()) {
      const square = document.createElement('span');
      if ((Math.floor(at / 8) + at) % 2 === 1) square.className = 'dark';
      this.#squares.set(name, square);
    }
    this.turn(false);
  }

  /** @param {boolean} turned whether Black is at the bottom */
  turn(turned) {
    this.turned = turned;
    const squares = [...this.#squares.values()];
    this.element.replaceChildren(...(turned ? squares.reverse() : squares));
  }

  /** @param {string} fen @param {string} [last] the latest move, in UCI */
  show(fen, last = '') {
    if (this.#shown === fen + last) return;
    this.#shown = fen + last;
    const pieces = placement(fen);
    for (const [name, square] of this.#squares) {
      const letter = pieces.get(name);
      if (letter !== this.#pieces.get(name)) square.replaceChildren(...(letter ? [piece(letter)] : []));
      square.classList.toggle('last', name === last.slice(0, 2) || name === last.slice(2, 4));
    }
    this.#pieces = pieces;
    this.element.setAttribute('aria-label', spoken(pieces));
  }
}
