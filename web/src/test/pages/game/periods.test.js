import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stage } from '#pages/game/periods.js';

test('the moves to the end of a period are counted down', () => {
  assert.deepEqual(stage('40/5400+30:1800+30', 39), { period: 1, of: 2, toGo: 1 });
});

test('the last period has no number of moves', () => {
  assert.deepEqual(stage('40/5400+30:1800+30', 40), { period: 2, of: 2, toGo: null });
});

test('the last period repeats if it has one', () => {
  assert.deepEqual(stage('40/7200', 41), { period: 1, of: 1, toGo: 39 });
});

test('without a time control there are no periods', () => {
  assert.equal(stage('-', 3), null);
});
