// @ts-check
// The events of a game that are told besides the moves.

/** Moves have their own rows. A player's entries are shown where they wait, and concern nobody elsewhere (E04 3.1.5). */
const SILENT = [
  'move-made', 'game-begun', 'move-written', 'aids-chosen', 'premove-entered', 'move-entered', 'position-sensed', 'kept-private',
];

/** @param {Pick<Note['event'], 'type' | 'why'>} event */
const isTakenBack = ({ type, why }) => type === 'entry-dropped' && why === 'by-player';

/** @param {{ event: Pick<Note['event'], 'type' | 'why'> }} note */
export const isTold = ({ event }) => !SILENT.includes(event.type) && !isTakenBack(event);
