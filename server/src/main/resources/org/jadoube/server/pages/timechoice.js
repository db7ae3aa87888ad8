// The time control that somebody chooses, types in fields or writes, and what it means in words.

import { get, sentence } from './api.js';
import { judge } from './fields.js';
import { text } from './texts.js';

const MOST_MINUTES = 600;
const MOST_SECONDS = 600;
const SHORT_SECONDS = 60;
const QUARTERS = { '¼': 0.25, '½': 0.5, '¾': 0.75 };
const PAUSE_MILLIS = 250;

/** A number as people type it: 5, 0.5, 0,5, ½, 1½; NaN if it is none. */
export function typed(text) {
  const found = /^(\d{0,5})(?:[.,](\d{1,3})|\s?([¼½¾]))?$/.exec(text.trim());
  if (!found || found[0] === '') return NaN;
  return Number(`${found[1] || 0}.${found[2] ?? 0}`) + (QUARTERS[found[3]] ?? 0);
}

const millis = (seconds) => Math.round(seconds * 1000) / 1000;

/** Whether minutes were probably meant: 5+3, 90+30. */
function seemsShort(control) {
  const [, time, bonus] = /^(?:\d+\/)?([\d.]+)(?:[+db]([\d.]+))?/.exec(control) ?? [];
  return time !== undefined && (Number(time) < SHORT_SECONDS || 4 * Number(bonus ?? 0) >= Number(time));
}

export class TimeChoice {
  #doubt = {}; // the short control that was asked about, and the question
  #asked = 0;
  #timer;

  constructor(form) {
    this.form = form;
    this.fields = form.elements;
    for (const name of ['minutes', 'seconds', 'control']) {
      this.fields[name].addEventListener('input', () => this.#soon());
      this.fields[name].addEventListener('change', () => this.#judged());
    }
  }

  get #way() {
    return this.fields.time.value;
  }

  /** Shows the fields of the chosen way. */
  show() {
    this.form.querySelector('#other-time').hidden = this.#way !== 'other';
    this.form.querySelector('#written-time').hidden = this.#way !== 'written';
    for (const name of ['minutes', 'seconds', 'control']) judge(this.fields[name]);
    this.#explain();
  }

  /** The time control in the written grammar; empty, with the faults shown, if there is none to take. */
  async settled() {
    const control = this.#judged();
    if (!control || this.#way !== 'written') return control;
    const terms = await this.#explain();
    if (!terms || !seemsShort(control) || this.#doubt.control === control) return terms && control;
    this.#doubt = { control, question: text('short', { terms }) };
    this.#judged();
    return '';
  }

  #judged() {
    if (this.#way === 'other') return this.#fromNumbers(judge);
    if (this.#way !== 'written') return this.#way;
    const control = this.#control();
    if (control) this.#judgeWritten(control);
    else judge(this.fields.control, text('fault.timeControl'));
    return control;
  }

  #judgeWritten(control, fault) {
    judge(this.fields.control, fault || (this.#doubt.control === control && this.#doubt.question));
  }

  #fromNumbers(judge) {
    const minutes = typed(this.fields.minutes.value);
    const seconds = typed(this.fields.seconds.value.trim() || '0');
    const right = [
      judge(this.fields.minutes, !(minutes > 0 && minutes <= MOST_MINUTES) && text('fault.minutes')),
      judge(this.fields.seconds, !(seconds >= 0 && seconds <= MOST_SECONDS) && text('fault.seconds')),
    ];
    if (right.includes(false)) return '';
    return `${millis(minutes * 60)}${seconds > 0 ? `+${millis(seconds)}` : ''}`;
  }

  #control() {
    return this.fields.control.value.trim();
  }

  /** While somebody types, nothing is called wrong yet. */
  #soon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#explain(), PAUSE_MILLIS);
  }

  /** Says in words what the fields mean; gives the words. */
  async #explain() {
    const line = this.form.querySelector('#means');
    const written = this.#way === 'written';
    const control = written ? this.#control() : this.#way === 'other' && this.#fromNumbers((_, fault) => !fault);
    const turn = ++this.#asked;
    let terms = '';
    try {
      if (control) ({ terms } = await get(`/api/terms?timeControl=${encodeURIComponent(control)}`));
      if (written && turn === this.#asked && terms) this.#judgeWritten(control);
    } catch (problem) {
      if (written && turn === this.#asked) this.#judgeWritten(control, sentence(problem));
    }
    if (turn === this.#asked) line.textContent = terms ? text('means', { terms }) : '';
    return terms;
  }
}
