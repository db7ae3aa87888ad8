// @ts-check
// The links that open the seats of players without an account: to copy one by one, or to print as slips with a code to scan.

import { get } from '../common/api.js';
import { copied } from '../common/copying.js';
import { $ } from '../common/dom.js';
import { fault } from './eventfault.js';
import { Origins } from '../common/origins.js';
import { print } from '../common/printing.js';
import { qr } from '../common/qr.js';
import { renew } from '../common/renewal.js';
import { text } from '../common/texts.js';

/** @typedef {{ board: number, colour: Colour, name: string, gamePath: string }} SeatKey */

/** @template {keyof HTMLElementTagNameMap} K @param {K} kind @param {string} words */
const element = (kind, words) => Object.assign(document.createElement(kind), { textContent: words });

/** @param {SeatKey} key */
const place = ({ board, colour }) => `${text('event.board-number', { board })} · ${text(`colour.${colour}`)}`;

export class SeatLinks {
  /** @type {SeatKey[]} */
  #keys = [];
  #origins = new Origins(() => this.#draw());
  #name = '';
  #round = 0; // whose links are wanted
  #read = 0; // whose links are there

  /** @param {string} id of the event */
  constructor(id) {
    this.id = id;
    $('#seats').ontoggle = () => this.#fill();
    $('#print-seats').onclick = () => this.#print();
  }

  /** @param {string} name of the event @param {number} round a published one; 0 without any */
  show(name, round) {
    $('#seats').hidden = round === 0;
    if (round === this.#round && name === this.#name) return;
    [this.#name, this.#round] = [name, round];
    this.#fill();
  }

  /** Reads the links when somebody wants to see them. */
  async #fill() {
    const round = this.#round;
    if (!$('#seats').hasAttribute('open') || round === 0 || round === this.#read) return;
    $('#seats-fault').textContent = '';
    try {
      const { keys } = await get(`/api/events/${this.id}/rounds/${round}/keys`);
      if (round !== this.#round) return;
      [this.#keys, this.#read] = [keys, round];
      this.#draw();
      void this.#origins.look();
    } catch (problem) {
      $('#seats-fault').textContent = fault(problem);
    }
  }

  #draw() {
    $('#print-seats').hidden = this.#keys.length === 0;
    renew($('#seat-links'), this.#keys.map((key) => this.#link(key)), () => this.#keys.map((key) => this.#line(key)));
  }

  /** @param {SeatKey} key */
  #link({ gamePath }) {
    return this.#origins.link(gamePath);
  }

  /** @param {SeatKey} key */
  #line(key) {
    const line = document.createElement('li');
    const label = element('label', `${place(key)} `);
    const field = document.createElement('input');
    const button = element('button', text('event.copy'));
    label.append(element('bdi', key.name), field);
    field.readOnly = true;
    field.value = this.#link(key);
    field.onfocus = () => field.select();
    button.type = 'button';
    button.setAttribute('aria-label', `${text('event.copy')}: ${place(key)}, ${key.name}`);
    button.onclick = async () => {
      const done = await copied(field);
      $('#announcer').textContent = text(done ? 'copied' : 'copy-by-hand');
      if (done) button.textContent = text('copied');
    };
    line.append(label, button);
    return line;
  }

  #print() {
    $('#slips').replaceChildren(...this.#keys.map((key) => this.#slip(key)));
    print('seats');
  }

  /** @param {SeatKey} key */
  #slip(key) {
    const slip = document.createElement('article');
    const words = document.createElement('div');
    words.append(element('p', `${this.#name} · ${text('event.round', { round: this.#read })}`), element('h3', key.name), element('p', place(key)));
    slip.append(qr(this.#link(key)), words);
    return slip;
  }
}
