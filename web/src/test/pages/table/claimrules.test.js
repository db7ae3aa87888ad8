import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { page } from '#test/page.js';

page('en', {
  'clock-wrong-claim.white': 'Black gets {time}',
  'clock-costs.white': ', and White loses at most {time}',
  'clock-illegal.black': 'White gets {time}',
  'clock-illegal-loses.black': 'Black loses',
  'table-if-wrong': 'wrong: {consequence}',
  'table-if-right': 'right: {consequence}',
});
const { claiming, consequence, found, laws, mayStand } = await import('#pages/table/claimrules.js');

/** What the server puts into the page. @type {{ editions: import('#pages/clock/penalties.js').Edition[] }} */
const { editions } = JSON.parse(readFileSync(new URL('../clock-laws.json', import.meta.url), 'utf8'));

/** @param {string} edition @param {string} timeControl @returns {TableRegulations} */
const regulations = (edition, timeControl) => ({
  edition, timeControl, supervision: 'inadequate', arbiterPresent: false, flagWatch: 'automatic', arrangements: [],
});

/** @param {string} by @returns {Note} */
const foundBy = (by) =>
  /** @type {any} */ ({ event: { type: 'ruling', at: '', consequences: [{ type: 'illegal-move-counted', by }] } });

test('a wrong claim of a draw costs what the edition says', () => {
  assert.match(consequence('threefold', 'white', laws(regulations('FIDE 2023', '5400+30'), editions), []), /^wrong: Black gets 2 min$/);
  assert.match(consequence('fifty-moves', 'white', laws(regulations('FIDE 2005', '5400+30'), editions), []), /3 min, and White loses/);
});

test('the illegal move that loses is told as such', () => {
  const rules = laws(regulations('FIDE 2023', '5400+30'), editions);
  assert.equal(consequence('illegal-move', 'white', rules, []), 'right: White gets 2 min');
  assert.equal(consequence('illegal-move', 'white', rules, [foundBy('black')]), 'right: Black loses');
  assert.equal(found([foundBy('white')], 'black'), 0);
});

test('a loss at once is told with its own article', () => {
  const rules = laws(regulations('FIDE 2014', '900'), editions);
  assert.match(consequence('illegal-move', 'white', rules, []), /Black loses/);
  assert.equal(rules?.losingArticle, 'FIDE 2014, Article A.4b');
});

test('illegal moves may stand in rapid and blitz without adequate supervision', () => {
  assert.ok(mayStand(regulations('FIDE 2023', '900'), editions));
  assert.ok(!mayStand({ ...regulations('FIDE 2023', '900'), supervision: 'adequate' }, editions));
  assert.ok(!mayStand(regulations('FIDE 2023', '5400+30'), editions));
});

test('without clocks there is nothing to tell', () => {
  assert.equal(consequence('threefold', 'white', laws(regulations('FIDE 2023', '-'), editions), []), '');
});

test('a claim is the act of its kind', () => {
  assert.deepEqual(claiming('threefold', 'g1f3'), { type: 'claim-draw', claim: 'threefold', intended: 'g1f3' });
  assert.deepEqual(claiming('fifty-moves', ''), { type: 'claim-draw', claim: 'fifty-moves' });
  assert.deepEqual(claiming('flag', ''), { type: 'claim-flag' });
  assert.deepEqual(claiming('assistance', ''), { type: 'pause', reason: 'assistance' });
  assert.deepEqual(claiming('touch-move', ''), { type: 'report', what: 'touch-move' });
});
