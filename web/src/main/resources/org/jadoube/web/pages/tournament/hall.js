// @ts-check
// A tournament as it stands, from its stream: who plays, each board, and how its game goes.

import { patched } from '../common/patch.js';
import { Stream } from '../common/stream.js';

export class Hall {
  /** @type {HallState | null} */
  state = null;
  #sequence = 0;

  /**
   * @param {string} id of the tournament
   * @param {string | undefined} token
   * @param {object} told
   * @param {(state: HallState) => void} told.onState
   * @param {(state: 'live' | 'lost' | 'refused') => void} told.onConnection
   */
  constructor(id, token, { onState, onConnection }) {
    this.onState = onState;
    this.stream = new Stream(`/api/tournaments/${id}`, token, {
      onMessage: (message) => this.#receive(/** @type {HallMessage} */ (/** @type {unknown} */ (message))),
      onState: onConnection,
      seen: () => undefined,
    });
  }

  now() {
    return this.stream.now();
  }

  /** @param {HallMessage} message */
  #receive(message) {
    if (message.type === 'tournament') this.#becomes(message.sequence, message.state);
    if (message.type !== 'change') return;
    // A patch of another state: only the whole will do.
    if (message.from !== this.#sequence) this.stream.restart();
    else this.#becomes(message.sequence, patched(this.state, message.patch));
  }

  /** @param {number} sequence @param {HallState} state */
  #becomes(sequence, state) {
    this.#sequence = sequence;
    this.state = state;
    this.onState(state);
  }
}
