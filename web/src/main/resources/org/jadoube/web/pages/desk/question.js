// @ts-check
// A question to the arbiter, such as a claim, with the ruling of the Laws, to be confirmed or
// decided otherwise.

import { foretold } from './actform.js';
import { ACTS, OVERRULING } from './arbiteracts.js';
import { sentence } from '../common/api.js';
import { linked } from '../common/citations.js';
import { $ } from '../common/dom.js';
import { local, text } from '../common/texts.js';

/** @typedef {import('./arbiteracts.js').ArbiterAct} ArbiterAct */
/** @typedef {import('./actform.js').Body} Body */

const QUESTIONS = ['decide-claim', 'decide-quickplay-claim', 'answer-increment-request', 'decide-appeal'];
const RAISED = ['draw-claimed', 'quickplay-draw-claimed', 'increment-requested', 'appeal-lodged'];

export class Question {
  #asked = -1; // the sequence of the game for which it is shown

  /**
   * @param {object} told
   * @param {(body: Body) => Promise<{ events?: Note[] }>} told.foretell
   * @param {(body: Body) => Promise<unknown>} told.perform
   * @param {(act: ArbiterAct) => void} told.open
   * @param {AbortSignal} [told.signal] when another game asks here
   */
  constructor({ foretell, perform, open, signal }) {
    this.signal = signal;
    this.foretell = foretell;
    this.perform = perform;
    this.open = open;
  }

  /** @param {import('../game/permissions.js').Permissions} may @param {number} sequence @param {Note[]} log */
  async show(may, sequence, log) {
    const act = ACTS.find(({ type }) => QUESTIONS.includes(type) && may.grants(type));
    if (!act) {
      this.#asked = -1;
      this.#close();
    } else if (this.#asked !== sequence) {
      this.#asked = sequence;
      await this.#ask(act, may, sequence, log.findLast(({ event }) => RAISED.includes(event.type)));
    }
  }

  /** Closes it; the focus moves on to the acts that are possible now. */
  #close() {
    const box = $('#question');
    const focused = box.contains(document.activeElement);
    box.hidden = true;
    if (focused) /** @type {HTMLElement | null} */ (document.querySelector('#acts button'))?.focus();
  }

  /** @param {ArbiterAct} act @param {import('../game/permissions.js').Permissions} may @param {number} sequence @param {Note | undefined} raised */
  async #ask(act, may, sequence, raised) {
    const isOpen = act.fields.length > 0; // the Laws leave it to the arbiter
    const said = isOpen ? [] : await this.#proposal(act);
    if (this.#asked !== sequence || this.signal?.aborted) return;
    $('#asked').replaceChildren(...(raised ? linked(`${local(raised.statement.headline, raised.event.at)} ${raised.statement.citation}.`, '') : []));
    $('#proposal').replaceChildren(...said);
    $('#confirm').textContent = text(isOpen ? `desk.act.${act.type}` : 'desk.confirm');
    $('#confirm').onclick = () => (isOpen ? this.open(act) : this.#confirm({ type: act.type }));
    $('#overrule').hidden = isOpen;
    $('#overrule').onclick = () => this.open(OVERRULING);
    $('#question').hidden = false;
  }

  /** The ruling of the Laws. @param {ArbiterAct} act @returns {Promise<Node[]>} */
  async #proposal({ type }) {
    try {
      const { events = [] } = await this.foretell({ type });
      return foretold(events);
    } catch (problem) {
      return [document.createTextNode(local(sentence(problem)))];
    }
  }

  /** @param {Body} body */
  async #confirm(body) {
    try {
      await this.perform(body);
    } catch (problem) {
      $('#asked').textContent = local(sentence(problem));
    }
  }
}
