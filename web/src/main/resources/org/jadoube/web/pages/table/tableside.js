// @ts-check
// A seat that this screen has at a table, with its own stream, whose state has its permissions.

import { Feed } from '../common/feed.js';
import { Permissions } from '../game/permissions.js';
import { Outgoing } from '../game/sending.js';

/** @typedef {import('./tableseats.js').TableRole} TableRole */

export class TableSide {
  /** @type {GameMessage | null} */
  game = null;
  /** @type {GameState | null} */
  state = null;
  /** @type {Presence} */
  presence = { white: false, black: false, spectators: 0 };
  may = new Permissions();
  /** @type {'connecting' | 'live' | 'lost' | 'refused'} */
  linked = 'connecting';

  /**
   * @param {string} id
   * @param {TableRole | 'spectator'} role
   * @param {string | undefined} token
   * @param {object} told
   * @param {(side: TableSide, message: StreamMessage) => void} told.onMessage
   * @param {(side: TableSide, state: 'live' | 'lost' | 'refused') => void} told.onState
   * @param {() => void} told.onTrouble an act is not getting through
   */
  constructor(id, role, token, { onMessage, onState, onTrouble }) {
    this.role = role;
    this.token = token;
    this.outgoing = new Outgoing(id, token, onTrouble);
    this.feed = new Feed(id, token, {
      onMessage: (message) => {
        this.#learn(message);
        onMessage(this, message);
      },
      onState: (state) => {
        if (state === 'live') this.outgoing.hurry();
        onState(this, state);
      },
    });
  }

  /** @param {StreamMessage} message */
  #learn(message) {
    if (message.error) return;
    if (message.type === 'presence') this.presence = message;
    if (message.type === 'game') {
      this.game = message;
      this.presence = message.presence;
    }
    if (message.type === 'game' || message.type === 'change') {
      this.state = message.state;
      this.may = new Permissions(message.state.permissions);
      this.outgoing.settle(this.feed.sequence, 0);
    }
  }

  /** Sends until there is an answer. @param {object} act */
  async send(act) {
    const done = await this.outgoing.send({ body: act, ply: 0 });
    this.feed.expect(done.sequence);
    this.outgoing.settle(this.feed.sequence, 0);
    return done;
  }
}
