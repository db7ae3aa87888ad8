// @ts-check
// The links that open the seats of players without an account, or over the board the screens at the boards: to copy one by one, or
// to print as slips with a code to scan.

import { get } from '../common/api.js';
import { copied } from '../common/copying.js';
import { $, chosen, one } from '../common/dom.js';
import { fault } from './tournamentfault.js';
import { Origins } from '../common/origins.js';
import { isAtTables } from './pairings.js';
import { print } from '../common/printing.js';
import { qr } from '../common/qr.js';
import { renew } from '../common/renewal.js';
import { text } from '../common/texts.js';

/** @typedef {{ board: number, colour: Colour, name: string, token: string, gamePath: string }} SeatKey */

/**
 * A link to hand out.
 *
 * @typedef {object} Link
 * @property {string} place
 * @property {string} name who sits there
 * @property {string} path
 */

/** @template {keyof HTMLElementTagNameMap} K @param {K} kind @param {string} words */
const element = (kind, words) => Object.assign(document.createElement(kind), { textContent: words });

/** @param {SeatKey} key @returns {Link} */
const seat = ({ board, colour, name, gamePath }) => ({ place: `${text('tournament.board-number', { board })} · ${text(`colour.${colour}`)}`, name, path: gamePath });

/** One screen for both players of each board. @param {SeatKey[]} keys @returns {Link[]} */
function screens(keys) {
  return Object.values(Object.groupBy(keys, ({ board }) => board)).map((both = []) => ({
    place: text('tournament.board-number', { board: both[0].board }),
    name: both.map(({ name }) => name).join(' – '),
    path: `${both[0].gamePath}${both.slice(1).map(({ colour, token }) => `.${colour}.${token}`).join('')}`,
  }));
}

export class SeatLinks {
  /** @type {SeatKey[]} */
  #keys = [];
  #origins = new Origins(() => this.#draw());
  #name = '';
  #round = 0; // whose links are wanted
  #read = 0; // whose links are there
  #games = ''; // of that round: one that is paired again has others
  #atTables = false;

  /** @param {string} id of the tournament */
  constructor(id) {
    this.id = id;
    $('#seats').ontoggle = () => this.#fill();
    $('#print-seats').onclick = () => this.#print();
    $('#screens').onchange = () => this.#draw();
  }

  /** @param {TournamentDocument} tournament @param {number} round a published one; 0 without any */
  show(tournament, round) {
    const { name } = tournament.terms;
    this.#atTables = isAtTables(tournament);
    $('#seats').hidden = round === 0;
    $('#screens').hidden = !this.#atTables;
    $('#seats summary').textContent = text(this.#atTables ? 'tournament.tablets' : 'tournament.seats');
    $('#seats .hint').textContent = text(this.#atTables ? 'tournament.tablets-hint' : 'tournament.seats-hint');
    const games = tournament.rounds[round - 1]?.boards.map(({ game }) => game ?? '').join(' ') ?? '';
    if (games !== this.#games) this.#read = 0;
    if (round === this.#round && name === this.#name && games === this.#games) return;
    this.#games = games;
    [this.#name, this.#round] = [name, round];
    this.#fill();
  }

  /** Reads the links when somebody wants to see them. */
  async #fill() {
    const round = this.#round;
    if (!$('#seats').hasAttribute('open') || round === 0 || round === this.#read) return;
    $('#seats-fault').textContent = '';
    try {
      const { keys } = await get(`/api/tournaments/${this.id}/rounds/${round}/keys`);
      if (round !== this.#round) return;
      [this.#keys, this.#read] = [keys, round];
      this.#draw();
      void this.#origins.look();
    } catch (problem) {
      $('#seats-fault').textContent = fault(problem);
    }
  }

  get #links() {
    return this.#atTables && chosen(one(HTMLFormElement, '#screens'), 'screens') === 'one' ? screens(this.#keys) : this.#keys.map(seat);
  }

  #draw() {
    const links = this.#links;
    $('#print-seats').hidden = links.length === 0;
    renew($('#seat-links'), links.map(({ path }) => this.#origins.link(path)), () => links.map((link) => this.#line(link)));
  }

  /** @param {Link} link */
  #line({ place, name, path }) {
    const line = document.createElement('li');
    const label = element('label', `${place} `);
    const field = document.createElement('input');
    const button = element('button', text('tournament.copy'));
    label.append(element('bdi', name), field);
    field.readOnly = true;
    field.value = this.#origins.link(path);
    field.onfocus = () => field.select();
    button.type = 'button';
    button.setAttribute('aria-label', `${text('tournament.copy')}: ${place}, ${name}`);
    button.onclick = async () => {
      const done = await copied(field);
      $('#announcer').textContent = text(done ? 'copied' : 'copy-by-hand');
      if (done) button.textContent = text('copied');
    };
    line.append(label, button);
    return line;
  }

  #print() {
    $('#slips').replaceChildren(...this.#links.map((link) => this.#slip(link)));
    print('seats');
  }

  /** @param {Link} link */
  #slip({ place, name, path }) {
    const slip = document.createElement('article');
    const words = document.createElement('div');
    words.append(element('p', `${this.#name} · ${text('tournament.round', { round: this.#read })}`), element('h3', name), element('p', place));
    slip.append(qr(this.#origins.link(path)), words);
    return slip;
  }
}
