// @ts-check
// Names of players. Guests may have given any name, and are marked.

import { text } from './texts.js';

/** A player's name for a line of text; empty while the seat is free. @param {Players} players @param {Colour} colour */
export function nameOf(players, colour) {
  const name = players[colour] ?? '';
  return name && isGuest(players, colour) ? text('guest-name', { name }) : name;
}

/** Whether a player may have given any name. @param {Players} players @param {Colour} colour */
export const isGuest = (players, colour) => (colour === 'white' ? players.whiteIs : players.blackIs) === 'guest';
