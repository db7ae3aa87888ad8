import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { code, hash, place } from '#pages/learn/address.js';

const PLACES = [
  { kind: 'daily' },
  { kind: 'incident', edition: '2018', id: 'king-and-both-rooks-touched' },
  { kind: 'lesson', edition: '2023', chapter: 'III', level: 2 },
  { kind: 'mixed', edition: 'E04' },
  { kind: 'missed', edition: '2023' },
  { kind: 'set', edition: '2023', codes: ['abc123', 'zzzzzz'] },
];

for (const each of PLACES) {
  test(`what is open has an address: ${each.kind}`, () => {
    assert.deepEqual(place(hash(/** @type {import('#pages/learn/address.js').Place} */ (each))), each);
  });
}

test('other addresses open nothing', () => {
  for (const other of ['#lessons', '#lesson/2023/9/4', '#set/2023/', '#set/2023/abc', '#lesson/2023/<b>/1', '#12/x']) assert.equal(place(other), null, other);
});

test('a set has an end', () => {
  const codes = Array.from({ length: 500 }, () => 'abc123');
  assert.equal(place(hash({ kind: 'set', edition: '2023', codes }))?.codes?.length, 100);
});

test('each incident has a code of its own, which stays', () => {
  const directory = new URL('../../../../../spec/incidents/', import.meta.url);
  const names = readdirSync(directory).flatMap((file) => JSON.parse(readFileSync(new URL(file, directory), 'utf8')).map((/** @type {{ case: string }} */ each) => each.case.replace('Incident: ', '')));
  assert.ok(names.length > 400);
  assert.equal(new Set(names.map(code)).size, names.length);
  assert.equal(code('king-and-both-rooks-touched'), 'pshrwi');
});
