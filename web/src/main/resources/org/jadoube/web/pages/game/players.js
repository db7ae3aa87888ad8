// @ts-check
// The bars above and below the board: each player's name, presence, lead and time.

import { Clocks } from '../common/clock.js';
import { $ } from '../common/dom.js';
import { isGuest } from '../common/guests.js';
import { leads } from '../board/material.js';
import { stage } from './periods.js';
import { piece } from '../board/pieces.js';
import { COLOURS } from './situation.js';
import { counted, text } from '../common/texts.js';

export class Players {
  /**
   * @param {import('../board/board.js').Board} board
   * @param {import('./situation.js').Situation} situation
   * @param {object} told
   * @param {() => number} told.now the time by the server's clock
   * @param {(colour: Colour, left: number | undefined) => void} told.onTick
   */
  constructor(board, situation, { now, onTick }) {
    this.board = board;
    this.situation = situation;
    this.clocks = new Clocks(now, (colour) => $('.clock', this.#bar(colour)), (colour, left, delay) => {
      this.#delay(colour, delay);
      onTick(colour, left);
    });
  }

  /** @param {Colour} colour */
  #bar(colour) {
    return colour === (this.board.flipped ? 'black' : 'white') ? $('#near') : $('#far');
  }

  /** @param {Colour} colour @param {number} delay */
  #delay(colour, delay) {
    const said = delay > 0 ? text('delay', { n: Math.ceil(delay / 1000) }) : '';
    const element = $('.delay', this.#bar(colour));
    if (element.textContent !== said) element.textContent = said;
  }

  /**
   * @param {Map<string, string>} pieces on the board on display
   * @param {Move[]} moves up to that board
   * @param {boolean} present whether it is the present one
   */
  show(pieces, moves, present) {
    const { state, game } = this.situation;
    const lead = leads(pieces);
    for (const colour of COLOURS) {
      this.#who(colour);
      this.#lead(colour, lead[colour]);
      this.#stage(colour, moves);
    }
    this.clocks.set(state.clock);
    // The times of an aborted game mean nothing.
    this.clocks.look(game.casual.abortedBy ? {} : present ? null : this.#times(moves));
  }

  /** @param {Colour} colour */
  #who(colour) {
    const line = this.#bar(colour);
    const name = this.situation.nameOf(colour);
    $('.disc', line).dataset.colour = colour;
    $('.name', line).textContent = name || text(`not-here.${colour}`);
    $('.guest', line).textContent = name && isGuest(this.situation.game.players, colour) ? text('guest') : '';
    // Once the game is over, it matters only to players who might play again.
    const matters = name && !(this.situation.over && !this.situation.plays);
    $('.presence', line).textContent = matters && !this.situation.presence[colour] ? text('away') : '';
    $('.clock', line).setAttribute('aria-label', text(`clock.${colour}`));
  }

  /** The clock times after the last of these moves; before the first, nothing is known. @param {Move[]} moves */
  #times(moves) {
    const last = moves.at(-1);
    return { white: last?.whiteMillis, black: last?.blackMillis };
  }

  /** @param {Colour} colour @param {import('../board/material.js').Lead} lead */
  #lead(colour, { letters, points }) {
    const place = $('.lead-of', this.#bar(colour));
    const key = letters.join('') + points;
    if (place.dataset.lead === key) return;
    place.dataset.lead = key;
    const taken = colour === 'white' ? letters : letters.map((letter) => letter.toUpperCase());
    const ahead = document.createElement('span');
    ahead.textContent = points > 0 ? `+${points}` : '';
    place.replaceChildren(ahead, ...taken.map((letter) => piece(letter)));
    place.setAttribute('aria-label', points > 0 ? text(`ahead.${colour}`, { points }) : '');
    place.setAttribute('aria-hidden', String(points === 0)); // an image without a name says nothing
    place.hidden = letters.length === 0;
  }

  /** The period, and the moves to its end. @param {Colour} colour @param {Move[]} moves */
  #stage(colour, moves) {
    const { game } = this.situation;
    const now = stage(game.regulations.timeControl ?? '-', moves.filter((move) => move.colour === colour).length);
    const said = now && [
      now.toGo !== null && counted('clock-to-go', now.toGo),
      now.of > 1 && text('clock-period-of', { n: now.period, all: now.of }),
    ];
    $('.stage', this.#bar(colour)).textContent = said ? said.filter(Boolean).join(' · ') : '';
  }
}
