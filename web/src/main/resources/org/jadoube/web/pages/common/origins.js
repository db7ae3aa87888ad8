// @ts-check
// The addresses at which other devices reach this server.

import { get } from './api.js';
import { $, one } from './dom.js';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

export class Origins {
  #all = [location.origin];
  #asked = false;
  lonely = false; // whether no other device can reach the server

  /** @param {() => void} onChange the address to be used is another */
  constructor(onChange) {
    this.onChange = onChange;
    one(HTMLSelectElement, '#address').onchange = onChange;
  }

  /** A link for another device. @param {string} path */
  link(path) {
    return new URL(path, one(HTMLSelectElement, '#address').value || this.#all[0]).href;
  }

  /** Finds the other addresses, if this page's own would make other devices look for the server on themselves. */
  async look() {
    if (this.#asked || !LOOPBACK.test(location.hostname)) return;
    this.#asked = true;
    try {
      const { addresses } = await get('/api/addresses');
      this.lonely = addresses.length === 0;
      if (!this.lonely) this.#all = addresses;
    } catch {
      return; // The link works at least on this machine.
    }
    $('#address').replaceChildren(...this.#all.map((origin) => new Option(new URL(origin).host, origin)));
    $('#addresses').hidden = this.#all.length < 2;
    this.onChange();
  }
}
