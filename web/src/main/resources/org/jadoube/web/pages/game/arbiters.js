// @ts-check
// The arbiters of the game, by name, and their acceptance by a player.

import { request, sentence } from '../common/api.js';
import { renew } from '../common/renewal.js';
import { phrase, text } from '../common/texts.js';

/** @typedef {{ colour: Colour, token?: string }} PlayersSeat of a player who uses this screen */

export class Arbiters {
  /** @param {HTMLElement} root @param {string} id of the game */
  constructor(root, id) {
    this.root = root;
    this.id = id;
  }

  /** @param {Arbiter[]} arbiters @param {PlayersSeat[]} seats */
  show(arbiters, seats) {
    this.root.hidden = arbiters.length === 0;
    renew(this.root, [arbiters, seats], () => arbiters.flatMap((arbiter) => this.#lines(arbiter, seats)));
  }

  /** @param {Arbiter} arbiter @param {PlayersSeat[]} seats */
  #lines(arbiter, seats) {
    const { name, account, accepted } = arbiter;
    const line = document.createElement('p');
    const pending = accepted.length < 2;
    line.append(...phrase(pending ? 'arbiter-pending' : account ? 'arbiter' : 'arbiter-guest', { name }));
    const asked = seats.filter(({ colour }) => !accepted.includes(colour));
    return [line, ...asked.map((seat) => this.#accepting(arbiter, seat, seats.length > 1))];
  }

  /** @param {Arbiter} arbiter @param {PlayersSeat} seat @param {boolean} both whether both players use this screen */
  #accepting({ role, name }, { colour, token }, both) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...(both ? [`${text(`colour.${colour}`)}: `] : []), ...phrase('arbiter-accept', { name }));
    button.onclick = async () => {
      button.disabled = true;
      try {
        await request('POST', `/api/games/${this.id}/roles/${role}/acceptance`, { token });
      } catch (problem) {
        button.disabled = false;
        button.textContent = sentence(problem);
      }
    };
    return button;
  }
}
