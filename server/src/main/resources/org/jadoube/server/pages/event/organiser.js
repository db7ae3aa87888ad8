// @ts-check
// What the organiser of an event does next: enter players, number them, pair a round, publish it.

import { request } from '../common/api.js';
import { $, one } from '../common/dom.js';
import { fault } from './eventfault.js';
import { Participants } from './participants.js';
import { renew } from '../common/renewal.js';
import { entries, isAwaited } from './roster.js';
import { counted, text } from '../common/texts.js';

/**
 * Something that can be done now.
 *
 * @typedef {object} Step
 * @property {'number' | 'lots' | 'pair' | 'publish' | 'unpair' | 'seat'} name
 * @property {number} [round]
 * @property {boolean} [main] whether it is the next thing to do
 */

/** Whether each board of a round has a result. @param {EventRound} round */
const isOver = (round) => round.boards.every(({ result }) => result !== undefined);

/**
 * The steps that an event is ready for.
 *
 * @param {EventDocument} event
 * @returns {Step[]}
 */
export function steps(event) {
  const { rounds, entrants, stage, plannedRounds } = event;
  const last = rounds.at(-1);
  const paired = rounds.length;
  if (stage === 'finished') return [];
  if (last && !last.published) return [{ name: 'publish', round: paired, main: true }, { name: 'unpair', round: paired }];
  if (last && isAwaited(last)) return [{ name: 'seat', round: paired, main: true }];
  if (plannedRounds > 0 && paired >= plannedRounds) return [];
  const participants = event.teams ?? entrants;
  if (participants.length < 2) return [];
  /** @type {Step[]} */
  const numbering = paired === 0 ? [{ name: 'number' }, { name: 'lots' }] : [];
  return [{ name: 'pair', round: paired + 1, main: !last || isOver(last) }, ...numbering];
}

/** Why an event is not ready for more, or what is to come. @param {EventDocument} event */
function situation(event) {
  const last = event.rounds.at(-1);
  if (event.stage === 'finished') return text('event.finished');
  if ((event.teams ?? event.entrants).length < 2) return text('event.too-few');
  if (!last) return counted('event.entered', event.entrants.length);
  const open = last.boards.filter(({ result }) => result === undefined).length;
  if (!last.published) return text('event.unpublished', { round: event.rounds.length });
  if (isAwaited(last)) return text('event.line-ups-awaited', { round: event.rounds.length });
  return open > 0 ? counted('event.open-boards', open) : text('event.round-over', { round: event.rounds.length });
}

/** The request of a step. @param {Step} step */
function wanted({ name, round }) {
  if (name === 'pair') return { method: 'POST', path: '/rounds', body: {} };
  if (name === 'publish') return { method: 'POST', path: `/rounds/${round}/publication` };
  if (name === 'seat') return { method: 'POST', path: `/rounds/${round}/seating` };
  if (name === 'unpair') return { method: 'DELETE', path: `/rounds/${round}` };
  return { method: 'POST', path: '/numbers', body: { by: name === 'lots' ? 'lots' : 'rating' } };
}

export class Organiser {
  #card = $('#organiser');
  #fault = $('#organiser-fault');
  #form = one(HTMLFormElement, '#entry');
  /** @type {Participants} */
  #participants;

  /** @param {string} id of the event @param {(event: EventDocument) => void} onChange */
  constructor(id, onChange) {
    this.path = `/api/events/${id}`;
    this.onChange = onChange;
    this.#participants = new Participants(id, onChange);
    this.#form.addEventListener('submit', (submitted) => {
      submitted.preventDefault();
      this.#enter();
    });
  }

  /** @param {EventDocument} event @param {boolean} may whether it is shown at all */
  show(event, may) {
    this.#card.hidden = !may;
    if (!may) return;
    $('#next').textContent = situation(event);
    $('#entering').hidden = event.terms.teams !== undefined || event.stage === 'finished';
    this.#participants.show(event);
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.step : undefined;
    const isNew = renew($('#steps'), steps(event), () => steps(event).map((step) => this.#button(step)));
    if (focused && isNew) /** @type {HTMLElement | null} */ ($('#steps').querySelector('button'))?.focus();
  }

  /** @param {Step} step */
  #button(step) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.step = step.name;
    button.textContent = text(`event.step.${step.name}`, { round: step.round ?? '' });
    if (step.main) button.className = 'primary';
    button.onclick = () => this.#send(wanted(step));
    return button;
  }

  /** @param {{ method: string, path: string, body?: unknown }} step */
  async #send({ method, path, body }) {
    this.#fault.textContent = '';
    try {
      this.onChange(await request(method, this.path + path, { body }));
    } catch (problem) {
      this.#fault.textContent = fault(problem);
    }
  }

  async #enter() {
    const field = one(HTMLTextAreaElement, '[name=entry]', this.#form);
    const told = $('#entry-fault');
    told.textContent = '';
    const waiting = entries(field.value);
    try {
      while (waiting.length > 0) {
        this.onChange(await request('POST', `${this.path}/players`, { body: waiting[0] }));
        waiting.shift();
      }
      field.value = '';
    } catch (problem) {
      // Those who are in need not be typed again.
      field.value = waiting.map(({ name, rating }) => (rating ? `${name}, ${rating}` : name)).join('\n');
      told.textContent = fault(problem);
    }
  }

  /**
   * Decides on a board, or takes the decision back.
   *
   * @param {number} round
   * @param {number} board
   * @param {string} result empty to take it back
   * @param {string} reason
   */
  async decide(round, board, result, reason) {
    const path = `/rounds/${round}/boards/${board}`;
    const body = { result, basis: 'arbiter', reason };
    await this.#send(result === '' ? { method: 'DELETE', path } : { method: 'POST', path, body });
  }
}
