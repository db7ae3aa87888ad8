// @ts-check
// A case on a board, step by step.

import { Board } from './board.js';
import { between } from './casetime.js';
import { format } from '../common/clock.js';
import { $, one } from '../common/dom.js';
import { text } from '../common/texts.js';
import { told } from './told.js';

const LOW_MILLIS = 20_000;
const RUN_MILLIS = 600; // in which the clocks run through the time that passes between two steps

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** @type {Colour[]} */
const COLOURS = ['white', 'black'];
const IDLE = { onMove: () => {}, onTouch: () => {}, onIdle: () => {} };

export class Player {
  /** @type {CaseStage[]} */
  #stages = [];
  #at = 0;
  #first = 0; // the steps before it are told in words
  #last = 0; // further nobody may go yet
  #frame = 0;

  /**
   * @param {HTMLElement} root
   * @param {(at: number) => void} [onShow] called for each step that is shown
   */
  constructor(root, onShow = () => {}) {
    this.root = root;
    this.onShow = onShow;
    root.replaceChildren(one(HTMLTemplateElement, '#stage').content.cloneNode(true));
    this.board = new Board($('.board', root), IDLE);
    this.#button('first').onclick = () => this.show(this.#first);
    this.#button('back').onclick = () => this.show(this.#at - 1);
    this.#button('next').onclick = () => this.show(this.#at + 1);
    this.#button('last').onclick = () => this.show(this.#last);
    root.addEventListener('keydown', (event) => this.key(event));
  }

  /** @param {string} name */
  #button(name) {
    return one(HTMLButtonElement, `.steps .${name}`, this.root);
  }

  /**
   * @param {Staging} staging
   * @param {number} [first] the first step that may be shown
   * @param {number} [last] the last step that may be shown
   */
  load({ stages }, first = 0, last = stages.length - 1) {
    this.#stages = stages;
    this.#first = first;
    this.#last = last;
    this.#at = first;
    this.show(first);
  }

  get at() {
    return this.#at;
  }

  /** @param {number} last the last step that may be shown from now on */
  allow(last) {
    this.#last = last;
    this.#limit();
  }

  /** @param {number} at */
  show(at) {
    if (at < this.#first || at > this.#last) return;
    const forward = at === this.#at + 1;
    this.#at = at;
    const stage = this.#stages[at];
    this.board.show({ fen: stage.board, moves: [], last: stage.squares, check: null, mine: null, active: false, pending: null });
    this.#run(forward ? this.#stages[at - 1] : stage, stage);
    this.#limit();
    $('.said', this.root).replaceChildren(...told(stage, at));
    this.onShow(at);
  }

  #limit() {
    const [start, end] = [this.#at === this.#first, this.#at >= this.#last];
    for (const [name, off] of /** @type {[string, boolean][]} */ ([['first', start], ['back', start], ['next', end], ['last', end]])) {
      this.#button(name).setAttribute('aria-disabled', String(off)); // and keeps the focus
    }
    $('.count', this.root).textContent = text('case-step', { n: this.#at - this.#first, all: this.#stages.length - 1 - this.#first });
  }

  /** Runs the clocks from one step to the next. @param {CaseStage} from @param {CaseStage} to */
  #run(from, to) {
    cancelAnimationFrame(this.#frame);
    const begun = performance.now();
    const millis = from === to || calm.matches ? 0 : RUN_MILLIS;
    const tick = () => {
      const part = millis === 0 ? 1 : Math.min(1, (performance.now() - begun) / millis);
      this.#clocks(between(from, to, part), part < 1 ? from.running : to.running);
      if (part < 1) this.#frame = requestAnimationFrame(tick);
    };
    tick();
  }

  /** @param {{ white?: number, black?: number }} left @param {Colour} [running] */
  #clocks(left, running) {
    for (const colour of COLOURS) {
      const clock = $(`.clock.${colour}`, this.root);
      const millis = left[colour];
      clock.textContent = millis === undefined ? '' : format(millis);
      clock.dataset.running = String(running === colour);
      clock.dataset.low = String(millis !== undefined && millis < LOW_MILLIS);
    }
  }

  /** Handles a key, unless it is an arrow key for the board. @param {KeyboardEvent} event */
  key(event) {
    const inside = event.target instanceof Element && event.target.closest('.board');
    if (inside || event.altKey || event.ctrlKey || event.metaKey) return;
    const keys = new Map([['ArrowRight', this.#at + 1], ['ArrowLeft', this.#at - 1], ['Home', this.#first], ['End', this.#last]]);
    const at = keys.get(event.key);
    if (at === undefined) return;
    event.preventDefault();
    this.show(at);
  }
}
