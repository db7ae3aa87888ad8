// @ts-check
// Players who enter a tournament themselves, where that is open to everybody, and withdraw.

import { request } from '../common/api.js';
import { $, one } from '../common/dom.js';
import { onceAtATime } from '../common/submitting.js';
import { text } from '../common/texts.js';
import { isSure } from './affairs.js';
import { present } from './roster.js';
import { fault } from './tournamentfault.js';

/**
 * The choices of somebody who has signed in.
 *
 * @param {TournamentDocument} tournament
 * @param {AccountDocument | undefined} who
 * @returns {{ may: 'join' | 'leave' | '', number: number }}
 */
export function joinable(tournament, who) {
  if (!who || tournament.teams || tournament.stage === 'finished') return { may: '', number: 0 };
  const own = tournament.entrants.find(({ account }) => account === who.id);
  if (own) return { may: present(tournament).some(({ number }) => number === own.number) ? 'leave' : '', number: own.number };
  const isOpen = tournament.terms.openEntry && (tournament.stage === 'registration' || tournament.terms.format === 'swiss');
  return { may: isOpen ? 'join' : '', number: 0 };
}

export class Joining {
  #card = $('#joining');
  #name = '';
  #number = 0;

  /** @param {string} id of the tournament @param {(tournament: TournamentDocument) => void} onChange */
  constructor(id, onChange) {
    const path = `/api/tournaments/${id}/players`;
    const send = onceAtATime(async (/** @type {string} */ method, /** @type {string} */ to, /** @type {unknown} */ body) => {
      const told = $('.fault', this.#card);
      told.textContent = '';
      try {
        onChange(await request(method, to, { body }));
      } catch (problem) {
        told.textContent = fault(problem);
      }
    });
    this.#button('join').onclick = () => send('POST', path, { account: this.#name });
    this.#button('leave').onclick = async () => {
      if (await isSure(text('tournament.leave-it'), text('tournament.leave-warning'))) await send('DELETE', `${path}/${this.#number}`, undefined);
    };
  }

  /** @param {string} value */
  #button = (value) => one(HTMLButtonElement, `[value=${value}]`, this.#card);

  /** @param {TournamentDocument} tournament @param {AccountDocument | undefined} who */
  show(tournament, who) {
    const { may, number } = joinable(tournament, who);
    this.#name = who?.name ?? '';
    this.#number = number;
    this.#card.hidden = may === '';
    this.#button('join').hidden = may !== 'join';
    this.#button('leave').hidden = may !== 'leave';
    $('.explained', this.#card).textContent = text(may === 'leave' ? 'tournament.joined' : 'tournament.join-hint');
  }
}
