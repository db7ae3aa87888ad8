// @ts-check
// Ways to share the game: its address, a frame for other pages, the file, the position.

import { copied } from '../common/copying.js';
import { ask } from '../common/dialogs.js';
import { $, one } from '../common/dom.js';
import { text } from '../common/texts.js';

/** The words as the value of an attribute. @param {string} words */
const written = (words) => words.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const PIXELS = 1080;

/** Whether the device takes the file, or its owner has changed their mind. @param {File} file */
async function handedOn(file) {
  if (!navigator.canShare?.({ files: [file] })) return false;
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (problem) {
    return problem instanceof DOMException && problem.name === 'AbortError';
  }
}

export class Sharing {
  /**
   * @param {string} id
   * @param {() => { ply: number | null, at: number, fen: string, below: Colour }} shown the position on display, the number of
   *   moves before it, and whose side is at the bottom
   */
  constructor(id, shown) {
    this.id = id;
    this.shown = shown;
    $('#sharing-open').onclick = () => this.#open();
    for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('#sharing [data-copies]'))) {
      button.onclick = () => this.#copy(button);
    }
    one(HTMLInputElement, '#share-here').onchange = () => this.#fill();
    $('#share-png').onclick = () => void this.#picture();
  }

  #open() {
    this.#fill();
    $('#sharing-done').textContent = '';
    ask(one(HTMLDialogElement, '#sharing'));
  }

  #fill() {
    const { ply, at, fen, below } = this.shown();
    const picture = `/api/games/${this.id}/picture.svg?ply=${at}&below=${below}`;
    one(HTMLImageElement, '#share-picture').src = picture;
    const drawing = one(HTMLAnchorElement, '#share-svg');
    drawing.href = picture;
    drawing.download = `jadoube-${this.id}-${at}.svg`;
    $('#share-here-choice').hidden = ply === null;
    const place = ply !== null && one(HTMLInputElement, '#share-here').checked ? `#${ply}` : '';
    one(HTMLInputElement, '#share-link').value = `${location.origin}/game/${this.id}${place}`;
    one(HTMLInputElement, '#share-frame').value =
      `<iframe src="${location.origin}/embed/${this.id}${place}" title="${written($('#title').textContent ?? '')}" width="420" height="560" style="border:0"></iframe>`;
    one(HTMLInputElement, '#share-fen').value = fen;
  }

  /** Hands the picture to other programs on the device or, where it cannot, saves it. */
  async #picture() {
    const picture = one(HTMLImageElement, '#share-picture');
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = PIXELS;
    canvas.getContext('2d')?.drawImage(picture, 0, 0, PIXELS, PIXELS);
    const content = await new Promise((/** @type {(blob: Blob | null) => void} */ done) => canvas.toBlob(done, 'image/png'));
    if (!content) return;
    const file = new File([content], `jadoube-${this.id}.png`, { type: 'image/png' });
    if (await handedOn(file)) return;
    const address = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  /** @param {HTMLButtonElement} button */
  async #copy(button) {
    const done = await copied(one(HTMLInputElement, `#${button.dataset.copies}`));
    $('#sharing-done').textContent = text(done ? 'copied' : 'copy-by-hand');
  }
}
