import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { afterEach, beforeEach, test } from 'node:test';
import { page } from '#test/page.js';

page('en');
const { Outgoing } = await import('#pages/game/sending.js');
const { ApiError, waitAfter } = await import('#pages/common/api.js');

const reach = globalThis.fetch;
/** What the server answers next: a status, or 0 if it hangs up. @type {number[]} */
let answers;
/** The keys that have arrived. @type {(string | string[] | undefined)[]} */
let arrived;

const server = createServer((request, response) => {
  arrived.push(request.headers['idempotency-key']);
  const status = answers.shift() ?? 200;
  if (status === 0) {
    request.socket.destroy();
    return;
  }
  response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify(status === 200 ? { sequence: 7 } : { code: 'out-of-turn', detail: 'no' }));
});

beforeEach(async () => {
  [answers, arrived] = [[], []];
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  globalThis.fetch = (path, init) => reach(new URL(String(path), `http://127.0.0.1:${address.port}`), init);
});

afterEach(() => new Promise((done) => server.close(() => done(undefined))));

const MOVE = { body: { type: 'move', attempt: 'e2e4' }, move: 'e2e4', ply: 0 };

/** Sends at once again whenever an attempt has failed. */
function outgoing() {
  /** @type {InstanceType<typeof Outgoing>} */
  const sender = new Outgoing('game', 'token', () => sender.current?.tried && queueMicrotask(() => sender.hurry()));
  return sender;
}

test('an act is sent until there is an answer, always with the same key', async () => {
  answers = [0, 503, 429, 200];
  assert.equal((await outgoing().send(MOVE)).sequence, 7);
  assert.equal(arrived.length, 4);
  assert.equal(new Set(arrived).size, 1);
});

test('every act has a key of its own', async () => {
  const sender = outgoing();
  await sender.send(MOVE);
  await sender.send(MOVE);
  assert.equal(new Set(arrived).size, 2);
});

test('a final refusal is not sent again', async () => {
  answers = [409];
  const sender = outgoing();
  await assert.rejects(sender.send(MOVE), { status: 409 });
  assert.equal(arrived.length, 1);
  assert.equal(sender.current, null);
});

test('a move that was under way is recalled with its key after a reload', async () => {
  const sender = outgoing();
  await sender.send(MOVE);
  const left = new Outgoing('game', 'token', () => {}).recall();
  assert.deepEqual({ ...left, key: undefined }, { ...left, key: undefined, ...MOVE });
  assert.equal(left?.key, arrived[0]);
});

test('a move is under way until the game has it', async () => {
  const sender = outgoing();
  await sender.send(MOVE);
  sender.settle(6, 0);
  assert.notEqual(sender.current, null);
  sender.settle(7, 0);
  assert.equal(sender.current, null);
  assert.equal(sender.recall(), null);
});

test('the next attempt waits for as long as the server asks', () => {
  const busy = new ApiError(503, { code: 'busy', detail: 'no' }, 2000);
  assert.equal(waitAfter(busy, 250), 2000);
  assert.equal(waitAfter(busy, 3000), 3000);
  assert.equal(waitAfter(new TypeError('no network'), 250), 250);
});
