import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HandQueue } from '#pages/table/handqueue.js';

/** @param {string} hand */
const act = (hand) => ({ type: 'hands', hands: [hand] });
const settled = () => new Promise((done) => setTimeout(done));

/** A queue whose answers are given by hand. */
function queue() {
  /** @type {string[]} */
  const sent = [];
  /** @type {{ done: (answer: ActDone) => void, fail: (problem: unknown) => void }[]} */
  const waiting = [];
  /** @type {unknown[]} */
  const refused = [];
  const made = new HandQueue({
    send: (by, { hands = [] }) => {
      sent.push(`${by} ${hands[0]}`);
      return new Promise((done, fail) => waiting.push({ done, fail }));
    },
    onDone: () => {},
    onRefused: (_, problem) => refused.push(problem),
  });
  return { made, sent, waiting, refused };
}

test('what hands do is sent one after the other, in its order', async () => {
  const { made, sent, waiting } = queue();
  made.add('white', act('lift e2'));
  made.add('white', act('press'));
  assert.deepEqual(sent, ['white lift e2']);
  waiting[0].done({ sequence: 1 });
  await settled();
  assert.deepEqual(sent, ['white lift e2', 'white press']);
});

test('it is pending until the game has come that far', async () => {
  const { made, waiting } = queue();
  made.add('white', act('lift e2'));
  waiting[0].done({ sequence: 3 });
  await settled();
  made.settle(2);
  assert.equal(made.pending.length, 1);
  made.settle(3);
  assert.equal(made.pending.length, 0);
});

test('what came after something that was refused is dropped', async () => {
  const { made, sent, waiting, refused } = queue();
  made.add('black', act('lift e2'));
  made.add('black', act('put black-pawn e5'));
  waiting[0].fail('no');
  await settled();
  assert.deepEqual(refused, ['no']);
  assert.equal(made.pending.length, 0);
  made.add('black', act('press'));
  assert.deepEqual(sent, ['black lift e2', 'black press']);
});
