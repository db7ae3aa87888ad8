import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Looking } from '#pages/game/looking.js';

/** @param {number} plies */
function looking(plies) {
  const found = new Looking(() => {});
  found.reaches(plies);
  return found;
}

test('a live move does not throw back whoever looks at an earlier one', () => {
  const at = looking(4);
  at.step(-2);
  at.reaches(5);
  assert.equal(at.ply, 2);
});

test('whoever looks at the present goes with it', () => {
  const at = looking(4);
  at.reaches(5);
  assert.deepEqual([at.ply, at.past], [5, null]);
});

test('the start and the end are as far as it goes', () => {
  const at = looking(3);
  at.step(-Infinity);
  assert.equal(at.ply, 0);
  at.step(-1);
  assert.equal(at.ply, 0);
  at.step(Infinity);
  assert.equal(at.past, null);
});

test('a position that is taken back is left', () => {
  const at = looking(6);
  at.at(5);
  at.reaches(3);
  assert.deepEqual([at.ply, at.past], [3, null]);
});

test('played through, the game stops at its end', () => {
  mock.timers.enable({ apis: ['setInterval'] });
  const at = looking(2);
  at.play();
  assert.equal(at.ply, 0);
  mock.timers.tick(10_000);
  assert.deepEqual([at.ply, at.playing], [2, false]);
  mock.timers.reset();
});

test('moves that are tried out are stepped through before the game is', () => {
  const at = looking(4);
  let left = 2;
  at.aside = () => left-- > 0;
  [1, 2].forEach(() => at.step(-1));
  assert.equal(at.ply, 4);
  at.step(-1);
  assert.equal(at.ply, 3);
});
