// @ts-check
// An arbiter decides on a board, or takes the decision back. Nothing is chosen beforehand.

import { $, one } from '../common/dom.js';
import { fault } from './tournamentfault.js';
import { demand, showFault } from '../common/fields.js';
import { score } from './points.js';
import { onceAtATime } from '../common/submitting.js';
import { text } from '../common/texts.js';

/** @typedef {import('./pairings.js').Pairing} Pairing */
/** @typedef {{ result: string, basis: string, reason: string }} Decision without a result it is taken back */

const RESULTS = ['1-0', '1/2-1/2', '0-1', '+/-', '-/+', '-/-', '0-0'];
const BACK = 'back';

/** What a result that an arbiter enters may rest on; the games of wooden boards are reported by the players, which is reason enough. */
export const REPORTED = 'play';
export const BASES = [REPORTED, 'arbiter', 'adjudication'];

export class Deciding {
  #dialog = one(HTMLDialogElement, '#deciding');
  #form = one(HTMLFormElement, 'form', this.#dialog);
  #result = one(HTMLSelectElement, '[name=result]', this.#form);
  #basis = one(HTMLSelectElement, '[name=basis]', this.#form);
  #reason = one(HTMLInputElement, '[name=reason]', this.#form);
  #fault = $('#deciding-fault');
  #board = 0;

  /** @param {(board: number, decision: Decision) => Promise<unknown>} decide throws why it cannot be */
  constructor(decide) {
    this.decide = decide;
    const act = onceAtATime(() => this.#do());
    this.#form.addEventListener('submit', (submitted) => {
      if (/** @type {HTMLButtonElement | null} */ (submitted.submitter)?.value === '') return; // it closes
      submitted.preventDefault();
      act();
    });
  }

  /** @param {Pairing} pairing @param {boolean} isDecided whether there is a decision to be taken back @param {string} later what follows from it if another round has been paired */
  open({ board, white, black, result }, isDecided, later) {
    this.#board = board;
    this.#form.reset();
    $('.whom', this.#dialog).textContent = text('tournament.result-of', { white: white.name, black: black.name, result: score(result) || '–' });
    const back = isDecided ? [new Option(text('tournament.take-back'), BACK)] : [];
    this.#result.replaceChildren(new Option(text('choose'), ''), ...RESULTS.map((each) => new Option(score(each), each)), ...back);
    this.#basis.replaceChildren(new Option(text('choose'), ''), ...BASES.map((each) => new Option(text(`tournament.basis.${each}`), each)));
    this.#fault.textContent = '';
    $('.later', this.#dialog).textContent = later;
    for (const field of [this.#result, this.#basis, this.#reason]) demand(field, '');
    this.#dialog.showModal();
  }

  /** Whether all that is wanted is there. */
  #isComplete() {
    const takesBack = this.#result.value === BACK;
    const right = [
      demand(this.#result, 'fault.choose'),
      demand(this.#basis, takesBack ? '' : 'fault.choose'),
      demand(this.#reason, takesBack || this.#basis.value === REPORTED ? '' : 'fault.reason'),
    ];
    return !right.includes(false);
  }

  get #decision() {
    const basis = this.#basis.value;
    const result = this.#result.value;
    return { result: result === BACK ? '' : result, basis, reason: this.#reason.value.trim() || (basis ? text(`tournament.reason.${basis}`) : '') };
  }

  async #do() {
    if (!this.#isComplete()) return showFault(this.#form);
    try {
      await this.decide(this.#board, this.#decision);
      this.#dialog.close();
    } catch (problem) {
      this.#fault.textContent = fault(problem);
    }
  }
}
