import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onNow } from '#pages/entrance/onnow.js';

test('tournaments that go on and that take entries are listed apart, and no others', () => {
  const all = ['running', 'registration', 'finished', 'running', 'running'].map((stage, i) => ({ id: String(i), name: '', stage, created: '' }));
  const ids = (/** @type {{ id: string }[]} */ some) => some.map(({ id }) => id);
  const { now, soon } = onNow(all, 2);
  assert.deepEqual(ids(now), ['0', '3']);
  assert.deepEqual(ids(soon), ['1']);
});
