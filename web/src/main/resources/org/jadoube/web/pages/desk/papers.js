// @ts-check
// An arbiter's printed papers for a game: its scoresheet, and the envelope of an adjourned one.

import { format } from '../common/clock.js';
import { nameOf } from '../common/guests.js';
import { MiniBoard } from '../board/miniboard.js';
import { numbered } from '../game/moverows.js';
import { text, when } from '../common/texts.js';

const ROWS = 30; // as many as a column of a printed scoresheet has, and there are two on a page

/** @template {keyof HTMLElementTagNameMap} K @param {K} kind @param {string} className @param {(Node | string)[]} content */
function element(kind, className, ...content) {
  const made = document.createElement(kind);
  made.className = className;
  made.append(...content);
  return made;
}

/** @param {[string, string][]} lines */
function facts(lines) {
  return element('dl', 'facts', ...lines.flatMap(([name, value]) => [element('dt', '', name), element('dd', '', value)]));
}

/**
 * The number of the first move of each page: a game of more than 60 moves takes another.
 *
 * @param {number} first
 * @param {number} last
 */
export function pageStarts(first, last) {
  const pages = Math.max(1, Math.ceil((last - first + 1) / (2 * ROWS)));
  return Array.from({ length: pages }, (_, page) => first + page * 2 * ROWS);
}

/** @param {ReturnType<typeof numbered>} rows @param {number} first */
function column(rows, first) {
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  head.append(...['', text('colour.white'), text('colour.black')].map((words) => element('th', '', words)));
  const body = table.createTBody();
  for (let number = first; number < first + ROWS; number++) {
    const row = body.insertRow();
    row.append(element('th', '', String(number)), element('td', '', rows.get(number)?.white ?? ''), element('td', '', rows.get(number)?.black ?? ''));
  }
  return table;
}

/** @param {GameMessage} game @param {Printed} printed */
const heads = ({ players, state, terms, created }, { of, result }) => [
  ...(of ? [/** @type {[string, string]} */ ([text('desk.sheet-of'), `${text(`colour.${of}`)} · ${nameOf(players, of)}`])] : []),
  .../** @type {[string, string][]} */ ([
    [text('colour.white'), nameOf(players, 'white')],
    [text('colour.black'), nameOf(players, 'black')],
    [text('tournament.result'), of ? '' : (result ?? state.ending?.text ?? '')],
    [text('time'), terms],
    [text('desk.date'), of ? '' : when(created)],
  ]),
];

const signatures = () => element('p', 'signatures', element('span', '', text('desk.signature.white')), element('span', '', text('desk.signature.black')));

/**
 * The printed facts about a game besides its moves.
 *
 * @typedef {object} Printed
 * @property {string} heading the event, the round and the board
 * @property {string} [result] as the event has it
 * @property {Colour} [of] whose empty sheet it is
 */

/** The pages of a scoresheet. @param {GameMessage} game @param {Printed} printed */
export function scoresheet(game, printed) {
  const moves = printed.of ? [] : game.moves;
  const rows = numbered(moves);
  const starts = pageStarts(moves[0]?.number ?? 1, moves.at(-1)?.number ?? 0);
  return starts.map((first) =>
    element(
      'article',
      'scoresheet',
      element('h2', '', starts.length > 1 ? `${printed.heading} · ${starts.indexOf(first) + 1} / ${starts.length}` : printed.heading),
      facts(heads(game, printed)),
      element('div', 'score-columns', column(rows, first), column(rows, first + ROWS)),
      signatures(),
    ),
  );
}

/** A sheet for each player, to be filled in by hand. @param {GameMessage} game @param {string} heading */
export const blank = (game, heading) => /** @type {Colour[]} */ (['white', 'black']).flatMap((of) => scoresheet(game, { heading, of }));

/** @param {GameMessage} game */
const label = ({ log }) => log.findLast(({ event }) => event.type === 'envelope-labelled')?.event.label;

/**
 * The text on the envelope (Guidelines I.2): the position and the times before the sealed move, and the player who sealed
 * it.
 *
 * @param {GameMessage} game
 */
export function envelope(game) {
  const { players, moves, state } = game;
  const board = new MiniBoard();
  board.show(state.fen);
  const written = label(game);
  const next = state.turn === 'white' ? (moves.at(-1)?.number ?? 0) + 1 : (moves.at(-1)?.number ?? 1);
  const time = (/** @type {number | undefined} */ millis) => (millis === undefined ? '' : format(millis));
  return element(
    'article',
    'envelope',
    element('h2', '', text('desk.envelope')),
    facts([
      [text('colour.white'), written?.white ?? nameOf(players, 'white')],
      [text('colour.black'), written?.black ?? nameOf(players, 'black')],
      [text('desk.sealed-by'), `${text(`colour.${state.turn}`)} · ${nameOf(players, state.turn)}`],
      [text('desk.sealed-number'), String(next)],
      [text('desk.left.white'), time(state.clock.whiteMillis)],
      [text('desk.left.black'), time(state.clock.blackMillis)],
      [text('desk.open-offer'), state.offer ? text(`offer.${state.offer}`) : '–'],
      [text('desk.field.resumption'), written ? when(written.resumption) : ''],
      [text('desk.field.venue'), written?.venue ?? ''],
    ]),
    element('div', 'envelope-board', board.element),
    signatures(),
  );
}
