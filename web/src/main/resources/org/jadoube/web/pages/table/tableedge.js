// @ts-check
// One player's edge of the table: the clock to press, the pieces in the hand and beside the board,
// and the player's statements.

import { linked } from '../common/citations.js';
import { $, one } from '../common/dom.js';
import { newPiece } from './handacts.js';
import { allow } from '../game/permissions.js';
import { colourOf, piece, roleOf } from '../board/pieces.js';
import { showStatements } from '../game/stating.js';
import { text } from '../common/texts.js';

/** @typedef {import('./gestures.js').Chosen} Chosen */
/** @typedef {import('../game/statements.js').Statement} Statement */

const NEW_PIECES = ['queen', 'rook', 'bishop', 'knight'];

/**
 * @typedef {object} EdgeView
 * @property {string} name
 * @property {boolean} away
 * @property {boolean} mine whether the player's hands use this screen
 * @property {string[]} words
 * @property {boolean} over whether the game is: then Articles lead to their pages, which would cover a board that is
 * played on
 * @property {{ letter: string, chosen: boolean }[]} inHand
 * @property {boolean} box whether new pieces are at hand
 * @property {Chosen | null} chosen
 * @property {string} mode `adjust`, `displace`, or empty
 * @property {Record<string, string>} buttons the visible ones, and why they cannot be used
 * @property {string} sign the result to be signed, if one is
 * @property {Statement[]} pressing statements that the game waits for
 * @property {string | null} writing the number of the move to be written down
 */

/** @typedef {'press' | 'adjust' | 'draw' | 'accept' | 'decline' | 'claim' | 'more' | 'put-back' | 'mark' | 'sign' | 'done'} Deed */

export class TableEdge {
  /** @type {HTMLElement} */
  root;
  #said = '';

  /**
   * @param {Colour} colour
   * @param {object} told
   * @param {(deed: Deed) => void} told.onDeed
   * @param {(why: string) => void} told.onWhyNot
   * @param {(chosen: Chosen | null) => void} told.onChoose a piece in the hand, or a new one
   * @param {() => void} told.onTakeOff
   * @param {(statement: Statement) => void} told.onStatement
   * @param {(text: string) => void} told.onWrite
   * @param {(event: PointerEvent, chosen: Chosen) => void} told.onCarry
   */
  constructor(colour, { onDeed, onWhyNot, onChoose, onTakeOff, onStatement, onWrite, onCarry }) {
    this.colour = colour;
    this.onChoose = onChoose;
    this.onTakeOff = onTakeOff;
    this.onStatement = onStatement;
    this.onCarry = onCarry;
    const edge = /** @type {DocumentFragment} */ (one(HTMLTemplateElement, '#edge').content.cloneNode(true));
    this.root = $('.edge', edge);
    this.root.dataset.colour = colour;
    new ResizeObserver(([{ target }]) => this.#letScroll(target)).observe($('.words', this.root));
    this.root.setAttribute('aria-label', text(`colour.${colour}`));
    $('.disc', this.root).dataset.colour = colour;
    $('.press', this.root).dataset.deed = 'press';
    for (const button of this.#deeds()) {
      const deed = /** @type {Deed} */ (button.dataset.deed);
      button.onclick = () => (button.getAttribute('aria-disabled') === 'true' ? onWhyNot(button.title) : onDeed(deed));
    }
    const field = one(HTMLInputElement, '.writing input', this.root);
    $('.writing', this.root).addEventListener('submit', (event) => {
      event.preventDefault();
      if (field.value.trim()) onWrite(field.value.trim());
      field.value = '';
    });
  }

  /** @returns {HTMLButtonElement[]} */
  #deeds() {
    return [...this.root.querySelectorAll('button')].filter((button) => button.dataset.deed);
  }

  get clock() {
    return $('.clock', this.root);
  }

  /** @param {EdgeView} view */
  show(view) {
    $('.name', this.root).textContent = view.name || text(`colour.${this.colour}`);
    $('.presence', this.root).textContent = view.away ? text('away') : '';
    this.root.classList.toggle('theirs', !view.mine);
    this.#say(view);
    for (const button of this.#deeds()) this.#showDeed(button, view);
    const signing = $('[data-deed=sign]', this.root);
    signing.textContent = view.sign ? text('table-sign', { result: view.sign }) : '';
    this.#showPieces(view);
    showStatements($('.pressing', this.root), view.pressing, (statement) => ({ type: 'button', className: 'primary', onclick: () => this.onStatement(statement) }));
    this.#letScroll($('.words', this.root));
    const writing = $('.writing', this.root);
    writing.hidden = view.writing === null;
    $('.number', writing).textContent = view.writing ?? '';
  }

  /** Lets the keyboard scroll if not everything is visible at once. @param {Element} box */
  #letScroll(box) {
    if (box.scrollHeight > box.clientHeight) box.setAttribute('tabindex', '0');
    else box.removeAttribute('tabindex');
  }

  /** @param {EdgeView} view */
  #say({ words, over }) {
    const said = words.join('\n');
    if (said === this.#said) return;
    this.#said = said;
    $('.words', this.root).replaceChildren(
      ...words.map((sentence) => {
        const line = document.createElement('p');
        line.append(...(over ? linked(sentence, '') : [sentence]));
        return line;
      }),
    );
  }

  /** @param {HTMLButtonElement} button @param {EdgeView} view */
  #showDeed(button, { buttons, mine, mode }) {
    const deed = button.dataset.deed ?? '';
    if (deed === 'press') {
      button.disabled = !mine;
      one(HTMLElement, '.unseen', button).textContent = text(`table-press.${this.colour}`);
      return;
    }
    const why = buttons[deed];
    button.hidden = !mine || why === undefined;
    allow(button, why ?? '');
    if (deed === 'adjust') button.setAttribute('aria-pressed', String(mode === 'adjust'));
  }

  /** @param {EdgeView} view */
  #showPieces({ inHand, box, chosen, mine }) {
    const tray = $('.tray', this.root);
    const fresh = box ? NEW_PIECES.map((role) => newPiece(this.colour, role)) : [];
    const off = mine && chosen?.by === this.colour && chosen.square !== undefined;
    const shown = JSON.stringify([inHand, fresh, off, chosen?.fresh && chosen.letter, mine]);
    if (tray.dataset.shown === shown) return;
    tray.dataset.shown = shown;
    const focused = tray.contains(document.activeElement);
    tray.replaceChildren(
      ...inHand.map(({ letter, chosen: is }) => this.#piece({ by: this.colour, letter }, is, mine)),
      ...fresh.map((letter) => {
        const one = { by: this.colour, letter, fresh: true };
        return this.#piece(one, Boolean(chosen?.fresh) && chosen?.letter === letter, mine);
      }),
      ...(off ? [this.#takeOff()] : []),
    );
    if (focused) tray.querySelector('button')?.focus();
  }

  /** @param {Chosen} which @param {boolean} isChosen @param {boolean} mine */
  #piece(which, isChosen, mine) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = which.fresh ? 'fresh' : 'lifted';
    button.dataset.letter = which.letter;
    button.disabled = !mine;
    button.append(piece(which.letter));
    const name = text(`${colourOf(which.letter)}.${roleOf(which.letter)}`);
    button.setAttribute('aria-label', text(which.fresh ? 'table-new' : 'table-in-hand', { piece: name }));
    button.setAttribute('aria-pressed', String(isChosen));
    button.onpointerdown = (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      this.onCarry(event, which);
    };
    button.onclick = ({ detail }) => detail === 0 && this.onChoose(isChosen ? null : which);
    return button;
  }

  #takeOff() {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: text('table-take-off') });
    button.className = 'off';
    button.onclick = () => this.onTakeOff();
    return button;
  }
}
