import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { all, arrive, lose, recall, remember } from '#pages/table/tableseats.js';

/** @type {Record<string, any>} */
let kept;

beforeEach(() => {
  kept = Object.create({
    getItem: (/** @type {string} */ name) => kept[name] ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ value) => { kept[name] = value; },
  });
  Object.assign(globalThis, {
    localStorage: kept,
    location: { hash: '', pathname: '/table/abc' },
    history: { replaceState: () => { globalThis.location.hash = ''; } },
  });
});

test('one device can have both players’ seats and the arbiter’s', () => {
  remember('abc', { white: 'w1' });
  remember('abc', { black: 'b1', arbiter: 'a1' });
  const { white, black, arbiter } = recall('abc');
  assert.deepEqual({ white, black, arbiter }, { white: 'w1', black: 'b1', arbiter: 'a1' });
});

test('a seat comes in the link and does not stay there', () => {
  location.hash = '#arbiter.key-1';
  arrive('abc');
  assert.equal(recall('abc').arbiter, 'key-1');
  assert.equal(location.hash, '');
});

test('one link seats both players at a tablet', () => {
  location.hash = '#white.w1.black.b1';
  arrive('abc');
  const { white, black, arbiter } = recall('abc');
  assert.deepEqual({ white, black, arbiter }, { white: 'w1', black: 'b1', arbiter: undefined });
});

test('what is no seat in a link is left alone', () => {
  for (const hash of ['#red.key', '#white', '#white.no key', '#white.w1.black', '']) {
    location.hash = hash;
    arrive('abc');
  }
  assert.equal(all().length, 0);
});

test('a seat that the server does not know is forgotten, and what is broken as well', () => {
  remember('abc', { white: 'w1', black: 'b1' });
  lose('abc', 'white');
  assert.equal(recall('abc').white, undefined);
  assert.equal(recall('abc').black, 'b1');
  kept['jadoube:table:abc'] = '{';
  assert.deepEqual(recall('abc'), {});
});

test('the latest table comes first', () => {
  kept['jadoube:table:old'] = JSON.stringify({ white: 'w1', since: 1 });
  kept['jadoube:table:new'] = JSON.stringify({ black: 'b1', since: 2 });
  kept['jadoube:table:none'] = JSON.stringify({ since: 3 });
  kept['jadoube:game:x'] = '{}';
  assert.deepEqual(all().map(({ id }) => id), ['new', 'old']);
});
