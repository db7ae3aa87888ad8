// @ts-check
// What a search has found, as lines of a list.

import { playerLink } from '../tournament/playerlink.js';

/**
 * @typedef {object} SearchResult
 * @property {{ id: string, name: string, place?: string }[]} tournaments
 * @property {{ name: string, number?: number, tournament: string, tournamentName: string }[]} participants
 */

/** @typedef {{ name: string, address: string, said: string }} Hit */

/** @param {SearchResult} found @returns {Hit[]} */
export function hits({ tournaments, participants }) {
  return [
    ...tournaments.map(({ id, name, place = '' }) => ({ name, address: `/tournament/${id}`, said: place })),
    ...participants.map(({ name, number, tournament, tournamentName }) => ({
      name,
      address: number === undefined ? `/tournament/${tournament}` : `/tournament/${tournament}/player/${encodeURIComponent(playerLink({ number, name }))}`,
      said: tournamentName,
    })),
  ];
}
