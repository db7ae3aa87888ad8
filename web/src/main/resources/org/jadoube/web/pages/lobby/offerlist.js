// @ts-check
// Lists of seeks and challenges. An entry that stays is not touched, so that the focus stays, too.

import { copied } from '../common/copying.js';
import { text } from '../common/texts.js';
import { terms } from './offers.js';

/** @typedef {{ words: string, label: string, primary?: boolean, act: () => Promise<unknown> }} Choice */

/** @param {LobbyPerson} person */
export function personNode({ name, guest, bot }) {
  const shown = document.createElement('bdi');
  shown.textContent = name;
  const mark = guest ? text('guest') : bot ? text('lobby.bot') : '';
  if (!mark) return [shown];
  const small = document.createElement('small');
  small.textContent = mark;
  return [shown, ' ', small];
}

/** @param {string} name @param {(string | Node)[]} parts */
function paragraph(name, ...parts) {
  const element = document.createElement('p');
  element.className = name;
  element.append(...parts);
  return element;
}

/** @param {Choice} choice */
function button({ words, label, primary, act }) {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = words;
  element.setAttribute('aria-label', label);
  element.classList.toggle('primary', Boolean(primary));
  element.onclick = async () => {
    element.disabled = true;
    await act();
    element.disabled = false;
  };
  return element;
}

/** A link to copy. @param {string} path @param {string} label */
function linkTo(path, label) {
  const field = document.createElement('input');
  const copy = document.createElement('button');
  const element = document.createElement('div');
  field.readOnly = true;
  field.value = location.origin + path;
  field.setAttribute('aria-label', label);
  copy.type = 'button';
  copy.textContent = text('lobby.copy');
  copy.onclick = async () => {
    copy.textContent = text((await copied(field)) ? 'copied' : 'lobby.copy');
  };
  element.className = 'link';
  element.append(field, copy);
  return element;
}

export class OfferList {
  /** @type {Map<string, HTMLElement>} */
  #shown = new Map();

  /** @param {HTMLElement} section with a list */
  constructor(section) {
    this.section = section;
    this.list = /** @type {HTMLElement} */ (section.querySelector('ul'));
  }

  /**
   * Shows these, in place of the empty rows that the page came with. The colour of an entry is the reader's.
   *
   * @template {import('./offers.js').Offer} O
   * @param {O[]} offers
   * @param {(offer: O) => { who: (string | Node)[], choices: Choice[], colour?: Colour, link?: string }} entry
   */
  show(offers, entry) {
    const wanted = new Set(offers.map(({ id }) => id));
    for (const row of this.list.querySelectorAll('.coming')) row.remove();
    for (const [id, element] of this.#shown) if (!wanted.has(id)) this.#remove(id, element);
    for (const offer of offers) if (!this.#shown.has(offer.id)) this.#add(offer, entry(offer));
    this.section.classList.toggle('empty', offers.length === 0);
  }

  /** @param {import('./offers.js').Offer} offer @param {{ who: (string | Node)[], choices: Choice[], colour?: Colour, link?: string }} entry */
  #add(offer, { who, choices, colour, link }) {
    const element = document.createElement('li');
    const words = document.createElement('div');
    words.append(paragraph('who', ...who), paragraph('terms', terms(offer, colour)));
    if (link) words.append(linkTo(link, text('lobby.with-link')));
    element.dataset.id = offer.id;
    element.append(words, ...choices.map(button));
    this.#shown.set(offer.id, element);
    this.list.append(element);
  }

  /** The focus of an entry that goes moves to the heading. @param {string} id @param {HTMLElement} element */
  #remove(id, element) {
    const focused = element.contains(document.activeElement);
    this.#shown.delete(id);
    element.remove();
    const heading = document.querySelector('#seeks-title');
    if (focused && heading instanceof HTMLElement) {
      heading.tabIndex = -1;
      heading.focus();
    }
  }
}
