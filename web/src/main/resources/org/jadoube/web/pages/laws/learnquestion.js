// @ts-check
// A question with its answers, and the verdict on the chosen one.

import { linked } from '../common/citations.js';
import { $, one } from '../common/dom.js';
import { text } from '../common/texts.js';
import { statement } from '../board/told.js';

const NUMBERS = /^[1-9]$/;

/**
 * @typedef {object} Reasons
 * @property {string} answer why it is ruled on like that
 * @property {boolean} older whether the edition has other numbers than that answer
 */

export class Question {
  #form = one(HTMLFormElement, '#question');
  #verdict = $('#verdict');

  /** @param {(answer: number) => void} onAnswer */
  constructor(onAnswer) {
    this.#form.onsubmit = (event) => {
      event.preventDefault();
      const answer = new FormData(this.#form).get('answer');
      $('#choose').textContent = answer === null ? text('learn-choose') : '';
      if (answer !== null) onAnswer(Number(answer));
    };
    document.addEventListener('keydown', (event) => this.#key(event));
  }

  hide() {
    this.#form.hidden = true;
    this.#verdict.hidden = true;
  }

  /** @param {CaseStage} stage whose ruling is asked for */
  ask({ question, deed }) {
    $('#asked').textContent = text('learn-asked');
    $('#deed').textContent = deed ?? '';
    $('#choose').textContent = '';
    $('#answers').replaceChildren(...(question?.answers ?? []).map(option));
    this.#verdict.hidden = true;
    this.#form.hidden = false;
    $('#asked').focus({ preventScroll: true });
  }

  /**
   * @param {CaseStage} stage
   * @param {number} chosen
   * @param {Reasons} [reasons] once nothing is left to ask
   */
  judge({ question, told }, chosen, reasons) {
    if (!question) return;
    const right = chosen === question.right;
    this.#form.hidden = true;
    $('#judged').textContent = text(right ? 'learn-right' : 'learn-wrong');
    $('#judged').className = right ? 'right' : 'wrong';
    $('#ruling').replaceChildren(list(question.answers, question.right, chosen), ...judged(told).map(statement));
    $('#elsewhere').replaceChildren(...elsewhere(question));
    $('#arbiters').replaceChildren(...(reasons ? because(reasons) : []));
    this.#verdict.hidden = false;
    $('#judged').focus({ preventScroll: true });
  }

  /** Handles a digit, which chooses an answer. @param {KeyboardEvent} event */
  #key(event) {
    if (this.#form.hidden || !NUMBERS.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest('.board, select')) return;
    const field = this.#form.querySelectorAll('input')[Number(event.key) - 1];
    if (!field) return;
    field.checked = true;
    field.focus();
  }
}

/** @param {string} answer @param {number} at */
function option(answer, at) {
  const label = document.createElement('label');
  const field = Object.assign(document.createElement('input'), { type: 'radio', name: 'answer', value: String(at) });
  const words = document.createElement('span');
  words.textContent = answer;
  label.append(field, words);
  return label;
}

/**
 * The answers with marks at the right one and the chosen one.
 *
 * @param {string[]} answers
 * @param {number} right
 * @param {number} chosen
 */
function list(answers, right, chosen) {
  const items = document.createElement('ul');
  items.className = 'answers given';
  answers.forEach((answer, at) => {
    if (at !== right && at !== chosen) return;
    const item = document.createElement('li');
    item.className = at === right ? 'right' : 'wrong';
    item.append(`${answer} `, note(text(at === right ? 'learn-correct' : 'learn-chosen')));
    items.append(item);
  });
  return items;
}

/** @param {string} words */
function note(words) {
  const small = document.createElement('small');
  small.textContent = words;
  return small;
}

/** The rulings and refusals; without any, the events. @param {Told[]} told */
function judged(told) {
  const rulings = told.filter(({ kind }) => kind !== 'event');
  return rulings.length > 0 ? rulings : told.slice(-1);
}

/** @param {CaseQuestion} question */
function elsewhere({ answers, right, elsewhere: others }) {
  if (others.length === 0) return [];
  const differing = others.filter(({ answer }) => answer !== answers[right]);
  if (differing.length === 0) return [paragraph(text('learn-alike'))];
  const terms = document.createElement('dl');
  for (const { edition, answer } of differing) {
    const year = document.createElement('dt');
    const words = document.createElement('dd');
    year.textContent = edition;
    words.textContent = answer;
    terms.append(year, words);
  }
  return [heading(text('learn-elsewhere')), terms];
}

/** @param {Reasons} reasons */
function because({ answer, older }) {
  const words = document.createElement('p');
  words.className = 'gist';
  words.append(...linked(answer, ''));
  if (!older) return [heading(text('learn-told')), words];
  const numbers = paragraph(text('learn-numbers'));
  numbers.className = 'remark';
  return [heading(text('learn-told')), words, numbers];
}

/** @param {string} words */
function heading(words) {
  const element = document.createElement('h3');
  element.textContent = words;
  return element;
}

/** @param {string} words */
function paragraph(words) {
  const element = document.createElement('p');
  element.textContent = words;
  return element;
}
