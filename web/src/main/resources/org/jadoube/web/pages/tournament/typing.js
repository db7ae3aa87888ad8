// @ts-check
// Results of a round, typed in a row: one key a board, so that those of a hundred boards are there in two minutes.

import { request } from '../common/api.js';
import { $, input, one } from '../common/dom.js';
import { demand } from '../common/fields.js';
import { onceAtATime } from '../common/submitting.js';
import { text } from '../common/texts.js';
import { BASES, REPORTED } from './deciding.js';
import { score } from './points.js';
import { fault } from './tournamentfault.js';

/** @typedef {import('./pairings.js').Pairing} Pairing */

/** The key of each result; that for both who have forfeited is none of a result. @type {Record<string, string>} */
const RESULTS = { 1: '1-0', 0: '0-1', '=': '1/2-1/2', '½': '1/2-1/2', '+': '+/-', '-': '-/+', '–': '-/+', x: '-/-' };

/** The result that a key stands for. @param {string} key @returns {string | undefined} */
export const resultOf = (key) => RESULTS[key.toLowerCase()];

/** What of that which was typed is new, in the order of the boards. @param {Pairing[]} rows @param {Map<number, string>} typed */
export const fresh = (rows, typed) => rows.flatMap(({ board, result }) => {
  const now = typed.get(board);
  return now === undefined || now === result ? [] : [{ board, result: now }];
});

export class Typing {
  #dialog = one(HTMLDialogElement, '#typing');
  #form = one(HTMLFormElement, 'form', this.#dialog);
  #list = $('#typed', this.#dialog);
  #fault = $('#typing-fault', this.#dialog);
  #round = 0;
  /** @type {Pairing[]} */
  #rows = [];
  /** What has been typed, by board; it stays if the dialog is closed. @type {Map<number, string>} */
  #typed = new Map();

  /** @param {string} id of the tournament @param {() => void} onSaved */
  constructor(id, onSaved) {
    this.path = `/api/tournaments/${id}/rounds`;
    this.onSaved = onSaved;
    const save = onceAtATime(() => this.#save());
    this.#form.onsubmit = (submitted) => {
      if (/** @type {HTMLButtonElement | null} */ (submitted.submitter)?.value === '') return; // it closes
      submitted.preventDefault();
      save();
    };
    this.#list.addEventListener('keydown', (pressed) => this.#press(pressed));
    $('.primary', this.#form).addEventListener('keydown', ({ key }) => key === 'Backspace' && this.#go(this.#fields.length - 1));
    this.#list.addEventListener('beforeinput', (entered) => this.#type(entered));
  }

  /** @param {number} round @param {Pairing[]} rows @param {number} paired how many rounds are */
  open(round, rows, paired) {
    if (round !== this.#round) this.#typed.clear();
    this.#round = round;
    this.#rows = rows;
    this.#fault.textContent = '';
    $('h2', this.#dialog).textContent = text('tournament.results-of', { round });
    $('.later', this.#dialog).textContent = later(round, paired);
    const basis = one(HTMLSelectElement, '[name=rests]', this.#form);
    basis.replaceChildren(...BASES.map((each) => new Option(text(`tournament.basis.${each}`), each)));
    demand(input(this.#form, 'ground'), '');
    this.#list.replaceChildren(...rows.map((row) => line(row)));
    rows.forEach((_, at) => this.#show(at));
    this.#dialog.showModal();
    this.#go(Math.max(0, rows.findIndex(({ board, result }) => result === undefined && !this.#typed.has(board))));
  }

  /** @returns {HTMLInputElement[]} */
  get #fields() {
    return [...this.#list.querySelectorAll('input')];
  }

  /** @param {EventTarget | null} target */
  #at = (target) => this.#fields.findIndex((each) => each === target);

  /** After the last board comes the button that saves. @param {number} at */
  #go(at) {
    const field = this.#fields[Math.max(0, at)];
    (field ?? $('.primary', this.#form)).focus();
    field?.select();
  }

  /** @param {number} at */
  #show(at) {
    const { board, result } = this.#rows[at];
    const field = this.#fields[at];
    field.value = score(this.#typed.get(board) ?? result);
    field.classList.toggle('typed', this.#typed.has(board));
    $('#typed-count', this.#dialog).textContent = text('tournament.typed', { n: fresh(this.#rows, this.#typed).length });
  }

  /** @param {KeyboardEvent} pressed */
  #press(pressed) {
    const at = this.#at(pressed.target);
    /** @type {Record<string, () => void>} */
    const keys = { Enter: () => this.#go(at + 1), ArrowDown: () => this.#go(at + 1), ArrowUp: () => this.#go(at - 1), Backspace: () => this.#back(at) };
    const act = keys[pressed.key];
    if (at < 0 || !act) return;
    pressed.preventDefault();
    act();
  }

  /** What was typed here goes; if nothing was, the board before is next. @param {number} at */
  #back(at) {
    if (!this.#typed.delete(this.#rows[at].board)) return this.#go(at - 1);
    this.#show(at);
  }

  /** @param {InputEvent} entered */
  #type(entered) {
    const at = this.#at(entered.target);
    if (at < 0) return;
    entered.preventDefault();
    const result = resultOf(entered.data ?? '');
    if (entered.inputType.startsWith('delete')) this.#back(at);
    if (result === undefined) return;
    this.#typed.set(this.#rows[at].board, result);
    this.#show(at);
    this.#go(at + 1);
  }

  async #save() {
    const results = fresh(this.#rows, this.#typed);
    const basis = one(HTMLSelectElement, '[name=rests]', this.#form).value;
    const ground = input(this.#form, 'ground');
    if (!demand(ground, basis === REPORTED ? '' : 'fault.reason')) return ground.focus();
    const reason = ground.value.trim() || text(`tournament.reason.${basis}`);
    this.#fault.textContent = '';
    try {
      if (results.length > 0) await request('POST', `${this.path}/${this.#round}/results`, { body: { results, basis, reason } });
      this.#typed.clear();
      this.#dialog.close();
      this.onSaved();
    } catch (problem) {
      this.#fault.textContent = fault(problem);
    }
  }
}

/** What follows from a correction after a later round has been paired; empty if none has been. @param {number} round @param {number} paired how many rounds are */
export const later = (round, paired) => (round < paired ? text('tournament.later', { round: paired }) : '');

/** @param {Pairing} row */
function line({ board, white, black }) {
  const item = document.createElement('li');
  const field = Object.assign(document.createElement('input'), { size: 4, autocomplete: 'off', ariaLabel: text('tournament.typing-board', { board, white: white.name, black: black.name }) });
  const [one, other] = [white, black].map(({ name }) => Object.assign(document.createElement('bdi'), { textContent: name }));
  const number = Object.assign(document.createElement('b'), { textContent: String(board) });
  item.append(number, one, field, other);
  return item;
}
