// @ts-check
// What players have asked of the arbiter without stopping the clocks, until something has been decided.

const CALLS = ['arbiter-called', 'times-disputed'];
const ANSWERS = ['ruling', 'clocks-resumed', 'increment-refused', 'played-on'];

/** @param {Note[]} log */
export const openCalls = (log) =>
  log.slice(log.findLastIndex(({ event }) => ANSWERS.includes(event.type)) + 1).filter(({ event }) => CALLS.includes(event.type));
