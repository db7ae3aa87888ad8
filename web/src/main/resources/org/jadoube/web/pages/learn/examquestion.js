// @ts-check
// A question of an examination: the incident on the board and its answers, without the ruling.

import { $ } from '../common/dom.js';
import { Player } from '../board/player.js';

const LEAD_IN = 4; // steps before the question

export class ExamQuestion {
  #player = new Player($('#sitting .stage'));

  /** @param {(answer: number) => void} onAnswer */
  constructor(onAnswer) {
    this.onAnswer = onAnswer;
  }

  /**
   * @param {Staging} staging
   * @param {number | null} answer the one given before
   * @param {boolean} focus whether the reader has come from another question
   */
  show(staging, answer, focus) {
    const { title, incident = '', question, language, terms } = staging;
    if (!question) return;
    $('#incident-title').textContent = title;
    $('#story').textContent = incident;
    $('#terms').textContent = terms;
    $('#asked').textContent = question.text;
    $('#deed').textContent = question.deed;
    for (const id of ['#incident-title', '#story', '#asked']) $(id).lang = language;
    const last = question.at - 1;
    this.#player.load(staging, Math.max(0, last - LEAD_IN + 1), last);
    this.#player.show(last);
    $('#answers').replaceChildren(...question.answers.map(({ text }, at) => this.#option(text, at, at === answer)));
    if (focus) $('#incident-title').focus();
  }

  /** @param {string} words @param {number} at @param {boolean} checked */
  #option(words, at, checked) {
    const label = document.createElement('label');
    const field = Object.assign(document.createElement('input'), { type: 'radio', name: 'answer', value: String(at), checked, autocomplete: 'off' });
    const said = Object.assign(document.createElement('span'), { textContent: words });
    field.onchange = () => this.onAnswer(at);
    label.append(field, said);
    return label;
  }
}
