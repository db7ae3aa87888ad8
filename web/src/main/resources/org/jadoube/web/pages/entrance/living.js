// @ts-check
// The board of the first page: incidents in which a rule bites, one after the other.

import { $, one } from '../common/dom.js';
import { Player } from '../board/player.js';
import { staging } from '../board/stagings.js';

const EDITION = '2023';
const PACE_MILLIS = 1800;
const REST_MILLIS = 7000; // to read the ruling

const INCIDENTS = [
  'king-and-both-rooks-touched',
  'the-flag-falls-when-the-only-legal-move-is-checkmate',
  'white-claims-the-fifty-move-rule-half-a-move-too-early',
  'the-new-queen-comes-before-the-pawn-goes',
  'mate-is-on-the-board-the-clock-is-not-pressed-and-the-flag-falls',
  'no-queen-at-hand',
];

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** The ruling without its facts; and what nobody has asked for is not read out. */
function brief() {
  const said = one(HTMLElement, '#living .said');
  said.removeAttribute('role');
  said.querySelectorAll('ul').forEach((facts) => facts.remove());
}

export class Living {
  /** @type {Player | undefined} */
  #player;
  #incident = Math.floor(Math.random() * INCIDENTS.length);
  #last = 0;
  #held = calm.matches;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  constructor() {
    $('#hold').onclick = () => this.#hold(!this.#held);
    $('#another').onclick = () => this.#another();
    // Whoever leads through the steps is not led on.
    $('#living .stage').addEventListener('click', ({ target }) => target instanceof Element && target.closest('.steps') && this.#hold(true));
    void this.#show();
  }

  #another() {
    this.#incident = (this.#incident + 1) % INCIDENTS.length;
    void this.#show();
  }

  async #show() {
    clearTimeout(this.#timer);
    try {
      const found = await staging(EDITION, INCIDENTS[this.#incident]);
      $('#living .story').textContent = found.incident ?? found.title;
      this.#player ??= new Player($('#living .stage'), brief);
      $('#living').classList.remove('waiting');
      this.#last = found.stages.length - 1;
      this.#player.load(found);
      if (calm.matches) this.#player.show(this.#last);
      this.#hold(this.#held);
    } catch {
      $('#living').hidden = true;
    }
  }

  /** @param {boolean} held */
  #hold(held) {
    this.#held = held;
    $('#hold').setAttribute('aria-pressed', String(held));
    clearTimeout(this.#timer);
    if (!held) this.#timer = setTimeout(() => this.#step(), PACE_MILLIS);
  }

  #step() {
    const player = this.#player;
    if (!player || this.#held) return;
    if (player.at >= this.#last) return this.#another();
    player.show(player.at + 1);
    this.#timer = setTimeout(() => this.#step(), player.at >= this.#last ? REST_MILLIS : PACE_MILLIS);
  }
}
