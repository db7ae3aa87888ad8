// A chess board to drag on, to click on, and to move on with the arrow keys. It knows no rules: the
// moves that can be made are given to it.

import { text } from './texts.js';

const FILES = 'abcdefgh';
const ROLES = { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' };
const DRAG_PIXELS = 4;
const SVG = 'http://www.w3.org/2000/svg';

const colourOf = (letter) => (letter === letter.toUpperCase() ? 'white' : 'black');

export function piece(letter) {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  svg.setAttribute('viewBox', '0 0 40 40');
  svg.setAttribute('aria-hidden', 'true');
  use.setAttribute('href', `/assets/pieces.svg#${colourOf(letter)[0]}${letter.toLowerCase()}`);
  svg.append(use);
  return svg;
}

/** The pieces by square, from the first field of FEN. */
function placement(fen) {
  const pieces = new Map();
  fen.split(' ')[0].split('/').forEach((rank, row) => {
    let file = 0;
    for (const letter of rank) {
      if (letter in ROLES || letter.toLowerCase() in ROLES) pieces.set(FILES[file++] + (8 - row), letter);
      else file += Number(letter);
    }
  });
  return pieces;
}

export class Board {
  #pieces = new Map();
  #moves = [];
  #selected = null;
  #drag = null;
  #squares = new Map();
  #view = { fen: '8/8/8/8/8/8/8/8', moves: [], last: [], check: null };

  constructor(root, onMove) {
    this.onMove = onMove;
    this.root = root;
    this.flipped = false;
    this.#build();
  }

  /** view: fen, moves (UCI, empty when nobody can move here), last (two squares), check (a square) */
  show(view) {
    this.#view = view;
    this.#pieces = placement(view.fen);
    this.#moves = view.moves;
    if (this.#selected && this.#targets(this.#selected).size === 0) this.#selected = null;
    this.#paint();
  }

  flip(flipped) {
    this.flipped = flipped;
    this.#build();
    this.#paint();
  }

  #build() {
    const focused = document.activeElement?.dataset?.square;
    this.root.className = 'board';
    this.root.setAttribute('role', 'grid');
    this.root.setAttribute('aria-label', text('board'));
    const rows = [...Array(8).keys()].map((row) => this.#row(row));
    this.root.replaceChildren(...rows);
    this.root.onpointerdown = (event) => this.#down(event);
    this.root.onkeydown = (event) => this.#key(event);
    this.root.onclick = (event) => this.#click(event);
    if (focused) this.#focus(focused);
  }

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

  #square(file, rank, row, column) {
    const name = file + rank;
    const square = document.createElement('button');
    square.type = 'button';
    square.dataset.square = name;
    square.setAttribute('role', 'gridcell');
    square.tabIndex = row === 7 && column === 0 ? 0 : -1;
    square.className = (FILES.indexOf(file) + rank) % 2 === 1 ? 'square dark' : 'square';
    this.#squares.set(name, square);
    if (row === 7) square.append(this.#label('file', file));
    if (column === 0) square.append(this.#label('rankname', rank));
    return square;
  }

  #label(kind, text) {
    const label = document.createElement('span');
    label.className = kind;
    label.setAttribute('aria-hidden', 'true');
    label.textContent = text;
    return label;
  }

  #targets(from) {
    return new Set(this.#moves.filter((move) => move.startsWith(from)).map((move) => move.slice(2, 4)));
  }

  #paint() {
    const targets = this.#selected ? this.#targets(this.#selected) : new Set();
    for (const [name, square] of this.#squares) {
      const letter = this.#pieces.get(name);
      const drawn = square.dataset.piece ?? '';
      if (drawn !== (letter ?? '')) {
        square.querySelector('svg')?.remove();
        if (letter) square.append(piece(letter));
        square.dataset.piece = letter ?? '';
      } else if (letter && !square.querySelector('svg')) {
        square.append(piece(letter));
      }
      const states = {
        movable: this.#targets(name).size > 0,
        selected: name === this.#selected,
        target: targets.has(name),
        occupied: Boolean(letter),
        last: this.#view.last.includes(name),
        check: this.#view.check === name,
        lifted: this.#drag?.from === name && this.#drag.flying,
      };
      for (const [state, on] of Object.entries(states)) square.classList.toggle(state, Boolean(on));
      square.setAttribute('aria-label', this.#describe(name, letter, states));
      square.setAttribute('aria-selected', String(states.selected));
    }
  }

  #describe(name, letter, { target, check }) {
    const what = letter ? `${colourOf(letter)}.${ROLES[letter.toLowerCase()]}` : 'empty';
    const said = [what, check && 'in-check', target && 'can-move'].filter(Boolean);
    return [name, ...said.map((key) => text(key))].join(', ');
  }

  #choose(name) {
    const from = this.#selected;
    if (from && from !== name && this.#targets(from).has(name)) {
      this.#selected = null;
      this.#paint();
      this.onMove(from, name, this.#moves.filter((move) => move.startsWith(from + name)));
      return;
    }
    this.#selected = from !== name && this.#targets(name).size > 0 ? name : null;
    this.#paint();
  }

  #click(event) {
    const name = event.target.closest('.square')?.dataset.square;
    // A pointer's click was dealt with when it went up; what is left comes from the keyboard or a screen reader.
    if (name && event.detail === 0) this.#choose(name);
  }

  #key(event) {
    const steps = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
    const name = event.target.dataset?.square;
    if (!name) return;
    if (event.key === 'Escape') {
      this.#selected = null;
      this.#paint();
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const turn = this.flipped ? -1 : 1;
    const file = FILES.indexOf(name[0]) + turn * step[0];
    const rank = Number(name[1]) + turn * step[1];
    if (file in FILES && rank >= 1 && rank <= 8) this.#focus(FILES[file] + rank);
  }

  #focus(name) {
    for (const [other, square] of this.#squares) square.tabIndex = other === name ? 0 : -1;
    this.#squares.get(name).focus();
  }

  #down(event) {
    const square = event.target.closest('.square');
    if (!square || event.button !== 0 || !event.isPrimary) return;
    event.preventDefault();
    const name = square.dataset.square;
    const chosen = this.#selected;
    this.#drag = { from: name, x: event.clientX, y: event.clientY, flying: null, again: chosen === name };
    if (!(chosen && this.#targets(chosen).has(name)) && this.#targets(name).size > 0) {
      this.#selected = name;
      this.#paint();
    }
    this.root.setPointerCapture(event.pointerId);
    // Another finger that comes down or goes up has no part in this.
    const same = (handle) => (later) => later.pointerId === event.pointerId && handle(later);
    this.root.onpointermove = same((move) => this.#carry(move));
    this.root.onpointerup = same((up) => this.#up(up));
    this.root.onpointercancel = same(() => this.#land());
  }

  #carry(event) {
    const drag = this.#drag;
    const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > DRAG_PIXELS;
    if (!drag.flying && far && this.#targets(drag.from).size > 0) this.#lift();
    if (drag.flying) {
      const half = drag.flying.clientWidth / 2;
      drag.flying.style.transform = `translate(${event.clientX - half}px, ${event.clientY - half}px)`;
    }
  }

  #lift() {
    const { width } = this.#squares.get(this.#drag.from).getBoundingClientRect();
    const flying = piece(this.#pieces.get(this.#drag.from));
    flying.classList.add('flying');
    flying.style.width = `${width}px`;
    flying.style.height = `${width}px`;
    document.body.append(flying);
    this.#drag.flying = flying;
    this.#selected = this.#drag.from;
    this.#paint();
  }

  #up(event) {
    const { from, flying, again } = this.#drag;
    this.#land();
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest?.('.square')?.dataset.square;
    if (flying) {
      if (over && over !== from) this.#choose(over);
      else this.#paint();
      if (over && this.#selected === from) this.#paint();
      return;
    }
    if (over !== from) return;
    if (this.#selected && this.#selected !== from) this.#choose(from);
    else if (again) this.#choose(from);
  }

  #land() {
    this.#drag?.flying?.remove();
    this.#drag = null;
    this.root.onpointermove = null;
    this.root.onpointerup = null;
    this.root.onpointercancel = null;
    this.#paint();
  }
}
