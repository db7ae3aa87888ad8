import assert from 'node:assert/strict';
import { test } from 'node:test';
import { halves, score, sides } from '#pages/tournament/points.js';

test('a result is written as people do', () => {
  const written = { '1-0': '1–0', '1/2-1/2': '½–½', '0-1/2': '0–½', '+/-': '+ –', '-/-': '– –', '0-0': '0–0' };
  for (const [result, text] of Object.entries(written)) assert.equal(score(result), text);
  assert.equal(score(undefined), '');
});

test('each player has a side of the result', () => {
  assert.deepEqual(sides('0-1/2'), ['0', '½']);
  assert.deepEqual(sides('-/+'), ['–', '+']);
  assert.deepEqual(sides(undefined), ['', '']);
});

test('points are written with halves', () => {
  for (const [points, words] of Object.entries({ 0: '0', 0.5: '½', 1.5: '1½', 10.5: '10½', 3: '3', 1.25: '1.25', '28/3': '28/3' })) assert.equal(halves(points), words);
});
