// @ts-check
// Cases as staged by the server.

import { get } from '../common/api.js';

/** @type {Map<string, Promise<Staging>>} */
const fetched = new Map();

/** @param {string} edition a year, or E04 @param {string} id @returns {Promise<Staging>} */
export function staging(edition, id) {
  const path = `/api/cases/${edition}/${id}`;
  const known = fetched.get(path) ?? get(path);
  fetched.set(path, known);
  known.catch(() => fetched.delete(path));
  return known;
}

/** The edition and the id of a case in the address of its page. @param {string} path */
export function named(path) {
  const [, edition = '', id = ''] = /^\/cases\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  return { edition, id };
}
