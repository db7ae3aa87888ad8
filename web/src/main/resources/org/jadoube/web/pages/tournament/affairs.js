// @ts-check
// An organiser's acts on a tournament as a whole: rename it, close it, delete it.

import { request } from '../common/api.js';
import { ask } from '../common/dialogs.js';
import { $, input, one } from '../common/dom.js';
import { demand } from '../common/fields.js';
import { onceAtATime } from '../common/submitting.js';
import { text } from '../common/texts.js';
import { fault } from './tournamentfault.js';

/** Asks whether something is meant that cannot simply be undone. @param {string} deed @param {string} what */
export async function isSure(deed, what) {
  const dialog = one(HTMLDialogElement, '#sure');
  $('h2', dialog).textContent = deed;
  $('.what', dialog).textContent = what;
  $('.danger', dialog).textContent = deed;
  return (await ask(dialog)) === 'yes';
}

export class Affairs {
  #form = one(HTMLFormElement, '#renaming');
  /** @type {TournamentDocument | null} */
  #tournament = null;
  #shown = '';

  /** @param {string} id of the tournament @param {(tournament: TournamentDocument) => void} onChange */
  constructor(id, onChange) {
    this.path = `/api/tournaments/${id}`;
    this.onChange = onChange;
    const rename = onceAtATime(() => this.#rename());
    this.#form.onsubmit = (submitted) => {
      submitted.preventDefault();
      rename();
    };
    $('#closing').onclick = onceAtATime(() => this.#close());
    $('#reopening').onclick = onceAtATime(() => this.#send('DELETE', '/closing', undefined, onChange));
    $('#deleting').onclick = onceAtATime(() => this.#delete());
  }

  /** @param {TournamentDocument} tournament */
  show(tournament) {
    const { name, place, openEntry, teams } = tournament.terms;
    input(this.#form, 'open').disabled = teams !== undefined;
    const field = input(this.#form, 'title');
    const said = `${name}\n${place ?? ''}\n${openEntry}`;
    if (said !== this.#shown) { // what somebody has begun to type stays
      field.value = name;
      input(this.#form, 'place').value = place ?? '';
      input(this.#form, 'open').checked = openEntry;
    }
    this.#shown = said;
    this.#tournament = tournament;
    const isRunning = tournament.stage === 'running';
    $('#closing').hidden = !isRunning;
    $('#reopening').hidden = tournament.closed === undefined;
    $('#deleting').hidden = tournament.rounds.some(({ boards }) => boards.some(({ result }) => result !== undefined));
  }

  async #rename() {
    const field = input(this.#form, 'title');
    if (!demand(field, 'fault.empty')) return field.focus();
    const place = input(this.#form, 'place').value.trim() || undefined;
    const openEntry = input(this.#form, 'open').checked;
    await this.#send('POST', '/terms', { ...this.#tournament?.terms, name: field.value.trim(), place, openEntry }, this.onChange);
  }

  async #close() {
    if (await isSure(text('tournament.close'), text('tournament.close-warning'))) await this.#send('POST', '/closing', undefined, this.onChange);
  }

  async #delete() {
    if (await isSure(text('tournament.delete'), text('tournament.delete-warning'))) await this.#send('DELETE', '', undefined, () => location.assign('/sign-in'));
  }

  /** @param {string} method @param {string} path @param {unknown} body @param {(tournament: TournamentDocument) => void} then */
  async #send(method, path, body, then) {
    const told = $('#affairs-fault');
    told.textContent = '';
    try {
      then(await request(method, this.path + path, { body }));
    } catch (problem) {
      told.textContent = fault(problem);
    }
  }
}
