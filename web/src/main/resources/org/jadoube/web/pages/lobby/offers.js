// @ts-check
// What seeks and challenges say, in words.

import { text } from '../common/texts.js';

/** @typedef {SeekOffer | ChallengeOffer} Offer */

const MINUTE = 60;

/** A whole number of minutes, or of seconds. @param {number} seconds */
const time = (seconds) =>
  seconds % MINUTE === 0 ? text('lobby.minutes', { minutes: seconds / MINUTE }) : text('lobby.seconds', { seconds });

/** A time control: that of one period in words, any other as it is written. @param {string} control */
export function timeText(control) {
  if (control === '-') return text('lobby.no-clock');
  const [, base, bonus] = /^(\d+)(?:\+(\d+))?$/.exec(control) ?? [];
  if (base === undefined) return control;
  return bonus ? `${time(Number(base))} ${text('lobby.bonus', { seconds: bonus })}` : time(Number(base));
}

/** @param {Colour} colour */
const opposite = (colour) => (colour === 'white' ? 'black' : 'white');

/**
 * The colour that somebody would have who accepts; undefined if it is open or drawn by lot.
 *
 * @param {Offer} offer
 * @returns {Colour | undefined}
 */
export function coloured(offer) {
  const { white, black } = /** @type {Partial<ChallengeOffer>} */ (offer);
  if (white || black) return white ? 'black' : 'white';
  const open = 'until' in offer && !offer.to;
  return offer.colour && !open ? opposite(offer.colour) : undefined;
}

/** The colour of whoever has made it, as far as it is known. @param {Offer} offer @returns {Colour | undefined} */
export function ownColour(offer) {
  const { white, black } = /** @type {Partial<ChallengeOffer>} */ (offer);
  if ('to' in offer || !(white || black)) return offer.colour;
  return white ? 'white' : 'black';
}

/** All but the player: `5 min + 3 s · you play White · unrated`. @param {Offer} offer @param {Colour | undefined} colour of the reader */
export function terms(offer, colour) {
  return [
    timeText(offer.timeControl),
    offer.variant === 'standard' ? '' : offer.variant === 'chess960' ? 'Chess960' : 'FEN',
    colour ? text(`lobby.you-play.${colour}`) : text('lobby.lot'),
    text('lobby.unrated'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A name where there can be no elements. @param {LobbyPerson} person */
export const named = ({ name, guest }) => (guest ? text('guest-name', { name }) : name);

/**
 * The offers that were not there before, at most three.
 *
 * @template {Offer} O
 * @param {Record<string, O>} before
 * @param {Record<string, O>} now
 * @param {Set<string>} own ids of the reader's
 */
export const arrived = (before, now, own) =>
  Object.values(now).filter(({ id }) => !(id in before) && !own.has(id)).slice(0, 3);
