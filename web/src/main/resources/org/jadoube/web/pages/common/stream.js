// @ts-check
// The live stream of a game or a tournament. It reconnects by itself, and knows the server's time.

import { dropDeadConnections } from './api.js';
import { language } from './texts.js';

const TICK_MILLIS = 500;
const PING_MILLIS = 3_000;
const SILENCE_MILLIS = 7_000;
// Browsers delay timers, which must not make a connection look dead: a ping gets at least this long.
const ANSWER_MILLIS = 3_000;
const SHORTEST_WAIT_MILLIS = 250;
const LONGEST_WAIT_MILLIS = 4_000;
const CONNECTING_MILLIS = 3_000;
const LONGEST_CONNECTING_MILLIS = 8_000;
const AGEING_MILLIS = 5; // by how much the best round trip is relaxed with each ping

const UNKNOWN = 4404;
const DELETED = 4410;
const POLICY = 1008;

// Not Date.now(): the device's clock may be changed.
const uptime = () => performance.now();

/**
 * The connection that `early.js` opened before this script had come, for the first caller; otherwise a new one.
 *
 * @param {string} url
 */
function opened(url) {
  const { earlySocket } = globalThis;
  globalThis.earlySocket = undefined;
  return earlySocket?.url === url && earlySocket.readyState <= WebSocket.OPEN ? earlySocket : new WebSocket(url);
}

export class Stream {
  /** @type {WebSocket | null} */
  #socket = null;
  #live = false;
  #over = false;
  #begun = 0;
  #heard = 0;
  #pinged = 0;
  /** @type {number | null} */
  #unanswered = null; // when the first ping was sent that nothing has answered
  #offset = Date.now() - uptime();
  #bestTrip = Infinity;
  #wait = SHORTEST_WAIT_MILLIS;
  #patience = CONNECTING_MILLIS;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #again;
  #unseated = false; // whether the token was refused; without one, we only watch
  #silence = false; // whether the previous connection died silently
  #end = new AbortController();

  /**
   * @param {string} path of the game or the event
   * @param {string | undefined} token
   * @param {object} told
   * @param {(message: StreamMessage) => void} told.onMessage
   * @param {(state: 'live' | 'lost' | 'refused') => void} told.onState
   * @param {() => number | undefined} told.seen gives the sequence of the latest event seen, or undefined to get the whole game
   */
  constructor(path, token, { onMessage, onState, seen }) {
    this.url = `${location.origin.replace(/^http/, 'ws')}${path}/stream`;
    this.token = token;
    this.onMessage = onMessage;
    this.onState = onState;
    this.seen = seen;
    this.#connect();
    const { signal } = this.#end;
    const ticking = setInterval(() => this.#check(), TICK_MILLIS);
    signal.addEventListener('abort', () => clearInterval(ticking));
    addEventListener('online', () => this.#hasten(), { signal });
    addEventListener('pageshow', () => this.#hasten(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden || this.#hasten(), { signal });
  }

  /** Ends it for good, with no further news. */
  close() {
    this.#over = true;
    this.#end.abort();
    this.#drop();
    clearTimeout(this.#again);
  }

  /** Milliseconds since 1970 by the server's clock. */
  now() {
    return uptime() + this.#offset;
  }

  /** Reconnects. */
  restart() {
    if (!this.#over) this.#lose();
  }

  #connect() {
    clearTimeout(this.#again);
    const socket = opened(this.url);
    const hello = () => socket.send(JSON.stringify({ type: 'hello', token: this.token, language, after: this.seen() }));
    this.#socket = socket;
    this.#begun = uptime();
    if (socket.readyState === WebSocket.OPEN) hello();
    else socket.onopen = hello;
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data));
    socket.onclose = ({ code }) => this.#closed(code);
  }

  /** @param {StreamMessage} message */
  #receive(message) {
    this.#heard = uptime();
    this.#unanswered = null;
    if (message.error?.code === 'wrong-token') this.#unseated = true;
    if (message.type === 'pong') return this.#learnTime(message);
    if (message.type === 'welcome') this.#welcome(message);
    this.onMessage(message);
  }

  /** @param {{ now: number }} message */
  #welcome({ now }) {
    this.#live = true;
    this.#wait = SHORTEST_WAIT_MILLIS;
    this.#patience = CONNECTING_MILLIS;
    this.#bestTrip = Infinity;
    this.#offset = now - uptime();
    this.#ping();
    this.onState('live');
    if (this.#silence) dropDeadConnections();
    this.#silence = false;
  }

  /** @param {{ sent: string, now: number }} message */
  #learnTime({ sent, now }) {
    const trip = uptime() - Number(sent);
    if (trip <= this.#bestTrip) {
      this.#bestTrip = trip;
      this.#offset = now + trip / 2 - uptime();
    }
    this.#bestTrip += AGEING_MILLIS;
  }

  #ping() {
    this.#pinged = uptime();
    this.#unanswered ??= this.#pinged;
    this.#socket?.send(JSON.stringify({ type: 'ping', sent: String(Math.round(this.#pinged)) }));
  }

  #check() {
    if (!this.#socket) return;
    const now = uptime();
    if (!this.#live) {
      if (now - this.#begun > this.#patience) this.#lose();
    } else if (now - this.#heard > SILENCE_MILLIS && now - (this.#unanswered ?? now) > ANSWER_MILLIS) {
      this.#silence = true;
      this.#lose();
    } else if (now - this.#pinged >= PING_MILLIS && this.#socket.readyState === WebSocket.OPEN) {
      this.#ping();
    }
  }

  /** Tests the connection soon, since the network may have changed or come back. */
  #hasten() {
    if (this.#over) return;
    if (!this.#socket) {
      this.#connect();
    } else if (!this.#live) {
      if (uptime() - this.#begun > SHORTEST_WAIT_MILLIS) this.#lose(SHORTEST_WAIT_MILLIS);
    } else if (this.#socket.readyState === WebSocket.OPEN) {
      this.#heard = Math.min(this.#heard, uptime() - SILENCE_MILLIS + ANSWER_MILLIS);
      this.#ping();
    }
  }

  /** Gives up the connection without waiting for the other end, which may never answer. */
  #lose(wait = this.#wait) {
    this.#drop();
    if (!this.#live) this.#patience = Math.min(this.#patience * 1.5, LONGEST_CONNECTING_MILLIS);
    this.#live = false;
    this.#unanswered = null;
    this.onState('lost');
    clearTimeout(this.#again);
    // Random, so that not all clients reconnect at the same moment when a busy server is back.
    this.#again = setTimeout(() => this.#connect(), wait * (0.3 + 0.7 * Math.random()));
    this.#wait = Math.min(this.#wait * 1.6, LONGEST_WAIT_MILLIS);
  }

  #drop() {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#socket = null;
  }

  /** @param {number} code */
  #closed(code) {
    if (this.#unseated && this.token) {
      this.token = undefined;
      return this.#connect();
    }
    // A server that is too busy to read the `hello` closes with 1008, too.
    const refused = code === UNKNOWN || code === DELETED || (code === POLICY && this.#unseated);
    if (!refused) return this.#lose();
    this.#over = true;
    this.#socket = null;
    this.onState('refused');
  }
}
