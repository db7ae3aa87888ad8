// @ts-check
// The arbiter at a table, with the possible acts as on the desk, above their board.

import { showActs } from '../desk/actlist.js';
import { setting } from '../desk/actsetting.js';
import { request } from '../common/api.js';
import { $ } from '../common/dom.js';
import { Discreet } from '../game/permissions.js';
import { qr } from '../common/qr.js';
import { Question } from '../desk/question.js';
import { local, text } from '../common/texts.js';

/** @typedef {import('../desk/actform.js').Body} Body */
/** @typedef {import('./tableside.js').TableSide} TableSide */

export class TableArbiter {
  /** @type {Question} */
  #question;
  /** @type {Move[]} */
  #moves = [];

  /**
   * @param {HTMLDialogElement} dialog
   * @param {object} told
   * @param {string} told.id of the game
   * @param {() => TableSide} told.seat the arbiter's
   * @param {import('../desk/actform.js').ActForm} told.form
   * @param {boolean} told.overlooked whether players use this screen as well
   */
  constructor(dialog, { id, seat, form, overlooked }) {
    this.dialog = dialog;
    this.id = id;
    this.seat = seat;
    this.form = form;
    this.overlooked = overlooked;
    const foretell = (/** @type {Body} */ body) => this.#foretell(body);
    const perform = (/** @type {Body} */ body) => this.#perform(body);
    this.told = { foretell, perform };
    this.#question = new Question({ foretell, perform, open: (act) => this.#open(act) });
    $('.close', dialog).onclick = () => dialog.close();
  }

  /** @param {string} link to the arbiter's own screen */
  open(link) {
    $('.qr', this.dialog).replaceChildren(qr(link));
    this.#say('');
    this.dialog.showModal();
  }

  /** @param {string} what */
  #say(what) {
    $('#ruled', this.dialog).textContent = what;
  }

  /**
   * Previews an act; players who look on must not learn what a report would find.
   *
   * @param {Body} body
   * @returns {Promise<{ events?: Note[] }>}
   */
  async #foretell(body) {
    if (this.overlooked && body.type === 'report') return {};
    return request('POST', `/api/games/${this.id}/trials`, { body, token: this.seat().token });
  }

  /** @param {Body} body */
  async #perform(body) {
    this.#say('');
    const { refusal } = await this.seat().send(body);
    this.#say(refusal ? local(refusal.sentence) : text('table-ruled'));
  }

  get #may() {
    const { may } = this.seat();
    return this.overlooked ? new Discreet(may) : may;
  }

  /** @param {import('../desk/arbiteracts.js').ArbiterAct} act */
  #open(act) {
    const { state, game, feed } = this.seat();
    if (state && game) this.form.open(act, setting(this.#may, { state, players: game.players, edition: game.edition, moves: this.#moves }, feed.now()), this.told);
  }

  /** @param {Move[]} moves @param {Note[]} log */
  show(moves, log) {
    this.#moves = moves;
    showActs(this.#may, (act) => this.#open(act));
    this.#question.show(this.#may, this.seat().feed.sequence, log);
  }
}
