import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faults, terms } from '#pages/entrance/newtournament.js';

const WISHED = { name: ' Bled ', format: 'swiss', rounds: '7', minutes: '15', seconds: '10' };

test('fields become the terms of a tournament', () => {
  assert.deepEqual(terms(WISHED), {
    name: 'Bled',
    format: 'swiss',
    rounds: 7,
    tieBreaks: ['BH-C1', 'BH', 'SB'],
    regulations: { timeControl: '900+10' },
  });
});

test('where rounds follow from the participants, nobody asks for them', () => {
  assert.equal(terms({ ...WISHED, format: 'round-robin', rounds: 'x' })?.rounds, undefined);
  assert.equal(terms({ ...WISHED, format: 'round-robin', seconds: '0' })?.regulations.timeControl, '900');
});

test('what makes no sense gives no terms', () => {
  for (const wrong of [{ name: ' ' }, { rounds: '0' }, { rounds: '2.5' }, { minutes: '0' }, { minutes: 'a' }, { seconds: '601' }]) {
    assert.equal(terms({ ...WISHED, ...wrong }), undefined);
  }
});

test('a tournament with an arbiter lets players turn to one', () => {
  assert.deepEqual(terms({ ...WISHED, judges: true })?.regulations, { timeControl: '900+10', arbiterPresent: true });
  assert.deepEqual(terms({ ...WISHED, judges: true, supervised: true, claims: true, edition: 'FIDE 2018' })?.regulations, {
    timeControl: '900+10',
    edition: 'FIDE 2018',
    arbiterPresent: true,
    supervision: 'adequate',
    arrangements: ['claims-checked-by-arbiter'],
  });
});

test('house rules name their edition, and their time stands before that of the form', () => {
  const houseRules = 'title = Club';
  const odds = /** @type {any} */ (terms({ ...WISHED, edition: 'FIDE 2018', houseRules, settled: ['draws'] }));
  assert.deepEqual(odds.regulations, { timeControl: '900+10', houseRules });
  assert.deepEqual(terms({ ...WISHED, minutes: '', houseRules, settled: ['time'] })?.regulations, { houseRules });
  assert.deepEqual(faults({ ...WISHED, minutes: '', houseRules, settled: ['time'] }), []);
});

test('a time control that is written out stands before minutes and seconds', () => {
  assert.equal(terms({ ...WISHED, minutes: '', control: ' 40/5400+30:1800+30 ' })?.regulations.timeControl, '40/5400+30:1800+30');
});

test('over the board hands move the pieces, and players may write the moves down and come late', () => {
  assert.deepEqual(terms({ ...WISHED, place: 'table', scores: true, claims: true, late: '15', draws: '30', edition: 'FIDE 2018' })?.regulations, {
    timeControl: '900+10',
    edition: 'FIDE 2018',
    arbiterPresent: true,
    defaultTimeMillis: 900_000,
    drawRestriction: { type: 'after', moves: 30 },
    arrangements: ['over-the-board', 'scores-kept-by-players', 'claims-checked-by-arbiter'],
  });
  assert.deepEqual(terms({ ...WISHED, place: 'online', scores: true })?.regulations, { timeControl: '900+10' });
});

test('a hybrid tournament is played under the regulations for online play, whatever edition was chosen before', () => {
  assert.deepEqual(terms({ ...WISHED, place: 'hybrid', edition: 'FIDE 2023' })?.regulations, {
    timeControl: '900+10',
    edition: 'E04',
    online: { competition: 'hybrid' },
  });
});

test('teams of a Swiss prefer colours of another type if it is chosen', () => {
  const teams = (/** @type {string} */ format, /** @type {string} */ colours) => terms({ ...WISHED, format, rounds: '5', sides: 'teams', boards: '4', colours })?.teams;
  assert.deepEqual(teams('swiss', 'type-b'), { boards: 4, colours: 'type-b' });
  assert.deepEqual(teams('swiss', 'type-a'), { boards: 4 });
  assert.deepEqual(teams('round-robin', 'type-b'), { boards: 4 });
});

test('teams have boards, and tie-breaks of their own', () => {
  const { teams, tieBreaks } = terms({ ...WISHED, format: 'round-robin', sides: 'teams', boards: '4' }) ?? {};
  assert.deepEqual({ teams, tieBreaks }, { teams: { boards: 4 }, tieBreaks: ['MPvGP', 'EDE', 'EMGSB'] });
  assert.equal(terms({ ...WISHED, sides: 'players', boards: 'x' })?.teams, undefined);
});

test('what makes no sense is told of its field, with what that may be', () => {
  assert.deepEqual(faults({ ...WISHED, late: ' ', draws: '', sides: 'players' }), []);
  const wrong = { name: ' ', format: 'swiss', rounds: '2.5', minutes: '0', seconds: 'x', late: '-1', draws: '0', sides: 'teams', boards: '51' };
  assert.deepEqual(faults({ ...WISHED, ...wrong }), [
    { name: 'tournament-name', fault: 'fault.empty' },
    { name: 'boards', fault: 'tournament.fault-whole', least: 1, most: 50 },
    { name: 'rounds', fault: 'tournament.fault-whole', least: 1, most: 99 },
    { name: 'minutes', fault: 'fault.minutes' },
    { name: 'seconds', fault: 'fault.seconds' },
    { name: 'late', fault: 'tournament.fault-number', least: 0, most: 600 },
    { name: 'draws', fault: 'tournament.fault-whole', least: 1, most: 200 },
  ]);
});

test('a place and a limit of half-point byes are terms, too', () => {
  const { place, halfPointByes } = /** @type {any} */ (terms({ ...WISHED, venue: ' Bled ', byes: '2', last: '1' }));
  assert.deepEqual([place, halfPointByes], ['Bled', { most: 2, notInLast: 1 }]);
  assert.deepEqual(/** @type {any} */ (terms({ ...WISHED, byes: '0' }))?.halfPointByes, { most: 0, notInLast: 0 });
  assert.deepEqual(/** @type {any} */ (terms({ ...WISHED, format: 'knockout', byes: 'x' }))?.halfPointByes, undefined);
  assert.deepEqual(faults({ ...WISHED, byes: 'x' }).map(({ name }) => name), ['byes']);
  assert.deepEqual(faults({ ...WISHED, last: '1' }).map(({ name }) => name), ['byes']);
});
