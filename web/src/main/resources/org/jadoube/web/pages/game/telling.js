// @ts-check
// Which of a game's events are told beside the moves.

/** Moves have their own rows; what a player has entered is shown where it waits, and nobody's business elsewhere (E04 3.1.5). */
const SILENT = [
  'move-made', 'game-begun', 'move-written', 'aids-chosen', 'premove-entered', 'move-entered', 'position-sensed', 'kept-private',
];

/** @param {Pick<Note['event'], 'type' | 'why'>} event */
const isTakenBack = ({ type, why }) => type === 'entry-dropped' && why === 'by-player';

/** @param {{ event: Pick<Note['event'], 'type' | 'why'> }} note */
export const isTold = ({ event }) => !SILENT.includes(event.type) && !isTakenBack(event);
