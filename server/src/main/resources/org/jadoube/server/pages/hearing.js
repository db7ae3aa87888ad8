// @ts-check
// What is heard: by a screen reader in words, by everybody else as sounds.

import { announced } from './announced.js';
import { $ } from './dom.js';
import * as sound from './sound.js';
import { local, text } from './texts.js';

export class Hearing {
  /** @param {import('./situation.js').Situation} situation */
  constructor(situation) {
    this.situation = situation;
  }

  /** @param {ChangeMessage} message */
  change({ moves, events, patch, state }) {
    if (state.ending) sound.ending();
    else if (moves.some(({ san }) => san.includes('x'))) sound.capture();
    else if (moves.length > 0) sound.tap();
    if (events.length > 0 || !patch) this.#say(moves, events); // time alone is no news
  }

  /** @param {Move[]} moves @param {Note[]} events */
  #say(moves, events) {
    const played = moves.map(announced);
    const others = events.filter(({ event }) => event.type !== 'move-made').map(({ statement, event }) => local(statement.headline, event.at));
    const turn = this.situation.myTurn ? [text('turn')] : [];
    this.say([...played, ...others, ...turn].join(' '));
  }

  /** @param {string} what */
  say(what) {
    $('#announcer').textContent = what;
  }

  /** @param {string} what takes long; empty: nothing */
  slow(what) {
    if (what && $('#announcer').textContent !== what) $('#announcer').textContent = what;
  }
}
