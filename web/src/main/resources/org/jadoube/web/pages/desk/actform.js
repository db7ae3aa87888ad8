// @ts-check
// Somebody fills in an act, previews it, and performs it.

import { control, faultId, held } from './actfields.js';
import { pointedAt } from './actfaults.js';
import { acting } from './actvalue.js';
import { sentence } from '../common/api.js';
import { linked } from '../common/citations.js';
import { $, one } from '../common/dom.js';
import { has, local, text } from '../common/texts.js';

/** @typedef {import('./arbiteracts.js').FormAct} FormAct */
/** An act in the form in which it is sent. @typedef {{ type: string, result?: string, overruling?: string }} Body */

/**
 * @typedef {object} Told
 * @property {(body: Body) => Promise<{ events?: Note[] }>} [foretell] previews an act; absent if there is no preview
 * @property {(body: Body) => Promise<unknown>} perform performs it; throws the reason of a refusal
 */

const PAUSE_MILLIS = 350; // after typing, before the server is asked

export class ActForm {
  #dialog = one(HTMLDialogElement, '#acting');
  #form = one(HTMLFormElement, '#acting form');
  #trial = $('#trial');
  #fault = $('#acting-fault');
  /** @type {{ act: FormAct, told: Told, places: Element[] } | null} */
  #open = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #asking;
  #busy = false;

  /** @param {AbortSignal} [signal] when another game takes the form */
  constructor(signal) {
    this.signal = signal;
    const submitted = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.#do();
    };
    this.#form.addEventListener('submit', submitted, { signal });
    this.#form.addEventListener('input', () => this.#changed(), { signal });
    $('.cancel', this.#form).onclick = () => this.#dialog.close();
  }

  /** @param {FormAct} act @param {import('./actfields.js').Setting} setting @param {Told} told */
  open(act, setting, told) {
    this.#open = { act, told, places: around(document.activeElement) };
    $('h2', this.#dialog).textContent = text(`desk.act.${act.type}`);
    const hint = [setting.alone ? `desk.hint-alone.${act.type}` : '', `desk.hint.${act.type}`].find((key) => key && has(key));
    const hints = hint ? [paragraph(text(hint), 'hint')] : [];
    $('.asked', this.#form).replaceChildren(...hints, ...act.fields.map((field) => control(act, field, field.name, setting)));
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
    return this.#open ? acting(this.#open.act, held(this.#form)) : { body: { type: '' }, faults: [] };
  }

  /** Previews the act, once it is complete. */
  async #foresee() {
    const open = this.#open;
    const { body, faults } = this.#value();
    const foretell = open?.told.foretell;
    if (faults.length > 0 || !foretell) return this.#trial.replaceChildren();
    const said = await foretell(body).then(({ events }) => (events ? foretold(events) : []), (problem) => [refusal(problem)]);
    if (open === this.#open && this.#dialog.open) this.#trial.replaceChildren(...said);
  }

  async #do() {
    const { body, faults } = this.#value();
    this.#mark(faults);
    if (faults.length > 0 || this.#busy || !this.#open) return;
    this.#busy = true;
    const { told, places } = this.#open;
    try {
      await told.perform(body);
      if (this.signal?.aborted) return; // the dialog may be open for another game
      this.#dialog.close();
      goOn(body.type, this.#dialog, places);
    } catch (problem) {
      this.#tell(problem);
    } finally {
      this.#busy = false;
    }
  }

  /** Shows a problem at the field that it concerns, if there is one. @param {unknown} problem */
  #tell(problem) {
    const { name, said } = pointedAt(problem, (each) => this.#form.querySelector(`[name="${each}"]`) !== null);
    if (name) this.#mark([name], said);
    else this.#fault.textContent = local(sentence(problem));
  }

  /**
   * @param {string[]} names of the fields with a fault
   * @param {string} [said] a message, if there is more to say than what the field needs
   */
  #mark(names, said = '') {
    this.#fault.textContent = '';
    for (const told of this.#form.querySelectorAll('.asked .fault')) told.textContent = '';
    for (const marked of this.#form.querySelectorAll('[aria-invalid]')) marked.removeAttribute('aria-invalid');
    for (const name of names.toReversed()) {
      const told = $(`#${faultId(name)}`);
      told.textContent = `${told.dataset.label}: ${said ? local(said) : told.dataset.wanted}`;
      const field = one(HTMLElement, `[name="${name}"]`, this.#form);
      (field.closest('fieldset') ?? field).setAttribute('aria-invalid', 'true');
      field.focus();
    }
  }
}

/** The elements around an element, from near to far. @param {Element | null} element @returns {Element[]} */
const around = (element) => (element ? [element, ...around(element.parentElement)] : []);

/** The first visible button. @param {Element} within @param {string} [which] @returns {HTMLElement | undefined} */
const buttonIn = (within, which = '') =>
  [.../** @type {NodeListOf<HTMLElement>} */ (within.querySelectorAll(`button${which}`))].find((button) => button.getClientRects().length > 0);

/**
 * Moves the focus to the place where the act was chosen, since its button may be gone by now.
 *
 * @param {string} type
 * @param {HTMLElement} dialog that has been closed
 * @param {Element[]} places around the button
 */
function goOn(type, dialog, places) {
  const { activeElement, body } = document;
  if (activeElement !== body && !dialog.contains(activeElement)) return;
  const same = buttonIn(body, `[data-act="${type}"]`);
  const near = places.filter((place) => place.isConnected).flatMap((place) => buttonIn(place) ?? []);
  (same ?? near[0])?.focus();
}

/** @param {string} words @param {string} [className] */
const paragraph = (words, className = '') => Object.assign(document.createElement('p'), { textContent: words, className });

/** The events of a preview, each with its Article. @param {Note[]} events */
export function foretold(events) {
  if (events.length === 0) return [paragraph(text('desk.nothing-happens'))];
  const lines = document.createElement('ul');
  for (const { statement, event } of events) {
    const line = Object.assign(document.createElement('li'), { textContent: `${local(statement.headline, event.at)} ` });
    const cite = document.createElement('cite');
    cite.append(...linked(statement.citation, '')); // it names the edition
    line.append(cite);
    const facts = statement.details.map((fact) => Object.assign(document.createElement('small'), { textContent: ` ${local(fact, event.at)}` }));
    line.append(...facts);
    lines.append(line);
  }
  return [paragraph(text('desk.would'), 'would'), lines];
}

/** @param {unknown} problem */
function refusal(problem) {
  const line = paragraph('', 'refusal');
  line.append(...linked(local(sentence(problem)), ''));
  return line;
}
