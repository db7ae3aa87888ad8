// @ts-check
// Ways to share the game: its address, a frame for other pages, the file, the position.

import { copied } from '../common/copying.js';
import { ask } from '../common/dialogs.js';
import { $, one } from '../common/dom.js';
import { text } from '../common/texts.js';

/** The words as the value of an attribute. @param {string} words */
const written = (words) => words.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export class Sharing {
  /** @param {string} id @param {() => { ply: number | null, fen: string }} shown the position on display */
  constructor(id, shown) {
    this.id = id;
    this.shown = shown;
    $('#sharing-open').onclick = () => this.#open();
    for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('#sharing [data-copies]'))) {
      button.onclick = () => this.#copy(button);
    }
    one(HTMLInputElement, '#share-here').onchange = () => this.#fill();
  }

  #open() {
    this.#fill();
    $('#sharing-done').textContent = '';
    ask(one(HTMLDialogElement, '#sharing'));
  }

  #fill() {
    const { ply, fen } = this.shown();
    $('#share-here-choice').hidden = ply === null;
    const place = ply !== null && one(HTMLInputElement, '#share-here').checked ? `#${ply}` : '';
    one(HTMLInputElement, '#share-link').value = `${location.origin}/game/${this.id}${place}`;
    one(HTMLInputElement, '#share-frame').value =
      `<iframe src="${location.origin}/embed/${this.id}${place}" title="${written($('#title').textContent ?? '')}" width="420" height="560" style="border:0"></iframe>`;
    one(HTMLInputElement, '#share-fen').value = fen;
  }

  /** @param {HTMLButtonElement} button */
  async #copy(button) {
    const done = await copied(one(HTMLInputElement, `#${button.dataset.copies}`));
    $('#sharing-done').textContent = text(done ? 'copied' : 'copy-by-hand');
  }
}
