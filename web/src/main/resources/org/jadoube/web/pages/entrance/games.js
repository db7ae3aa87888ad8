// @ts-check
// The page of the games that anybody may watch.

import { sentence } from '../common/api.js';
import { $ } from '../common/dom.js';
import { fill, publicGames } from './publicgames.js';
import './searching.js';

const EVERY_MILLIS = 5000;

let shown = '';

/** @param {'live' | 'finished'} name @param {Headline[]} games */
function show(name, games) {
  fill(`#${name}`, games);
  $(`#${name} .none`).hidden = games.length > 0;
}

async function look() {
  try {
    const games = await publicGames();
    const now = JSON.stringify(games);
    if (now !== shown) {
      shown = now;
      show('live', games.live);
      show('finished', games.finished);
    }
    $('#fault').textContent = '';
  } catch (problem) {
    $('#fault').textContent = sentence(problem);
  }
}

async function follow() {
  if (!document.hidden) await look();
  setTimeout(follow, EVERY_MILLIS);
}

document.addEventListener('visibilitychange', () => document.hidden || look());
void follow();
