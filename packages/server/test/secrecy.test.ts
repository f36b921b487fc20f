import { bluff } from '@cadre/bluff';
import { type AnyGame, checkSetup } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { mandalorian } from '@cadre/mandalorian';
import { noughts } from '@cadre/noughts';
import { legendaryEncounters } from '@cadre/shatterpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moment, openWorld, playBoth, type World } from './support/worlds.js';

/** A database takes its time to start on a busy machine. */
const STARTING = 300_000;
const GAMES: readonly [string, AnyGame][] = [
  ['noughts', noughts],
  ['bluff', bluff],
  ['mandalorian', mandalorian],
  ['legendary-encounters', legendaryEncounters],
];
/** Nobody hides anything in these: what nobody knows has not been decided yet. */
const OPEN: readonly AnyGame[] = [noughts, legendaryEncounters];
const MATCHES = Number(process.env['CADRE_SECRECY_MATCHES'] ?? 6);

let worlds: readonly [World, World];
beforeAll(async () => {
  const open = () => openWorld(GAMES.map(([, game]) => game));
  worlds = await Promise.all([open(), open()]);
}, STARTING);
afterAll(() => Promise.all(worlds.map(w => w.server.close())));

describe.each(GAMES)('%s', (_, game) => {
  test('every byte for a seat and for a spectator is the same, whatever the others hide', async () => {
    let hidden = 0,
      steps = 0;
    for (let seed = 0; seed < MATCHES; seed++) {
      const state = moment(game, checkSetup(game, {}).setup, seeded(seed, 1));
      const compared = await playBoth(worlds, game, state, seed % state.secret.length, seed);
      for (const [one, two] of [compared.mine, compared.watcher]) {
        expect(two).toEqual(one);
        expect(one.length).toBeGreaterThan(5);
      }
      if (JSON.stringify(compared.others[0]) !== JSON.stringify(compared.others[1])) hidden++;
      steps += compared.steps;
    }
    expect(steps).toBeGreaterThan(MATCHES);
    if (!OPEN.includes(game)) expect(hidden).toBeGreaterThan(MATCHES / 2); // the worlds really did differ
  });
});
