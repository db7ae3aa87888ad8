import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { keep, recall } from '#pages/game/variationkeep.js';

/** @param {string} san */
const variation = (san) => /** @type {any} */ ([[2, [{ move: { uci: 'g1f3', san }, replies: [] }]]]);

beforeEach(() => {
  const methods = {
    getItem: (/** @type {string} */ name) => kept[name] ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ value) => { kept[name] = value; },
    removeItem: (/** @type {string} */ name) => { delete kept[name]; },
  };
  /** @type {Record<string, any>} */
  const kept = Object.create(methods);
  Object.assign(globalThis, { localStorage: kept });
});

test('what was tried in a game is there again, and only in that game', () => {
  keep('abc', variation('Nf3'));
  assert.deepEqual(recall('abc'), variation('Nf3'));
  assert.deepEqual(recall('abd'), []);
});

test('a game whose variations are all removed is forgotten', () => {
  keep('abc', variation('Nf3'));
  keep('abc', []);
  assert.deepEqual(Object.keys(localStorage), []);
});

test('only the latest twenty games are kept', () => {
  for (let game = 1; game <= 21; game++) keep(`game${game}`, variation('Nf3'), game);
  assert.deepEqual(recall('game1'), []);
  assert.deepEqual(recall('game2'), variation('Nf3'));
});

test('a tree that is too large leaves what was kept before', () => {
  keep('abc', variation('Nf3'));
  keep('abc', variation('N'.repeat(60_000)));
  assert.deepEqual(recall('abc'), variation('Nf3'));
});

test('what somebody else has written there is no variation', () => {
  localStorage.setItem('jadoube:variations:abc', '{');
  assert.deepEqual(recall('abc'), []);
});
