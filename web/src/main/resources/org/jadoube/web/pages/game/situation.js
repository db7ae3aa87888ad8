// @ts-check
// The game as this window knows it: the server's messages, and their consequences.

import { Permissions } from './permissions.js';

/** @type {Colour[]} */
export const COLOURS = ['white', 'black'];

/** @param {Colour} colour @returns {Colour} */
export const opponent = (colour) => (colour === 'white' ? 'black' : 'white');

export class Situation {
  /** @type {Colour | 'spectator'} */
  you = 'spectator';
  /** @type {GameMessage} */
  game = /** @type {any} */ (undefined); // until the first message
  /** @type {GameState} */
  state = /** @type {any} */ (undefined);
  may = new Permissions();
  /** @type {Presence} */
  presence = { white: false, black: false, spectators: 0 };
  /** @type {'connecting' | 'live' | 'lost' | 'refused'} */
  linked = 'connecting';
  outage = false; // whether the server cannot save anything

  /** Whether there is a game to show. */
  get known() {
    return this.game !== undefined;
  }

  get plays() {
    return this.you !== 'spectator';
  }

  /** The colour played here, if there is one. @returns {Colour | null} */
  get mine() {
    return this.you === 'spectator' ? null : this.you;
  }

  get bothHere() {
    return Boolean(this.game.players.white && this.game.players.black);
  }

  /** Whether nothing more will happen on the board. */
  get over() {
    return this.state.phase === 'finished' || this.game.casual.abortedBy !== undefined;
  }

  get running() {
    return this.known && this.state.phase === 'running' && !this.over;
  }

  /** Whether it is the turn of the player here. */
  get myTurn() {
    return this.running && this.state.turn === this.you;
  }

  /** @param {Colour} colour */
  nameOf(colour) {
    return this.game?.players[colour] ?? '';
  }

  /** @param {GameMessage} message */
  whole(message) {
    this.game = message;
    this.#now(message.state);
    this.presence = message.presence;
  }

  /** @param {ChangeMessage} message */
  change({ state }) {
    this.#now(state);
  }

  /** @param {GameState} state */
  #now(state) {
    this.state = state;
    this.may = new Permissions(state.permissions);
  }
}
