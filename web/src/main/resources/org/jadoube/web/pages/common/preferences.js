// @ts-check
// A reader's preferences on this device: colours, pieces, sound, help with moving.

/**
 * @typedef {object} Chosen
 * @property {'system' | 'light' | 'dark'} theme
 * @property {'sage' | 'walnut' | 'slate' | 'ice'} board
 * @property {'classic' | 'slab' | 'wood'} pieces
 * @property {boolean} sound
 * @property {boolean} alarm whether little time left is heard
 * @property {boolean} targets whether legal moves are shown
 * @property {boolean} animation
 * @property {boolean} asked whether the player has been asked about sounds
 * @property {boolean} chat whether lines of others are shown
 * @property {boolean} typing whether there is a field to type moves in
 * @property {import('../game/aids.js').Aid[] | null} aids null: as is usual
 */

const NAME = 'jadoube:preferences';

/** @type {Chosen} */
const USUAL = {
  theme: 'system',
  board: 'sage',
  pieces: 'classic',
  sound: false,
  alarm: true,
  targets: true,
  animation: true,
  asked: false,
  chat: true,
  typing: false,
  aids: null,
};

/** @type {Set<(chosen: Chosen) => void>} */
const listeners = new Set();

function kept() {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}') ?? {};
  } catch {
    return {}; // A page in another's frame may have no storage.
  }
}

let chosen = { ...USUAL, ...kept() };

/** @returns {Chosen} */
export const preferences = () => chosen;

/** @param {Partial<Chosen>} change */
export function prefer(change) {
  chosen = { ...chosen, ...change };
  try {
    localStorage.setItem(NAME, JSON.stringify(chosen));
  } catch {
    // It lasts as long as the page.
  }
  dress();
  listeners.forEach((tell) => tell(chosen));
}

/** Calls `tell` at every change. @param {(chosen: Chosen) => void} tell */
export const onPreference = (tell) => void listeners.add(tell);

/** Sets the attributes that the style sheets read. */
function dress() {
  const { dataset } = document.documentElement;
  dataset.theme = chosen.theme;
  dataset.board = chosen.board;
}
