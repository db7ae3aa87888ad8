// @ts-check
// The move list, with the other events in between.

import { linked } from '../common/citations.js';
import { details } from '../common/details.js';
import { isTold } from './telling.js';
import { local } from '../common/texts.js';

/** @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowUp: -2, ArrowRight: 1, ArrowDown: 2, Home: -Infinity, End: Infinity };

export class MoveList {
  /** @type {Move[]} */
  #moves = [];
  #marked = 0; // the number of moves before the position on display
  #notesSeen = -1; // how many notes there were when the list was last scrolled
  #noted = 0; // the sequence of the latest note
  /** @type {Note[]} */
  #notes = [];

  /**
   * @param {HTMLElement} list
   * @param {(ply: number) => void} onPick
   * @param {() => string} edition the name of the game's
   * @param {AbortSignal} [signal] when another game takes the list
   */
  constructor(list, onPick, edition, signal) {
    this.list = list;
    this.onPick = onPick;
    this.edition = edition;
    list.addEventListener('keydown', (event) => this.#key(event), { signal });
    // How much of the list is seen depends on the window, and on what stands beside it.
    const seen = new ResizeObserver(() => this.#scroll());
    if (list.parentElement) seen.observe(list.parentElement);
    signal?.addEventListener('abort', () => seen.disconnect());
  }

  get moves() {
    return this.#moves;
  }

  /** The events besides the moves. */
  get notes() {
    return this.#notes;
  }

  /** Shows the whole game. Correct rows stay, and keep the focus. @param {Move[]} moves @param {Note[]} notes */
  set(moves, notes) {
    const same = this.#moves.every(({ uci, fen }, i) => moves[i]?.uci === uci && moves[i].fen === fen);
    if (!same) {
      this.#moves = [];
      this.#notes = [];
      this.#noted = 0;
      this.list.replaceChildren();
    }
    this.add(moves, notes);
  }

  /** Adds moves and events; skips those that are already shown. @param {Move[]} moves @param {Note[]} notes */
  add(moves, notes) {
    const fresh = notes.filter((note) => isTold(note) && note.sequence > this.#noted);
    const noteUpTo = (/** @type {number} */ ply) => {
      while (fresh.length > 0 && fresh[0].ply <= ply) fresh.splice(0, 1).forEach((note) => this.#note(note));
    };
    for (const move of moves) {
      if (move.ply !== this.#moves.length + 1) continue;
      noteUpTo(this.#moves.length);
      this.#moves.push(move);
      this.#row(move).append(this.#button(move));
    }
    noteUpTo(Infinity);
  }

  /** @param {Note} note */
  #note(note) {
    const { sequence, statement, event } = note;
    this.#notes.push(note);
    const row = document.createElement('li');
    row.className = 'note';
    row.dataset.sequence = String(sequence);
    row.dataset.type = event.type;
    row.append(...linked(local(`${statement.headline} ${statement.citation}.`, event.at), this.edition()));
    if (statement.details.length > 0) row.append(details(statement, event.at));
    this.#noted = sequence;
    this.list.append(row);
  }

  /** @param {Move} move */
  #row(move) {
    const last = this.list.lastElementChild;
    if (last && move.colour === 'black' && last.className !== 'note') return last;
    const row = document.createElement('li');
    const number = document.createElement('span');
    number.className = 'number';
    number.textContent = `${move.number}.`;
    row.append(number);
    if (move.colour === 'black') row.append(Object.assign(document.createElement('span'), { textContent: '…' }));
    this.list.append(row);
    return row;
  }

  /** @param {Move} move */
  #button(move) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = move.text;
    button.dataset.ply = String(move.ply);
    button.tabIndex = move.ply === 1 ? 0 : -1;
    button.onclick = () => this.onPick(move.ply);
    return button;
  }

  /** @param {number} ply @returns {HTMLElement | null} */
  #buttonOf(ply) {
    return this.list.querySelector(`[data-ply="${ply}"]`);
  }

  /** Handles keys: from a focused move, the arrow keys go to the others and show their positions. */
  #key(/** @type {KeyboardEvent} */ event) {
    const here = event.target instanceof HTMLElement && Number(event.target.dataset.ply);
    const steps = STEPS[event.key];
    if (!here || steps === undefined) return;
    event.preventDefault();
    const ply = Math.max(1, Math.min(this.#moves.length, here + steps));
    this.#buttonOf(ply)?.focus();
    this.onPick(ply);
  }

  /** Marks the move that led to the position on display. @param {number} ply */
  mark(ply) {
    this.#marked = ply;
    const marked = this.list.querySelector('[aria-current]');
    const button = this.#buttonOf(ply);
    const notes = this.list.querySelectorAll('.note').length;
    if (marked === button && this.#notesSeen === notes) return;
    this.#notesSeen = notes;
    marked?.removeAttribute('aria-current');
    button?.setAttribute('aria-current', 'true');
    this.#enterAt(ply);
    this.#scroll();
  }

  /**
   * Lets Tab lead to one move, and the arrow keys to the others, so that the buttons behind a long game are not far.
   *
   * @param {number} ply
   */
  #enterAt(ply) {
    for (const entry of this.list.querySelectorAll('[data-ply][tabindex="0"]')) entry.setAttribute('tabindex', '-1');
    this.#buttonOf(Math.max(1, ply))?.setAttribute('tabindex', '0');
  }

  /** Scrolls to the marked move or, if that is the last one, to the notes after it. */
  #scroll() {
    const button = this.#buttonOf(this.#marked);
    const box = this.list.parentElement;
    if (!box) return;
    const latest = this.#marked === this.#moves.length;
    box.scrollTop = latest ? box.scrollHeight : (button?.offsetTop ?? 0) - box.offsetTop - box.clientHeight / 2;
    // With little room, the list is a single line.
    box.scrollLeft = latest ? box.scrollWidth : (button?.offsetLeft ?? 0) - box.offsetLeft - box.clientWidth / 2;
  }
}
