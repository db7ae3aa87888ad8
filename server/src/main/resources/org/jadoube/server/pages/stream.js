// The live stream of a game; comes back by itself when it is lost, and knows the server's time.

import { language } from './texts.js';

const PING_MILLIS = 10_000;
const SILENCE_MILLIS = 25_000;
const LONGEST_WAIT_MILLIS = 4_000;

export class Stream {
  #offset = 0;
  #bestTrip = Infinity;
  #wait = 250;
  #unseated = false; // whether the token was refused: who has none watches

  constructor(id, token, { onMessage, onState }) {
    this.url = `${location.origin.replace(/^http/, 'ws')}/api/games/${id}/stream`;
    this.token = token;
    this.onMessage = onMessage;
    this.onState = onState;
    this.#connect();
    setInterval(() => this.#check(), PING_MILLIS);
    addEventListener('online', () => this.#check());
    document.addEventListener('visibilitychange', () => this.#check());
  }

  /** Milliseconds since 1970 by the server's clock. */
  now() {
    return Date.now() + this.#offset;
  }

  #connect() {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token: this.token, language }));
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data));
    socket.onclose = ({ code }) => this.#closed(code);
  }

  #receive(message) {
    this.heard = Date.now();
    if (message.type === 'pong') return this.#learnTime(message);
    if (message.error?.code === 'wrong-token') this.#unseated = true;
    if (message.type === 'welcome') {
      this.#wait = 250;
      this.#bestTrip = Infinity;
      this.#offset = message.now - Date.now();
      this.#ping();
      this.onState('live');
    }
    this.onMessage(message);
  }

  #learnTime({ sent, now }) {
    const trip = Date.now() - Number(sent);
    if (trip < this.#bestTrip) {
      this.#bestTrip = trip;
      this.#offset = now + trip / 2 - Date.now();
    }
  }

  #ping() {
    if (this.socket.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ type: 'ping', sent: String(Date.now()) }));
    }
  }

  #check() {
    if (Date.now() - this.heard > SILENCE_MILLIS) this.socket.close();
    else this.#ping();
  }

  #closed(code) {
    if (this.#unseated && this.token) {
      this.token = undefined;
      return this.#connect();
    }
    const final = code === 4404 || code === 1008;
    this.onState(final ? 'refused' : 'lost');
    if (final) return;
    setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 1.6, LONGEST_WAIT_MILLIS);
  }
}
