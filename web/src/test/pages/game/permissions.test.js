import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Discreet, Permissions } from '#pages/game/permissions.js';

const may = new Permissions({
  acts: { move: 'granted', 'claim-draw:threefold': 'granted', resign: 'r1', 'claim-draw:fifty-moves': 'r1' },
  reasons: { r1: { sentence: 'The game is over.', refusal: { objection: { type: 'game-over' } } } },
});

test('an act is granted in the manner that is', () => {
  assert.equal(may.grants('move'), true);
  assert.equal(may.grants('claim-draw', 'threefold'), true);
  assert.equal(may.grants('claim-draw'), false);
});

test('a refusal counts for each of its acts', () => {
  assert.equal(may.why('resign'), 'The game is over.');
  assert.equal(may.why('claim-draw', 'fifty-moves'), 'The game is over.');
  assert.equal(may.objection('resign'), 'game-over');
  assert.equal(may.why('move'), '');
});

test('spectators may do nothing and are told nothing', () => {
  const none = new Permissions();
  assert.equal(none.grants('move'), false);
  assert.equal(none.why('move'), '');
});

test('whoever looks over the arbiter’s shoulder does not learn from what is permitted that a move was illegal', () => {
  const reasons = { none: { sentence: 'The move is legal.', refusal: { objection: { type: 'move-is-legal' } } } };
  const discreet = new Discreet(new Permissions({ acts: { 'report:illegal-move': 'none', resume: 'none' }, reasons }));
  assert.equal(discreet.grants('report', 'illegal-move'), true);
  assert.equal(discreet.why('report', 'illegal-move'), '');
  assert.equal(discreet.why('resume'), 'The move is legal.');
  const over = { r: { sentence: 'The game is over.', refusal: { objection: { type: 'game-over' } } } };
  assert.equal(new Discreet(new Permissions({ acts: { 'report:illegal-move': 'r' }, reasons: over })).grants('report', 'illegal-move'), false);
});
