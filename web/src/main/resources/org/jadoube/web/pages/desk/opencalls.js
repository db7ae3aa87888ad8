// @ts-check
// Requests of players to the arbiter that did not stop the clocks and are still undecided.

const CALLS = ['arbiter-called', 'times-disputed'];
const ANSWERS = ['ruling', 'clocks-resumed', 'increment-refused', 'played-on'];

/** @param {Note[]} log */
export const openCalls = (log) =>
  log.slice(log.findLastIndex(({ event }) => ANSWERS.includes(event.type)) + 1).filter(({ event }) => CALLS.includes(event.type));
