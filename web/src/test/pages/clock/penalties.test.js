import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { cost, play } from '#pages/clock/penalties.js';
import { periods, timeClass } from '#pages/clock/timecontrol.js';

/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** @type {import('#pages/clock/penalties.js').Edition[]} */
const editions = read('../clock-laws.json').editions;
/** @type {{ control: string, classes: Record<string, string> }[]} */
const classes = read('../clock-cases.json').classes;

/** @param {string} name */
function edition(name) {
  const found = editions.find((each) => each.name === name);
  assert.ok(found);
  return found;
}

for (const { control, classes: expected } of classes) {
  test(`${control} is the kind of game that each edition says`, () => {
    const found = Object.fromEntries(Object.keys(expected).map((name) => [name, timeClass(periods(control), edition(name))]));
    assert.deepEqual(found, expected);
  });
}

test('every edition has penalties for every kind of game', () => {
  for (const each of editions) {
    for (const control of ['180+2', '900+10', '5400+30']) {
      for (const supervised of [true, false]) assert.equal(play(each, periods(control), supervised).penalties.length, 2);
    }
  }
});

test('an illegal move in blitz costs less without supervision', () => {
  const gain = (/** @type {boolean} */ supervised) => play(edition('FIDE 2023'), periods('180+2'), supervised).penalties[0].millis;
  assert.deepEqual([gain(true), gain(false)], [120_000, 60_000]);
});

const COSTS = [
  [0, 180_000, 60_000, 0],
  [600_000, 180_000, 60_000, 180_000],
  [200_001, 180_000, 60_000, 100_000],
  [100_000, 180_000, 60_000, 40_000],
  [30_000, 180_000, 60_000, 0],
  [600_000, 0, 0, 0],
];

for (const [left, costsAtMostMillis, leavesMillis, expected] of COSTS) {
  test(`of ${left} ms, at most ${costsAtMostMillis} that leaves ${leavesMillis} is ${expected}`, () => {
    const penalty = { name: /** @type {const} */ ('wrong-claim'), article: '', millis: 0, time: '', most: '', costsAtMostMillis, leavesMillis };
    assert.equal(cost(penalty, left), expected);
  });
}
