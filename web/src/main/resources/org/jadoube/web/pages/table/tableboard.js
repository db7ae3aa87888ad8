// @ts-check
// A board on which any piece can be lifted and put anywhere: by finger, pen, mouse or keyboard. It knows no rules.

import { Keyboard } from '../board/keyboard.js';
import { colourOf, FILES, piece, roleOf } from '../board/pieces.js';
import { text } from '../common/texts.js';

const DRAG_PIXELS = 5;

/** @typedef {import('./gestures.js').Chosen} Chosen */

/**
 * @typedef {object} Look
 * @property {Map<string, string>} pieces
 * @property {Chosen | null} chosen
 * @property {string[]} touched squares
 * @property {string[]} held squares of pieces that nobody has let go of
 */

/** @param {EventTarget | null} place */
const squareAt = (place) =>
  place instanceof Element ? /** @type {HTMLElement | null} */ (place.closest('#board .square'))?.dataset.square : undefined;

export class TableBoard {
  /** @type {Map<string, HTMLElement>} */
  #squares = new Map();
  /** @type {Look} */
  #look = { pieces: new Map(), chosen: null, touched: [], held: [] };
  #current = '';

  /**
   * @param {HTMLElement} root
   * @param {object} told
   * @param {(square: string) => void} told.onTap
   * @param {(square: string) => Chosen | null} told.onGrasp a piece is to be carried away; returns it, if it can be
   * @param {(chosen: Chosen, square: string | undefined) => void} told.onDrop it is let go of, there or off the board
   * @param {() => void} told.onEscape
   */
  constructor(root, { onTap, onGrasp, onDrop, onEscape }) {
    this.root = root;
    this.onTap = onTap;
    this.onGrasp = onGrasp;
    this.onDrop = onDrop;
    this.dismiss = onEscape;
    this.flipped = false;
    new Keyboard(/** @type {any} */ (this));
    root.addEventListener('pointerdown', (event) => this.#down(event));
    // Pointers were dealt with when they went up; these come from the keyboard or a screen reader.
    root.addEventListener('click', ({ target, detail }) => {
      const square = squareAt(target);
      if (square && detail === 0) this.onTap(square);
    });
    this.#build();
  }

  /** @param {boolean} flipped */
  flip(flipped) {
    this.flipped = flipped;
    this.#build();
    this.#paint();
  }

  /** @param {Look} look */
  show(look) {
    this.#look = look;
    this.#paint();
  }

  /** @param {string} name */
  focus(name) {
    this.#squares.get(name)?.focus();
  }

  #build() {
    this.root.className = 'board';
    this.root.setAttribute('role', 'grid');
    this.root.setAttribute('aria-label', text('table-board'));
    this.root.replaceChildren(...[...FILES].map((_, row) => this.#row(row)));
    this.#enter(this.flipped ? 'h8' : 'a1');
  }

  /** @param {number} row */
  #row(row) {
    const element = document.createElement('div');
    element.className = 'rank';
    element.setAttribute('role', 'row');
    const rank = this.flipped ? row + 1 : 8 - row;
    const files = this.flipped ? [...FILES].reverse() : [...FILES];
    element.append(...files.map((file, column) => this.#square(file, rank, row, column)));
    return element;
  }

  /** @param {string} file @param {number} rank @param {number} row @param {number} column */
  #square(file, rank, row, column) {
    const square = document.createElement('button');
    square.type = 'button';
    square.dataset.square = file + rank;
    square.setAttribute('role', 'gridcell');
    square.tabIndex = -1;
    square.className = (FILES.indexOf(file) + rank) % 2 === 1 ? 'square dark' : 'square';
    square.onfocus = () => this.#enter(file + rank);
    this.#squares.set(file + rank, square);
    if (row === 7) square.append(this.#label('file', file));
    if (column === 0) square.append(this.#label('rankname', String(rank)));
    return square;
  }

  /** @param {string} kind @param {string} name */
  #label(kind, name) {
    const label = Object.assign(document.createElement('span'), { className: kind });
    label.setAttribute('aria-hidden', 'true');
    label.dataset.name = name; // drawn by the style sheet: text here would be taken for the button's label
    return label;
  }

  /** The square that the keyboard starts from. @param {string} name */
  #enter(name) {
    const before = this.#squares.get(this.#current);
    if (before) before.tabIndex = -1;
    this.#current = name;
    const now = this.#squares.get(name);
    if (now) now.tabIndex = 0;
  }

  #paint() {
    const { pieces, chosen, touched, held } = this.#look;
    for (const [name, square] of this.#squares) {
      const letter = pieces.get(name) ?? '';
      this.#draw(square, letter);
      const states = {
        occupied: letter !== '',
        selected: chosen?.square === name,
        touched: touched.includes(name),
        held: held.includes(name),
      };
      for (const [state, on] of Object.entries(states)) square.classList.toggle(state, on);
      square.setAttribute('aria-label', this.#describe(name, letter, states));
      square.setAttribute('aria-selected', String(states.selected));
    }
  }

  /** @param {HTMLElement} square @param {string} letter */
  #draw(square, letter) {
    if (square.dataset.piece === letter) return;
    square.querySelector('svg')?.remove();
    if (letter) square.prepend(piece(letter));
    square.dataset.piece = letter;
  }

  /** @param {string} name @param {string} letter @param {{ touched: boolean }} states */
  #describe(name, letter, { touched }) {
    const what = letter ? `${colourOf(letter)}.${roleOf(letter)}` : 'empty';
    return [name, text(what), ...(touched ? [text('table-touched')] : [])].join(', ');
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const from = squareAt(event.target);
    if (!from || event.button !== 0 || !event.isPrimary) return;
    event.preventDefault();
    this.carry(event, () => this.onGrasp(from), () => this.onTap(from), from);
  }

  /**
   * Follows a pointer that went down on a piece: a drag, or a tap.
   *
   * @param {PointerEvent} event
   * @param {() => Chosen | null} grasp
   * @param {() => void} tap
   * @param {string} [from] the square on which it went down
   */
  carry(event, grasp, tap, from) {
    const { pointerId, clientX, clientY } = event;
    /** @type {{ chosen: Chosen, drawn: SVGSVGElement } | null} */
    let flying = null;
    let tried = false;
    const move = (/** @type {PointerEvent} */ now) => {
      if (now.pointerId !== pointerId) return;
      const far = Math.hypot(now.clientX - clientX, now.clientY - clientY) > DRAG_PIXELS;
      if (far && !tried) {
        tried = true;
        const chosen = grasp();
        flying = chosen && { chosen, drawn: this.#fly(chosen.letter) };
      }
      if (flying) this.#follow(flying.drawn, now);
    };
    const end = (/** @type {PointerEvent} */ up) => {
      if (up.pointerId !== pointerId) return;
      stop.abort();
      flying?.drawn.remove();
      const over = up.type === 'pointerup' ? squareAt(document.elementFromPoint(up.clientX, up.clientY)) : undefined;
      if (flying) this.onDrop(flying.chosen, over);
      else if (up.type === 'pointerup' && (!from || over === from)) tap();
    };
    const stop = new AbortController();
    for (const kind of /** @type {const} */ (['pointermove', 'pointerup', 'pointercancel'])) {
      addEventListener(kind, kind === 'pointermove' ? move : end, { signal: stop.signal });
    }
  }

  /** @param {string} letter */
  #fly(letter) {
    const drawn = piece(letter);
    const width = `${this.root.clientWidth / 8}px`;
    drawn.classList.add('flying');
    Object.assign(drawn.style, { width, height: width });
    document.body.append(drawn);
    return drawn;
  }

  /** @param {SVGSVGElement} drawn @param {PointerEvent} at */
  #follow(drawn, { clientX, clientY }) {
    const half = drawn.clientWidth / 2;
    drawn.style.transform = `translate(${clientX - half}px, ${clientY - half}px)`;
  }
}
