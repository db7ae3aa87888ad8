// @ts-check
// The card with the link for the opponent: to copy, to share, or to scan with another device.

import { copied } from '../common/copying.js';
import { $, one } from '../common/dom.js';
import { ask } from '../common/dialogs.js';
import { Origins } from '../common/origins.js';
import { qr } from '../common/qr.js';
import { text } from '../common/texts.js';

export class Invitation {
  #path = '';
  #origins = new Origins(() => this.#draw());

  constructor() {
    $('#copy').onclick = () => this.#copy();
    $('#share').onclick = () => this.#share();
    $('#enlarge').onclick = () => this.#enlarge();
    $('#share').hidden = !('share' in navigator);
  }

  /** @param {string | null | undefined} path the path of the invitation's page; empty if nobody is invited any more */
  show(path) {
    $('#invite').hidden = !path;
    if (!path || path === this.#path) return;
    this.#path = path;
    this.#draw();
    void this.#origins.look();
  }

  get #link() {
    return this.#origins.link(this.#path);
  }

  #draw() {
    one(HTMLInputElement, '#link').value = this.#link;
    $('#copied').textContent = '';
    $('#qr').replaceChildren(qr(this.#link));
    $('#qr').hidden = this.#origins.lonely;
    $('#enlarge').hidden = this.#origins.lonely;
    $('#unreachable').hidden = !this.#origins.lonely;
  }

  async #copy() {
    const done = await copied(one(HTMLInputElement, '#link'));
    $('#copied').textContent = text(done ? 'copied' : 'copy-by-hand');
    $('#copied').classList.toggle('unseen', done); // the button says it, too
    if (done) $('#copy').textContent = text('copied');
  }

  async #share() {
    try {
      await navigator.share({ title: document.title, text: text('shared'), url: this.#link });
    } catch (problem) {
      if (!(problem instanceof Error && problem.name === 'AbortError')) await this.#copy();
    }
  }

  #enlarge() {
    const dialog = one(HTMLDialogElement, '#scanning');
    $('.qr', dialog).replaceChildren(qr(this.#link));
    ask(dialog);
  }
}
