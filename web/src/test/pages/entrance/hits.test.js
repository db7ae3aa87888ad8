import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hits } from '#pages/entrance/hits.js';

test('tournaments come first; players lead to their pages, teams to their tournament', () => {
  const found = hits({
    tournaments: [{ id: 'a', name: 'Bled', place: 'Jezero' }, { id: 'b', name: 'Blitz' }],
    participants: [
      { name: 'Müller, Hans', number: 3, tournament: 'a', tournamentName: 'Bled' },
      { name: 'SK Bled', tournament: 'b', tournamentName: 'Blitz' },
    ],
  });
  assert.deepEqual(found, [
    { name: 'Bled', address: '/tournament/a', said: 'Jezero' },
    { name: 'Blitz', address: '/tournament/b', said: '' },
    { name: 'Müller, Hans', address: '/tournament/a/player/3-M%C3%BCller-Hans', said: 'Bled' },
    { name: 'SK Bled', address: '/tournament/b', said: 'Blitz' },
  ]);
});
