// @ts-check
// Faults of changes to a tournament.

import { ApiError, sentence } from '../common/api.js';

/** What went wrong; the server's own words tell more about tournaments. @param {unknown} problem */
export function fault(problem) {
  const said = sentence(problem);
  return problem instanceof ApiError && problem.status < 500 ? `${said} (${problem.error.detail})` : said;
}
