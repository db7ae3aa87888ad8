// @ts-check
// Which tournaments are on, and which are to come.

/** @typedef {{ id: string, name: string, stage: string, created: string }} Listed */

/**
 * Tournaments that go on, and those that take entries, the latest first.
 *
 * @param {Listed[]} tournaments
 * @param {number} most of each
 */
export function onNow(tournaments, most) {
  const at = (/** @type {string} */ stage) => tournaments.filter((each) => each.stage === stage).slice(0, most);
  return { now: at('running'), soon: at('registration') };
}
