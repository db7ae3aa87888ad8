import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handPairs, unpaired, written } from '#pages/tournament/handpairs.js';

test('a board a line, with names or without, and a number alone for the bye', () => {
  assert.deepEqual(handPairs('4 7\n12-5  Ana – Boris\n3 – 1\n\n9'), {
    pairs: [{ white: 4, black: 7 }, { white: 12, black: 5 }, { white: 3, black: 1 }],
    bye: 9,
    faults: [],
  });
});

test('a line that means nothing is told, and so is a second bye', () => {
  assert.deepEqual(handPairs('Ana – Boris\n4 7\n9\n8').faults, [{ line: 1, part: 'Ana – Boris' }, { line: 4, part: '8' }]);
});

test('who is left out, who sits twice and who is nobody', () => {
  assert.deepEqual(unpaired(handPairs('1 2\n2 3\n7'), [1, 2, 3, 4]), { missing: [4], twice: [2], unknown: [7] });
});

test('a round is written as it is read', () => {
  const round = {
    published: false,
    boards: [{ white: 4, black: 7 }, { white: 2, black: 1 }],
    byes: [{ participant: 9, kind: 'pairing-allocated' }, { participant: 5, kind: 'half-point' }],
  };
  assert.deepEqual(handPairs(written(round)), { pairs: round.boards, bye: 9, faults: [] });
  const matches = [{ first: 2, second: 1, boards: [] }];
  assert.deepEqual(handPairs(written({ published: false, boards: [], byes: [], matches })).pairs, [{ white: 2, black: 1 }]);
});
