// @ts-check
// An act on its way to the server. It is sent until there is an answer, always with one key, so
// that it happens once. A move that is being sent survives a reload of the page.

import { newKey, passes, request, waitAfter } from '../common/api.js';

const SLOW_MILLIS = 400; // anything faster needs no message
const SHORTEST_WAIT_MILLIS = 250;
const LONGEST_WAIT_MILLIS = 3_000;
// A dead connection swallows an attempt; the next one gets another connection.
const SHORTEST_ANSWER_MILLIS = 5_000;
const LONGEST_ANSWER_MILLIS = 15_000;

/**
 * @typedef {object} Sent an act that is to be sent
 * @property {unknown} body the act
 * @property {string | null} [move] in UCI, if the act makes one
 * @property {number} ply how many moves had been made before
 * @property {string} [key]
 */

class Sending {
  slow = false;
  tried = false; // whether an attempt has failed
  reached = Infinity; // the sequence of the game after the act
  #hurry = () => {};

  /** @param {Sent} sent */
  constructor({ body, move, ply, key = newKey() }) {
    this.body = body;
    this.move = move;
    this.ply = ply;
    this.key = key;
  }

  /**
   * Returns the answer; throws a final refusal.
   *
   * @param {string} path
   * @param {string | undefined} token
   * @param {() => void} onTrouble
   * @returns {Promise<ActDone>}
   */
  async answer(path, token, onTrouble) {
    let millis = SHORTEST_ANSWER_MILLIS;
    for (let wait = SHORTEST_WAIT_MILLIS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MILLIS)) {
      const control = new AbortController();
      /** @type {Promise<void>} */
      const hurried = new Promise((done) => (this.#hurry = done));
      hurried.then(() => control.abort());
      let pause = wait;
      try {
        return await request('POST', path, { body: this.body, token, key: this.key, brief: true, control, millis });
      } catch (problem) {
        if (!passes(problem)) throw problem;
        this.tried = true;
        pause = waitAfter(problem, wait);
        millis = Math.min(millis * 1.5, LONGEST_ANSWER_MILLIS);
        onTrouble();
      }
      await Promise.race([hurried, new Promise((done) => setTimeout(done, pause))]);
    }
  }

  hurry() {
    this.#hurry();
  }
}

/** The act that this window is sending in a game, one at a time. */
export class Outgoing {
  /** @type {Sending | null} */
  current = null;

  /**
   * @param {string} id
   * @param {string | undefined} token
   * @param {() => void} onChange called when something starts, ends, fails or is slow
   */
  constructor(id, token, onChange) {
    this.path = `/api/games/${id}/acts`;
    this.name = `jadoube:unsent:${id}`;
    this.token = token;
    this.onChange = onChange;
  }

  /** Sends the act; returns the answer, or throws the reason of a refusal. @param {Sent} act */
  async send(act) {
    const sending = new Sending(act);
    this.current = sending;
    if (sending.move) this.#keep(sending);
    const patience = setTimeout(() => this.#slow(sending), SLOW_MILLIS);
    this.onChange();
    try {
      const answer = await sending.answer(this.path, this.token, this.onChange);
      sending.reached = answer.sequence;
      return answer;
    } catch (problem) {
      if (this.current === sending) this.#done();
      throw problem;
    } finally {
      clearTimeout(patience);
    }
  }

  /** @param {Sending} sending */
  #keep(sending) {
    try {
      sessionStorage.setItem(this.name, JSON.stringify(sending));
    } catch {
      // Without storage, play goes on.
    }
  }

  /** @param {Sending} sending */
  #slow(sending) {
    sending.slow = true;
    if (this.current === sending) this.onChange();
  }

  /** Retries at once, since the connection is back. */
  hurry() {
    this.current?.hurry();
  }

  /**
   * Notes that the game has reached this sequence and so many moves, so that the act being sent may have arrived.
   *
   * @param {number} sequence
   * @param {number} plies
   */
  settle(sequence, plies) {
    const { current } = this;
    if (current && ((current.move && plies > current.ply) || sequence >= current.reached)) this.#done();
  }

  #done() {
    this.current = null;
    sessionStorage.removeItem(this.name);
  }

  /** A move that was being sent when the page was reloaded. @returns {Sent | null} */
  recall() {
    try {
      return JSON.parse(sessionStorage.getItem(this.name) ?? 'null');
    } catch {
      return null;
    }
  }

  forget() {
    sessionStorage.removeItem(this.name);
  }
}
