// @ts-check
// Announced moves, in the words that the server has put into the page.

import { $ } from '../common/dom.js';
import { spelled } from '../common/speech.js';
import { text } from '../common/texts.js';

/** @type {import('../common/speech.js').Words} */
export const words = JSON.parse($('#spoken').textContent);

/** The announcement, with the player. @param {Move} move */
export const announced = ({ colour, words: move }) => text(`played.${colour}`, { move: spelled(move, words) });
