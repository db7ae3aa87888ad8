// @ts-check
// A move between the hand and the server: promotion, and waiting for its turn or for a
// confirmation.

import { allowed, inUse, isOnline } from './aids.js';
import { announces } from './visuallydisabled.js';
import { askPromotion } from '../common/dialogs.js';
import { $, one } from '../common/dom.js';
import { after, NOTHING_ENTERED } from './entries.js';
import { preferences } from '../common/preferences.js';
import { text } from '../common/texts.js';

export class Entering {
  armed = false; // whether the next move offers a draw
  /** @type {string | null} */
  #tentative = null; // a move, in UCI, whose promotion is being chosen
  /** @type {string | null} */
  #premove = null;
  /** @type {string | null} */
  #unconfirmed = null;
  /** @type {string | null} */
  #announced = null; // the next move, once it has been said
  #entries = NOTHING_ENTERED; // under E04, where the game has them

  /**
   * @param {import('./situation.js').Situation} situation
   * @param {import('./acting.js').Acting} acting
   * @param {import('./claims.js').Claims} claims
   * @param {object} told
   * @param {() => void} told.onChange
   * @param {(onBoard?: boolean) => void} told.onIdle called when somebody tries to move who cannot
   */
  constructor(situation, acting, claims, { onChange, onIdle }) {
    this.situation = situation;
    this.acting = acting;
    this.claims = claims;
    this.onChange = onChange;
    this.onIdle = onIdle;
    $('#confirm').onclick = () => this.confirm();
    $('#cancel').onclick = () => this.drop();
  }

  get #online() {
    return isOnline(this.situation.game);
  }

  /** Whether the page asks before a move counts, because the player wants it or the move is announced. */
  get #reads() {
    return announces(this.situation.game) || (this.aids.has('confirmation') && !this.#online);
  }

  get aids() {
    return inUse(this.situation.game, preferences().aids, this.#entries.aids);
  }

  /** Whether moves could be entered before their turn, if the player wished. */
  get mightPremove() {
    const { game, running } = this.situation;
    return running && !announces(game) && allowed(game).includes('premove') && !this.aids.has('premove');
  }

  /** The move entered before its turn, in UCI. */
  get premove() {
    return this.#premove ?? this.#entries.premove;
  }

  /** The move entered and not confirmed, in UCI. */
  get unconfirmed() {
    return this.#unconfirmed ?? this.#entries.waiting;
  }

  /** The move that the board shows as if it had been made. */
  get waiting() {
    return this.#tentative ?? this.unconfirmed ?? this.acting.outgoing.current?.move ?? null;
  }

  /** @param {string} from @param {string} to @param {string[]} moves the legal ones that it may be */
  async moved(from, to, moves) {
    const ahead = !this.situation.myTurn;
    if (moves.length === 0) return ahead || !this.situation.may.grants('move') ? this.onIdle(true) : this.acting.impossible(from, to);
    const attempt = await this.#promoted(from + to, moves);
    if (!attempt) return this.onChange();
    if (this.claims.intended) return this.claims.declare(attempt);
    if (ahead && this.situation.running) return this.#ahead(attempt);
    if (this.#reads) return this.#ask(attempt);
    await this.#make(attempt);
  }

  /** @param {string} move without the piece that a pawn becomes @param {string[]} moves */
  async #promoted(move, moves) {
    const { mine } = this.situation;
    if (moves.length === 1 || !mine) return moves[0];
    if (this.aids.has('automatic-promotion')) return `${move}q`;
    this.#tentative = move;
    this.onChange();
    const role = await askPromotion(one(HTMLDialogElement, '#promotion'), mine, $(`#board [data-square=${move.slice(2, 4)}]`));
    this.#tentative = null;
    return role ? move + role : null;
  }

  /** @param {string} attempt */
  async #make(attempt) {
    const shown = this.#online && this.aids.has('confirmation') ? null : attempt;
    if (announces(this.situation.game) && !(await this.#announce(attempt))) return;
    await this.acting.act({ type: 'move', attempt, offersDraw: this.armed }, shown);
  }

  /** Announces a move; one that differs from an earlier announcement corrects it (Article D.2.8). @param {string} attempt */
  async #announce(attempt) {
    const type = this.#announced === null ? 'announce-move' : 'correct-announcement';
    const said = this.#announced === attempt || (await this.acting.inTurn([{ type, attempt }]));
    if (said) this.#announced = attempt;
    return said;
  }

  /** @param {string} attempt */
  #ask(attempt) {
    this.#unconfirmed = attempt;
    this.onChange();
    $('#confirm').focus();
  }

  /** @param {string} attempt */
  async #ahead(attempt) {
    if (this.#online) return this.acting.act({ type: 'enter-premove', attempt });
    this.#premove = attempt;
    this.onChange();
  }

  async confirm() {
    const attempt = this.#unconfirmed;
    this.#unconfirmed = null;
    if (attempt) await this.#make(attempt);
    else if (this.#entries.waiting) await this.acting.act({ type: 'confirm-move' });
  }

  /** Takes back an entered move that has not been made yet. */
  drop() {
    const entered = this.#entries.premove ?? this.#entries.waiting;
    const here = this.#premove ?? this.#unconfirmed;
    [this.#premove, this.#unconfirmed] = [null, null];
    if (entered) this.acting.act({ type: 'drop-entry' });
    else if (here) this.onChange();
  }

  /**
   * Handles a touch of the board. Escape, or a touch where the premove begins or nothing is about to be moved, takes the
   * premove back.
   *
   * @param {string} [square]
   * @param {boolean} [moving] whether a piece is taken up there or put there
   */
  touched(square, moving = false) {
    if (this.premove && (!square || !moving || this.premove.startsWith(square))) this.drop();
  }

  /** Takes news of the game. @param {Move[]} moves @param {Note[]} events */
  news(moves, events) {
    const { mine, myTurn } = this.situation;
    for (const { event, statement } of events) {
      this.#entries = after(this.#entries, event, mine);
      if (event.type === 'entry-dropped' && event.by === mine && event.why !== 'by-player') this.acting.say(statement.headline);
    }
    if (moves.some((move) => move.colour === mine)) this.armed = false;
    if (moves.length > 0) [this.#unconfirmed, this.#announced] = [null, null];
    if (!this.situation.running) this.#premove = null;
    if (this.#premove && myTurn) this.#play(this.#premove);
  }

  /** Drops what waits on this page: play has gone back to an earlier position. */
  forget() {
    [this.#premove, this.#unconfirmed, this.#announced] = [null, null, null];
    this.armed = false;
  }

  /** Restores the entries of this game. @param {Note[]} events */
  recall(events) {
    this.#entries = NOTHING_ENTERED;
    this.news([], events);
  }

  /** Plays the premove, whose turn has come. @param {string} attempt */
  #play(attempt) {
    this.#premove = null;
    if (this.situation.state.legalMoves.includes(attempt)) this.#make(attempt);
    else this.acting.say(text('premove-dropped'));
  }

  show() {
    const [premove, unconfirmed] = [this.premove, this.unconfirmed];
    const entered = unconfirmed ?? premove;
    $('#entered').hidden = !entered;
    $('#confirm').hidden = !unconfirmed;
    if (entered) $('#entered p').textContent = text(unconfirmed ? 'confirm-move' : 'premove', { move: `${entered.slice(0, 2)}–${entered.slice(2, 4)}` });
    if (!this.situation.may.grants('move', 'offering-draw')) this.armed = false;
    $('#draw').setAttribute('aria-pressed', String(this.armed));
  }

  /** Offers a draw with the next move, if one can be made now, otherwise at once. */
  offer() {
    if (this.situation.may.grants('move', 'offering-draw')) {
      this.armed = !this.armed;
      this.onChange();
    } else {
      this.acting.act({ type: 'offer-draw' });
    }
  }

  /** @param {import('./aids.js').Aid[]} aids from now on */
  async choose(aids) {
    if (this.#online && this.situation.plays) await this.acting.act({ type: 'choose-aids', aids });
  }
}
