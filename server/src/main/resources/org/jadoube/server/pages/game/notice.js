// @ts-check
// A sentence on the board, where the player is looking: why something cannot be done. It disappears with
// the player's next action, with the next move, or after a while.

import { linked } from '../common/citations.js';

const SHOWN_MILLIS = 20_000;

export class Notice {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #end;

  /** @param {HTMLElement} element @param {() => void} onGone @param {() => string} edition whose Articles are cited */
  constructor(element, onGone, edition) {
    this.element = element;
    this.onGone = onGone;
    this.edition = edition;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && this.clear());
  }

  /** @param {string} what @param {number} [rank] the rank, counted from the bottom of the screen, that must stay visible */
  say(what, rank = 8) {
    this.clear();
    const [best, other] = rank > 4 ? ['bottom', 'top'] : ['top', 'bottom'];
    this.element.dataset.at = best;
    this.element.replaceChildren(...linked(what, this.edition()));
    // A magnified board may be larger than the window.
    if (!this.#isInSight()) this.element.dataset.at = other;
    this.#end = setTimeout(() => this.clear(), SHOWN_MILLIS);
  }

  #isInSight() {
    const { top, bottom } = this.element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  }

  clear() {
    clearTimeout(this.#end);
    if (this.element.textContent === '') return;
    this.element.textContent = '';
    this.onGone();
  }
}
