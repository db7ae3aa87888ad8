import assert from 'node:assert/strict';
import { test } from 'node:test';
import { part, score } from '#pages/game/advantage.js';
import { pgn } from '#pages/game/variationpgn.js';
import { Variations } from '#pages/game/variations.js';

/**
 * A move from its notation, such as `1. e4` and `1... e5`; its squares do not matter here.
 *
 * @param {string} said @returns {TriedMove}
 */
function move(said) {
  const [, number, dots, san] = /** @type {RegExpMatchArray} */ (said.match(/^(\d+)(\.+) (.+)$/));
  return /** @type {any} */ ({ number: Number(number), colour: dots === '.' ? 'white' : 'black', san, uci: said });
}

const moves = (/** @type {string[]} */ ...all) => all.map(move);

/** Some variations of a game, each from a ply. @param {[number, ...string[]][]} lines */
function tried(...lines) {
  const variations = new Variations();
  for (const [ply, ...line] of lines) {
    variations.from(ply);
    variations.set(moves(...line));
  }
  return variations;
}

/** The branches as text. @param {import('#pages/game/variations.js').Branch[]} branches @returns {string} */
const told = (branches) => branches.map(({ move: { san }, replies }) => (replies.length ? `${san}(${told(replies)})` : san)).join(' ');
const all = (/** @type {Variations} */ variations) => variations.all.map(([ply, branches]) => `${ply}: ${told(branches)}`);

test('another move after stepping back stands beside the first, and both are kept', () => {
  const variations = tried([2, '2. Nf3', '2... Nc6', '3. Bb5']);
  assert.equal(variations.step(-2), true);
  assert.deepEqual(variations.played, ['2. Nf3']);
  variations.set(moves('2. Nf3', '2... Nf6'));
  assert.deepEqual(all(variations), ['2: Nf3(Nc6(Bb5) Nf6)']);
  assert.deepEqual(variations.played, ['2. Nf3', '2... Nf6']);
});

test('a move that has been tried before is the same, not another one', () => {
  const variations = tried([0, '1. d4', '1... d5'], [0, '1. d4', '1... Nf6'], [4, '3. c3'], [0, '1. c4']);
  assert.deepEqual(all(variations), ['0: d4(d5 Nf6) c4', '4: c3']);
});

test('a step on goes where one came from, otherwise to the main reply, and from the game along the game', () => {
  const variations = tried([2, '2. Nf3', '2... Nc6'], [2, '2. Nf3', '2... Nf6']);
  assert.equal(variations.step(-1), true);
  assert.equal(variations.step(1), true);
  assert.equal(variations.here?.move.san, 'Nf6');
  variations.set(moves('2. Nf3'));
  variations.from(2);
  assert.equal(variations.step(1), false, 'no variation was left here');
  variations.set(moves('2. Nf3'));
  variations.step(Infinity);
  assert.equal(variations.here?.move.san, 'Nc6');
  assert.equal(variations.step(1), false);
  assert.equal(variations.step(-Infinity), true);
  assert.equal(variations.step(-1), false);
});

test('a variation is made the main one of its place, from the latest choice upwards', () => {
  const variations = tried([0, '1. d4', '1... d5'], [0, '1. d4', '1... Nf6', '2. c4']);
  assert.equal(variations.canPromote, true);
  variations.promote();
  assert.deepEqual(all(variations), ['0: d4(Nf6(c4) d5)']);
  assert.equal(variations.canPromote, false);
  assert.deepEqual(variations.played, ['1. d4', '1... Nf6', '2. c4'], 'the board stays');
});

test('what is deleted goes with all that follows, and the board is at the move before', () => {
  const variations = tried([0, '1. d4', '1... d5', '2. c4'], [0, '1. d4', '1... Nf6']);
  variations.from(0);
  variations.set(moves('1. d4', '1... d5'));
  variations.remove();
  assert.deepEqual(all(variations), ['0: d4(Nf6)']);
  assert.deepEqual(variations.played, ['1. d4']);
  variations.remove();
  assert.deepEqual(all(variations), []);
  variations.remove();
});

test('every move of every variation can be found again', () => {
  const variations = tried([3, '2... d6', '3. d4'], [3, '2... Nc6', '3. Bb5', '3... a6']);
  const [[, [, second]]] = variations.all;
  const found = variations.pathTo(second.replies[0].replies[0]);
  assert.equal(found?.ply, 3);
  assert.deepEqual(found?.path.map(({ move: { san } }) => san), ['Nc6', 'Bb5', 'a6']);
  variations.from(3);
  variations.set(moves('2... Nc6'));
  variations.remove();
  assert.equal(variations.pathTo(second), undefined);
});

const GAME = moves('1. e4', '1... e5', '2. Nf3');
const ABOUT = { white: 'Ana "A"', black: '', result: '1-0' };
const movetext = (/** @type {string} */ text) => text.split('\n\n')[1].trim();

test('a file has each variation beside the move that it stands for', () => {
  const variations = tried([1, '1... c5', '2. Nf3', '2... d6'], [1, '1... c5', '2. c3'], [0, '1. d4']);
  assert.equal(movetext(pgn(ABOUT, GAME, variations.all)), '1. e4 (1. d4) 1... e5 (1... c5 2. Nf3 (2. c3) 2... d6) 2. Nf3 1-0');
});

test('moves after the end of the game repeat its last move, since the game went no further', () => {
  assert.equal(movetext(pgn(ABOUT, GAME, tried([3, '2... Nc6', '3. Bb5']).all)), '1. e4 e5 2. Nf3 (2. Nf3 Nc6 3. Bb5) 1-0');
  assert.equal(movetext(pgn({ ...ABOUT, result: '+/-' }, [], tried([0, '1. d4'], [0, '1. c4']).all)), '1. d4 (1. c4) *');
});

test('names are quoted, and a start that is not the usual one is told', () => {
  const text = pgn({ ...ABOUT, start: '4k3/8/8/8/8/8/8/4K2R w K - 0 1' }, [], []);
  assert.match(text, /\[White "Ana \\"A\\""\]\n\[Black "\?"\]/);
  assert.match(text, /\[SetUp "1"\]\n\[FEN "4k3\/8\/8\/8\/8\/8\/8\/4K2R w K - 0 1"\]/);
});

test('no line of a file is too long', () => {
  const long = Array.from({ length: 60 }, (_, index) => move(`${index + 1}. Nf3`));
  assert.ok(pgn(ABOUT, long, []).split('\n').every((line) => line.length < 80));
});

test('the bar is even at zero, never full without a mate, and full with one', () => {
  assert.equal(part({ centipawns: 0 }), 50);
  assert.equal(part({ centipawns: 200 }), 80);
  assert.equal(part({ centipawns: -200 }), 20);
  assert.equal(part({ mateIn: 3 }), 100);
  assert.equal(part({ mateIn: -1 }), 0);
});

test('an evaluation has a sign and is in pawns, and a mate in moves', () => {
  assert.equal(score({ centipawns: 35 }, 'en'), '+0.35');
  assert.equal(score({ centipawns: -120 }, 'de'), '−1,20');
  assert.equal(score({ mateIn: -2 }, 'en'), '−#2');
});
