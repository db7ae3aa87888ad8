// @ts-check
// Claims of a draw, with a warning of their possible cost.

import { linked } from '../common/citations.js';
import { ask, wantChoice } from '../common/dialogs.js';
import { $, one } from '../common/dom.js';
import { opponent } from './situation.js';
import { text } from '../common/texts.js';

const CLAIMS = ['threefold', 'fifty-moves'];

/** @param {string} claim @param {string} [how] */
const manner = (claim, how) => (how === 'by-move' ? `${claim}-by-move` : claim);

/** @returns {string | null} */
const chosen = () => /** @type {HTMLInputElement | null} */ (document.querySelector('#claiming [name=claim]:checked'))?.value ?? null;

export class Claims {
  /** @type {string | null} */
  intended = null; // the claim that the next move shown will declare
  #dialog = one(HTMLDialogElement, '#claiming');

  /**
   * @param {import('./situation.js').Situation} situation
   * @param {import('./acting.js').Acting} acting
   * @param {() => void} onChange
   */
  constructor(situation, acting, onChange) {
    this.situation = situation;
    this.acting = acting;
    this.onChange = onChange;
    wantChoice(this.#dialog);
    this.#dialog.addEventListener('change', () => this.#choices());
  }

  /** @param {string | null} claim @param {string} [how] */
  #claimable(claim, how) {
    return claim !== null && this.situation.may.grants('claim-draw', manner(claim, how));
  }

  /** The reason why there can be no claim; empty if there can. */
  get why() {
    const { may } = this.situation;
    const ways = CLAIMS.flatMap((claim) => [claim, manner(claim, 'by-move')]);
    return ways.some((way) => may.grants('claim-draw', way)) ? '' : may.why('claim-draw', ways[0]);
  }

  show() {
    if (!this.#claimable(this.intended, 'by-move')) this.intended = null;
    $('#claim').setAttribute('aria-pressed', String(this.intended !== null));
    this.#choices();
    this.#price();
  }

  /** Updates the choices; the one chosen may have been decided already on this move. */
  #choices() {
    const { may } = this.situation;
    const claim = chosen();
    one(HTMLButtonElement, '[value=now]', this.#dialog).disabled = claim !== null && !this.#claimable(claim);
    one(HTMLButtonElement, '[value=intended]', this.#dialog).disabled = claim !== null && !this.#claimable(claim, 'by-move');
    $('#claim-refused').textContent = claim ? may.why('claim-draw', claim) || may.why('claim-draw', manner(claim, 'by-move')) : '';
  }

  /** The cost of a wrong claim under the edition of the game. */
  #price() {
    const { game, mine } = this.situation;
    const penalty = game.penalties.find(({ name }) => name === 'wrong-claim');
    if (!penalty || !mine) return;
    const { time, most, article, costsAtMostMillis } = penalty;
    const costs = costsAtMostMillis > 0 ? ` ${text('claim-halves', { time: most })}` : '';
    const said = `${text(`claim-price.${opponent(mine)}`, { time })}${costs} (${article})`;
    const line = $('#claim-price');
    if (line.textContent !== said) line.replaceChildren(...linked(said, game.edition));
  }

  async press() {
    if (this.intended) {
      this.intended = null;
      return this.onChange();
    }
    one(HTMLFormElement, 'form', this.#dialog).reset();
    this.#choices();
    const how = await ask(this.#dialog);
    const what = chosen();
    if (how === 'now') await this.acting.act({ type: 'claim-draw', claim: what });
    if (how === 'intended') {
      this.intended = what;
      this.onChange();
    }
  }

  /** Declares the move shown with the claim, without playing it. @param {string} attempt in UCI */
  async declare(attempt) {
    const claim = this.intended;
    this.intended = null;
    await this.acting.act({ type: 'claim-draw', claim, intended: attempt });
  }
}
