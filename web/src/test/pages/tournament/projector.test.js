import assert from 'node:assert/strict';
import { test } from 'node:test';
import { names, Projector, slides } from '#pages/tournament/projector.js';
import { numbered } from '#pages/game/moverows.js';

/** @param {number} board @param {HallGame['phase'] | undefined} phase @param {string} [result] */
const pairing = (board, phase, result) => ({
  board,
  white: { number: 1, name: 'Ana' },
  black: { number: 2, name: 'Boris' },
  result,
  play: phase && /** @type {HallGame} */ ({ phase }),
});

/** @param {number} count */
const places = (count) => Array.from({ length: count }, (_, at) => ({ rank: at + 1, number: at + 1, name: 'Ana', points: '1', values: [] }));

test('boards are shown while games go on, then pairings, then standings', () => {
  const boards = Array.from({ length: 10 }, (_, at) => pairing(at + 1, 'running'));
  assert.deepEqual(slides(boards, places(13)).map(({ kind }) => kind), ['boards', 'boards', 'pairings', 'standings', 'standings']);
});

test('a round that is over, or not begun on the server, has no boards to show', () => {
  assert.deepEqual(slides([pairing(1, 'finished', '1-0'), pairing(2, undefined)], places(0)).map(({ kind }) => kind), ['pairings']);
});

test('moves stand beside each other by their numbers, also if Black began', () => {
  const move = (/** @type {number} */ number, /** @type {Colour} */ colour, /** @type {string} */ text) => /** @type {Move} */ ({ number, colour, text });
  const rows = numbered([move(5, 'black', 'Nf6'), move(6, 'white', 'e4'), move(6, 'black', 'e5')]);
  assert.deepEqual([...rows], [[5, { black: 'Nf6' }], [6, { white: 'e4', black: 'e5' }]]);
});

test('a page that somebody turned to stays as long as any other', (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] });
  /** @type {number[]} */
  const shown = [];
  const projector = new Projector(() => ['boards 0', 'boards 1', 'pairings 0'], (page) => shown.push(page));
  context.mock.timers.tick(11_000);
  projector.leaf(1);
  context.mock.timers.tick(11_000);
  assert.deepEqual(shown, [1]);
  context.mock.timers.tick(1_000);
  assert.deepEqual(shown, [1, 2]);
  projector.end();
});

test('a page that was turned to is still shown when boards before it come or go', (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] });
  const running = Array.from({ length: 10 }, (_, at) => pairing(at + 1, 'running'));
  let boards = running.slice(0, 1);
  /** @type {string[]} */
  const shown = [];
  const all = () => names(slides(boards, places(13)));
  const projector = new Projector(all, (page) => shown.push(all()[page]));
  projector.refresh();
  projector.leaf(1);
  boards = running;
  projector.refresh();
  boards = [pairing(1, 'finished', '1-0')];
  projector.refresh();
  assert.deepEqual(shown, ['boards 0', 'pairings 0', 'pairings 0', 'pairings 0']);
  projector.end();
});

test('the boards come first as soon as there are any', (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] });
  let boards = [pairing(1, undefined)];
  /** @type {string[]} */
  const shown = [];
  const all = () => names(slides(boards, places(0)));
  const projector = new Projector(all, (page) => shown.push(all()[page]));
  projector.refresh();
  boards = [pairing(1, 'running')];
  projector.refresh();
  assert.deepEqual(shown, ['pairings 0', 'boards 0']);
  projector.end();
});
