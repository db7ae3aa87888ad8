import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '#test/page.js';

page('en', {});
const { armies, duration, ranks, spelled } = await import('#pages/common/speech.js');

const FILES = { a: 'Anna', b: 'Bella', c: 'Cäsar', d: 'David', e: 'Eva', f: 'Felix', g: 'Gustav', h: 'Hektor' };
const RANKS = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const words = {
  squares: Object.fromEntries(Object.entries(FILES).flatMap(([file, name]) => RANKS.map((rank, at) => [`${file}${at + 1}`, `${name} ${rank}`]))),
  pieces: { king: 'König', queen: 'Dame', rook: 'Turm', bishop: 'Läufer', knight: 'Springer', pawn: 'Bauer' },
};

test('each square of a move is said in full', () => {
  assert.equal(spelled('Springer g1 schlägt f3, Schach', words), 'Springer Gustav eins schlägt Felix drei, Schach');
  assert.equal(spelled('kurze Rochade', words), 'kurze Rochade');
});

test('the pieces of each side begin with the king, and the pawns come last, from file to file', () => {
  assert.deepEqual(armies('4k3/8/8/1n6/p7/5P2/P7/R3K2R', words), [
    { colour: 'white', pieces: 'König Eva eins; Turm Anna eins, Hektor eins; Bauer Anna zwei, Felix drei' },
    { colour: 'black', pieces: 'König Eva acht; Springer Bella fünf; Bauer Anna vier' },
  ]);
});

test('the board is told from the eighth rank to the first, each from the a-file', () => {
  const told = ranks('4k3/8/8/8/8/8/8/R3K3', words, (letter) => letter);
  assert.deepEqual(told[0], { rank: '8', pieces: 'k Eva acht' });
  assert.deepEqual(told[7], { rank: '1', pieces: 'R Anna eins, K Eva eins' });
  assert.equal(told[3].pieces, '');
});

test('a time is told in words of any language', () => {
  assert.equal(duration(3_605_000, 'en'), '1 hour 5 seconds');
  assert.equal(duration(119_900, 'de'), '1 Minute 59 Sekunden');
  assert.equal(duration(300, 'en'), '0 seconds');
});
