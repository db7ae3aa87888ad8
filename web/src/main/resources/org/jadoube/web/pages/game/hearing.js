// @ts-check
// The audible side of a game: words for screen readers, sounds for everybody else.

import { announced } from './spokenmoves.js';
import { $ } from '../common/dom.js';
import * as sound from '../common/sound.js';
import { isTold } from './telling.js';
import { local, text } from '../common/texts.js';

const ASKING = ['#repeating', '#entered', '#again'];

export class Hearing {
  /** @param {import('./situation.js').Situation} situation */
  constructor(situation) {
    this.situation = situation;
  }

  #sequence = -1; // of the latest event that was heard
  #ply = 0; // of the latest move

  /**
   * Announces the changes in a game that comes as a whole, because play went back to an earlier position or the connection
   * was lost.
   *
   * @param {GameMessage} message
   */
  whole({ moves, log, sequence }) {
    const isFirst = this.#sequence < 0;
    const events = log.filter((note) => note.sequence > this.#sequence && isTold(note));
    const missed = moves.filter(({ ply }) => ply > this.#ply);
    this.#sequence = sequence;
    this.#ply = moves.length;
    if (!isFirst && missed.length + events.length > 0) this.#say(missed, events);
  }

  /** @param {ChangeMessage} message */
  change({ moves, events, patch, state, sequence }) {
    this.#sequence = sequence;
    this.#ply += moves.length;
    if (state.ending || events.some(({ event }) => event.type === 'game-begun')) sound.ending();
    else if (moves.some(({ san }) => san.includes('x'))) sound.capture();
    else if (moves.length > 0) sound.tap();
    const told = events.filter((note) => isTold(note) || note.event.type === 'game-begun');
    if (moves.length > 0 || told.length > 0 || !patch) this.#say(moves, told); // time alone is no news
  }

  /** @param {Move[]} moves @param {Note[]} events */
  #say(moves, events) {
    const played = moves.map(announced);
    const others = events.map(({ statement, event }) => local(statement.headline, event.at));
    const turn = this.situation.myTurn ? [text('turn')] : [];
    this.say([...played, ...others, ...turn].join(' '));
  }

  /** @param {string} what */
  say(what) {
    $('#announcer').textContent = what;
  }

  /** Announces a request to the player. The request is visible only while it lasts, so a permanent region says it, too. */
  ask() {
    const asked = ASKING.map((place) => $(place)).filter(({ hidden }) => !hidden);
    const said = asked.map((place) => $('p', place).textContent).join(' ').trim();
    if ($('#asked').textContent !== said) $('#asked').textContent = said;
  }

  /** @param {string} what takes long; empty for nothing */
  slow(what) {
    if (what && $('#announcer').textContent !== what) $('#announcer').textContent = what;
  }
}
