// @ts-check
// Asks a player once whether sounds are wanted; until then there are none.

import { $ } from '../common/dom.js';
import { prefer, preferences } from '../common/preferences.js';
import * as sound from '../common/sound.js';

/** The number of moves after which a player is not bothered any more. */
const EARLY = 2;

export class SoundChoice {
  constructor() {
    $('#sounds-on').onclick = () => {
      prefer({ asked: true, sound: true });
      sound.tap();
    };
    $('#sounds-off').onclick = () => prefer({ asked: true });
  }

  /** @param {boolean} plays whether the reader plays, against somebody who is there @param {number} plies that have been made */
  show(plays, plies) {
    const { asked, sound: on } = preferences();
    $('#sounds').hidden = asked || on || !plays || plies >= EARLY;
  }
}
