import assert from 'node:assert/strict';
import { test } from 'node:test';
import { part, score } from '#pages/game/advantage.js';
import { Variation } from '#pages/game/variation.js';

/** @param {string} uci @returns {TriedMove} */
const move = (uci) => /** @type {any} */ ({ uci });
const moves = (/** @type {string[]} */ ...all) => all.map(move);

test('stepping back keeps the moves, and another move takes their place', () => {
  const variation = new Variation();
  variation.set(moves('e2e4', 'e7e5', 'g1f3'));
  assert.equal(variation.step(-2), true);
  assert.deepEqual(variation.played, ['e2e4']);
  variation.set(moves('e2e4'));
  assert.equal(variation.moves.length, 3);
  variation.set(moves('e2e4', 'c7c5'));
  assert.deepEqual(variation.moves.map(({ uci }) => uci), ['e2e4', 'c7c5']);
});

test('beyond both ends there is nothing to step to, so the game can be stepped through', () => {
  const variation = new Variation();
  assert.equal(variation.step(-1), false);
  variation.set(moves('e2e4'));
  assert.equal(variation.step(1), false);
  assert.equal(variation.step(-1), true);
  assert.equal(variation.step(-1), false);
});

test('the bar is even at zero, never full without a mate, and full with one', () => {
  assert.equal(part({ centipawns: 0 }), 50);
  assert.equal(part({ centipawns: 200 }), 80);
  assert.equal(part({ centipawns: -200 }), 20);
  assert.equal(part({ mateIn: 3 }), 100);
  assert.equal(part({ mateIn: -1 }), 0);
});

test('an evaluation has a sign and is in pawns, and a mate in moves', () => {
  assert.equal(score({ centipawns: 35 }, 'en'), '+0.35');
  assert.equal(score({ centipawns: -120 }, 'de'), '−1,20');
  assert.equal(score({ mateIn: -2 }, 'en'), '−#2');
});
