import assert from 'node:assert/strict';
import { test } from 'node:test';
import { terms } from '#pages/entrance/newevent.js';

const WISHED = { name: ' Bled ', format: 'swiss', rounds: '7', minutes: '15', seconds: '10' };

test('fields become the terms of an event', () => {
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

test('an event with an arbiter lets players turn to one', () => {
  assert.deepEqual(terms({ ...WISHED, judges: true })?.regulations, { timeControl: '900+10', arbiterPresent: true });
  assert.deepEqual(terms({ ...WISHED, judges: true, supervised: true, claims: true, edition: 'FIDE 2018' })?.regulations, {
    timeControl: '900+10',
    edition: 'FIDE 2018',
    arbiterPresent: true,
    supervision: 'adequate',
    arrangements: ['claims-checked-by-arbiter'],
  });
});

test('a time control that is written out stands before minutes and seconds', () => {
  assert.equal(terms({ ...WISHED, minutes: '', control: ' 40/5400+30:1800+30 ' })?.regulations.timeControl, '40/5400+30:1800+30');
});
