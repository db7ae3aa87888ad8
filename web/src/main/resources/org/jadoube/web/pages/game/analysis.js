// @ts-check
// An engine's word on the position that is shown, once the game is over.

import { get } from '../common/api.js';
import { $ } from '../common/dom.js';
import { language, text } from '../common/texts.js';

/** How long a position has to stay before the engine is asked about it, in milliseconds. */
const REST = 250;

/**
 * @typedef {object} Found
 * @property {string} engine
 * @property {number} [depth]
 * @property {number} [centipawns]
 * @property {number} [mateIn]
 * @property {string} line
 */

export class Analysis {
  /** @type {Map<number, Found>} */
  #found = new Map();
  #on = false;
  #ply = -1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {string} game @param {() => void} onChange */
  constructor(game, onChange) {
    this.game = game;
    $('#analyse').onclick = () => {
      this.#on = !this.#on;
      this.#ply = -1;
      onChange();
    };
  }

  /** @param {boolean} offered whether the game is over @param {number} ply */
  show(offered, ply) {
    $('#analyse').hidden = !offered;
    $('#analyse').setAttribute('aria-pressed', String(this.#on));
    if (!offered || !this.#on) $('#analysis').textContent = '';
    if (!offered || !this.#on || ply === this.#ply) return;
    this.#ply = ply;
    clearTimeout(this.#timer);
    const known = this.#found.get(ply);
    if (known) return this.#tell(known);
    $('#analysis').textContent = '…';
    this.#timer = setTimeout(() => void this.#ask(ply), REST);
  }

  /** @param {number} ply */
  async #ask(ply) {
    try {
      const found = await get(`/api/games/${this.game}/analysis?ply=${ply}`);
      this.#found.set(ply, found);
      if (ply === this.#ply) this.#tell(found);
    } catch {
      if (ply === this.#ply) $('#analysis').textContent = text('analysis-busy');
    }
  }

  /** @param {Found} found */
  #tell(found) {
    const { depth = 0, engine, line } = found;
    $('#analysis').textContent = line ? text('analysis', { score: score(found), depth: String(depth), line, engine }) : '';
  }
}

/** White's advantage in pawns, or the moves to mate. @param {Found} found */
function score({ centipawns = 0, mateIn }) {
  if (mateIn !== undefined) return `${mateIn < 0 ? '−' : ''}#${Math.abs(mateIn)}`;
  const pawns = Math.abs(centipawns / 100).toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return centipawns === 0 ? pawns : `${centipawns < 0 ? '−' : '+'}${pawns}`;
}
