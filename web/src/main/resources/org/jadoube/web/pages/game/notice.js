// @ts-check
// A sentence beside the board on why an act is impossible. It disappears with the player's next
// action, with the next move, or after a while.

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

  /** @param {string} what */
  say(what) {
    this.clear();
    this.element.replaceChildren(...linked(what, this.edition()));
    this.element.parentElement?.scrollTo({ top: 0 });
    this.#end = setTimeout(() => this.clear(), SHOWN_MILLIS);
  }

  clear() {
    clearTimeout(this.#end);
    if (this.element.textContent === '') return;
    this.element.textContent = '';
    this.onGone();
  }
}
