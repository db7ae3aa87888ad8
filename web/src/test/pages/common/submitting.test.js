import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '#test/page.js';

page('en');
const { onceAtATime } = await import('#pages/common/submitting.js');

test('what is pressed twice is done once, and can be done again later', async () => {
  /** @type {(() => void)[]} */
  const ends = [];
  const act = onceAtATime(() => new Promise((done) => ends.push(() => done(undefined))));
  const [first] = [act(), act()];
  assert.equal(ends.length, 1);
  ends[0]();
  await first;
  act();
  assert.equal(ends.length, 2);
});

test('what has failed can be done again', async () => {
  let times = 0;
  const act = onceAtATime(async () => {
    times++;
    throw new Error('no network');
  });
  await assert.rejects(act());
  await assert.rejects(act());
  assert.equal(times, 2);
});
