// @ts-check
// Why the pairs of a round are as they are, below each of them once somebody asks.

import { request, sentence } from '../common/api.js';
import { text } from '../common/texts.js';
import { cell } from './tables.js';

const PATIENCE_MILLIS = 60_000; // others may have asked before

/** Whether pairs can be explained. @param {TournamentDocument} tournament */
export const isExplained = ({ terms }) => terms.format === 'swiss' || terms.format === 'double-swiss';

/** A reason with its Article. @param {PairingReason | PairingColours} reason @param {string} law that has it */
export const reasonText = ({ text: said, article }, law) => `${said}${article ? ` (${law}, ${article})` : ''}`;

/** @param {PairingReason[]} others @param {string} heading @param {string} law */
function list(others, heading, law) {
  const items = document.createElement('ul');
  items.append(...others.map((other) => cell('li', reasonText(other, law))));
  return others.length > 0 ? [cell('p', heading), items] : [];
}

/** Why the two have these colours. @param {PairingColours | undefined} colours @param {string} law */
function colourReasons(colours, law) {
  if (!colours) return [];
  const preferences = document.createElement('ul');
  preferences.append(cell('li', colours.white.text), cell('li', colours.black.text));
  return [cell('p', reasonText(colours, law)), preferences];
}

export class Reasons {
  /** What has been opened. @type {Map<string, HTMLElement>} */
  #open = new Map();

  /** @param {string} id of the tournament @param {number} round */
  constructor(id, round) {
    this.round = round;
    this.path = `/api/tournaments/${id}/rounds/${round}/why?player=`;
  }

  /**
   * The button that opens and closes the reasons.
   *
   * @param {string} about what is explained
   * @param {import('./pairings.js').Participant[]} players whose reasons they are: a pair, or who has the bye
   * @param {(reasons: HTMLElement | undefined) => void} show
   */
  button(about, players, show) {
    const button = cell('button', text('tournament.why'), { type: 'button', 'aria-label': `${text('tournament.why')} ${about}` });
    const key = players.map(({ number }) => number).join('-');
    button.id = `why-${key}`;
    const tell = () => {
      const reasons = this.#open.get(key);
      button.setAttribute('aria-expanded', String(reasons !== undefined));
      show(reasons);
    };
    button.onclick = () => {
      if (!this.#open.delete(key)) this.#open.set(key, this.#asked(players));
      tell();
    };
    tell();
    return button;
  }

  /** A place for the reasons, filled as soon as they are there. @param {import('./pairings.js').Participant[]} players */
  #asked(players) {
    const place = cell('div', text('tournament.why-wait'), { class: 'reasons', 'aria-live': 'polite' });
    this.#told(players)
      .then((told) => place.replaceChildren(...told))
      .catch((problem) => place.replaceChildren(sentence(problem)));
    return place;
  }

  /** @param {import('./pairings.js').Participant[]} players */
  async #told(players) {
    const answers = /** @type {PairingReasonsDocument[]} */ (await Promise.all(players.map(({ number }) => request('GET', `${this.path}${number}`, { millis: PATIENCE_MILLIS }))));
    const [{ text: who, law, against, colours }] = answers;
    return [
      cell('p', who),
      ...(against ? [cell('p', reasonText(against, law))] : []),
      ...colourReasons(colours, law),
      ...answers.flatMap(({ opponent, others }, at) => list(others, opponent ? text('tournament.why-not', { name: players[at].name }) : text('tournament.why-not-bye'), law)),
    ];
  }
}
