// @ts-check
// The games of a round as small boards with clocks.

import { format, left } from '../common/clock.js';
import { MiniBoard } from '../board/miniboard.js';
import { score } from './points.js';
import { person } from './tables.js';
import { text } from '../common/texts.js';

/** @typedef {import('./pairings.js').Pairing} Pairing */

const TICK_MILLIS = 250;

/** @type {Colour[]} */
const COLOURS = ['white', 'black'];

class LiveBoard {
  #board = new MiniBoard();
  /** @type {Record<Colour, HTMLElement>} */
  #clocks = { white: document.createElement('span'), black: document.createElement('span') };
  #names = { white: document.createElement('span'), black: document.createElement('span') };
  #score = document.createElement('span');
  #head = document.createElement('a');
  /** @type {Pairing | null} */
  pairing = null;
  #near = false; // whether it is in sight, or about to be

  constructor() {
    this.element = document.createElement('article');
    this.element.className = 'live';
    this.#score.className = 'score';
    const [far, near] = [this.#bar('black'), this.#bar('white')];
    this.element.append(this.#head, far, this.#board.element, near);
    this.#head.append(document.createElement('span'), this.#score);
    this.#head.className = 'number';
  }

  /** @param {Colour} colour */
  #bar(colour) {
    const bar = document.createElement('p');
    const disc = document.createElement('span');
    disc.className = 'disc';
    disc.dataset.colour = colour;
    this.#clocks[colour].className = 'clock';
    bar.append(disc, this.#names[colour], this.#clocks[colour]);
    return bar;
  }

  /** @param {Pairing} pairing */
  show(pairing) {
    const before = this.pairing;
    this.pairing = pairing;
    const { board, game } = pairing;
    this.#head.children[0].textContent = text('tournament.board-number', { board });
    if (game) this.#head.href = `/game/${game}`;
    const said = score(pairing.result);
    if (this.#score.textContent !== said) this.#score.textContent = said;
    for (const colour of COLOURS) {
      if (before?.[colour].name !== pairing[colour].name) this.#names[colour].replaceChildren(person(pairing[colour]));
    }
    this.#draw();
    this.element.dataset.over = String(pairing.result !== undefined);
  }

  /** @param {boolean} near */
  look(near) {
    this.#near = near;
    this.#draw();
  }

  #draw() {
    const play = this.pairing?.play;
    if (play && this.#near) this.#board.show(play.fen, play.lastMove);
    else if (play) this.#board.name(text('tournament.board-number', { board: this.pairing?.board ?? 0 }));
  }

  /** @param {number} now @param {boolean} stopped */
  tick(now, stopped) {
    if (!this.#near) return;
    for (const colour of COLOURS) {
      const clock = this.pairing?.play?.clock ?? {};
      const time = left(clock, colour, now);
      const said = time === undefined ? '' : format(time);
      const element = this.#clocks[colour];
      if (element.textContent !== said) element.textContent = said;
      element.dataset.running = String(!stopped && clock.running === colour);
    }
  }
}

export class LiveBoards {
  /** @type {Map<number, LiveBoard>} */
  #boards = new Map();
  /** @type {WeakMap<Element, LiveBoard>} */
  #of = new WeakMap();
  // Of hundreds of boards most are never scrolled to.
  #sight = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) this.#of.get(target)?.look(isIntersecting);
    this.#tick();
  }, { rootMargin: '50% 0px' });

  /** @param {HTMLElement} root @param {() => number} now @param {() => boolean} stopped */
  constructor(root, now, stopped) {
    this.root = root;
    this.now = now;
    this.stopped = stopped;
    setInterval(() => this.#tick(), TICK_MILLIS);
  }

  /** Those boards and no others. @param {Pairing[]} pairings */
  show(pairings) {
    const boards = pairings.map((pairing) => this.#board(pairing));
    if (boards.length !== this.root.children.length || boards.some(({ element }, at) => this.root.children[at] !== element)) {
      this.root.replaceChildren(...boards.map(({ element }) => element));
      this.#sight.disconnect();
      for (const { element } of boards) this.#sight.observe(element);
    }
    this.#boards = new Map(pairings.map(({ board }, at) => [board, boards[at]]));
    this.#tick();
  }

  /** @param {Pairing} pairing */
  #board(pairing) {
    const board = this.#boards.get(pairing.board) ?? this.#made();
    board.show(pairing);
    return board;
  }

  #made() {
    const board = new LiveBoard();
    this.#of.set(board.element, board);
    return board;
  }

  #tick() {
    if (this.root.getClientRects().length === 0) return;
    for (const board of this.#boards.values()) board.tick(this.now(), this.stopped());
  }
}
