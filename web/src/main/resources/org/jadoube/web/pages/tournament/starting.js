// @ts-check
// When a round starts: the organiser appoints a time, at which White's clocks start, and from which the default time counts.

import { request } from '../common/api.js';
import { $, input, one } from '../common/dom.js';
import { fault } from './tournamentfault.js';
import { blame } from '../common/fields.js';
import { onceAtATime } from '../common/submitting.js';
import { text } from '../common/texts.js';

/** A moment as the field for it writes it, in the time of this place. @param {Date} moment */
export function local(moment) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** The round whose start can be appointed: the latest, as long as one of its boards has no result; 0 without any. @param {TournamentDocument} tournament */
export const startable = ({ rounds }) => (rounds.at(-1)?.boards.every(({ result }) => result !== undefined) && rounds.at(-1)?.boards.length !== 0 ? 0 : rounds.length);

export class Starting {
  #form = one(HTMLFormElement, '#starting');
  #round = 0;
  #shown = '';

  /** @param {string} id of the tournament @param {(tournament: TournamentDocument) => void} onChange */
  constructor(id, onChange) {
    this.path = `/api/tournaments/${id}/rounds`;
    this.onChange = onChange;
    const appoint = onceAtATime(() => this.#appoint());
    this.#form.onsubmit = (submitted) => {
      submitted.preventDefault();
      appoint();
    };
  }

  /** @param {TournamentDocument} tournament */
  show(tournament) {
    this.#round = startable(tournament);
    $('#start').hidden = this.#round === 0;
    if (this.#round === 0) return;
    const { appointed } = tournament.rounds[this.#round - 1];
    $('#start summary').textContent = text('tournament.start-of', { round: this.#round });
    const now = `${this.#round} ${appointed ?? ''}`;
    if (now === this.#shown) return;
    this.#shown = now;
    input(this.#form, 'starts').value = appointed ? local(new Date(appointed)) : '';
  }

  async #appoint() {
    const told = $('#starting-fault');
    const moment = new Date(input(this.#form, 'starts').value);
    const isWrong = Number.isNaN(moment.getTime());
    blame(this.#form, told, isWrong ? [{ name: 'starts', said: text('tournament.fault-start') }] : []);
    if (isWrong) return;
    try {
      this.onChange(await request('POST', `${this.path}/${this.#round}/appointment`, { body: { appointed: moment.toISOString() } }));
    } catch (problem) {
      told.textContent = fault(problem);
    }
  }
}
