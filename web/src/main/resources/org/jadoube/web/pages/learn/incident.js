// @ts-check
// An incident: a few steps on the board, the question, and after the answer the ruling.

import { $ } from '../common/dom.js';
import { linked } from '../common/citations.js';
import { text } from '../common/texts.js';
import { Player } from '../board/player.js';
import { statement } from '../board/told.js';
import { judged, rulings } from './ruling.js';

const LEAD_IN = 4; // so many steps are shown before the question; those before them are told in words
const PACE_MILLIS = 1400;
const DIGIT = /^[1-9]$/;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

export class Incident {
  #stage = $('#incident .stage');
  #answers = $('#answers');
  #verdict = $('#verdict');
  #player = new Player(this.#stage, (at) => this.#stage.classList.toggle('asked', !this.#verdict.hidden && at === this.#open?.question?.at));
  /** @type {Staging | null} */
  #open = null;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #playing;

  /**
   * @param {(answer: number, incident: Staging) => void} onAnswer
   * @param {() => void} onOnward
   */
  constructor(onAnswer, onOnward) {
    this.onAnswer = onAnswer;
    $('#onward').onclick = onOnward;
    $('#incident .steps').addEventListener('click', () => clearInterval(this.#playing));
    document.addEventListener('keydown', (event) => this.#key(event));
  }

  /**
   * @param {Staging} staging
   * @param {boolean} focus whether the reader has come from another incident
   */
  show(staging, focus) {
    const { title, incident = '', question, language, terms } = staging;
    if (!question) return;
    this.#open = staging;
    $('#incident').hidden = false;
    $('#incident-title').textContent = title;
    $('#story').textContent = incident;
    $('#terms').textContent = terms;
    $('#asked').textContent = question.text;
    $('#deed').textContent = question.deed;
    for (const id of ['#incident-title', '#story', '#asked']) $(id).lang = language;
    this.#answers.replaceChildren(...question.answers.map(({ text: words }, at) => option(words, () => this.#answer(at))));
    this.#verdict.hidden = true;
    this.#play(staging, question.at - 1);
    if (!focus) return;
    $('#incident').scrollIntoView({ block: 'start', behavior: calm.matches ? 'auto' : 'smooth' });
    $('#incident-title').focus({ preventScroll: true });
  }

  /** Plays the steps before the question. @param {Staging} staging @param {number} last */
  #play(staging, last) {
    clearInterval(this.#playing);
    const first = Math.max(0, last - LEAD_IN + 1);
    this.#player.load(staging, first, last);
    if (calm.matches) return this.#player.show(last);
    this.#playing = setInterval(() => {
      if (this.#player.at >= last) clearInterval(this.#playing);
      else this.#player.show(this.#player.at + 1);
    }, PACE_MILLIS);
  }

  /** @param {number} answer */
  #answer(answer) {
    const open = this.#open;
    if (!open || !this.#verdict.hidden) return;
    this.judge(open, answer);
    this.onAnswer(answer, open);
    $('#judged').focus({ preventScroll: true });
    this.#verdict.scrollIntoView({ block: 'nearest', behavior: calm.matches ? 'auto' : 'smooth' });
  }

  /** Shows the ruling. @param {Staging} staging @param {number} answer */
  judge({ question, stages, answer: told, edition, id, language }, answer) {
    if (!question) return;
    clearInterval(this.#playing);
    this.#answers.replaceChildren(...judged(question, answer));
    $('#judged').textContent = text(answer === question.right ? 'learn.right' : 'learn.wrong');
    $('#judged').className = answer === question.right ? 'right' : 'wrong';
    $('#ruling').replaceChildren(...rulings(stages[question.at]).map(statement));
    const because = document.createElement('p');
    because.lang = language;
    // Numbers without a book are those of the newest Laws; E04 has its own.
    because.append(...linked(told ?? '', edition === 'E04' ? edition : 'newest', ''));
    $('#because').replaceChildren(because);
    $('#whole').setAttribute('href', `/cases/${edition}/${id}`);
    this.#verdict.hidden = false;
    this.#player.allow(stages.length - 1);
    this.#player.show(question.at);
  }

  /** @param {string} words for the button that leads on */
  onward(words) {
    $('#onward').textContent = words;
    $('#onward').hidden = words === '';
  }

  hide() {
    clearInterval(this.#playing);
    $('#incident').hidden = true;
  }

  /** Handles digits, which answer, Enter, which leads on, and arrows, which step. @param {KeyboardEvent} event */
  #key(event) {
    const { target, key } = event;
    if ($('#incident').hidden || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest('.board, select, input, textarea')) return;
    const button = this.#answers.querySelectorAll('button')[DIGIT.test(key) ? Number(key) - 1 : -1];
    if (button) button.click();
    else if (key === 'Enter' && target === $('#judged')) $('#onward').click();
    else if (key.startsWith('Arrow')) this.#step(event);
  }

  /** @param {KeyboardEvent} event */
  #step(event) {
    clearInterval(this.#playing);
    this.#player.key(event);
  }
}

/** @param {string} words @param {() => void} choose */
function option(words, choose) {
  const item = document.createElement('li');
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: words, onclick: choose });
  item.append(button);
  return item;
}
