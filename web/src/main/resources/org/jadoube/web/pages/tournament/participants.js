// @ts-check
// The organiser's changes to participants: teams are entered, line-ups handed in, byes noted, and somebody withdraws.

import { request } from '../common/api.js';
import { ask } from '../common/dialogs.js';
import { $, chosen, one } from '../common/dom.js';
import { fault } from './tournamentfault.js';
import { demand, showFault } from '../common/fields.js';
import { participant } from './pairings.js';
import { line } from './playerlines.js';
import { PlayerTable } from './playertable.js';
import { renew } from '../common/renewal.js';
import { onceAtATime } from '../common/submitting.js';
import { openRounds, places, present, roundsAhead, team } from './roster.js';
import { text, when } from '../common/texts.js';

/**
 * @typedef {object} Noted
 * @property {string} line
 * @property {'return' | 'drop-bye' | 'confirm'} [deed] what can be done about it
 * @property {string} [method]
 * @property {string} [path]
 * @property {object} [body]
 */

/**
 * Notes on participants, a line each; many can be undone, and players' own claims confirmed.
 *
 * @param {TournamentDocument} tournament
 * @returns {Noted[]}
 */
function noted(tournament) {
  const name = (/** @type {number} */ number) => participant(tournament, number).name;
  const inRound = (/** @type {number} */ round, /** @type {string} */ what) => `${text('tournament.round', { round })}: ${what}`;
  return [
    ...tournament.entrants.flatMap((entrant) => (entrant.claimed ? confirmable(entrant, entrant.claimed) : [])),
    ...(tournament.takenBack ?? []).map(({ round, at, reason }) => ({ line: text('tournament.taken-back', { round, when: when(at), reason }) })),
    ...tournament.withdrawals.map(({ participant: left }) => ({ line: text('tournament.withdrawn', { name: name(left) }), deed: /** @type {const} */ ('return'), method: 'POST', path: `/${tournament.teams ? 'teams' : 'players'}/${left}/return` })),
    ...tournament.byes.map((bye) => ({
      line: inRound(bye.round, text(`tournament.bye.${bye.kind}`, { name: name(bye.participant) })),
      ...(bye.round > tournament.rounds.length ? { deed: /** @type {const} */ ('drop-bye'), method: 'DELETE', path: `/byes/${bye.round}/${bye.participant}` } : {}),
    })),
    ...(tournament.lineUps ?? []).map(({ round, team: number, players }) => ({ line: inRound(round, text('tournament.lined-up', { name: name(number), places: players.join(', ') })) })),
  ];
}

/**
 * Whoever has entered alone, to be confirmed as they say.
 *
 * @param {TournamentDocument['entrants'][number]} entrant
 * @param {object} claimed
 * @returns {Noted}
 */
function confirmable(entrant, claimed) {
  const said = shownEntry({ ...entrant, ...claimed });
  return { line: text('tournament.claims', { name: entrant.name, claim: line(said) }), deed: 'confirm', method: 'POST', path: `/players/${entrant.number}`, body: said };
}

/** In the list of rounds: all of those ahead. */
const ALL = 'all';

/** What can be corrected of a player. @param {import('./playerlines.js').Entry} player @returns {import('./playerlines.js').Entry} */
const shownEntry = ({ name, rating, title, federation, fideId }) => ({ name, rating, title, federation, fideId });

/** @param {import('./roster.js').Named[]} named */
const options = (named) => named.map(({ number, name }) => new Option(`${number} · ${name}`, String(number)));

export class Participants {
  #form = one(HTMLFormElement, '#changing');
  #teamForm = one(HTMLFormElement, '#team');
  #correction = new PlayerTable($('#correction-understood'), one(HTMLInputElement, '[name=corrected]', this.#form));
  #teamField = one(HTMLTextAreaElement, '[name=team]', this.#teamForm);
  #teamTable = new PlayerTable($('#team-understood'), this.#teamField, (lines) => team(lines).rows);
  /** @type {TournamentDocument | null} */
  #tournament = null;

  /** @param {string} id of the tournament @param {(tournament: TournamentDocument) => void} onChange */
  constructor(id, onChange) {
    this.path = `/api/tournaments/${id}`;
    this.onChange = onChange;
    const change = onceAtATime((/** @type {string} */ what) => this.#change(what));
    const enterTeam = onceAtATime(() => this.#enterTeam());
    this.#form.addEventListener('submit', (submitted) => {
      submitted.preventDefault();
      change(/** @type {HTMLButtonElement | null} */ (submitted.submitter)?.value ?? '');
    });
    one(HTMLSelectElement, '[name=participant]', this.#form).onchange = () => this.#fillCorrection();
    this.#teamForm.addEventListener('submit', (submitted) => {
      submitted.preventDefault();
      enterTeam();
    });
  }

  /** @param {TournamentDocument} tournament */
  show(tournament) {
    this.#tournament = tournament;
    const there = present(tournament);
    const isOver = tournament.stage === 'finished';
    $('#entering-team').hidden = tournament.terms.teams === undefined || isOver;
    $('#participants').hidden = there.length === 0 || isOver;
    $('#bye').hidden = tournament.terms.format !== 'swiss';
    const rounds = openRounds(tournament);
    $('#correction').hidden = tournament.terms.teams !== undefined;
    $('#line-up').hidden = tournament.terms.teams === undefined || rounds.length === 0;
    this.#fill('participant', there.map(({ number, name }) => [number, name]), () => [new Option(text('choose'), ''), ...options(there)]);
    this.#fillCorrection();
    const ahead = roundsAhead(tournament);
    this.#fill('ahead', ahead, () => [...ahead.map((number) => new Option(text('tournament.round', { round: number }), String(number))), ...(ahead.length > 1 ? [new Option(text('tournament.all-ahead'), ALL)] : [])]);
    this.#fill('round', rounds, () => rounds.map((number) => new Option(text('tournament.round', { round: number }), String(number))));
    renew($('#noted'), [noted(tournament), isOver], () => noted(tournament).map((each) => this.#note(each, isOver)));
  }

  /** @param {Noted} noted @param {boolean} isOver */
  #note({ line, deed, method = '', path = '', body }, isOver) {
    const item = document.createElement('li');
    item.textContent = `${line} `;
    if (!deed || isOver) return item;
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: text(`tournament.note.${deed}`), ariaLabel: `${text(`tournament.note.${deed}`)}: ${line}` });
    button.onclick = () => this.#send(method, path, body);
    item.append(button);
    return item;
  }

  /** @param {number} number */
  #of = (number) => `/${this.#tournament?.terms.teams ? 'teams' : 'players'}/${number}`;

  #send = onceAtATime(async (/** @type {string} */ method, /** @type {string} */ path, /** @type {unknown} */ body = undefined) => {
    const told = $('#changing-fault');
    told.textContent = '';
    try {
      this.onChange(await request(method, this.path + path, { body }));
    } catch (problem) {
      told.textContent = fault(problem);
    }
  });

  /** What was chosen stays chosen. @param {string} name @param {unknown} said @param {() => HTMLOptionElement[]} make */
  #fill(name, said, make) {
    const list = one(HTMLSelectElement, `[name=${name}]`, this.#form);
    const before = list.value;
    renew(list, said, make);
    if ([...list.options].some(({ value }) => value === before)) list.value = before;
  }

  /** What is known of the chosen player, to be corrected; what somebody has begun to type stays. */
  #fillCorrection() {
    const chosenOne = this.#tournament?.entrants.find(({ number }) => number === Number(chosen(this.#form, 'participant')));
    const field = one(HTMLInputElement, '[name=corrected]', this.#form);
    const entry = chosenOne && shownEntry({ ...chosenOne, ...chosenOne.claimed });
    const known = entry ? line(entry) : '';
    if (field.dataset.known === known) return;
    field.dataset.known = known;
    this.#correction.fill(entry ? [{ raw: known, row: { entry, raw: known, line: 1, unread: [], unused: [], doubts: [] } }] : []);
  }

  /** Why what was typed of a player cannot be; empty if it can. */
  #misread() {
    const [wrong] = this.#correction.faults();
    return wrong ? text('tournament.line-unread', wrong) : '';
  }

  /** Whether it is clear about whom it is, and what. @param {string} what */
  #isChosen(what) {
    const list = (/** @type {string} */ name) => one(HTMLSelectElement, `[name=${name}]`, this.#form);
    const right = [demand(list('participant'), 'fault.choose'), demand(list('kind'), what === 'bye' ? 'fault.choose' : '')];
    return !right.includes(false);
  }

  /** @param {string} what */
  async #change(what) {
    if (!this.#tournament) return;
    const number = Number(chosen(this.#form, 'participant'));
    const told = $('#changing-fault');
    if (!this.#isChosen(what)) return showFault(this.#form);
    told.textContent = what === 'correct' ? this.#misread() : '';
    if (told.textContent !== '') return;
    if (what === 'bye') return this.#byes(number);
    const wanted = this.#wanted(what, number);
    if (what === 'withdraw' && !(await this.#isSure(participant(this.#tournament, number).name))) return;
    await this.#send(wanted.method, wanted.path, wanted.body);
  }

  /** One request for each round. @param {number} participant */
  async #byes(participant) {
    const ahead = chosen(this.#form, 'ahead');
    const rounds = ahead === ALL && this.#tournament ? roundsAhead(this.#tournament) : [Number(ahead)];
    for (const round of rounds) await this.#send('POST', '/byes', { round, participant, kind: chosen(this.#form, 'kind') });
  }

  /** @param {string} what @param {number} number */
  #wanted(what, number) {
    if (what === 'correct') return { method: 'POST', path: `/players/${number}`, body: this.#correction.rows[0]?.entry ?? {} };
    if (what !== 'line-up') return { method: 'DELETE', path: this.#of(number) };
    return { method: 'POST', path: `/rounds/${chosen(this.#form, 'round')}/line-ups/${number}`, body: { players: places(chosen(this.#form, 'places')) } };
  }

  /** @param {string} name */
  async #isSure(name) {
    const dialog = one(HTMLDialogElement, '#withdrawing');
    $('.whom', dialog).textContent = name;
    return (await ask(dialog)) === 'yes';
  }

  async #enterTeam() {
    const told = $('#team-fault');
    const body = { ...team(this.#teamField.value).team, players: this.#teamTable.rows.map(({ entry }) => entry) };
    told.textContent = this.#teamTable.faults().map((each) => text('tournament.line-unread', each)).join(' ');
    if (told.textContent !== '') return this.#teamField.focus();
    try {
      this.onChange(await request('POST', `${this.path}/teams`, { body }));
      this.#teamTable.fill([]);
    } catch (problem) {
      told.textContent = fault(problem);
    }
  }
}
