import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '#test/page.js';

page('en');
const { seemsShort } = await import('#pages/entrance/timechoice.js');

for (const control of ['5+3', '90+30', '15', '40/90+30']) {
  test(`${control} was probably meant in minutes`, () => assert.ok(seemsShort(control)));
}

for (const control of ['300+3', '5400+30', '40/7200:3600', '-']) {
  test(`${control} was meant in seconds`, () => assert.ok(!seemsShort(control)));
}
