// An act on its way to the server. It is sent until it is answered, always with the same key, so that it
// happens once. A move that is on its way outlives a reload of the page.

import { newKey, passes, request } from './api.js';

const SLOW_MILLIS = 400; // what takes no longer needs no words
const SHORTEST_WAIT_MILLIS = 250;
const LONGEST_WAIT_MILLIS = 3_000;
// A connection that died without a word swallows what is sent over it; the next attempt gets another one.
const SHORTEST_ANSWER_MILLIS = 5_000;
const LONGEST_ANSWER_MILLIS = 15_000;

class Sending {
  slow = false;
  tried = false; // whether an attempt was in vain
  reached = Infinity; // the sequence of the game when it had happened
  #hurry = () => {};

  /**
   * @param body the act
   * @param move in UCI, if the act makes one
   * @param ply how many moves had been made before
   */
  constructor({ body, move, ply, key = newKey() }) {
    Object.assign(this, { body, move, ply, key });
  }

  /** The answer; throws what is final. */
  async answer(path, token, onTrouble) {
    let millis = SHORTEST_ANSWER_MILLIS;
    for (let wait = SHORTEST_WAIT_MILLIS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MILLIS)) {
      const control = new AbortController();
      const hurried = new Promise((done) => (this.#hurry = done));
      hurried.then(() => control.abort());
      try {
        return await request('POST', path, { body: this.body, token, key: this.key, control, millis });
      } catch (problem) {
        if (!passes(problem)) throw problem;
        this.tried = true;
        millis = Math.min(millis * 1.5, LONGEST_ANSWER_MILLIS);
        onTrouble();
      }
      await Promise.race([hurried, new Promise((done) => setTimeout(done, wait))]);
    }
  }

  hurry() {
    this.#hurry();
  }
}

/** What this window has on its way in a game: one act at a time. */
export class Outgoing {
  /** onChange: what is on its way, or how it fares, is not the same any more */
  constructor(id, token, onChange) {
    this.path = `/api/games/${id}/acts`;
    this.name = `jadoube:unsent:${id}`;
    this.token = token;
    this.onChange = onChange;
    this.current = null;
  }

  /** Sends it; gives the answer, or throws why it cannot be done. */
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

  #keep(sending) {
    try {
      sessionStorage.setItem(this.name, JSON.stringify(sending));
    } catch {
      // A browser that keeps nothing can still play.
    }
  }

  #slow(sending) {
    sending.slow = true;
    if (this.current === sending) this.onChange();
  }

  /** The way is free again: does not wait with the next attempt. */
  hurry() {
    this.current?.hurry();
  }

  /** The game has come to this sequence, with so many moves: what was on its way may have arrived. */
  settle(sequence, plies) {
    const { current } = this;
    if (current && ((current.move && plies > current.ply) || sequence >= current.reached)) this.#done();
  }

  #done() {
    this.current = null;
    sessionStorage.removeItem(this.name);
  }

  /** A move that was on its way when the page was loaded again. */
  recall() {
    try {
      return JSON.parse(sessionStorage.getItem(this.name));
    } catch {
      return null;
    }
  }

  forget() {
    sessionStorage.removeItem(this.name);
  }
}
