import { type AnyState, checkSetup, type Seat } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { specialOperations } from '@cadre/legion/special-operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moment, openWorld, playBoth, type World } from './support/worlds.js';

/** A database takes its time to start on a busy machine. */
const STARTING = 300_000;
const MATCHES = Number(process.env['CADRE_SECRECY_MATCHES'] ?? 2);

let worlds: readonly [World, World];
beforeAll(async () => {
  const open = () => openWorld([specialOperations]);
  worlds = await Promise.all([open(), open()]);
}, STARTING);
afterAll(() => Promise.all(worlds.map(w => w.server.close())));

/** What a seat of Special Operations hides. */
interface Hidden {
  readonly covert: readonly { readonly marker: number; readonly unit: number }[];
  readonly codes: readonly number[];
}
const hiddenBy = (state: AnyState, seat: Seat): Hidden => state.secret[seat] as Hidden;
/** The same, with something else hidden. */
const withHidden = (state: AnyState, seat: Seat, hidden: Partial<Hidden>): AnyState => {
  const other: AnyState = specialOperations.clone(state as never);
  other.secret = other.secret.with(seat, { ...hiddenBy(state, seat), ...hidden });
  return other;
};
const SECRETS: readonly {
  readonly what: string;
  readonly setup: Record<string, string>;
  /** The same with another truth; null while there is nothing to hide. */
  readonly otherwise: (state: AnyState, seat: Seat) => AnyState | null;
}[] = [
  {
    what: 'which of the three tokens is the code',
    setup: { mission: 'codes' },
    otherwise: (state, seat) => {
      const { codes } = hiddenBy(state, seat);
      const isHidden = codes.every(n => n > 0) && hiddenBy(state, 1 - seat).codes.every(n => n === 0);
      return isHidden ? withHidden(state, seat, { codes: [codes[1]!, codes[2]!, codes[0]!] }) : null;
    },
  },
  {
    what: 'which unit is behind which covert token',
    setup: { mission: 'shields', 'squad.0': 'arc-troopers', 'squad.1': 'arc-troopers' }, // one of their loadouts hides two units
    otherwise: (state, seat) => {
      const [one, two, ...others] = hiddenBy(state, seat).covert;
      if (!one || !two) return null;
      const covert = [{ ...one, unit: two.unit }, { ...two, unit: one.unit }, ...others];
      return withHidden(state, seat, { covert });
    },
  },
];
test.each(SECRETS)('no byte for the other seat or for a spectator tells $what', async ({ setup, otherwise }) => {
  const hides = (state: AnyState): Seat | undefined => [0, 1].find(seat => otherwise(state, seat) !== null);
  let steps = 0,
    compared = 0;
  for (let seed = 0; compared < MATCHES; seed++) {
    const state = moment(specialOperations, checkSetup(specialOperations, setup).setup, seeded(seed, 1), s => hides(s) !== undefined);
    const seat = hides(state);
    if (seat === undefined) continue; // nobody chose to hide anybody in this match
    const heard = await playBoth(worlds, specialOperations, state, 1 - seat, seed, otherwise(state, seat)!);
    for (const [one, two] of [heard.mine, heard.watcher]) {
      expect(two).toEqual(one);
      expect(one.length).toBeGreaterThan(5);
    }
    expect(heard.others[1]).not.toEqual(heard.others[0]); // whoever hides it sees that the worlds differ
    steps += heard.steps;
    compared++;
  }
  expect(steps).toBeGreaterThan(MATCHES);
});
