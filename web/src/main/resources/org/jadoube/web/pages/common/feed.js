// @ts-check
// The events of a game, each once and in order. If one is missing, the whole game is requested.

import { get } from './api.js';
import { patched } from './patch.js';
import { Stream } from './stream.js';

const LATE_MILLIS = 1_000;

/** @param {Note} note */
const takesBack = ({ event }) =>
  event.type === 'moves-taken-back' || event.consequences?.some(({ type }) => type === 'position-restored' || type === 'new-game');

export class Feed {
  #known = 0; // the sequence of the latest event that was passed on
  #wanted = 0; // the sequence of the latest event that is known to have happened
  /** @type {GameState | null} */
  #state = null; // of the game at that event
  #asking = false;
  #torn = false; // whether only the whole game will do

  /**
   * @param {string} id
   * @param {string | undefined} token
   * @param {object} told
   * @param {(message: StreamMessage) => void} told.onMessage gets the stream's messages; a `change` only contains new
   *   events, and the whole state
   * @param {(state: 'live' | 'lost' | 'refused') => void} told.onState
   */
  constructor(id, token, { onMessage, onState }) {
    this.path = `/api/games/${id}`;
    this.token = token;
    this.onMessage = onMessage;
    this.stream = new Stream(this.path, token, {
      onMessage: (message) => this.#receive(message),
      onState,
      seen: () => (this.#torn || this.#known === 0 ? undefined : this.#known),
    });
  }

  get sequence() {
    return this.#known;
  }

  now() {
    return this.stream.now();
  }

  /** Stops following the game. */
  close() {
    this.stream.close();
  }

  /** Notes that the game has reached this sequence, so the event should arrive soon. @param {number} sequence */
  expect(sequence) {
    this.#wanted = Math.max(this.#wanted, sequence);
    setTimeout(() => this.#fill(), LATE_MILLIS);
  }

  /** @param {StreamMessage} message */
  #receive(message) {
    if (message.type === 'game') this.#whole(message);
    else if (message.type === 'change') this.#change(message);
    else this.onMessage(message);
  }

  /**
   * Takes a whole game. An older message may arrive late; one with an equal sequence may say who has sat down.
   *
   * @param {GameMessage} message
   */
  #whole(message) {
    if (message.sequence < this.#known) return;
    this.#known = message.sequence;
    this.#state = message.state;
    this.#torn = false;
    this.onMessage(message);
  }

  /**
   * Takes a change. Without events, it means that none was missed in a reconnection, or that time alone has changed the
   * permissions.
   *
   * @param {ChangeMessage} message
   */
  #change(message) {
    const { sequence, events, from, patch } = message;
    if (sequence < this.#known || (sequence === this.#known && events.length > 0)) return;
    this.#wanted = Math.max(this.#wanted, sequence);
    const fresh = events.filter((event) => event.sequence > this.#known);
    const unrelated = patch && from !== this.#known;
    if (fresh.length < sequence - this.#known || fresh.some(takesBack) || unrelated) {
      this.#fill();
      return;
    }
    this.#known = sequence;
    const state = patch ? patched(this.#state, patch) : message.state;
    this.#state = state;
    this.onMessage({ ...message, events: fresh, state });
  }

  async #fill() {
    if (this.#asking || this.#known >= this.#wanted) return;
    this.#asking = true;
    try {
      this.#whole(await get(this.path, this.token));
    } catch {
      this.#torn = true;
      this.stream.restart();
      return;
    } finally {
      this.#asking = false;
    }
    if (this.#known < this.#wanted) setTimeout(() => this.#fill(), LATE_MILLIS);
  }
}
