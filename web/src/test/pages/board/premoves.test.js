import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '#test/page.js';

page('en');
const { premoves, premovesMeant } = await import('#pages/board/premoves.js');

/** @param {Record<string, string>} pieces @param {string} from */
const goals = (pieces, from) =>
  premoves(new Map(Object.entries(pieces)), 'white').filter((move) => move.startsWith(from)).map((move) => move.slice(2)).sort();

test('a pawn may step, leap from its first rank, and capture what is not yet there', () => {
  assert.deepEqual(goals({ e2: 'P' }, 'e2'), ['d3', 'e3', 'e4', 'f3']);
  assert.deepEqual(goals({ e3: 'P' }, 'e3'), ['d4', 'e4', 'f4']);
});

test('a pawn that promotes has the choice of pieces', () => {
  assert.deepEqual(goals({ a7: 'P' }, 'a7').filter((goal) => goal.startsWith('a8')), ['a8b', 'a8n', 'a8q', 'a8r']);
});

test('nothing stands in the way of a rook, for it may be gone by then', () => {
  assert.equal(goals({ a1: 'R', a2: 'P', b1: 'N' }, 'a1').length, 14);
});

test('a knight stays on the board', () => {
  assert.deepEqual(goals({ b1: 'N' }, 'b1'), ['a3', 'c3', 'd2']);
});

test('a king on its first square may castle', () => {
  assert.deepEqual(goals({ a1: 'R', e1: 'K', h1: 'R' }, 'e1'), ['c1', 'd1', 'd2', 'e2', 'f1', 'f2', 'g1']);
  assert.deepEqual(goals({ a1: 'K' }, 'a1'), ['a2', 'b1', 'b2']);
});

test('in Chess960 it castles onto its rook', () => {
  assert.deepEqual(goals({ b1: 'R', d1: 'K', h1: 'R' }, 'd1'), ['b1', 'c1', 'c2', 'd2', 'e1', 'e2', 'h1']);
  const pieces = new Map(Object.entries({ b1: 'R', d1: 'K', g1: 'R' }));
  assert.deepEqual(premovesMeant(['O-O'], pieces, 'white'), ['d1g1']);
  assert.deepEqual(premovesMeant(['O-O-O'], pieces, 'white'), ['d1b1']);
});

test('what is typed means a premove if the piece can go there at all', () => {
  const pieces = new Map(Object.entries({ a1: 'R', e1: 'K', a7: 'P', g1: 'N', b1: 'N' }));
  assert.deepEqual(premovesMeant(['O-O-O'], pieces, 'white'), ['e1c1']);
  assert.deepEqual(premovesMeant(['a7a8'], pieces, 'white'), ['a7a8q', 'a7a8r', 'a7a8b', 'a7a8n']);
  assert.deepEqual(premovesMeant(['a7a8n'], pieces, 'white'), ['a7a8n']);
  assert.deepEqual(premovesMeant(['b1f3', 'g1f3'], pieces, 'white'), ['g1f3']);
});

test('the pieces of the opponent are left out', () => {
  assert.deepEqual(premoves(new Map([['e7', 'p']]), 'white'), []);
});
