// @ts-check
// A round that is paired by hand, anew or for the first time, and who goes on from a drawn game of a knockout.

import { request } from '../common/api.js';
import { $, chosen, one } from '../common/dom.js';
import { fault } from './tournamentfault.js';
import { handPairs, unpaired, written } from './handpairs.js';
import { participant } from './pairings.js';
import { renew } from '../common/renewal.js';
import { places, present } from './roster.js';
import { onceAtATime } from '../common/submitting.js';
import { text } from '../common/texts.js';

/** The round whose pairs can be made by hand: one that is not published, or the next; 0 if there is none. @param {TournamentDocument} tournament */
export function pairable({ rounds, plannedRounds, stage, terms }) {
  const last = rounds.at(-1);
  if (stage === 'finished' || terms.format === 'knockout') return 0;
  if (last && !last.published) return rounds.length;
  return plannedRounds > 0 && rounds.length >= plannedRounds ? 0 : rounds.length + 1;
}

/** Who is to be paired: those who are here and have asked for no bye. @param {TournamentDocument} tournament */
function awaiting(tournament) {
  const free = tournament.byes.filter(({ round }) => round === pairable(tournament)).map((bye) => bye.participant);
  return present(tournament).map(({ number }) => number).filter((number) => !free.includes(number));
}

/** @param {TournamentDocument} tournament */
const named = (tournament) => (/** @type {number} */ number) => `${number} ${participant(tournament, number).name}`;

export class ByHand {
  #form = one(HTMLFormElement, '#by-hand');
  #field = one(HTMLTextAreaElement, '[name=pairs]', this.#form);
  #advancing = one(HTMLFormElement, '#advancing');
  #shown = ''; // the pairs that the field was filled with
  /** @type {TournamentDocument | null} */
  #tournament = null;

  /** @param {string} id of the tournament @param {(tournament: TournamentDocument) => void} onChange */
  constructor(id, onChange) {
    this.path = `/api/tournaments/${id}/rounds`;
    this.onChange = onChange;
    this.#field.oninput = () => this.#preview();
    const pair = onceAtATime(() => this.#pair());
    const goOn = onceAtATime(() => this.#send('#advancing-fault', this.path, { advancing: places(chosen(this.#advancing, 'advancing')) }));
    this.#form.onsubmit = (submitted) => {
      submitted.preventDefault();
      pair();
    };
    this.#advancing.onsubmit = (submitted) => {
      submitted.preventDefault();
      goOn();
    };
  }

  /** @param {TournamentDocument} tournament */
  show(tournament) {
    this.#tournament = tournament;
    const round = pairable(tournament);
    $('#pairing-by-hand').hidden = round === 0 || present(tournament).length < 2;
    $('#going-on').hidden = tournament.terms.format !== 'knockout' || tournament.stage !== 'running';
    $('#by-hand button').textContent = text('tournament.step.pair', { round });
    const now = tournament.rounds[round - 1] ? written(tournament.rounds[round - 1]) : '';
    if (now === this.#shown) return this.#preview();
    this.#shown = now;
    this.#field.value = now;
    this.#preview();
  }

  /** Who meets whom, and whom the lines leave out. */
  #preview() {
    const tournament = this.#tournament;
    if (!tournament) return;
    const said = handPairs(this.#field.value);
    const name = named(tournament);
    const { missing } = unpaired(said, awaiting(tournament));
    const lines = [...this.#faults(tournament), ...(missing.length > 0 && this.#field.value.trim() !== '' ? [text('tournament.not-paired', { names: missing.map(name).join(', ') })] : [])];
    renew($('#hand-names'), said, () => said.pairs.map(({ white, black }) => Object.assign(document.createElement('li'), { textContent: `${name(white)} – ${name(black)}` })));
    renew($('#hand-signs'), lines, () => lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })));
  }

  /** Why the pairs cannot be. @param {TournamentDocument} tournament */
  #faults(tournament) {
    const said = handPairs(this.#field.value);
    const { twice, unknown } = unpaired(said, present(tournament).map(({ number }) => number));
    return [
      ...said.faults.map((each) => text('tournament.line-unread', each)),
      ...[...new Set(unknown)].map((number) => text('tournament.nobody', { number })),
      ...twice.map((number) => text('tournament.paired-twice', { name: named(tournament)(number) })),
    ];
  }

  async #pair() {
    const tournament = this.#tournament;
    if (!tournament) return;
    const { pairs, bye } = handPairs(this.#field.value);
    const [wrong] = this.#faults(tournament);
    $('#by-hand-fault').textContent = wrong ?? '';
    if (wrong) return this.#field.focus();
    const round = pairable(tournament);
    await this.#send('#by-hand-fault', round > tournament.rounds.length ? this.path : `${this.path}/${round}`, { pairs, bye });
  }

  /** @param {string} place for what goes wrong @param {string} path @param {object} body */
  async #send(place, path, body) {
    $(place).textContent = '';
    try {
      this.onChange(await request('POST', path, { body }));
    } catch (problem) {
      $(place).textContent = fault(problem);
    }
  }
}
