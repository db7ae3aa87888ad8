import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../page.js';

page('en', {
  'guest-name': '{name} (guest)',
  'lobby.minutes': '{minutes} min',
  'lobby.seconds': '{seconds} s',
  'lobby.bonus': '+ {seconds} s',
  'lobby.no-clock': 'no clock',
  'lobby.you-play.white': 'you play White',
  'lobby.you-play.black': 'you play Black',
  'lobby.lot': 'random colours',
  'lobby.unrated': 'unrated',
});
const { arrived, coloured, named, ownColour, terms, timeText } = await import('#pages/lobby/offers.js');
const pending = await import('#pages/lobby/pending.js');

const ana = { name: 'Ana', guest: true, bot: false };
const offer = (/** @type {string} */ id, /** @type {object} */ more = {}) =>
  /** @type {SeekOffer} */ ({ id, by: ana, timeControl: '300+3', variant: 'standard', ...more });

test('times of one period are said in words, others as they are written', () => {
  assert.deepEqual(['300+3', '60', '30+1', '-', '40/5400+30:1800+30'].map(timeText), [
    '5 min + 3 s',
    '1 min',
    '30 s + 1 s',
    'no clock',
    '40/5400+30:1800+30',
  ]);
});

test('whoever accepts has the colour that the other does not wish for, or the free seat', () => {
  assert.equal(coloured(offer('a', { colour: 'white' })), 'black');
  assert.equal(coloured(offer('a')), undefined);
  assert.equal(coloured(offer('a', { until: 'later', black: ana })), 'white');
  assert.equal(coloured(offer('a', { until: 'later', colour: 'white' })), undefined);
  assert.equal(coloured(offer('a', { until: 'later', to: ana, colour: 'white' })), 'black');
});

test('the maker of a challenge to anybody has the seat that is taken', () => {
  assert.equal(ownColour(offer('a', { until: 'later', black: ana })), 'black');
  assert.equal(ownColour(offer('a')), undefined);
});

test('an offer says its terms, and a guest is marked', () => {
  assert.equal(terms(offer('a', { variant: 'chess960' }), 'white'), '5 min + 3 s · Chess960 · you play White · unrated');
  assert.equal(terms(offer('a'), undefined), '5 min + 3 s · random colours · unrated');
  assert.equal(named(ana), 'Ana (guest)');
});

test('at most three that have come are told, and none of one’s own', () => {
  const now = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [id, offer(id)]));
  assert.deepEqual(arrived({ a: offer('a') }, now, new Set(['b'])).map(({ id }) => id), ['c', 'd', 'e']);
});

test('what no longer waits is known by its absence', () => {
  pending.add('a', { kind: 'seeks', token: 'x' });
  pending.add('b', { kind: 'challenges', token: 'y' });
  assert.deepEqual(pending.settled({ seeks: [offer('a')], received: [], made: [] }), ['b']);
  pending.drop('b');
  assert.deepEqual(Object.keys(pending.all()), ['a']);
  sessionStorage.setItem('jadoube:lobby', 'nonsense');
  assert.deepEqual(pending.all(), {});
});
