import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onlyMove } from '#pages/board/smartmoves.js';

test('a square is enough where only one move begins or ends there', () => {
  assert.equal(onlyMove(['e2e4', 'd2d4', 'd2d3'], 'e2'), 'e2e4');
  assert.equal(onlyMove(['e2e4', 'd2d4', 'd2d3'], 'd3'), 'd2d3');
});

test('two moves, or none, leave it open', () => {
  assert.equal(onlyMove(['e2e4', 'd2d4', 'd2d3'], 'd2'), null);
  assert.equal(onlyMove(['e2e4'], 'a1'), null);
});

test('the choice of pieces does not make a promotion several moves', () => {
  assert.equal(onlyMove(['a7a8q', 'a7a8n'], 'a8'), 'a7a8');
});
