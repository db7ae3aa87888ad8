// @ts-check
// A round that is paired by hand, anew or for the first time, and who goes on from a drawn game of a knockout.

import { request } from '../common/api.js';
import { $, chosen, one } from '../common/dom.js';
import { fault } from './eventfault.js';
import { handPairs, unpaired, written } from './handpairs.js';
import { participant } from './pairings.js';
import { renew } from '../common/renewal.js';
import { places, present } from './roster.js';
import { onceAtATime } from '../common/submitting.js';
import { text } from '../common/texts.js';

/** The round whose pairs can be made by hand: one that is not published, or the next; 0 if there is none. @param {EventDocument} event */
export function pairable({ rounds, plannedRounds, stage, terms }) {
  const last = rounds.at(-1);
  if (stage === 'finished' || terms.format === 'knockout') return 0;
  if (last && !last.published) return rounds.length;
  return plannedRounds > 0 && rounds.length >= plannedRounds ? 0 : rounds.length + 1;
}

/** Who is to be paired: those who are here and have asked for no bye. @param {EventDocument} event */
function awaiting(event) {
  const free = event.byes.filter(({ round }) => round === pairable(event)).map((bye) => bye.participant);
  return present(event).map(({ number }) => number).filter((number) => !free.includes(number));
}

/** @param {EventDocument} event */
const named = (event) => (/** @type {number} */ number) => `${number} ${participant(event, number).name}`;

export class ByHand {
  #form = one(HTMLFormElement, '#by-hand');
  #field = one(HTMLTextAreaElement, '[name=pairs]', this.#form);
  #advancing = one(HTMLFormElement, '#advancing');
  #shown = ''; // the pairs that the field was filled with
  /** @type {EventDocument | null} */
  #event = null;

  /** @param {string} id of the event @param {(event: EventDocument) => void} onChange */
  constructor(id, onChange) {
    this.path = `/api/events/${id}/rounds`;
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

  /** @param {EventDocument} event */
  show(event) {
    this.#event = event;
    const round = pairable(event);
    $('#pairing-by-hand').hidden = round === 0 || present(event).length < 2;
    $('#going-on').hidden = event.terms.format !== 'knockout' || event.stage !== 'running';
    $('#by-hand button').textContent = text('event.step.pair', { round });
    const now = event.rounds[round - 1] ? written(event.rounds[round - 1]) : '';
    if (now === this.#shown) return this.#preview();
    this.#shown = now;
    this.#field.value = now;
    this.#preview();
  }

  /** Who meets whom, and whom the lines leave out. */
  #preview() {
    const event = this.#event;
    if (!event) return;
    const said = handPairs(this.#field.value);
    const name = named(event);
    const { missing } = unpaired(said, awaiting(event));
    const lines = [...this.#faults(event), ...(missing.length > 0 && this.#field.value.trim() !== '' ? [text('event.not-paired', { names: missing.map(name).join(', ') })] : [])];
    renew($('#hand-names'), said, () => said.pairs.map(({ white, black }) => Object.assign(document.createElement('li'), { textContent: `${name(white)} – ${name(black)}` })));
    renew($('#hand-signs'), lines, () => lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })));
  }

  /** Why the pairs cannot be. @param {EventDocument} event */
  #faults(event) {
    const said = handPairs(this.#field.value);
    const { twice, unknown } = unpaired(said, present(event).map(({ number }) => number));
    return [
      ...said.faults.map((each) => text('event.line-unread', each)),
      ...[...new Set(unknown)].map((number) => text('event.nobody', { number })),
      ...twice.map((number) => text('event.paired-twice', { name: named(event)(number) })),
    ];
  }

  async #pair() {
    const event = this.#event;
    if (!event) return;
    const { pairs, bye } = handPairs(this.#field.value);
    const [wrong] = this.#faults(event);
    $('#by-hand-fault').textContent = wrong ?? '';
    if (wrong) return this.#field.focus();
    const round = pairable(event);
    await this.#send('#by-hand-fault', round > event.rounds.length ? this.path : `${this.path}/${round}`, { pairs, bye });
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
