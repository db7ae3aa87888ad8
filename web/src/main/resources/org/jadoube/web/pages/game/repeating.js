// @ts-check
// The opponent's move, which is repeated, and made on one's own board, before one's own (Article
// D.2.1).

import { announced } from './spokenmoves.js';
import { unrepeated } from './visuallydisabled.js';
import { $ } from '../common/dom.js';
import { text } from '../common/texts.js';

export class Repeating {
  /** @type {Move | null} */
  #due = null;
  #busy = false;

  /**
   * @param {import('./situation.js').Situation} situation
   * @param {import('./acting.js').Acting} acting
   */
  constructor(situation, acting) {
    this.situation = situation;
    this.acting = acting;
    $('#repeat').onclick = () => void this.repeat();
  }

  /** The move that has yet to be repeated. */
  get due() {
    return this.#due;
  }

  async repeat() {
    const move = this.#due;
    if (!move || this.#busy) return;
    this.#busy = true;
    await this.acting.inTurn([{ type: 'repeat-move', attempt: move.uci }, { type: 'execute-move', attempt: move.uci }]);
    this.#busy = false;
  }

  /** @param {Move[]} moves @param {Note[]} notes */
  show(moves, notes) {
    const { game, mine, over } = this.situation;
    this.#due = over ? null : unrepeated(game, moves, notes, mine);
    $('#repeating').hidden = this.#due === null;
    const said = this.#due ? text('field.repeat', { move: announced(this.#due) }) : '';
    if ($('#repeating p').textContent !== said) $('#repeating p').textContent = said;
  }
}
