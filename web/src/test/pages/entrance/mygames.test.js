import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inOrder, isOver, mine, moveNumber } from '#pages/entrance/mygames.js';

const game = (/** @type {object} */ more) =>
  /** @type {Headline} */ (/** @type {unknown} */ ({ phase: 'running', turn: 'white', created: '2026-01-01', ...more }));

test('a game with a seat here and a role of the account is listed once, with its token', () => {
  const account = { roles: [{ scope: 'game:a', role: 'player', colour: /** @type {const} */ ('white') }, { scope: 'game:b', role: 'player', colour: /** @type {const} */ ('black') }, { scope: 'event:e', role: 'player' }, { scope: 'game:c', role: 'arbiter' }] };
  assert.deepEqual(mine([{ id: 'a', colour: 'white', token: 't' }], account), [
    { id: 'a', colour: 'white', token: 't' },
    { id: 'b', colour: 'black' },
  ]);
});

test('games that wait for the player come first, then the newest', () => {
  const listed = [
    { game: game({ created: '2026-01-01' }), own: { id: 'old', colour: /** @type {const} */ ('white') } },
    { game: game({ created: '2026-01-03' }), own: { id: 'new', colour: /** @type {const} */ ('black') } },
    { game: game({ created: '2026-01-02' }), own: { id: 'middle', colour: /** @type {const} */ ('black') } },
  ];
  assert.deepEqual(inOrder(listed).map(({ own }) => own.id), ['old', 'new', 'middle']);
});

test('a game is over when it has ended or was called off', () => {
  assert.ok(isOver(game({ phase: 'finished' })));
  assert.ok(isOver(game({ abortedBy: 'white' })));
  assert.ok(!isOver(game({})));
});

test('the number of a move is White’s and Black’s', () => {
  assert.deepEqual([0, 1, 2, 3].map((ply) => moveNumber({ ply })), [1, 1, 2, 2]);
});
