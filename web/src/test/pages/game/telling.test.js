import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTold } from '#pages/game/telling.js';

/** @param {string} type @param {string} [why] */
const told = (type, why) => isTold({ event: { type, why } });

test('offers, claims and rulings are told, moves and the start are not', () => {
  assert.ok(told('draw-offered') && told('claim-decided') && told('clocks-paused'));
  assert.ok(!told('move-made') && !told('game-begun'));
});

test('what a player enters beforehand is nobody’s business, and that something is kept private neither', () => {
  for (const type of ['premove-entered', 'move-entered', 'kept-private', 'aids-chosen']) assert.ok(!told(type), type);
});

test('an entry that the player has taken back is not told, one that has become impossible is', () => {
  assert.ok(!told('entry-dropped', 'by-player'));
  assert.ok(told('entry-dropped', 'illegal'));
});
