// @ts-check
// The question before a claim: the claim, and the cost of a wrong one.

import { linked } from '../common/citations.js';
import { ask, wantChoice } from '../common/dialogs.js';
import { $, one } from '../common/dom.js';
import { claiming, consequence, laws } from './claimrules.js';

/** @type {import('../clock/penalties.js').Edition[]} */
export const editions = JSON.parse($('#editions').textContent).editions;

export class ClaimDialog {
  /** @type {() => void} */
  #tell = () => {};

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.dialog = dialog;
    wantChoice(dialog);
    dialog.addEventListener('change', () => this.#tell());
  }

  /**
   * The act that the player decides for, if any.
   *
   * @param {Colour} by
   * @param {TableRegulations} regulations
   * @param {Note[]} log
   * @param {import('../game/permissions.js').Permissions} may
   */
  async ask(by, regulations, log, may) {
    one(HTMLFormElement, 'form', this.dialog).reset();
    const rules = laws(regulations, editions);
    this.#offer('flag', regulations.flagWatch === 'by-claim');
    this.#offer('assistance', regulations.arbiterPresent);
    this.#tell = () => this.#show(by, rules, log, may);
    this.#tell();
    const answer = await ask(this.dialog);
    return answer === 'yes' ? claiming(this.#claim, this.#intended) : null;
  }

  /** Offers a claim, unless it makes no sense in this game. @param {string} claim @param {boolean} makesSense */
  #offer(claim, makesSense) {
    const choice = one(HTMLInputElement, `[value=${claim}]`, this.dialog);
    choice.parentElement?.toggleAttribute('hidden', !makesSense);
  }

  /** The chosen claim; empty until there is one. */
  get #claim() {
    return /** @type {HTMLInputElement | null} */ (this.dialog.querySelector('[name=claim]:checked'))?.value ?? '';
  }

  get #intended() {
    return one(HTMLInputElement, '[name=intended]', this.dialog).value.trim().toLowerCase();
  }

  /** @param {Colour} by @param {import('../clock/penalties.js').Play | null} rules @param {Note[]} log @param {import('../game/permissions.js').Permissions} may */
  #show(by, rules, log, may) {
    const draws = ['threefold', 'fifty-moves'].includes(this.#claim);
    $('#intending', this.dialog).hidden = !draws;
    const objection = draws ? may.why('claim-draw', this.#claim) : ''; // the claim can be made all the same
    const told = [objection, consequence(this.#claim, by, rules, log)].filter(Boolean).join(' ');
    $('#consequence', this.dialog).replaceChildren(...linked(told, ''));
  }
}
