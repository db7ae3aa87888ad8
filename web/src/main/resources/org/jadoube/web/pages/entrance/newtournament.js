// @ts-check
// The terms of a new tournament, from a few fields. Programs can settle much more.

import { typed } from '../common/numbers.js';

export const FORMATS = ['round-robin', 'swiss', 'double-swiss', 'knockout', 'match', 'scheveningen'];

/** The places where its games can be played. */
export const PLACES = ['online', 'table', 'hybrid'];

/** FIDE's Online Chess Regulations: the only book for hybrid tournaments, and none for wooden boards. */
export const ONLINE = 'E04';

/** The participants. */
export const SIDES = ['players', 'teams'];

/** Formats whose number of rounds does not follow from the participants. */
export const COUNTED = ['swiss', 'double-swiss', 'match'];

// The usual ones. In a Swiss everybody meets different opponents, so others are usual.
/** @type {Record<string, string[]>} */
const TIE_BREAKS = { 'round-robin': ['DE', 'SB', 'WIN'], swiss: ['BH-C1', 'BH', 'SB'], 'double-swiss': ['BH', 'SB'], scheveningen: ['WIN'] };
// In team tournaments the points of the boards come first.
/** @type {Record<string, string[]>} */
const TEAM_TIE_BREAKS = { 'round-robin': ['MPvGP', 'EDE', 'EMGSB'], swiss: ['MPvGP', 'EMGSB-C1', 'BH-C1:MP'], scheveningen: ['MPvGP'] };
const USUAL_COLOURS = 'type-a';
const SECONDS = 60;
const MOST_MINUTES = 600;
const MOST_MOVES = 200;
const MOST_BOARDS = 50;
const MOST_ROUNDS = 99;

/**
 * @typedef {object} Wished
 * @property {string} name
 * @property {string} format
 * @property {string} rounds
 * @property {string} minutes
 * @property {string} seconds
 * @property {string} [control] the time control in the written notation, in place of minutes and seconds
 * @property {string} [edition]
 * @property {boolean} [judges] whether there is an arbiter to turn to
 * @property {boolean} [supervised]
 * @property {boolean} [claims] whether an arbiter decides on claims
 * @property {string} [place] one of the places
 * @property {boolean} [scores] whether players over the board write the moves down
 * @property {string} [late] how many minutes a player may be late
 * @property {string} [draws] how many moves have to be made before a draw may be agreed
 * @property {string} [sides] one of the sides
 * @property {string} [boards] of a team
 * @property {string} [colours] which teams prefer in a Swiss (C.04.6, 1.7); type A is the rule's own
 * @property {string} [venue] where it is held
 * @property {string} [byes] how many half-point byes a player may have
 * @property {string} [last] in how many rounds at the end there are none
 * @property {string} [houseRules] the text of the house rules; empty if there are none
 * @property {string[]} [settled] the keys that they settle
 */

/** @param {string} text @param {number} least @param {number} most */
function between(text, least, most) {
  const number = typed(text);
  return number >= least && number <= most ? number : undefined;
}

/** The time control; null if the house rules have one, undefined if the fields make no sense. @param {Wished} wished */
function timeControl({ minutes, seconds, control = '', settled = [] }) {
  if (settled.includes('time')) return null;
  if (control.trim() !== '') return control.trim();
  const time = between(minutes, 1 / SECONDS, MOST_MINUTES);
  const bonus = between(seconds, 0, MOST_MINUTES);
  if (time === undefined || bonus === undefined) return undefined;
  const main = Math.round(time * SECONDS);
  return bonus > 0 ? `${main}+${bonus}` : String(main);
}

/** A field that may be left empty. @param {string | undefined} text @param {number} least @param {number} most */
const optional = (text, least, most) => (text?.trim() ? between(text, least, most) : null);

/** A whole number. @param {number | null | undefined} number */
const whole = (number) => (Number.isInteger(number) ? number : undefined);

/** Rare terms: null if not settled, undefined if the field makes no sense. @param {Wished} wished */
const further = ({ format, late, draws, sides, boards, byes, last }) => ({
  late: optional(late, 0, MOST_MINUTES),
  draws: draws?.trim() ? whole(optional(draws, 1, MOST_MOVES)) : null,
  boards: sides === 'teams' ? whole(optional(boards, 1, MOST_BOARDS)) : null,
  byes: format === 'swiss' && byes?.trim() ? whole(optional(byes, 0, MOST_ROUNDS)) : null,
  last: format === 'swiss' && last?.trim() ? whole(optional(last, 0, MOST_ROUNDS)) : null,
});

/**
 * The fault of a field: the key of a text, and the limits of its value.
 *
 * @typedef {{ name: string, fault: string, least?: number, most?: number }} Fault
 */

/** @param {string} name @param {number} least @param {number} most @returns {Fault} */
const wholeFault = (name, least, most) => ({ name, fault: 'tournament.fault-whole', least, most });

/** The faults of the fields for the time. @param {Wished} wished @returns {Fault[]} */
function timeFaults({ minutes, seconds, control = '', settled = [] }) {
  if (control.trim() !== '' || settled.includes('time')) return [];
  return [
    ...(between(minutes, 1 / SECONDS, MOST_MINUTES) === undefined ? [{ name: 'minutes', fault: 'fault.minutes' }] : []),
    ...(between(seconds, 0, MOST_MINUTES) === undefined ? [{ name: 'seconds', fault: 'fault.seconds' }] : []),
  ];
}

/** The faults of the fields. @param {Wished} wished @returns {Fault[]} */
export function faults(wished) {
  const { late, draws, boards, byes, last } = further(wished);
  return [
    ...(wished.name.trim() === '' ? [{ name: 'tournament-name', fault: 'fault.empty' }] : []),
    ...(boards === undefined ? [wholeFault('boards', 1, MOST_BOARDS)] : []),
    ...(COUNTED.includes(wished.format) && whole(between(wished.rounds, 1, MOST_ROUNDS)) === undefined ? [wholeFault('rounds', 1, MOST_ROUNDS)] : []),
    ...timeFaults(wished),
    ...(late === undefined ? [{ name: 'late', fault: 'tournament.fault-number', least: 0, most: MOST_MINUTES }] : []),
    ...(draws === undefined ? [wholeFault('draws', 1, MOST_MOVES)] : []),
    ...(byes === undefined || (byes === null && last !== null) ? [wholeFault('byes', 0, MOST_ROUNDS)] : []),
    ...(last === undefined ? [wholeFault('last', 0, MOST_ROUNDS)] : []),
  ];
}

/** @param {Wished} wished */
const arrangements = ({ place, scores, claims }) => [
  ...(place === 'table' ? ['over-the-board'] : []),
  ...(place === 'table' && scores ? ['scores-kept-by-players'] : []),
  ...(claims ? ['claims-checked-by-arbiter'] : []),
];

/** The regulations of its games. @param {Wished} wished @param {string | null} time */
function regulations(wished, time) {
  const { place, judges = false, supervised = false, claims = false, houseRules = '' } = wished;
  const { late, draws } = further(wished);
  const arranged = arrangements(wished);
  const edition = place === 'hybrid' ? ONLINE : houseRules ? undefined : wished.edition; // house rules name theirs
  return {
    ...(time === null ? {} : { timeControl: time }),
    ...(houseRules ? { houseRules } : {}),
    ...(edition ? { edition } : {}),
    ...(judges || claims ? { arbiterPresent: true } : {}),
    ...(supervised ? { supervision: 'adequate' } : {}),
    ...(late ? { defaultTimeMillis: Math.round(late * SECONDS * 1000) } : {}),
    ...(draws ? { drawRestriction: { type: 'after', moves: draws } } : {}),
    ...(arranged.length > 0 ? { arrangements: arranged } : {}),
    ...(place === 'hybrid' ? { online: { competition: 'hybrid' } } : {}),
  };
}

/** The document for the server; nothing if a field makes no sense. @param {Wished} wished */
export function terms(wished) {
  const { name, format, rounds, venue, colours = USUAL_COLOURS } = wished;
  const time = timeControl(wished);
  if (time === undefined || faults(wished).length > 0) return undefined;
  const { boards, byes, last } = further(wished);
  return {
    name: name.trim(),
    format,
    rounds: COUNTED.includes(format) ? between(rounds, 1, MOST_ROUNDS) : undefined,
    tieBreaks: (boards ? TEAM_TIE_BREAKS : TIE_BREAKS)[format],
    ...(boards ? { teams: { boards, ...(format === 'swiss' && colours !== USUAL_COLOURS ? { colours } : {}) } } : {}),
    ...(venue?.trim() ? { place: venue.trim() } : {}),
    ...(typeof byes === 'number' ? { halfPointByes: { most: byes, notInLast: last ?? 0 } } : {}),
    regulations: regulations(wished, time),
  };
}
