import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '#test/page.js';

page('en', {});
const { announces, unrepeated } = await import('#pages/game/visuallydisabled.js');

const game = { regulations: { edition: 'FIDE 2023', arrangements: ['white-visually-disabled'] } };
const moves = /** @type {any[]} */ ([{ ply: 1, colour: 'white', uci: 'e2e4' }]);
const executed = (/** @type {number} */ ply) => /** @type {any} */ ({ ply, event: { type: 'move-executed' } });

test('moves are announced if a player is visually disabled, except under E04', () => {
  assert.ok(announces(game));
  assert.ok(!announces({ regulations: { edition: 'FIDE 2023' } }));
  assert.ok(!announces({ regulations: { edition: 'E04', arrangements: ['white-visually-disabled'] } }));
});

test('the opponent has to repeat a move until it is made on the other board', () => {
  assert.equal(unrepeated(game, moves, [], 'black'), moves[0]);
  assert.equal(unrepeated(game, moves, [executed(1)], 'black'), null);
  assert.equal(unrepeated(game, moves, [], 'white'), null);
  assert.equal(unrepeated(game, moves, [], null), null);
});
