// @ts-check
// The buttons for a player's acts; a button that cannot be used says why.

import { isOnline } from './aids.js';
import { ask } from '../common/dialogs.js';
import { $, one } from '../common/dom.js';
import { StatementMenu } from './statementmenu.js';
import { allow, onPress } from './permissions.js';

export class Actions {
  /**
   * @param {import('./situation.js').Situation} situation
   * @param {import('./acting.js').Acting} acting
   * @param {import('./claims.js').Claims} claims
   * @param {import('./entering.js').Entering} entering
   * @param {(what: string) => void} say
   */
  constructor(situation, acting, claims, entering, say) {
    this.situation = situation;
    this.acting = acting;
    this.claims = claims;
    this.entering = entering;
    this.statements = new StatementMenu(situation, acting);
    const press = (/** @type {string} */ button, /** @type {() => unknown} */ action) => onPress($(button), action, say);
    press('#draw', () => entering.offer());
    press('#claim', () => claims.press());
    press('#resign', () => this.#resign());
    press('#flag', () => acting.act({ type: 'claim-flag' }));
    press('#accept', () => acting.act({ type: 'accept-draw' }));
    press('#decline', () => acting.act({ type: 'decline-draw' }));
    press('#takeback', () => acting.act({ type: 'propose-takeback' }));
    press('#takeback-accept', () => acting.act({ type: 'accept-takeback' }));
    press('#takeback-decline', () => acting.act({ type: 'decline-takeback' }));
    press('#arbiter', () => acting.act(this.#call));
  }

  /** The way to call an arbiter: online by a call (E04 15.1), over the board by stopping the clocks (6.11.2). */
  get #call() {
    return isOnline(this.situation.game) ? { type: 'call-arbiter' } : { type: 'pause', reason: 'assistance' };
  }

  async #resign() {
    if ((await ask(one(HTMLDialogElement, '#resigning'))) === 'yes') await this.acting.act({ type: 'resign' });
  }

  show() {
    const { may, game, over } = this.situation;
    $('#offer').hidden = over || (!may.grants('accept-draw') && !may.grants('decline-draw'));
    $('#takeback').hidden = !game.regulations.arrangements?.includes('takebacks');
    $('#takeback-offer').hidden = over || !may.grants('accept-takeback');
    $('#flag').hidden = !may.grants('claim-flag') && game.regulations.flagWatch !== 'by-claim';
    $('#arbiter').hidden = !game.regulations.arbiterPresent;
    $('#claim').hidden = may.objection('claim-draw', 'threefold') === 'not-in-this-edition';
    for (const [button, why] of Object.entries(this.#reasons())) allow($(`#${button}`), why);
    const more = this.statements.show();
    $('#actions').classList.toggle('over', over);
    $('#actions').hidden = !more && (over || !['offer-draw', 'resign', 'claim-flag'].some((deed) => may.grants(deed)));
  }

  /** The reason why each button cannot be used; empty if it can. */
  #reasons() {
    const { may } = this.situation;
    const call = this.#call.type;
    return {
      accept: may.why('accept-draw'),
      decline: may.why('decline-draw'),
      draw: may.grants('move', 'offering-draw') ? '' : may.why('offer-draw'),
      claim: this.claims.why,
      resign: may.why('resign'),
      takeback: may.why('propose-takeback'),
      flag: may.why('claim-flag'),
      arbiter: may.why(call, call === 'pause' ? 'assistance' : undefined),
    };
  }
}
