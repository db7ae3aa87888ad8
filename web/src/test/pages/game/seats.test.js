import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { invitationSetAside, setAside } from '#pages/game/seats.js';

beforeEach(() => {
  /** @type {Map<string, string>} */
  const kept = new Map();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (/** @type {string} */ name) => kept.get(name) ?? null,
      setItem: (/** @type {string} */ name, /** @type {string} */ value) => kept.set(name, value),
      removeItem: (/** @type {string} */ name) => kept.delete(name),
    },
  });
});

test('an invitation that was set aside is given back once, and only for its game', () => {
  setAside('abc', 'i1');
  assert.equal(invitationSetAside('def'), '');
  assert.equal(invitationSetAside('abc'), 'i1');
  assert.equal(invitationSetAside('abc'), '');
});

test('no invitation sets nothing aside', () => {
  setAside('abc', 'i1');
  setAside('abc', '');
  assert.equal(invitationSetAside('abc'), 'i1');
});
