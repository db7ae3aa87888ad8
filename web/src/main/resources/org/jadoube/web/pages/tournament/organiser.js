// @ts-check
// The organiser's next steps: enter players, number them, pair a round, publish it.

import { request } from '../common/api.js';
import { Affairs } from './affairs.js';
import { ByHand } from './byhand.js';
import { $, one } from '../common/dom.js';
import { fault } from './tournamentfault.js';
import { Participants } from './participants.js';
import { renew } from '../common/renewal.js';
import { twice } from './playerlines.js';
import { PlayerTable } from './playertable.js';
import { isAwaited } from './roster.js';
import { linesOf } from './playerfile.js';
import { Starting } from './starting.js';
import { onceAtATime } from '../common/submitting.js';
import { whyTakenBack } from './takingback.js';
import { counted, text } from '../common/texts.js';

/**
 * Something that can be done now.
 *
 * @typedef {object} Step
 * @property {'number' | 'lots' | 'pair' | 'publish' | 'unpair' | 'seat' | 'take-back'} name
 * @property {number} [round]
 * @property {boolean} [main] whether it is the next thing to do
 */

/** After so many rounds numbers are fixed. */
const LAST_BEFORE_FIXED = 3;

/** Without so many participants there is nothing to pair. */
const FEWEST = 2;

/** Whether each board of a round has a result. @param {TournamentRound} round */
const isOver = (round) => round.boards.every(({ result }) => result !== undefined);

/** Whether a result is one that was played for. @param {string} [result] */
const isPlayed = (result) => result !== undefined && !/[+]|-\/-/.test(result);

/**
 * The steps that a tournament is ready for.
 *
 * @param {TournamentDocument} tournament
 * @param {boolean} [begun] whether somebody has moved in the latest round
 * @returns {Step[]}
 */
export function steps(tournament, begun = false) {
  const { rounds, stage } = tournament;
  const last = rounds.at(-1);
  const isOpen = !begun && stage !== 'finished' && last?.published === true && !last.boards.some(({ result }) => isPlayed(result?.result));
  return [...next(tournament), ...(isOpen ? [/** @type {Step} */ ({ name: 'take-back', round: rounds.length })] : [])];
}

/** Whether late entries can still get the number that their rating gives them (C.04.2, 2.3). @param {TournamentDocument} tournament */
function isListOpen({ rounds, terms, entrants }) {
  const inOrder = entrants.every(({ rating = 0 }, at) => at === 0 || (entrants[at - 1].rating ?? 0) >= rating);
  return terms.format === 'swiss' && !terms.teams && rounds.length <= LAST_BEFORE_FIXED && rounds.every(isOver) && !inOrder;
}

/** The steps that lead on. @param {TournamentDocument} tournament @returns {Step[]} */
function next(tournament) {
  const { rounds, entrants, stage, plannedRounds } = tournament;
  const last = rounds.at(-1);
  const paired = rounds.length;
  if (stage === 'finished') return [];
  if (last && !last.published) return [{ name: 'publish', round: paired, main: true }, { name: 'unpair', round: paired }];
  if (last && isAwaited(last)) return [{ name: 'seat', round: paired, main: true }];
  if (plannedRounds > 0 && paired >= plannedRounds) return [];
  const participants = tournament.teams ?? entrants;
  if (participants.length < FEWEST) return [];
  /** @type {Step[]} */
  const numbering = paired === 0 ? [{ name: 'number' }, { name: 'lots' }] : isListOpen(tournament) ? [{ name: 'number' }] : [];
  return [{ name: 'pair', round: paired + 1, main: !last || isOver(last) }, ...numbering];
}

/** Why a tournament is not ready for more, or what is to come. @param {TournamentDocument} tournament */
function situation(tournament) {
  const last = tournament.rounds.at(-1);
  if (tournament.stage === 'finished') return text(tournament.closed ? 'tournament.closed' : 'tournament.finished');
  if ((tournament.teams ?? tournament.entrants).length < FEWEST) return text('tournament.too-few');
  if (!last) return counted('tournament.entered', tournament.entrants.length);
  const open = last.boards.filter(({ result }) => result === undefined).length;
  if (!last.published) return text('tournament.unpublished', { round: tournament.rounds.length });
  if (isAwaited(last)) return text('tournament.line-ups-awaited', { round: tournament.rounds.length });
  return open > 0 ? counted('tournament.open-boards', open) : text('tournament.round-over', { round: tournament.rounds.length });
}

/** The request of a step. @param {Step} step @param {string} why */
function wanted({ name, round }, why) {
  if (name === 'pair') return { method: 'POST', path: '/rounds', body: {} };
  if (name === 'publish') return { method: 'POST', path: `/rounds/${round}/publication` };
  if (name === 'seat') return { method: 'POST', path: `/rounds/${round}/seating` };
  if (name === 'unpair') return { method: 'DELETE', path: `/rounds/${round}` };
  if (name === 'take-back') return { method: 'DELETE', path: `/rounds/${round}`, body: { reason: why } };
  return { method: 'POST', path: '/numbers', body: { by: name === 'lots' ? 'lots' : 'rating' } };
}

export class Organiser {
  #card = $('#organiser');
  #fault = $('#organiser-fault');
  #form = one(HTMLFormElement, '#entry');
  #field = one(HTMLTextAreaElement, '[name=entry]', this.#form);
  #table = new PlayerTable($('#understood'), this.#field);
  /** @type {TournamentDocument | null} */
  #tournament = null;
  /** @type {(Participants | ByHand | Starting | Affairs)[]} */
  #parts;

  /** @param {string} id of the tournament @param {(tournament: TournamentDocument) => void} onChange */
  constructor(id, onChange) {
    this.path = `/api/tournaments/${id}`;
    this.onChange = onChange;
    this.#parts = [new Participants(id, onChange), new ByHand(id, onChange), new Starting(id, onChange), new Affairs(id, onChange)];
    const file = one(HTMLInputElement, '[name=file]', this.#form);
    file.onchange = async () => {
      const [chosen] = file.files ?? [];
      file.value = ''; // the same file can be chosen again
      if (chosen) this.#table.fill([{ raw: (await linesOf(chosen)).trim() }]);
    };
    const enter = onceAtATime(() => this.#enter());
    this.#form.addEventListener('submit', (submitted) => {
      submitted.preventDefault();
      enter();
    });
  }

  /** @param {TournamentDocument} tournament @param {boolean} may whether it is shown at all @param {boolean} begun whether somebody has moved in the latest round */
  show(tournament, may, begun) {
    this.#card.hidden = !may;
    if (!may) return;
    $('#next').textContent = situation(tournament);
    $('#entering').hidden = tournament.terms.teams !== undefined || tournament.stage === 'finished';
    const tooFew = (tournament.teams ?? tournament.entrants).length < FEWEST;
    for (const entering of ['#entering', '#entering-team']) $(entering).classList.toggle('next', tooFew);
    this.#tournament = tournament;
    for (const part of this.#parts) part.show(tournament);
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.step : undefined;
    const now = steps(tournament, begun);
    const isNew = renew($('#steps'), now, () => now.map((step) => this.#button(step)));
    if (focused && isNew) /** @type {HTMLElement | null} */ ($('#steps').querySelector('button'))?.focus();
  }

  /** @param {Step} step */
  #button(step) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.step = step.name;
    button.textContent = text(`tournament.step.${step.name}`, { round: step.round ?? '' });
    if (step.main) button.className = 'primary';
    button.onclick = () => this.#take(step);
    return button;
  }

  #take = onceAtATime(async (/** @type {Step} */ step) => {
    const why = step.name === 'take-back' ? await whyTakenBack(step.round ?? 0) : '';
    if (step.name !== 'take-back' || why !== '') await this.#send(wanted(step, why));
  });

  /** @param {{ method: string, path: string, body?: unknown }} step */
  async #send({ method, path, body }) {
    this.#fault.textContent = '';
    try {
      this.onChange(await request(method, this.path + path, { body }));
    } catch (problem) {
      this.#fault.textContent = fault(problem);
    }
  }

  /** Sends what the table shows. */
  async #enter() {
    const told = $('#entry-fault');
    const waiting = [...this.#table.rows];
    const again = twice(waiting.map(({ entry }) => entry), this.#tournament?.entrants ?? []);
    told.textContent = [...this.#table.faults().map((each) => text('tournament.line-unread', each)), ...again.map((name) => text('tournament.entered-twice', { name }))].join(' ');
    if (told.textContent !== '') return this.#field.focus();
    try {
      while (waiting.length > 0) {
        this.onChange(await request('POST', `${this.path}/players`, { body: waiting[0].entry }));
        waiting.shift();
      }
    } catch (problem) {
      told.textContent = fault(problem);
    }
    // Those who are in need not be typed again.
    this.#table.fill(waiting.map((row) => ({ raw: row.raw, row })));
  }

  /**
   * Decides on a board, or takes the decision back; throws why it cannot be.
   *
   * @param {number} round
   * @param {number} board
   * @param {{ result: string, basis: string, reason: string }} body without a result to take the decision back
   */
  async decide(round, board, body) {
    const path = `/rounds/${round}/boards/${board}`;
    const { result } = body;
    this.onChange(await (result === '' ? request('DELETE', this.path + path, {}) : request('POST', this.path + path, { body })));
  }
}
