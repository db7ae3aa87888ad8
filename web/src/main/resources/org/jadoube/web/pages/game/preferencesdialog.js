// @ts-check
// The dialog for a reader's preferences, which take effect at once.

import { AIDS, allowed } from './aids.js';
import { ask } from '../common/dialogs.js';
import { $, input, one } from '../common/dom.js';
import { onPreference, prefer, preferences } from '../common/preferences.js';

const SWITCHES = /** @type {const} */ (['sound', 'alarm', 'targets', 'animation']);
const CHOICES = /** @type {const} */ (['theme', 'board', 'pieces']);

export class PreferencesDialog {
  #form = one(HTMLFormElement, '#preferences form');

  /**
   * @param {import('./situation.js').Situation} situation
   * @param {() => Set<import('./aids.js').Aid>} aids in use
   * @param {(aids: import('./aids.js').Aid[]) => void} onAids
   */
  constructor(situation, aids, onAids) {
    this.situation = situation;
    this.aids = aids;
    this.onAids = onAids;
    $('#preferences-open').onclick = () => this.#open();
    this.#form.addEventListener('change', ({ target }) => this.#changed(/** @type {HTMLInputElement} */ (target)));
    onPreference(() => this.#fill());
  }

  #open() {
    this.#fill();
    this.#fillAids();
    ask(one(HTMLDialogElement, '#preferences'));
  }

  #fill() {
    const chosen = preferences();
    for (const name of SWITCHES) input(this.#form, name).checked = chosen[name];
    for (const name of CHOICES) one(HTMLInputElement, `[name=${name}][value=${chosen[name]}]`, this.#form).checked = true;
  }

  /** Fills in the aids when the dialog opens, because under E04 a choice holds once the server has it. */
  #fillAids() {
    if (!this.situation.known) return;
    const [used, may] = [this.aids(), allowed(this.situation.game)];
    for (const aid of AIDS) {
      const box = input(this.#form, aid);
      box.checked = used.has(aid);
      box.disabled = !may.includes(aid);
    }
  }

  /** @param {HTMLInputElement} field */
  #changed({ name, value, checked }) {
    if (SWITCHES.some((each) => each === name) || CHOICES.some((each) => each === name)) {
      prefer({ [name]: SWITCHES.some((each) => each === name) ? checked : value });
      return;
    }
    const aids = AIDS.filter((aid) => input(this.#form, aid).checked);
    prefer({ aids });
    this.onAids(aids);
  }
}
