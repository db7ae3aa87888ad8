// @ts-check
// An arbiter's adjustments of the clock: the edition's penalties, times, move counters, and whose
// clock runs.

import * as clocks from './chessclock.js';
import { format } from '../common/clock.js';
import { $, chosen, input, one } from '../common/dom.js';
import { judge, showFault } from '../common/fields.js';
import { cost } from './penalties.js';
import { text } from '../common/texts.js';
import { readTime } from '../common/timetext.js';

/** @typedef {import('./clockkeep.js').Kept} Kept */
/** @typedef {import('./penalties.js').Penalty} Penalty */

/** @type {Colour[]} */
const COLOURS = ['white', 'black'];

export class Arbiter {
  #dialog = one(HTMLDialogElement, '#arbiter');
  #form = one(HTMLFormElement, '#times');

  /**
   * @param {object} told
   * @param {() => Kept} told.kept
   * @param {() => import('./penalties.js').Play} told.play
   * @param {() => number} told.now
   * @param {(kept: Kept, said: string) => void} told.onChange
   */
  constructor({ kept, play, now, onChange }) {
    this.kept = kept;
    this.play = play;
    this.now = now;
    this.onChange = onChange;
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#set();
    });
    $('.close', this.#dialog).onclick = () => this.close();
  }

  open() {
    this.#show();
    this.#dialog.showModal();
  }

  close() {
    this.#dialog.close();
  }

  #show() {
    const { clock } = this.kept();
    for (const colour of COLOURS) {
      this.#field(colour, 'time').value = format(clocks.left(clock, colour, this.now()));
      this.#field(colour, 'moves').value = String(clock[colour].completed);
      judge(this.#field(colour, 'time'));
      judge(this.#field(colour, 'moves'));
    }
    one(HTMLInputElement, `[name=turn][value=${clock.turn}]`, this.#form).checked = true;
    $('#penalties').replaceChildren(...this.play().penalties.flatMap((each) => COLOURS.map((by) => this.#button(each, by))));
  }

  /** @param {Colour} colour @param {'time' | 'moves'} what */
  #field(colour, what) {
    return input(this.#form, `${colour}-${what}`);
  }

  /** @param {Penalty} penalty @param {Colour} by */
  #button(penalty, by) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.penalty = `${penalty.name} ${by}`;
    const said = this.#said(penalty, by);
    const article = Object.assign(document.createElement('small'), { textContent: this.#article(penalty, by) });
    button.append(said, article);
    button.onclick = () => this.#punish(penalty, by, said);
    return button;
  }

  /** @param {Colour} by */
  #loses(by) {
    return this.kept().illegal[by] + 1 >= this.play().losingIllegalMove;
  }

  /** @param {Penalty} penalty @param {Colour} by */
  #article({ name, article }, by) {
    return name === 'illegal-move' && this.#loses(by) ? this.play().losingArticle : article;
  }

  /** @param {Penalty} penalty @param {Colour} by */
  #said({ name, time, costsAtMostMillis, most }, by) {
    if (name === 'wrong-claim') {
      const costs = costsAtMostMillis > 0 ? text(`clock-costs.${by}`, { time: most }) : '';
      return `${text(`clock-wrong-claim.${by}`, { time })}${costs}`;
    }
    return this.#loses(by) ? text(`clock-illegal-loses.${by}`) : text(`clock-illegal.${by}`, { time });
  }

  /** @param {Penalty} penalty @param {Colour} by @param {string} said */
  #punish(penalty, by, said) {
    const kept = this.kept();
    const illegal = penalty.name === 'illegal-move';
    const article = this.#article(penalty, by);
    const clock = illegal && this.#loses(by) ? kept.clock : this.#fined(kept.clock, penalty, by);
    const counts = illegal ? { ...kept.illegal, [by]: kept.illegal[by] + 1 } : kept.illegal;
    this.close();
    this.onChange({ ...kept, clock, illegal: counts }, `${said} (${article}).`);
  }

  /** @param {clocks.Clock} clock @param {Penalty} penalty @param {Colour} by */
  #fined(clock, penalty, by) {
    const at = this.now();
    const richer = clocks.added(clock, clocks.opposite(by), penalty.millis, at);
    const loss = cost(penalty, clocks.left(richer, by, at));
    return loss > 0 ? clocks.added(richer, by, -loss, at) : richer;
  }

  #set() {
    const right = COLOURS.flatMap((colour) => [this.#judgeTime(colour), this.#judgeMoves(colour)]);
    if (right.includes(false)) return showFault(this.#form);
    const at = this.now();
    let { clock } = this.kept();
    for (const colour of COLOURS) {
      const written = this.#field(colour, 'time').value;
      // A time that nobody has touched keeps its thousandths, and a fallen flag stays down.
      if (written !== format(clocks.left(clock, colour, at))) clock = clocks.setTo(clock, colour, readTime(written), at);
      clock = clocks.counted(clock, colour, Number(this.#field(colour, 'moves').value), at);
    }
    const turn = chosen(this.#form, 'turn') === 'white' ? 'white' : 'black';
    this.close();
    this.onChange({ ...this.kept(), clock: clocks.turnedTo(clock, turn, at) }, text('clock-changed'));
  }

  /** @param {Colour} colour */
  #judgeTime(colour) {
    const field = this.#field(colour, 'time');
    return judge(field, Number.isNaN(readTime(field.value)) && text('fault.clock-time'));
  }

  /** @param {Colour} colour */
  #judgeMoves(colour) {
    const field = this.#field(colour, 'moves');
    return judge(field, !/^\d{1,3}$/.test(field.value.trim()) && text('fault.clock-counter'));
  }
}
