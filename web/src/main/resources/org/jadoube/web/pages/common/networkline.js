// @ts-check
// The meaning for the game of a lost connection, or of a server that cannot save.

import { $ } from './dom.js';
import { text } from './texts.js';

export class NetworkLine {
  /**
   * @param {import('../game/situation.js').Situation} situation
   * @param {import('./clock.js').Clocks} clocks
   */
  constructor(situation, clocks) {
    this.situation = situation;
    this.clocks = clocks;
  }

  /** @param {'live' | 'lost' | 'refused'} now */
  is(now) {
    this.situation.linked = now;
    const line = $('#connection');
    line.dataset.state = now;
    line.textContent = text(now);
    this.show();
  }

  show() {
    const { situation } = this;
    const { outage, linked } = situation;
    const unfinished = situation.known && !situation.over;
    const lost = linked === 'lost' && unfinished;
    const what = lost && (situation.plays ? 'trouble.playing' : 'trouble.watching');
    const words = outage && !lost ? text('trouble.outage') : what ? text(what) : '';
    const line = $('#network');
    if (line.textContent !== words) line.textContent = words;
    this.clocks.stop(outage && unfinished);
    this.clocks.doubt(lost);
  }
}
