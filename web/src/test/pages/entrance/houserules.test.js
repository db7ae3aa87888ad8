import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '#test/page.js';

page('en', { 'fault.house-rules': 'Line {line}, column {column}: found “{found}”, expected {expected}.' });
const { settled, told } = await import('#pages/entrance/houserules.js');

test('every fault is told with its line and column', () => {
  const faults = [
    { line: 5, column: 9, found: 'soon', expected: 'free, never or after 30 moves' },
    { line: 6, column: 1, found: 'nonsense', expected: 'key = value' },
  ];
  assert.equal(
    told({ faults, clauses: [] }),
    'Line 5, column 9: found “soon”, expected free, never or after 30 moves.\nLine 6, column 1: found “nonsense”, expected key = value.',
  );
  assert.equal(told({ faults: [], clauses: [] }), '');
});

test('the form knows which keys the clauses settle', () => {
  assert.deepEqual(settled({ faults: [], clauses: [{ settings: [{ key: 'time' }, { key: 'draws' }] }, { settings: [] }, { settings: [{ key: 'points' }] }] }), ['time', 'draws', 'points']);
});
