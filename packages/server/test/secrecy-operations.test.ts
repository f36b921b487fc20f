import { type AnyState, checkSetup, type Seat } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { specialOperations } from '@cadre/special-operations';
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
/** The same with another answer of a seat that waits for the other one; null at other questions. */
const answeredOtherwise = (state: AnyState, seat: Seat, rule: string): AnyState | null => {
  const { pending } = state;
  const own = pending?.asks.find(ask => ask.seat === seat);
  if (!pending || pending.rule !== rule || own?.answer == null || own.space.kind !== 'pick') return null;
  if (pending.asks.every(ask => ask.answer !== null)) return null;
  const answer = [own.space.options.find(option => option !== own.answer![0])!];
  const other: AnyState = specialOperations.clone(state as never);
  other.pending = { ...pending, asks: pending.asks.map(ask => (ask === own ? { ...own, answer } : ask)) };
  return other;
};
const SECRETS: readonly {
  readonly what: string;
  readonly setup: Record<string, string>;
  /** The same with another truth; null while there is nothing to hide. */
  readonly otherwise: (state: AnyState, seat: Seat) => AnyState | null;
  /** The next answer opens it: until then bytes are compared, and no step after it. */
  readonly isSealed?: true;
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
  {
    what: 'which loadouts somebody has chosen first',
    setup: { mission: 'shields' },
    otherwise: (state, seat) => answeredOtherwise(state, seat, 'SO-G15'),
    isSealed: true,
  },
  {
    what: 'which command card somebody has chosen first',
    setup: { mission: 'priorities' },
    otherwise: (state, seat) => answeredOtherwise(state, seat, 'L-CMD-1'),
    isSealed: true,
  },
];
test.each(SECRETS)('no byte for the other seat or for a spectator tells $what', async ({ setup, otherwise, isSealed }) => {
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
  if (!isSealed) expect(steps).toBeGreaterThan(MATCHES);
});
