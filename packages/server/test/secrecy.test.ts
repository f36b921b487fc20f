import { bluff } from '@cadre/bluff';
import { type AnyGame, checkSetup } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { specialOperations } from '@cadre/legion/special-operations';
import { mandalorian } from '@cadre/mandalorian';
import { noughts } from '@cadre/noughts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moment, openWorld, playBoth, type World } from './support/worlds.js';

/** A database takes its time to start on a busy machine. */
const STARTING = 300_000;
const GAMES: readonly [string, AnyGame][] = [
  ['noughts', noughts],
  ['bluff', bluff],
  ['mandalorian', mandalorian],
  ['special-operations', specialOperations],
];
/** A match of Special Operations takes as long as all the others together. */
const matchesOf = (game: AnyGame): number =>
  Number(process.env['CADRE_SECRECY_MATCHES'] ?? (game === (specialOperations as AnyGame) ? 1 : 6));

let worlds: readonly [World, World];
beforeAll(async () => {
  const open = () => openWorld(GAMES.map(([, game]) => game));
  worlds = await Promise.all([open(), open()]);
}, STARTING);
afterAll(() => Promise.all(worlds.map(w => w.server.close())));

describe.each(GAMES)('%s', (_, game) => {
  test('every byte for a seat and for a spectator is the same, whatever the others hide', async () => {
    const matches = matchesOf(game);
    let hidden = 0,
      steps = 0;
    for (let seed = 0; seed < matches; seed++) {
      const state = moment(game, checkSetup(game, {}).setup, seeded(seed, 1));
      const compared = await playBoth(worlds, game, state, seed % state.secret.length, seed);
      for (const [one, two] of [compared.mine, compared.watcher]) {
        expect(two).toEqual(one);
        expect(one.length).toBeGreaterThan(5);
      }
      if (JSON.stringify(compared.others[0]) !== JSON.stringify(compared.others[1])) hidden++;
      steps += compared.steps;
    }
    expect(steps).toBeGreaterThan(matches);
    if (game !== (noughts as AnyGame)) expect(hidden).toBeGreaterThan(matches / 2); // the worlds really did differ
  });
});
