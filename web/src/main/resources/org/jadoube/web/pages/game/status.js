// @ts-check
// The state of the game, in a line, and the title of the window.

import { announces } from './visuallydisabled.js';
import { COLOURS } from './situation.js';
import { isolated, local, text, when } from '../common/texts.js';

const USUAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** @typedef {import('./situation.js').Situation} Situation */

/** @param {Situation} situation */
export function terms({ game }) {
  const start = game.chess960 !== undefined && text('chess960', { number: game.chess960 });
  return [game.terms, game.edition, game.houseRules && isolated(game.houseRules), start].filter(Boolean).join(' · ');
}

/** What a file says about the game. @param {Situation} situation */
export const about = (situation) => ({
  white: situation.nameOf('white'),
  black: situation.nameOf('black'),
  result: situation.state.ending?.result,
  start: situation.game.start === USUAL ? undefined : situation.game.start,
  chess960: situation.game.chess960 !== undefined,
});

/** @param {Situation} situation */
export function title(situation) {
  const mine = situation.myTurn ? `${text('my-move')} – ` : '';
  const names = COLOURS.map((colour) => isolated(situation.nameOf(colour) || '…'));
  return `${mine}${names.join(' – ')} – jadoube`;
}

/** An act on its way. @param {import('./sending.js').Outgoing} outgoing */
export function underWay({ current }) {
  const what = text(current?.move ? 'sending.move' : 'sending.act');
  return current?.tried ? `${what} ${text('sending.again')}` : what;
}

/** The sentence on a pause; only after an outage do the clocks start again by themselves. @param {GameState['pause']} pause */
function pausedBy(pause) {
  const sentence = pause?.sentence ?? text('paused');
  return pause?.reason === 'outage' ? `${sentence} ${text('resumption')}` : sentence;
}

/** The reason why the player having the move cannot move; empty if there is none. @param {Situation} situation */
const hindrance = ({ may, game }) => (announces(game) ? '' : local(may.why('move')));

/**
 * @param {Situation} situation
 * @param {{ slow: string, declaring: boolean, armed: boolean }} here the state of this window; `slow` names an act that
 * takes long
 */
export function status(situation, { slow, declaring, armed }) {
  const { game, state, you } = situation;
  if (game.casual.abortedBy) return text(`aborted.${game.casual.abortedBy}`);
  if (game.startsAt && state.phase === 'not-begun') return text('starts-at', { time: when(game.startsAt) });
  if (!situation.bothHere) return text('waiting');
  if (slow) return slow;
  if (state.phase === 'not-begun') return text('not-begun');
  if (state.phase === 'finished') return '';
  if (state.phase === 'paused') return pausedBy(state.pause);
  if (declaring) return text('intend');
  const said = [
    state.check && text('check'),
    state.turn === you ? hindrance(situation) || text('own-move') : text(`to-move.${state.turn}`),
    armed && text('armed'),
    // Whom it is proposed to is asked beside the buttons.
    state.takeback && !situation.may.grants('accept-takeback') && text(state.takeback === you ? 'own-takeback' : `takeback.${state.takeback}`),
    state.offer && text(state.offer === you ? 'own-offer' : `offer.${state.offer}`),
  ];
  return said.filter(Boolean).join(' ');
}
