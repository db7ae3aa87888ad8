// @ts-check
// What an arbiter prints of a game: its scoresheet, and what stands on the envelope of an adjourned one.

import { format } from '../common/clock.js';
import { MiniBoard } from '../board/miniboard.js';
import { numbered } from '../game/moverows.js';
import { text, when } from '../common/texts.js';

const ROWS = 60; // as many as printed scoresheets have

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

/** @param {GameMessage} game @param {string} heading the event, the round and the board */
export function scoresheet(game, heading) {
  const { players, moves, state } = game;
  const rows = numbered(moves);
  const first = moves[0]?.number ?? 1;
  const last = Math.max(first + ROWS - 1, moves.at(-1)?.number ?? 0);
  const list = element('ol', 'score-rows');
  for (let number = first; number <= last; number++) {
    const row = rows.get(number);
    list.append(element('li', '', element('b', '', `${number}`), element('span', '', row?.white ?? ''), element('span', '', row?.black ?? '')));
  }
  const signatures = element('p', 'signatures', element('span', '', text('desk.signature.white')), element('span', '', text('desk.signature.black')));
  return element(
    'article',
    'scoresheet',
    element('h2', '', heading),
    facts([
      [text('colour.white'), players.white ?? ''],
      [text('colour.black'), players.black ?? ''],
      [text('event.result'), state.ending?.text ?? ''],
      [text('time'), game.terms],
      [text('desk.date'), when(game.created)],
    ]),
    list,
    signatures,
  );
}

/** @param {GameMessage} game */
const label = ({ log }) => log.findLast(({ event }) => event.type === 'envelope-labelled')?.event.label;

/** What stands on the envelope (Guidelines I.2): the position and the times before the sealed move, and who has sealed it. @param {GameMessage} game */
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
      [text('colour.white'), written?.white ?? players.white ?? ''],
      [text('colour.black'), written?.black ?? players.black ?? ''],
      [text('desk.sealed-by'), `${text(`colour.${state.turn}`)} · ${players[state.turn] ?? ''}`],
      [text('desk.sealed-number'), String(next)],
      [text('desk.left.white'), time(state.clock.whiteMillis)],
      [text('desk.left.black'), time(state.clock.blackMillis)],
      [text('desk.open-offer'), state.offer ? text(`offer.${state.offer}`) : '–'],
      [text('desk.field.resumption'), written ? when(written.resumption) : ''],
      [text('desk.field.venue'), written?.venue ?? ''],
    ]),
    element('div', 'envelope-board', board.element),
    element('p', 'signatures', element('span', '', text('desk.signature.white')), element('span', '', text('desk.signature.black'))),
  );
}
