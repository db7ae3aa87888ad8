// @ts-check
// A game against the computer: which engine, how strong, and on which terms.

import { get, post } from '../common/api.js';
import { $, chosen, input, one } from '../common/dom.js';
import { onSubmit } from '../common/submitting.js';
import * as seats from '../game/seats.js';

const POSITIONS = 960;
const USUAL_LEVEL = 3;

/** The levels of an engine, from the weakest; empty if it has none. @param {OfferedEngine | undefined} engine */
const levels = (engine) => Array.from({ length: engine?.levels ?? 0 }, (_, at) => at + 1);

/** @param {number} level */
function chip(level) {
  const label = document.createElement('label');
  const radio = document.createElement('input');
  const shown = document.createElement('span');
  radio.type = 'radio';
  radio.name = 'level';
  radio.value = String(level);
  radio.checked = level === USUAL_LEVEL;
  shown.textContent = String(level);
  label.append(radio, shown);
  return label;
}

export class ComputerForm {
  /** @type {OfferedEngine[]} */
  #engines = [];

  /** @param {() => string | undefined} player gives the name under which a guest plays */
  constructor(player) {
    this.player = player;
    this.form = one(HTMLFormElement, '#computer');
    this.engine = one(HTMLSelectElement, '[name=engine]', this.form);
    this.engine.addEventListener('change', () => this.#showLevels());
    onSubmit(this.form, $('#computer-fault'), () => this.#begin());
  }

  /** Offers the engines of the server; without one, there is no form. */
  async show() {
    const { engines } = await get('/api/engines').catch(() => ({ engines: [] }));
    this.#engines = engines;
    this.engine.replaceChildren(...this.#engines.map(({ name }) => new Option(name)));
    $('#engines').hidden = engines.length < 2;
    this.form.hidden = engines.length === 0;
    this.#showLevels();
    if (location.hash === '#computer') this.form.scrollIntoView();
  }

  #showLevels() {
    const all = levels(this.#engines.find(({ name }) => name === this.engine.value));
    $('.levels', this.form).replaceChildren(...all.map(chip));
    $('#levels').hidden = all.length === 0;
  }

  async #begin() {
    const { form } = this;
    const game = await post('/api/games', {
      body: {
        name: this.player(),
        timeControl: chosen(form, 'time'),
        colour: chosen(form, 'colour'),
        chess960: input(form, 'is960').checked ? Math.floor(Math.random() * POSITIONS) : undefined,
        takebacks: true,
        computer: { engine: this.engine.value, level: Number(chosen(form, 'level')) || undefined },
      },
    });
    seats.remember(game.id, { token: game.token, colour: game.colour, since: Date.now() });
    location.assign(game.gamePath);
  }
}
