// @ts-check
// Whether there is an envelope with a sealed move.

const SEALED = ['sealing-ordered', 'move-sealed', 'game-adjourned', 'envelope-labelled', 'reply-sealed'];
const OPENED = ['envelope-opened', 'envelope-lost'];

/** @param {Note[]} log @param {string[]} types */
const latest = (log, types) => log.findLastIndex(({ event }) => types.includes(event.type));

/** Whether there is an envelope: from the order to seal until it is opened. @param {Note[]} log */
export const hasEnvelope = (log) => latest(log, SEALED) > latest(log, OPENED);
