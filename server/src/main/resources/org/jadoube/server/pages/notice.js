// A sentence on the board, where the player looks: why something cannot be done. It goes with the next
// thing that the player does, with the next move, and by itself after a while.

const SHOWN_MILLIS = 20_000;

export class Notice {
  #end = 0;

  constructor(element, onGone) {
    this.element = element;
    this.onGone = onGone;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && this.clear());
  }

  /** @param rank the rank, as seen from below, that must stay in sight */
  say(what, rank = 8) {
    this.clear();
    this.element.dataset.at = rank > 4 ? 'bottom' : 'top';
    this.element.textContent = what;
    this.#end = setTimeout(() => this.clear(), SHOWN_MILLIS);
  }

  clear() {
    clearTimeout(this.#end);
    if (this.element.textContent === '') return;
    this.element.textContent = '';
    this.onGone();
  }
}
