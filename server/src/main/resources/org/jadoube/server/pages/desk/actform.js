// @ts-check
// An arbiter fills in an act, sees what it would do, and does it.

import { control, held } from './actfields.js';
import { acting } from './actvalue.js';
import { sentence } from '../common/api.js';
import { $, one } from '../common/dom.js';
import { local, text } from '../common/texts.js';

/** @typedef {import('./arbiteracts.js').ArbiterAct} ArbiterAct */
/** An act as it is sent. @typedef {{ type: string, reason?: string, result?: string }} Body */

const PAUSE_MILLIS = 350; // after typing, before the server is asked

export class ActForm {
  #dialog = one(HTMLDialogElement, '#acting');
  #form = one(HTMLFormElement, '#acting form');
  #trial = $('#trial');
  #fault = $('#acting-fault');
  /** @type {ArbiterAct | null} */
  #act = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #asking;
  #busy = false;

  /**
   * @param {object} told
   * @param {(body: Body) => Promise<{ events?: Note[] }>} told.foretell what an act would do; nothing if that is not told
   * @param {(body: Body) => Promise<unknown>} told.perform does it; throws why it is refused
   * @param {AbortSignal} [told.signal] when another game takes the form
   */
  constructor({ foretell, perform, signal }) {
    this.foretell = foretell;
    this.perform = perform;
    this.signal = signal;
    const submitted = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.#do();
    };
    this.#form.addEventListener('submit', submitted, { signal });
    this.#form.addEventListener('input', () => this.#changed(), { signal });
    $('.cancel', this.#form).onclick = () => this.#dialog.close();
  }

  /** @param {ArbiterAct} act @param {import('./actfields.js').Setting} setting */
  open(act, setting) {
    this.#act = act;
    $('h2', this.#dialog).textContent = text(`desk.act.${act.type}`);
    $('.asked', this.#form).replaceChildren(...act.fields.map((field) => control(act, field, field.name, setting)));
    this.#fault.textContent = '';
    this.#trial.replaceChildren();
    this.#dialog.showModal();
    this.#foresee();
  }

  close() {
    if (this.#dialog.open) this.#dialog.close();
  }

  #changed() {
    clearTimeout(this.#asking);
    this.#asking = setTimeout(() => this.#foresee(), PAUSE_MILLIS);
  }

  #value() {
    return this.#act ? acting(this.#act, held(this.#form)) : { body: { type: '' }, faults: [] };
  }

  /** Says what the act would do, once it is complete. */
  async #foresee() {
    const act = this.#act;
    const { body, faults } = this.#value();
    if (faults.length > 0) return this.#trial.replaceChildren();
    const said = await this.foretell(body).then(({ events }) => (events ? foretold(events) : []), (problem) => [refusal(problem)]);
    if (act === this.#act && this.#dialog.open) this.#trial.replaceChildren(...said);
  }

  async #do() {
    const { body, faults } = this.#value();
    this.#mark(faults);
    if (faults.length > 0 || this.#busy) return;
    this.#busy = true;
    try {
      await this.perform(body);
      if (this.signal?.aborted) return; // the dialog may be open for another game
      this.#dialog.close();
      goOn(body.type, this.#dialog);
    } catch (problem) {
      this.#fault.textContent = local(sentence(problem));
    }
    this.#busy = false;
  }

  /** @param {{ name: string, fault: string }[]} faults */
  #mark(faults) {
    for (const told of this.#form.querySelectorAll('.fault')) told.textContent = '';
    for (const marked of this.#form.querySelectorAll('[aria-invalid]')) marked.removeAttribute('aria-invalid');
    for (const { name, fault } of faults.toReversed()) {
      $(`#fault-${name.replace('.', '-')}`).textContent = text(fault);
      const field = one(HTMLElement, `[name="${name}"]`, this.#form);
      field.setAttribute('aria-invalid', 'true');
      field.focus();
    }
  }
}

/** To where the act was chosen. If its button is gone by now, the focus would be nowhere. @param {string} type @param {HTMLElement} dialog that has been closed */
function goOn(type, dialog) {
  const { activeElement, body } = document;
  if (activeElement !== body && !dialog.contains(activeElement)) return;
  const acts = $('#acts');
  /** @type {HTMLElement | null} */ (acts.querySelector(`[data-act="${type}"]`) ?? acts.querySelector('button'))?.focus();
}

/** @param {string} words @param {string} [className] */
const paragraph = (words, className = '') => Object.assign(document.createElement('p'), { textContent: words, className });

/** What would happen, each event with its Article. @param {Note[]} events */
export function foretold(events) {
  if (events.length === 0) return [paragraph(text('desk.nothing-happens'))];
  const lines = document.createElement('ul');
  for (const { statement, event } of events) {
    const line = Object.assign(document.createElement('li'), { textContent: `${local(statement.headline, event.at)} ` });
    line.append(Object.assign(document.createElement('cite'), { textContent: statement.citation }));
    const facts = statement.details.map((fact) => Object.assign(document.createElement('small'), { textContent: ` ${local(fact, event.at)}` }));
    line.append(...facts);
    lines.append(line);
  }
  return [paragraph(text('desk.would'), 'would'), lines];
}

/** @param {unknown} problem */
const refusal = (problem) => paragraph(local(sentence(problem)), 'refusal');
