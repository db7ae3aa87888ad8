// @ts-check
// Services of the server beyond the Laws: calling a game off before it has really begun, and
// another game with the colours reversed.

import { post, sentence } from '../common/api.js';
import { $ } from '../common/dom.js';
import { onPress } from './permissions.js';
import * as seats from './seats.js';
import { COLOURS, opponent } from './situation.js';
import { phrase, text } from '../common/texts.js';

export class Casual {
  #busy = false;

  /**
   * @param {string} id of the game
   * @param {KeptSeat} seat
   * @param {import('./situation.js').Situation} situation
   * @param {(what: string) => void} say
   */
  constructor(id, seat, situation, say) {
    this.path = `/api/games/${id}`;
    this.seat = seat;
    this.situation = situation;
    this.say = say;
    onPress($('#abort'), () => this.#send('abort'), say);
    $('#uninvite').onclick = () => void this.#send('abort');
    onPress($('#rematch'), () => this.#rematch(), say);
  }

  /** @param {'abort' | 'rematch'} what */
  async #send(what) {
    if (this.#busy) return null;
    this.#busy = true;
    try {
      return await post(`${this.path}/${what}`, { token: this.seat.token });
    } catch (problem) {
      this.say(sentence(problem));
      return null;
    } finally {
      this.#busy = false;
    }
  }

  /** Offers another game, accepts the opponent's offer, or goes to the next game if it exists. */
  async #rematch() {
    const answer = await this.#send('rematch');
    if (answer?.casual.rematch?.game) this.#go(answer.casual.rematch.game);
  }

  /** Goes to the next game, where this player's token is the same. @param {string} id */
  #go(id) {
    const { mine } = this.situation;
    if (mine && this.seat.token) seats.remember(id, { token: this.seat.token, colour: opponent(mine), since: Date.now() });
    location.assign(`/game/${id}`);
  }

  /** @param {number} plies that have been made */
  show(plies) {
    const { game, mine, over, bothHere } = this.situation;
    const { rematch, allowed } = game.casual;
    const may = allowed && mine !== null;
    // until each of them has moved
    $('#abort').hidden = !may || over || plies >= COLOURS.length;
    $('#uninvite').hidden = !may || over;
    $('#again').hidden = !may || !over || !bothHere;
    const offered = rematch?.by && rematch.by !== mine;
    const accepted = rematch?.game !== undefined;
    $('#rematch').textContent = text(accepted ? 'rematch-go' : offered ? 'rematch-accept' : 'rematch');
    const waits = rematch?.by === mine && !accepted;
    $('#rematch').hidden = waits;
    const said = accepted ? 'rematch-ready' : waits ? 'rematch-offered' : offered ? 'rematch-wanted' : '';
    const name = this.situation.nameOf(opponent(mine ?? 'white'));
    $('#again p').replaceChildren(...(said ? phrase(said, { name: name || text('opponent') }) : []));
    this.#follow();
  }

  #follows = false;

  /** Takes the player who has offered another game there, once it is accepted. */
  #follow() {
    const { rematch } = this.situation.game.casual;
    const { mine } = this.situation;
    if (rematch?.by === mine && rematch?.game === undefined) this.#follows = true;
    if (this.#follows && rematch?.game) this.#rematch();
    if (rematch?.game) this.#follows = false;
  }
}
