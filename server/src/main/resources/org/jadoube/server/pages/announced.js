// @ts-check
// Moves as they are announced, with the words that the server has put into the page.

import { $ } from './dom.js';
import { spelled } from './speech.js';
import { text } from './texts.js';

/** @type {import('./speech.js').Words} */
export const words = JSON.parse($('#spoken').textContent);

/** With who made it. @param {Move} move */
export const announced = ({ colour, words: move }) => text(`played.${colour}`, { move: spelled(move, words) });
