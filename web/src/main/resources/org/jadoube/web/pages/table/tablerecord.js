// @ts-check
// The moves and decisions of a game at a table, for reference, and the players' scoresheets.

import { $, one } from '../common/dom.js';
import { MoveList } from '../game/moves.js';
import { isSealed, told } from './tablenews.js';
import { text } from '../common/texts.js';

export class TableRecord {
  /** @type {Note[]} */
  log = [];
  #list;
  #edition = ''; // of the game
  #over = false;

  /**
   * @param {HTMLElement} dialog
   * @param {string} id
   * @param {boolean} shared whether both players look at this screen, which must then keep sealed moves secret
   */
  constructor(dialog, id, shared) {
    this.dialog = dialog;
    this.shared = shared;
    this.#list = new MoveList($('#moves', dialog), () => {}, () => this.#edition);
    one(HTMLAnchorElement, '#pgn', dialog).href = `/api/games/${id}/pgn`;
  }

  get moves() {
    return this.#list.moves;
  }

  /** @param {GameMessage} game */
  set({ moves, log, edition }) {
    this.#edition = edition;
    this.log = this.#forAll(log);
    this.#list.set(moves, told(this.log, this.#over));
  }

  /** @param {Note[]} events */
  #forAll(events) {
    return this.shared ? events.filter((note) => !isSealed(note)) : events;
  }

  /** Adds events, each once, from whichever stream comes first. @param {Move[]} moves @param {Note[]} events */
  add(moves, events) {
    const known = this.log.at(-1)?.sequence ?? 0;
    const fresh = this.#forAll(events).filter(({ sequence }) => sequence > known);
    this.log = [...this.log, ...fresh];
    this.#list.add(moves, told(fresh, this.#over));
  }

  /** @param {GameMessage} game @param {GameState & { table: TableState }} state */
  show({ terms, edition }, { table, ending }) {
    $('#terms', this.dialog).textContent = `${terms} · ${edition}`;
    const { white, black } = table.scoresheets;
    const sheets = white.moves.length + black.moves.length > 0 ? [this.#sheet('white', white.moves), this.#sheet('black', black.moves)] : [];
    $('#sheets', this.dialog).replaceChildren(...sheets);
    if (this.#over === Boolean(ending)) return;
    this.#over = Boolean(ending);
    const { moves } = this;
    this.#list.set([], []);
    this.#list.set(moves, told(this.log, this.#over));
  }

  /** @param {Colour} colour @param {string[]} moves */
  #sheet(colour, moves) {
    const line = document.createElement('p');
    line.textContent = `${text(`table-sheet.${colour}`)} ${moves.join(' ')}`;
    return line;
  }
}
