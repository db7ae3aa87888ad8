import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { page } from '#test/page.js';

page('en');

/** A connection that does what the test says. */
class Socket {
  static OPEN = 1;
  /** @type {Socket[]} */
  static all = [];
  readyState = 1;
  /** @type {string[]} */
  sent = [];
  /** @type {null | (() => void)} */
  onopen = null;
  /** @type {null | ((message: { data: string }) => void)} */
  onmessage = null;
  /** @type {null | ((closed: { code: number }) => void)} */
  onclose = null;

  constructor() {
    Socket.all.push(this);
  }

  /** @param {string} message */
  send(message) {
    this.sent.push(message);
  }

  close() {}
}

Object.assign(globalThis, { WebSocket: Socket, location: { origin: 'http://localhost' } });
Object.assign(document, { addEventListener: () => {} });
const { Stream } = await import('#pages/common/stream.js');

/** @type {InstanceType<typeof Stream> | undefined} */
let stream;
/** @type {string[]} */
let states = [];

/** @param {string | undefined} token */
function follow(token) {
  states = [];
  Socket.all = [];
  stream = new Stream('/api/games/g', token, {
    onMessage: () => {},
    onState: (state) => states.push(state),
    seen: () => undefined,
  });
  return Socket.all[0];
}

afterEach(() => stream?.close());

const WRONG = JSON.stringify({ type: 'error', error: { code: 'wrong-token', detail: 'no' } });

test('a server too busy to read the hello is asked again', () => {
  follow('token').onclose?.({ code: 1008 });
  assert.deepEqual(states, ['lost']);
});

test('with a token that is refused one watches, and without any gives up', () => {
  const socket = follow('token');
  socket.onmessage?.({ data: WRONG });
  socket.onclose?.({ code: 1008 });
  assert.equal(Socket.all.length, 2);
  Socket.all[1].onclose?.({ code: 1008 });
  assert.deepEqual(states, ['refused']);
});

test('an unknown game is not asked for again', () => {
  follow(undefined).onclose?.({ code: 4404 });
  assert.deepEqual(states, ['refused']);
});
