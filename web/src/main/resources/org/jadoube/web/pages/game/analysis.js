// @ts-check
// The analysis board of a game that is over: other moves from the position that is shown, several
// side by side, and an engine's word on it.

import { part, score } from './advantage.js';
import { get } from '../common/api.js';
import { copiedText } from '../common/copying.js';
import { askPromotion } from '../common/dialogs.js';
import { $, one } from '../common/dom.js';
import { language, text } from '../common/texts.js';
import { keep, recall } from './variationkeep.js';
import { pgn } from './variationpgn.js';
import { Variations } from './variations.js';

/** How long a position has to stay before the engine is asked about it, in milliseconds. */
const REST = 250;

/**
 * @typedef {object} Found
 * @property {string} engine
 * @property {number} [depth]
 * @property {number} [centipawns]
 * @property {number} [mateIn]
 * @property {string} line
 * @property {string} [best]
 */

export class Analysis {
  /** @type {Map<string, Found>} */
  #found = new Map();
  /** @type {Map<string, TriedLine>} */
  #lines = new Map();
  #variations;
  #on = false;
  #ply = -1;
  #key = ''; // of the position that is shown
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {string} game
   * @param {import('../board/marks.js').Marks} marks
   * @param {object} page
   * @param {() => void} page.onChange
   * @param {(ply: number) => void} page.lookAt shows a position of the game
   * @param {() => { moves: Move[], about: Parameters<typeof pgn>[0] }} page.game its moves, and what a file says about it
   */
  constructor(game, marks, { onChange, lookAt, game: record }) {
    this.path = `/api/games/${game}`;
    this.#variations = new Variations(recall(game));
    this.keep = () => keep(game, this.#variations.all);
    this.marks = marks;
    this.onChange = onChange;
    this.lookAt = lookAt;
    this.record = record;
    $('#analyse').onclick = () => {
      this.#on = !this.#on;
      this.#ply = -1;
      onChange();
    };
    $('#variation-main').onclick = () => (this.#variations.promote(), this.#list());
    $('#variation-remove').onclick = () => this.#remove();
    $('#variation-copy').onclick = () => void this.#copy();
    $('#variation-end').onclick = () => this.#end();
  }

  /** Whether the board is one for analysis. */
  get on() {
    return this.#on;
  }

  /** The position on the board, once it is known. */
  get #shown() {
    return this.#on ? this.#lines.get(this.#key) : undefined;
  }

  /** The position on the board in FEN, if moves are tried out. */
  get fen() {
    return this.#variations.at > 0 ? this.#shown?.fen : undefined;
  }

  /**
   * The view of the board, where anybody moves the pieces of the side to move.
   *
   * @param {import('../board/board.js').View} game the board as it is in the game
   * @returns {import('../board/board.js').View}
   */
  view(game) {
    const shown = this.#shown;
    if (!shown) return game;
    const latest = this.#variations.here?.move.uci;
    const last = latest ? [latest.slice(0, 2), latest.slice(2, 4)] : game.last;
    return { ...game, fen: shown.fen, moves: shown.legalMoves, last, check: shown.check ?? null, mine: shown.turn, active: true, pending: null };
  }

  /**
   * Tries out a move.
   *
   * @param {string} from @param {string} to
   * @param {string[]} moves the legal ones that it may be
   */
  async moved(from, to, moves) {
    const shown = this.#shown;
    if (!shown || moves.length === 0) return;
    const square = $(`#board [data-square=${to}]`);
    const piece = moves.length > 1 ? await askPromotion(one(HTMLDialogElement, '#promotion'), shown.turn, square) : '';
    const move = moves.length > 1 ? piece && from + to + piece : moves[0];
    if (move) await this.#load([...this.#variations.played, move]);
    else this.onChange();
  }

  /** Steps through the moves that are tried out; whether there were any that way. @param {number} plies */
  step(plies) {
    if (!this.#on || !this.#variations.step(plies)) return false;
    void this.#load(this.#variations.played);
    return true;
  }

  /** Shows the position of the game; the variations stay. */
  #end() {
    this.#variations.from(this.#ply);
    void this.#load([]);
  }

  /** Goes to a move of any variation. @param {import('./variations.js').Branch} branch */
  #goTo(branch) {
    const found = this.#variations.pathTo(branch);
    if (!found) return;
    if (found.ply !== this.#ply) this.lookAt(found.ply);
    void this.#load(found.path.map(({ move }) => move.uci));
  }

  #remove() {
    this.#variations.remove();
    void this.#load(this.#variations.played);
  }

  async #copy() {
    const { moves, about } = this.record();
    const done = await copiedText(pgn(about, moves, this.#variations.all));
    $('#variation-copied').textContent = text(done ? 'copied' : 'copy-failed');
  }

  /** @param {boolean} offered whether the game is over @param {number} ply */
  show(offered, ply) {
    $('#analysing').hidden = !offered;
    if (!offered) this.#on = false;
    $('#analyse').setAttribute('aria-pressed', String(this.#on));
    if (!offered || !this.#on) return this.#hide();
    if (ply === this.#ply) return;
    this.#ply = ply;
    this.#variations.from(ply);
    void this.#load([]);
  }

  #hide() {
    clearTimeout(this.#timer);
    this.#variations.from(this.#ply);
    this.#key = '';
    $('#analysis').textContent = '';
    $('#variation').hidden = true;
    advantage(null);
    this.marks.hint();
  }

  /** Shows the position after these moves. @param {string[]} played */
  async #load(played) {
    const key = [this.#ply, ...played].join(',');
    this.#key = key;
    clearTimeout(this.#timer);
    this.#tell(this.#found.get(key));
    const query = `ply=${this.#ply}&moves=${played.join(',')}`;
    try {
      const line = this.#lines.get(key) ?? (await get(`${this.path}/line?${query}`));
      this.#lines.set(key, line);
      if (key !== this.#key) return;
      this.#variations.set(line.moves);
    } catch {
      if (key === this.#key) $('#analysis').textContent = text('fault.unreachable');
      return;
    }
    this.#list();
    this.onChange();
    if (!this.#found.has(key)) this.#timer = setTimeout(() => void this.#ask(key, query), REST);
  }

  /** @param {string} key @param {string} query */
  async #ask(key, query) {
    try {
      const found = await get(`${this.path}/analysis?${query}`);
      this.#found.set(key, found);
      if (key === this.#key) this.#tell(found);
    } catch {
      if (key === this.#key) $('#analysis').textContent = text('analysis-busy');
    }
  }

  /** @param {Found | undefined} found */
  #tell(found) {
    this.marks.hint(found?.best);
    if (!found) return void ($('#analysis').textContent = '…');
    const { depth = 0, engine, line } = found;
    advantage(line ? found : null);
    $('#analysis').textContent = line ? text('analysis', { score: score(found, language), depth: String(depth), line, engine }) : '';
  }

  /** Lists all variations, and keeps them. The move that had the focus keeps it. */
  #list() {
    this.keep();
    const { all, here } = this.#variations;
    const list = $('#variation ol');
    const focused = list.contains(document.activeElement);
    $('#variation').hidden = all.length === 0;
    $('#variation-copied').textContent = '';
    list.replaceChildren(...all.flatMap(([, branches]) => branches).map((branch) => beside(this.#items([branch]))));
    for (const button of ['#variation-end', '#variation-remove']) one(HTMLButtonElement, button).disabled = !here;
    one(HTMLButtonElement, '#variation-main').disabled = !this.#variations.canPromote;
    const current = /** @type {HTMLElement | null} */ (list.querySelector('[aria-current]'));
    current?.scrollIntoView({ block: 'nearest' });
    if (focused) (current ?? list.querySelector('button') ?? $('#analyse')).focus();
  }

  /**
   * A line in the list, with what was tried beside its moves.
   *
   * @param {import('./variations.js').Branch[]} branches the first move and its alternatives
   * @returns {HTMLElement[]}
   */
  #items([main, ...others], first = true) {
    if (!main) return [];
    const aside = others.map((other) => beside(this.#items([other])));
    return [this.#item(main, first), ...aside, ...this.#items(main.replies, aside.length > 0)];
  }

  /** @param {import('./variations.js').Branch} branch @param {boolean} first */
  #item(branch, first) {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: written(branch.move, first) });
    if (branch === this.#variations.here) button.setAttribute('aria-current', 'true');
    button.onclick = () => this.#goTo(branch);
    const item = document.createElement('li');
    item.append(button);
    return item;
  }
}

/** A list in a list. @param {HTMLElement[]} items */
function beside(items) {
  const [item, list] = [document.createElement('li'), document.createElement('ol')];
  item.className = 'beside';
  list.append(...items);
  item.append(list);
  return item;
}

/** Shows which side the engine prefers. @param {import('./advantage.js').Worth | null} worth null: unknown */
function advantage(worth) {
  $('#advantage').hidden = worth === null;
  if (worth) $('#advantage span').style.width = `${part(worth)}%`;
}

/** A move with its number, where it needs one. @param {TriedMove} move @param {boolean} first after something else than a move */
const written = ({ number, colour, text: move }, first) =>
  colour === 'white' ? `${number}. ${move}` : first ? `${number}… ${move}` : move;
