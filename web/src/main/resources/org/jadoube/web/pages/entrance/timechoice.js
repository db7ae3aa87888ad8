// @ts-check
// The time control: chosen from a list, entered in fields or written out, and explained in words.

import { get, sentence } from '../common/api.js';
import { $, chosen, input } from '../common/dom.js';
import { judge } from '../common/fields.js';
import { typed } from '../common/numbers.js';
import { text } from '../common/texts.js';

const MOST_MINUTES = 600;
const MOST_SECONDS = 600;
const SHORT_SECONDS = 60;
const PAUSE_MILLIS = 250;

/** @param {number} seconds */
const millis = (seconds) => Math.round(seconds * 1000) / 1000;

/** @param {string} control @returns {Promise<{ terms: string }>} */
const explained = (control) => get(`/api/terms?timeControl=${encodeURIComponent(control)}`);

/** Whether minutes were probably meant: 5+3, 90+30. @param {string} control */
export function seemsShort(control) {
  const [, time, bonus] = /^(?:\d+\/)?([\d.]+)(?:[+db]([\d.]+))?/.exec(control) ?? [];
  return time !== undefined && (Number(time) < SHORT_SECONDS || 4 * Number(bonus ?? 0) >= Number(time));
}

export class TimeChoice {
  #doubted = ''; // the control that the player was already warned about
  #asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.form = form;
    this.minutes = input(form, 'minutes');
    this.seconds = input(form, 'seconds');
    this.control = input(form, 'control');
    for (const field of this.#fields) {
      field.addEventListener('input', () => {
        judge(field);
        this.#soon();
      });
    }
  }

  get #fields() {
    return [this.minutes, this.seconds, this.control];
  }

  get #way() {
    return chosen(this.form, 'time');
  }

  /** Shows the fields for the chosen way. */
  show() {
    $('#other-time').hidden = this.#way !== 'other';
    $('#written-time').hidden = this.#way !== 'written';
    for (const field of this.#fields) judge(field);
    const typing = this.#way === 'other' || this.#way === 'written';
    $('#means').hidden = !typing;
    if (typing) this.#explain();
  }

  /** The time control in the written notation; empty, with the faults shown, if it is not acceptable. */
  async settled() {
    if (this.#way === 'other') return this.#fromNumbers(judge);
    return this.#way === 'written' ? this.#fromText(this.#written()) : this.#way;
  }

  /** @param {(field: HTMLInputElement, fault: string | false) => boolean} judge */
  #fromNumbers(judge) {
    const minutes = typed(this.minutes.value);
    const seconds = typed(this.seconds.value.trim() || '0');
    const right = [
      judge(this.minutes, !(minutes > 0 && minutes <= MOST_MINUTES) && text('fault.minutes')),
      judge(this.seconds, !(seconds >= 0 && seconds <= MOST_SECONDS) && text('fault.seconds')),
    ];
    if (right.includes(false)) return '';
    return `${millis(minutes * 60)}${seconds > 0 ? `+${millis(seconds)}` : ''}`;
  }

  /** If it looks like minutes, warns once. @param {string} control */
  async #fromText(control) {
    const field = this.control;
    try {
      const { terms } = await explained(control);
      const doubtful = seemsShort(control) && this.#doubted !== control;
      this.#doubted = control;
      return judge(field, doubtful && text('short', { terms })) ? control : '';
    } catch (problem) {
      judge(field, sentence(problem));
      return '';
    }
  }

  #written() {
    return this.control.value.trim();
  }

  #soon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#explain(), PAUSE_MILLIS);
  }

  /** Explains the fields in words, if they make sense; while somebody is typing, no fault is shown yet. */
  async #explain() {
    const turn = ++this.#asked;
    const control = this.#way === 'written' ? this.#written() : this.#fromNumbers((_, fault) => !fault);
    const said = await explained(control).then(({ terms }) => text('means', { terms }), () => '');
    if (turn === this.#asked) $('#means').textContent = said;
  }
}
