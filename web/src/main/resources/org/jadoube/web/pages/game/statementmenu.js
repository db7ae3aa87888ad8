// @ts-check
// A player's further statements and requests, behind one button, with those that the game waits for
// beside it.

import { ActForm } from '../desk/actform.js';
import { ask } from '../common/dialogs.js';
import { $, one } from '../common/dom.js';
import { fillIn, offered, showStatements } from './stating.js';

/** @typedef {import('./statements.js').Statement} Statement */

export class StatementMenu {
  #form = new ActForm();
  #dialog = one(HTMLDialogElement, '#others');

  /**
   * @param {import('./situation.js').Situation} situation
   * @param {import('./acting.js').Acting} acting
   */
  constructor(situation, acting) {
    this.situation = situation;
    this.acting = acting;
    $('#more').onclick = () => void this.#choose();
  }

  /** @param {Colour} by @returns {import('./stating.js').Speaker} */
  #speaker(by) {
    const { may, game, over } = this.situation;
    return { by, may, arbiter: game.regulations.arbiterPresent === true, over, lines: [] };
  }

  get #statements() {
    const { mine, game } = this.situation;
    return mine && !game.casual.abortedBy ? offered(this.#speaker(mine)) : [];
  }

  async #choose() {
    showStatements($('.statements', this.#dialog), this.#statements, ({ type }) => ({ value: type }));
    const what = await ask(this.#dialog);
    const statement = this.#statements.find(({ type }) => type === what);
    if (statement) this.#state(statement);
  }

  /** @param {Statement} statement */
  #state(statement) {
    const { mine } = this.situation;
    if (mine) fillIn(this.#form, statement, this.#speaker(mine), (act) => this.acting.perform(act));
  }

  /** Returns whether there is anything. */
  show() {
    const statements = this.#statements;
    $('#more').hidden = statements.length === 0;
    const pressing = statements.filter((statement) => statement.pressing);
    showStatements($('#actions .pressing'), pressing, (statement) => ({ type: 'button', className: 'primary', onclick: () => this.#state(statement) }));
    return statements.length > 0;
  }
}
