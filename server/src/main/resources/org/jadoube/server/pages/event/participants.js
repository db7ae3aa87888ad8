// @ts-check
// What the organiser changes about participants: teams are entered, line-ups handed in, byes noted, and somebody withdraws.

import { request } from '../common/api.js';
import { ask } from '../common/dialogs.js';
import { $, chosen, one } from '../common/dom.js';
import { fault } from './eventfault.js';
import { participant } from './pairings.js';
import { line, players } from './playerlines.js';
import { renew } from '../common/renewal.js';
import { openRounds, places, present, team } from './roster.js';
import { text } from '../common/texts.js';

/** What has been noted about participants, a line each. @param {EventDocument} event */
function noted(event) {
  const name = (/** @type {number} */ number) => participant(event, number).name;
  const inRound = (/** @type {number} */ round, /** @type {string} */ what) => `${text('event.round', { round })}: ${what}`;
  return [
    ...event.withdrawals.map((each) => text('event.withdrawn', { name: name(each.participant) })),
    ...event.byes.map((bye) => inRound(bye.round, text(`event.bye.${bye.kind}`, { name: name(bye.participant) }))),
    ...(event.lineUps ?? []).map(({ round, team: number, players }) => inRound(round, text('event.lined-up', { name: name(number), places: players.join(', ') }))),
  ];
}

/** @param {import('./roster.js').Named[]} named */
const options = (named) => named.map(({ number, name }) => new Option(`${number} · ${name}`, String(number)));

export class Participants {
  #form = one(HTMLFormElement, '#changing');
  #teamForm = one(HTMLFormElement, '#team');
  /** @type {EventDocument | null} */
  #event = null;

  /** @param {string} id of the event @param {(event: EventDocument) => void} onChange */
  constructor(id, onChange) {
    this.path = `/api/events/${id}`;
    this.onChange = onChange;
    this.#form.addEventListener('submit', (submitted) => {
      submitted.preventDefault();
      this.#change(/** @type {HTMLButtonElement | null} */ (submitted.submitter)?.value ?? '');
    });
    one(HTMLSelectElement, '[name=participant]', this.#form).onchange = () => this.#fillCorrection();
    this.#teamForm.addEventListener('submit', (submitted) => {
      submitted.preventDefault();
      this.#enterTeam();
    });
  }

  /** @param {EventDocument} event */
  show(event) {
    this.#event = event;
    const there = present(event);
    const isOver = event.stage === 'finished';
    $('#entering-team').hidden = event.terms.teams === undefined || isOver;
    $('#participants').hidden = there.length === 0 || isOver;
    $('#bye').hidden = event.terms.format !== 'swiss';
    const rounds = openRounds(event);
    $('#correction').hidden = event.terms.teams !== undefined;
    $('#line-up').hidden = event.terms.teams === undefined || rounds.length === 0;
    this.#fill('participant', there.map(({ number, name }) => [number, name]), () => options(there));
    this.#fillCorrection();
    this.#fill('round', rounds, () => rounds.map((number) => new Option(text('event.round', { round: number }), String(number))));
    renew($('#noted'), noted(event), () => noted(event).map((line) => Object.assign(document.createElement('li'), { textContent: line })));
  }

  /** What was chosen stays chosen. @param {string} name @param {unknown} said @param {() => HTMLOptionElement[]} make */
  #fill(name, said, make) {
    const list = one(HTMLSelectElement, `[name=${name}]`, this.#form);
    const before = list.value;
    renew(list, said, make);
    if ([...list.options].some(({ value }) => value === before)) list.value = before;
  }

  /** What is known of the chosen player, to be corrected; what somebody has begun to type stays. */
  #fillCorrection() {
    const chosenOne = this.#event?.entrants.find(({ number }) => number === Number(chosen(this.#form, 'participant')));
    const field = one(HTMLInputElement, '[name=corrected]', this.#form);
    const known = chosenOne ? line({ ...chosenOne, account: undefined }) : '';
    if (field.dataset.known === known) return;
    field.dataset.known = known;
    field.value = known;
  }

  /** Why what was typed of a player cannot be; empty if it can. */
  #misread() {
    const [wrong] = players(chosen(this.#form, 'corrected')).faults;
    return wrong ? text('event.line-unread', wrong) : '';
  }

  /** @param {string} what */
  async #change(what) {
    if (!this.#event) return;
    const number = Number(chosen(this.#form, 'participant'));
    const told = $('#changing-fault');
    told.textContent = what === 'correct' ? this.#misread() : '';
    if (told.textContent !== '') return;
    const wanted = this.#wanted(what, number, this.#event);
    if (what === 'withdraw' && !(await this.#isSure(participant(this.#event, number).name))) return;
    try {
      this.onChange(await request(wanted.method, this.path + wanted.path, { body: wanted.body }));
    } catch (problem) {
      told.textContent = fault(problem);
    }
  }

  /** @param {string} what @param {number} number @param {EventDocument} event */
  #wanted(what, number, { rounds, terms }) {
    if (what === 'bye') return { method: 'POST', path: '/byes', body: { round: rounds.length + 1, participant: number, kind: chosen(this.#form, 'kind') } };
    if (what === 'correct') return { method: 'POST', path: `/players/${number}`, body: players(chosen(this.#form, 'corrected')).entries[0] ?? {} };
    if (what !== 'line-up') return { method: 'DELETE', path: `/${terms.teams ? 'teams' : 'players'}/${number}` };
    return { method: 'POST', path: `/rounds/${chosen(this.#form, 'round')}/line-ups/${number}`, body: { players: places(chosen(this.#form, 'places')) } };
  }

  /** @param {string} name */
  async #isSure(name) {
    const dialog = one(HTMLDialogElement, '#withdrawing');
    $('.whom', dialog).textContent = name;
    return (await ask(dialog)) === 'yes';
  }

  async #enterTeam() {
    const field = one(HTMLTextAreaElement, '[name=team]', this.#teamForm);
    const told = $('#team-fault');
    const { team: body, faults } = team(field.value);
    told.textContent = faults.map((each) => text('event.line-unread', each)).join(' ');
    if (told.textContent !== '') return field.focus();
    try {
      this.onChange(await request('POST', `${this.path}/teams`, { body }));
      field.value = '';
    } catch (problem) {
      told.textContent = fault(problem);
    }
  }
}
