// @ts-check
// Who officiates at a tournament: those who have been appointed, and the form to appoint others by the names of their accounts.

import { get, request, sentence } from '../common/api.js';
import { $, one } from '../common/dom.js';
import { demand, showFault } from '../common/fields.js';
import { renew } from '../common/renewal.js';
import { onceAtATime } from '../common/submitting.js';
import { text } from '../common/texts.js';

/** @typedef {{ id: string, role: string, account?: string }} Appointed */

const OFFICES = ['arbiter', 'chief-arbiter', 'organiser'];

export class Appointments {
  #details = $('#officials');
  #form = one(HTMLFormElement, '#appointing');
  #fault = $('#appointing-fault');
  #own = '';

  /** @param {string} id of the tournament */
  constructor(id) {
    this.path = `/api/tournaments/${id}/roles`;
    this.#details.ontoggle = () => this.#do(async () => {});
    one(HTMLSelectElement, '[name=office]', this.#form).append(new Option(text('choose'), ''), ...OFFICES.map((role) => new Option(text(`tournament.office.${role}`), role)));
    const appoint = onceAtATime(() => this.#appoint());
    this.#form.onsubmit = (submitted) => {
      submitted.preventDefault();
      appoint();
    };
  }

  /** @param {string} own the name of whoever is reading, whose own offices stay @param {boolean} organises */
  show(own, organises) {
    this.#own = own;
    this.#details.hidden = !organises;
  }

  /** Does something, and reads who holds an office then. @param {() => Promise<unknown>} act */
  async #do(act) {
    if (!this.#details.hasAttribute('open')) return;
    this.#fault.textContent = '';
    try {
      await act();
      const { roles } = await get(this.path);
      this.#list(roles.filter((/** @type {Appointed} */ { account }) => account !== undefined));
    } catch (problem) {
      this.#fault.textContent = sentence(problem);
    }
  }

  async #appoint() {
    const name = one(HTMLInputElement, '[name=account]', this.#form);
    const office = one(HTMLSelectElement, '[name=office]', this.#form);
    const right = [demand(name, 'fault.empty'), demand(office, 'fault.choose')];
    if (right.includes(false)) return showFault(this.#form);
    const body = { account: name.value.trim(), role: office.value };
    await this.#do(async () => {
      await request('POST', this.path, { body });
      name.value = '';
    });
  }

  /** @param {Appointed[]} appointed */
  #list(appointed) {
    renew($('#appointed'), appointed, () => appointed.map((each) => this.#line(each)));
  }

  /** @param {Appointed} appointed */
  #line({ id, role, account = '' }) {
    const line = document.createElement('li');
    const name = document.createElement('bdi');
    const words = document.createElement('span');
    name.textContent = account;
    words.append(name, ` · ${text(`tournament.office.${role}`)}`);
    line.append(words);
    if (account !== this.#own) line.append(this.#dismissing(id, `${account}, ${text(`tournament.office.${role}`)}`));
    return line;
  }

  /** @param {string} id @param {string} whom */
  #dismissing(id, whom) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text('tournament.dismiss');
    button.setAttribute('aria-label', `${text('tournament.dismiss')}: ${whom}`);
    button.onclick = () => this.#do(() => request('DELETE', `${this.path}/${id}`, {}));
    return button;
  }
}
