import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format } from '#pages/common/clock.js';
import { readTime } from '#pages/common/timetext.js';

for (const millis of [0, 900, 19_900, 20_000, 61_000, 3_599_000, 3_600_000, 7_265_000]) {
  test(`what is shown of ${millis} ms can be entered`, () => assert.equal(readTime(format(millis)), millis));
}

for (const [written, millis] of /** @type {[string, number][]} */ ([[' 5:00 ', 300_000], ['0:19,5', 19_500], ['120:00', 7_200_000]])) {
  test(`'${written}' is a time`, () => assert.equal(readTime(written), millis));
}

for (const written of ['', '5', '5:60', '1:75:00', '-1:00', '1:0', '0:00.25', 'five']) {
  test(`'${written}' is no time`, () => assert.ok(Number.isNaN(readTime(written))));
}
