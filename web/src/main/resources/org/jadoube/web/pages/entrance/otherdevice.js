// @ts-check
// Moving a seat to another device. Its token is after the `#`, so that no server and no log sees
// it.

import { copied } from '../common/copying.js';
import { ask } from '../common/dialogs.js';
import { $, one } from '../common/dom.js';
import { Origins } from '../common/origins.js';
import { qr } from '../common/qr.js';
import { text } from '../common/texts.js';

export class OtherDevice {
  #path = '';
  #origins = new Origins(() => this.#draw());

  constructor() {
    $('#copy').onclick = async () => {
      $('#copied').textContent = text((await copied(one(HTMLInputElement, '#link'))) ? 'copied' : 'copy-by-hand');
    };
  }

  /** @param {string} id of the game @param {Colour} colour @param {string} token */
  async show(id, colour, token) {
    this.#path = `/game/${id}#${colour}.${token}`;
    $('#other-device-title').textContent = text('mine.device');
    this.#draw();
    void this.#origins.look();
    await ask(one(HTMLDialogElement, '#other-device'));
    this.#path = '';
    this.#draw();
  }

  #draw() {
    const link = this.#path && this.#origins.link(this.#path);
    one(HTMLInputElement, '#link').value = link;
    $('#other-device .qr').replaceChildren(...(link && !this.#origins.lonely ? [qr(link)] : []));
    $('#unreachable').hidden = !this.#origins.lonely;
    $('#copied').textContent = '';
  }
}
