// @ts-check
// The form that sets the clock: a usual time control, or custom periods. It needs no server.

import { $, chosen, input, one } from '../common/dom.js';
import { judge, showFault } from '../common/fields.js';
import { typed } from '../common/numbers.js';
import { text } from '../common/texts.js';

const MOST_PERIODS = 5;
const MOST_MINUTES = 600;
const MOST_SECONDS = 600;

/** @typedef {import('./clockkeep.js').Settings} Settings */

/** Rounded to thousandths. @param {number} seconds */
const exact = (seconds) => Math.round(seconds * 1000) / 1000;

/** The fields of one period. @param {number} index */
function fields(index) {
  const row = one(HTMLTemplateElement, '#period').content.cloneNode(true);
  const box = one(HTMLFieldSetElement, 'fieldset', /** @type {DocumentFragment} */ (row));
  $('legend', box).textContent = text('clock-period', { n: index + 1 });
  for (const named of box.querySelectorAll('[data-name]')) {
    const name = `${named.getAttribute('data-name')}-${index}`;
    named.setAttribute('name', name);
    named.setAttribute('aria-describedby', `${name}-fault`);
    named.closest('div')?.querySelector('.fault')?.setAttribute('id', `${name}-fault`);
  }
  return box;
}

export class ClockSetup {
  #rows = $('#periods');

  /** @param {HTMLFormElement} form @param {string[]} editions @param {(settings: Settings) => void} onSet */
  constructor(form, editions, onSet) {
    this.form = form;
    this.edition = one(HTMLSelectElement, '[name=edition]', form);
    this.edition.replaceChildren(...editions.map((name) => new Option(name, name)));
    this.#add();
    $('#add', form).onclick = () => this.#add()?.focus();
    $('#remove', form).onclick = () => this.#remove();
    form.addEventListener('change', () => this.#show());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const control = this.#control();
      if (control) onSet(this.#settings(control));
      else showFault(form);
    });
    this.#rows.addEventListener('input', ({ target }) => target instanceof HTMLInputElement && judge(target));
    addEventListener('pageshow', () => this.#show());
    this.#show();
  }

  #show() {
    $('#own', this.form).hidden = chosen(this.form, 'time') !== 'other';
    one(HTMLButtonElement, '#remove', this.form).disabled = this.#rows.children.length === 1;
    one(HTMLButtonElement, '#add', this.form).disabled = this.#rows.children.length === MOST_PERIODS;
  }

  #add() {
    const row = fields(this.#rows.children.length);
    this.#rows.append(row);
    this.#show();
    return row.querySelector('input');
  }

  #remove() {
    this.#rows.lastElementChild?.remove();
    this.#show();
    $('#add', this.form).focus();
  }

  /** @param {string} control @returns {Settings} */
  #settings(control) {
    return {
      control,
      edition: this.edition.value,
      supervised: input(this.form, 'supervised').checked,
      whiteFirst: chosen(this.form, 'side') === 'first',
      sound: input(this.form, 'sound').checked,
    };
  }

  /** The time control in PGN's notation; empty, with the faults shown, if it makes no sense. */
  #control() {
    const way = chosen(this.form, 'time');
    if (way !== 'other') return way;
    const periods = [...this.#rows.children].map((_, index) => this.#period(index));
    return periods.every((period) => period !== '') ? periods.join(':') : '';
  }

  /** @param {number} index */
  #period(index) {
    const last = index === this.#rows.children.length - 1;
    const [moves, minutes, seconds] = ['moves', 'minutes', 'seconds'].map((name) => input(this.form, `${name}-${index}`));
    const many = moves.value.trim();
    const [time, bonus] = [typed(minutes.value), typed(seconds.value.trim() || '0')];
    const right = [
      judge(moves, !(/^[1-9]\d{0,2}$/.test(many) || (last && many === '')) && text('fault.clock-moves')),
      judge(minutes, !(time > 0 && time <= MOST_MINUTES) && text('fault.minutes')),
      judge(seconds, !(bonus >= 0 && bonus <= MOST_SECONDS) && text('fault.seconds')),
    ];
    if (right.includes(false)) return '';
    const sign = chosen(this.form, `bonus-${index}`);
    return `${many ? `${many}/` : ''}${exact(time * 60)}${bonus > 0 ? sign + exact(bonus) : ''}`;
  }
}
