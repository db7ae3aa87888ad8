// @ts-check
// The card with the link for the opponent: to copy, to share, or to scan with another device.

import { get } from './api.js';
import { $, one } from './dom.js';
import { ask } from './dialogs.js';
import { qr } from './qr.js';
import { text } from './texts.js';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

export class Invitation {
  #path = '';
  #origins = [location.origin];
  #lonely = false; // whether no other device can reach the server

  constructor() {
    $('#copy').onclick = () => this.#copy();
    $('#share').onclick = () => this.#share();
    $('#enlarge').onclick = () => this.#enlarge();
    one(HTMLSelectElement, '#address').onchange = () => this.#draw();
    $('#share').hidden = !('share' in navigator);
  }

  /** @param {string | null | undefined} path the path of the invitation's page; empty if nobody is invited any more */
  show(path) {
    $('#invite').hidden = !path;
    if (!path || path === this.#path) return;
    this.#path = path;
    this.#draw();
    if (LOOPBACK.test(location.hostname)) this.#lookForAddresses();
  }

  // This page's own address would make other devices look for the server on themselves.
  async #lookForAddresses() {
    try {
      const { addresses } = await get('/api/addresses');
      this.#lonely = addresses.length === 0;
      if (!this.#lonely) this.#origins = addresses;
    } catch {
      return; // The link works at least on this machine.
    }
    $('#address').replaceChildren(...this.#origins.map((origin) => new Option(new URL(origin).host, origin)));
    $('#addresses').hidden = this.#origins.length < 2;
    this.#draw();
  }

  get #link() {
    return new URL(this.#path, one(HTMLSelectElement, '#address').value || this.#origins[0]).href;
  }

  #draw() {
    one(HTMLInputElement, '#link').value = this.#link;
    $('#copied').textContent = '';
    $('#qr').replaceChildren(qr(this.#link));
    $('#qr').hidden = this.#lonely;
    $('#enlarge').hidden = this.#lonely;
    $('#unreachable').hidden = !this.#lonely;
  }

  async #copy() {
    const done = (await this.#toClipboard()) || this.#bySelection();
    $('#copied').textContent = text(done ? 'copied' : 'copy-by-hand');
    $('#copied').classList.toggle('unseen', done); // the button says it, too
    if (done) $('#copy').textContent = text('copied');
  }

  /** Works with HTTPS, if the browser allows it. */
  async #toClipboard() {
    try {
      await navigator.clipboard.writeText(this.#link);
      return true;
    } catch {
      return false;
    }
  }

  /** Works everywhere else. The link stays selected, so that it can be copied by hand. */
  #bySelection() {
    const field = one(HTMLInputElement, '#link');
    field.focus();
    field.setSelectionRange(0, field.value.length);
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    }
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
