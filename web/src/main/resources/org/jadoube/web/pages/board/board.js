// @ts-check
// A chess board for drag and drop, clicks and the keyboard. It knows no rules: the legal moves are
// passed to it.

import { Animation } from './animation.js';
import { Pointer, squareAt } from './pointer.js';
import { Keyboard } from './keyboard.js';
import { after, castlingRook, colourOf, FILES, piece, placement, roleOf } from './pieces.js';
import { onlyMove } from './smartmoves.js';
import { text } from '../common/texts.js';

/**
 * @typedef {object} View
 * @property {string} fen
 * @property {string[]} moves in UCI, empty when nobody can move here
 * @property {string[]} last two squares
 * @property {string | null} check a square
 * @property {Colour | null} mine the colour played here
 * @property {boolean} active whether it is that colour's turn
 * @property {string | null} pending a move in UCI that is shown as if it had been made
 * @property {string[]} [premove] the squares of a move that is entered before its turn
 * @property {boolean} [premoving] whether the moves are such that could be entered before their turn
 * @property {boolean} [smart] whether one square is enough for the only move that has it
 */

/** @type {View} */
const NOTHING = { fen: '8/8/8/8/8/8/8/8', moves: [], last: [], check: null, mine: null, active: false, pending: null };

export class Board {
  /** @type {Map<string, string>} */
  #pieces = new Map();
  /** @type {Map<string, HTMLElement>} */
  #squares = new Map();
  #view = NOTHING;
  /** @type {string | null} */
  #selected = null;
  /** @type {string | undefined} */
  #current; // the square that has the focus, or would get it
  /** @type {string | null} */
  #dropped = null; // where the player has just dropped a piece
  /** @type {Map<string, string>} */
  #marks = new Map(); // why a move is refused: squares and the classes that mark them
  #animation = new Animation();
  /** @type {Element | null} */
  #cover = null;
  onTurned = () => {};
  animated = true; // whether pieces glide

  /**
   * @param {HTMLElement} root
   * @param {object} told
   * @param {(from: string, to: string, moves: string[]) => void} told.onMove with the legal moves this may be: none if it is illegal
   * @param {(square?: string) => void} told.onTouch called whenever the player does something on the board, with the square that is touched
   * @param {() => void} told.onIdle called when somebody tries to pick up a piece while it cannot be moved
   */
  constructor(root, { onMove, onTouch, onIdle }) {
    this.root = root;
    this.onMove = onMove;
    this.onIdle = onIdle;
    this.touched = onTouch;
    this.flipped = false;
    this.pointer = new Pointer(this);
    new Keyboard(this);
    root.addEventListener('click', (event) => this.#click(event));
    this.#build();
  }

  /** @param {View} view */
  show(view) {
    const before = this.#pieces;
    this.#view = view;
    const standing = placement(view.fen);
    this.#pieces = view.pending ? after(standing, view.pending) : standing;
    if (this.pointer.lifted && before.get(this.pointer.lifted) !== this.#pieces.get(this.pointer.lifted)) this.pointer.letGo();
    if (this.#selected && !this.#canSelect(this.#selected)) this.#selected = this.pointer.lifted;
    this.paint();
    if (this.animated) this.#animation.show(before, this.#pieces, (name) => this.squareOf(name), this.#dropped);
    this.#dropped = null;
  }

  /** @param {boolean} flipped */
  flip(flipped) {
    this.flipped = flipped;
    this.#build();
    this.paint();
    this.onTurned();
  }

  /** Lays a picture over the squares. @param {Element} picture */
  cover(picture) {
    this.#cover = picture;
    this.root.append(picture);
  }

  #build() {
    const focused = this.root.contains(document.activeElement);
    this.root.className = 'board';
    this.root.setAttribute('role', 'grid');
    this.root.setAttribute('aria-label', text('board'));
    this.#animation.stop();
    this.root.replaceChildren(...[...Array(8).keys()].map((row) => this.#row(row)));
    if (this.#cover) this.root.append(this.#cover);
    this.#current ??= this.flipped ? 'h8' : 'a1';
    this.squareOf(this.#current).tabIndex = 0;
    if (focused) this.focus(this.#current);
  }

  /** @param {number} row */
  #row(row) {
    const element = document.createElement('div');
    element.className = 'rank';
    element.setAttribute('role', 'row');
    const rank = this.flipped ? row + 1 : 8 - row;
    for (let column = 0; column < 8; column++) {
      const file = FILES[this.flipped ? 7 - column : column];
      element.append(this.#square(file, rank, row, column));
    }
    return element;
  }

  /** @param {string} file @param {number} rank @param {number} row @param {number} column */
  #square(file, rank, row, column) {
    const name = file + rank;
    const square = document.createElement('button');
    square.type = 'button';
    square.dataset.square = name;
    square.setAttribute('role', 'gridcell');
    square.tabIndex = -1;
    square.onfocus = () => this.#enter(name);
    square.className = (FILES.indexOf(file) + rank) % 2 === 1 ? 'square dark' : 'square';
    this.#squares.set(name, square);
    if (row === 7) square.append(this.#label('file', file));
    if (column === 0) square.append(this.#label('rankname', rank));
    return square;
  }

  /** @param {string} kind @param {string | number} text */
  #label(kind, text) {
    const label = document.createElement('span');
    label.className = kind;
    label.setAttribute('aria-hidden', 'true');
    label.dataset.name = String(text); // drawn by the style sheet: text here would be taken for the button's label
    return label;
  }

  get selected() {
    return this.#selected;
  }

  /** @param {string} name @returns {HTMLElement} */
  squareOf(name) {
    return /** @type {HTMLElement} */ (this.#squares.get(name));
  }

  /** @param {string} name */
  pieceOn(name) {
    return this.#pieces.get(name);
  }

  /** Whether the player's own piece is on this square. @param {string} name */
  isOwn(name) {
    const letter = this.#pieces.get(name);
    return letter !== undefined && colourOf(letter) === this.#view.mine;
  }

  /** Whether the piece there, if any, could be taken up now. @param {string} name */
  canLift(name) {
    return this.#canSelect(name);
  }

  /** @param {string} name */
  #canSelect(name) {
    return this.#view.active && this.isOwn(name);
  }

  /** A king put on its rook castles. @param {string} from @param {string} [to] */
  #moves(from, to = '') {
    const all = this.#view.moves.filter((move) => move.startsWith(from));
    return all.filter((move) => move.startsWith(from + to) || castlingRook(this.#pieces, from, move.slice(2, 4)) === to);
  }

  /**
   * Whether the selected piece would be put here: on any square except those of pieces that can be picked up instead.
   *
   * @param {string} name
   */
  isGoal(name) {
    const from = this.#selected;
    return from !== null && from !== name && (this.#moves(from, name).length > 0 || !this.isOwn(name));
  }

  /** @param {string | null} name */
  select(name) {
    this.#selected = name && (this.#canSelect(name) || this.pointer.lifted === name) ? name : null;
    this.paint();
  }

  /**
   * Tries to move a piece; returns whether it stays there.
   *
   * @param {string} from
   * @param {string} to
   * @param {string | null} [dropped] the square where the player dropped it, if any
   */
  attempt(from, to, dropped = null) {
    const moves = this.#moves(from, to);
    this.#selected = null;
    this.#dropped = moves.length > 0 ? dropped : null;
    this.paint();
    this.onMove(from, to, moves);
    return moves.length > 0;
  }

  /**
   * Handles a click on a square that is not a goal; returns whether the square shows which move is meant.
   *
   * @param {string} name
   */
  pick(name) {
    const only = this.#view.smart ? onlyMove(this.#view.moves, name) : null;
    if (only) this.attempt(only.slice(0, 2), only.slice(2, 4));
    return only !== null;
  }

  /**
   * Lets a piece that could not be put elsewhere glide back from that place on the screen.
   *
   * @param {string} name
   * @param {DOMRect} place
   */
  glideBack(name, place) {
    const square = this.squareOf(name);
    if (this.isOwn(name)) this.#animation.glide(square, place);
  }

  /** Marks squares, each with a class, until the next call. @param {Map<string, string>} marks */
  mark(marks) {
    this.#marks = marks;
    this.paint();
  }

  /** Cancels the player's intention. */
  dismiss() {
    this.select(null);
    this.touched();
  }

  /** @param {string} name */
  focus(name) {
    this.squareOf(name).focus();
  }

  /** The square that the keyboard starts from. */
  get current() {
    return this.#current ?? 'a1';
  }

  /** @param {string} name */
  #enter(name) {
    this.squareOf(this.current).tabIndex = -1;
    this.#current = name;
    this.squareOf(name).tabIndex = 0;
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const name = squareAt(event.target);
    // Pointer clicks were handled on pointerup; the others come from the keyboard or a screen reader.
    if (!name || event.detail !== 0) return;
    this.touched(name);
    if (this.#selected && this.isGoal(name)) this.attempt(this.#selected, name);
    else if (this.pick(name)) return;
    else if (this.isOwn(name) && !this.#view.active) this.onIdle();
    else this.select(this.#selected === name ? null : name);
  }

  paint() {
    const targets = new Set(this.#selected ? this.#moves(this.#selected).map((move) => move.slice(2, 4)) : []);
    for (const [name, square] of this.#squares) {
      const letter = this.#pieces.get(name);
      this.#draw(square, letter);
      const states = {
        movable: this.#canSelect(name),
        selected: name === this.#selected,
        target: targets.has(name),
        premove: Boolean(this.#view.premove?.includes(name)),
        ahead: Boolean(this.#view.premoving),
        occupied: Boolean(letter),
        last: this.#view.last.includes(name),
        check: this.#view.check === name,
        lifted: this.pointer.lifted === name,
        pending: this.#view.pending?.slice(2, 4) === name,
        refused: this.#marks.get(name) === 'refused',
        cause: this.#marks.get(name) === 'cause',
      };
      for (const [state, on] of Object.entries(states)) square.classList.toggle(state, Boolean(on));
      square.setAttribute('aria-label', this.#describe(name, letter, states));
      square.setAttribute('aria-selected', String(states.selected));
    }
  }

  /** @param {HTMLElement} square @param {string} [letter] */
  #draw(square, letter = '') {
    const drawn = square.querySelector('svg');
    if (square.dataset.piece === letter && Boolean(drawn) === Boolean(letter)) return;
    drawn?.remove();
    // Before the coordinates, which must stay visible above it.
    if (letter) square.prepend(piece(letter));
    square.dataset.piece = letter;
  }

  /**
   * @param {string} name
   * @param {string | undefined} letter
   * @param {{ target: boolean, check: boolean, pending: boolean, premove: boolean }} states
   */
  #describe(name, letter, { target, check, pending, premove }) {
    const what = letter ? `${colourOf(letter)}.${roleOf(letter)}` : 'empty';
    const said = [what, check ? 'in-check' : '', target ? 'can-move' : '', pending ? 'under-way' : '', premove ? 'premoved' : ''].filter((key) => key !== '');
    return [name, ...said.map((key) => text(key))].join(', ');
  }
}
