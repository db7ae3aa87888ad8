// @ts-check
// All boards of a tournament at a glance, those first that need the arbiter.

import { flags, isAlarm, ordered, tally } from './attention.js';
import { format, left } from '../common/clock.js';
import { $, one } from '../common/dom.js';
import { score } from '../tournament/points.js';
import { arrange, write } from '../common/renewal.js';
import { counted, text } from '../common/texts.js';

/** @typedef {import('./attention.js').Watched} Watched */
/** @typedef {import('./attention.js').Flag} Flag */

const TICK_MILLIS = 500;
/** From so many boards on they stand closer together, so that one sees them all. */
const MANY = 21;
const CROWD = 81;
const RANKING_MILLIS = 3_000; // time alone moves no board more often than that
const PATIENCE_MILLIS = 1_500; // until boards are shown whose games nobody has heard of

/** @type {Colour[]} */
const COLOURS = ['white', 'black'];

/** @param {Flag} flag */
export function flagText({ kind, colour, count }) {
  if (kind === 'repetition' || kind === 'moves') return text(`desk.flag.${kind}`, { n: count ?? 0 });
  return colour ? `${text(`desk.flag.${kind}`)} · ${text(`colour.${colour}`)}` : text(`desk.flag.${kind}`);
}

/** @param {Flag[]} raised */
export function chips(raised) {
  return raised.map((flag) => {
    const chip = document.createElement('li');
    chip.dataset.alarm = String(isAlarm(flag));
    chip.dataset.kind = flag.kind;
    chip.textContent = flagText(flag);
    return chip;
  });
}

/** The boards that are on the floor, and those of rounds that are not over. @param {HallState} hall @returns {Watched[]} */
export function watched(hall) {
  return Object.entries(hall.rounds)
    .filter(([, round]) => round.published)
    .flatMap(([round, { boards = {} }]) =>
      Object.entries(boards).map(([board, { white, black, game, result, play }]) => ({
        round: Number(round),
        board: Number(board),
        white: hall.players[white]?.name ?? '?',
        black: hall.players[black]?.name ?? '?',
        game,
        result,
        play,
      })),
    );
}

class Row {
  #link = document.createElement('a');
  #number = document.createElement('span');
  #flags = document.createElement('ul');
  #state = document.createElement('span');
  /** @type {Record<Colour, HTMLElement>} */
  #clocks = { white: document.createElement('span'), black: document.createElement('span') };
  #names = { white: document.createElement('bdi'), black: document.createElement('bdi') };
  #said = '';

  constructor() {
    this.element = document.createElement('li');
    this.#number.className = 'number';
    this.#flags.className = 'flags';
    this.#state.className = 'state';
    const players = COLOURS.map((colour) => this.#player(colour));
    this.#link.append(this.#number, ...players, this.#state);
    this.element.append(this.#link, this.#flags);
  }

  /** @param {Colour} colour */
  #player(colour) {
    const line = document.createElement('span');
    const disc = document.createElement('span');
    line.className = 'side';
    disc.className = 'disc';
    disc.dataset.colour = colour;
    this.#clocks[colour].className = 'clock';
    line.append(disc, this.#names[colour], this.#clocks[colour]);
    return line;
  }

  /** @param {Watched} board @param {boolean} chosen */
  show(board, chosen) {
    this.board = board;
    write(this.#number, String(board.board));
    this.#number.title = text('desk.round-board', { round: board.round, board: board.board });
    this.#link.href = `#${board.round}.${board.board}`;
    if (chosen) this.#link.setAttribute('aria-current', 'true');
    else this.#link.removeAttribute('aria-current');
    for (const colour of COLOURS) write(this.#names[colour], board[colour]);
    write(this.#state, progress(board));
    this.element.dataset.over = String(board.result !== undefined);
  }

  /** @param {HallState} terms @param {number} now */
  tick(terms, now) {
    if (!this.board) return;
    const raised = flags(this.board, terms, now);
    const said = raised.map(flagText).join('|');
    if (said !== this.#said) {
      this.#flags.replaceChildren(...chips(raised));
      this.#link.title = said.replaceAll('|', ', '); // among hundreds of boards there is only a sign
    }
    this.#said = said;
    this.element.dataset.alarm = String(raised.some(isAlarm));
    const clock = this.board.play?.clock ?? {};
    for (const colour of COLOURS) {
      const time = left(clock, colour, now);
      write(this.#clocks[colour], time === undefined ? '' : format(time));
      this.#clocks[colour].dataset.running = String(!terms.stopped && clock.running === colour);
    }
  }
}

/** The progress of a game. @param {Watched} board */
function progress({ result, game, play }) {
  if (result !== undefined) return score(result);
  if (game && !play) return '…'; // its state has not come yet
  if (!play || play.phase === 'not-begun') return text('desk.not-begun');
  if (play.phase === 'paused') return text('desk.stopped');
  return text('desk.move-number', { n: Math.floor(play.ply / 2) + 1 });
}

export class Overview {
  /** @type {Map<string, Row>} */
  #rows = new Map();
  /** @type {Watched[]} */
  #boards = [];
  #byBoard = false;
  #ranked = 0;
  #begun = 0;
  /** @type {HallState | null} */
  #hall = null;

  /** @param {() => number} now @param {() => string} chosen the round and the board that are open, as in the address */
  constructor(now, chosen) {
    this.now = now;
    this.chosen = chosen;
    $('#by-board').onclick = () => {
      this.#byBoard = !this.#byBoard;
      $('#by-board').setAttribute('aria-pressed', String(this.#byBoard));
      this.#rank();
    };
    setInterval(() => this.#tick(), TICK_MILLIS);
  }

  get boards() {
    return this.#boards;
  }

  /** @param {HallState} hall */
  show(hall) {
    this.#hall = hall;
    this.#boards = watched(hall);
    this.#begun ||= performance.now();
    this.#rank();
  }

  /** Whether the boards have come, but not all of their games: their order will be another. */
  get #isComing() {
    return this.#rows.size === 0 && performance.now() < this.#begun + PATIENCE_MILLIS && this.#boards.some(({ game, play, result }) => game && !play && result === undefined);
  }

  #rank() {
    if (!this.#hall || this.#isComing) return;
    this.#ranked = this.now();
    const boards = this.#byBoard ? this.#boards.toSorted((one, other) => one.round - other.round || one.board - other.board) : ordered(this.#boards, this.#hall, this.now());
    const rows = boards.map((board) => this.#row(board));
    arrange($('#list'), rows.map(({ element }) => element));
    $('#no-boards').hidden = rows.length > 0;
    $('#list').dataset.size = rows.length >= CROWD ? 'crowd' : rows.length >= MANY ? 'many' : 'few';
    this.#showUrgent(this.#hall);
    const counts = tally(this.#boards, this.#hall, this.now());
    const said = counts.length > 0 ? counts.map(({ kind, count }) => counted(`desk.count.${kind}`, count)).join(' · ') : text('desk.all-quiet');
    write($('#tally'), said);
    this.#tickRows();
  }

  /** The next thing to do: the board that needs the arbiter most. @param {HallState} hall */
  #showUrgent(hall) {
    const [first] = ordered(this.#boards, hall, this.now());
    const [flag] = first ? flags(first, hall, this.now()) : [];
    const link = one(HTMLAnchorElement, '#urgent');
    link.hidden = flag === undefined || !isAlarm(flag);
    if (link.hidden) return;
    link.href = `#${first.round}.${first.board}`;
    write(link, text('desk.next', { board: first.board, why: flagText(flag) }));
  }

  /** @param {Watched} board */
  #row(board) {
    const key = `${board.round}.${board.board}`;
    const row = this.#rows.get(key) ?? new Row();
    this.#rows.set(key, row);
    row.show(board, this.chosen() === key);
    return row;
  }

  #tick() {
    if (this.#rows.size === 0 || this.now() - this.#ranked > RANKING_MILLIS) this.#rank();
    else this.#tickRows();
  }

  #tickRows() {
    const hall = this.#hall;
    if (hall) for (const row of this.#rows.values()) row.tick(hall, this.now());
  }
}
