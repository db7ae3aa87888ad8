import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outcome } from '#pages/game/outcome.js';

test('a result means something else to each player', () => {
  assert.deepEqual(['white', 'black'].map((you) => outcome('1-0', you)), ['won', 'lost']);
  assert.deepEqual(['white', 'black'].map((you) => outcome('1/2-1/2', you)), ['drawn', 'drawn']);
  assert.deepEqual(['white', 'black'].map((you) => outcome('½-½', you)), ['drawn', 'drawn']);
  assert.deepEqual(['white', 'black'].map((you) => outcome('1/2-0', you)), ['drawn', 'lost']);
});

test('a forfeit is won and lost, too', () => {
  assert.deepEqual(['white', 'black'].map((you) => outcome('-/+', you)), ['lost', 'won']);
  assert.deepEqual(['white', 'black'].map((you) => outcome('-/-', you)), ['lost', 'lost']);
});

test('to a spectator it is a result', () => {
  assert.equal(outcome('1-0', 'spectator'), undefined);
});
