// @ts-check
// The address of a player's page: number and name, since numbers change with late entries until the fourth round (C.04.2, 2.3).

/** @typedef {{ number: number, name: string }} Named */

/** A name in an address. @param {string} name */
const slug = (name) => name.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');

/** The last part of the address. @param {Named} player */
export const playerLink = ({ number, name }) => [number, slug(name)].filter((part) => part !== '').join('-');

/**
 * Whom an address means: whoever has the number and the name, or else the name alone, or else the number alone.
 *
 * @template {Named} P
 * @param {P[]} players
 * @param {string} link the last part of the address
 * @returns {P | undefined}
 */
export function linked(players, link) {
  const [, number, name = ''] = /^(\d+)(?:-(.*))?$/u.exec(link) ?? [];
  const numbered = players.find((each) => each.number === Number(number));
  if (name === '' || (numbered && slug(numbered.name) === name)) return numbered;
  const named = players.filter((each) => slug(each.name) === name);
  return named.length === 1 ? named[0] : numbered;
}
