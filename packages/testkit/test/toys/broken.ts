import { type Answer, type Ask, amount, copyOf, emit, type Game, pick, type Seat, tell } from '@cadre/core';
import type { Lines } from '@cadre/testkit';
import { honest, type Steps, type ToyState, type Turn, toy } from './toy.js';

export interface BrokenToy {
  readonly what: string;
  readonly game: Game<ToyState>;
  /** What the game passes to the suite. */
  readonly lines?: Partial<Lines<ToyState>>;
  /** Exactly the checks that notice. */
  readonly caughtBy: readonly string[];
}
const { dealFirst, dealSecond, add, show } = honest;
const deal = dealSecond as Ask<ToyState, Turn>;
/** Seat 1's die is dealt as it should be, and then something else happens. */
const dealAnd = (more: (s: ToyState, die: number) => void): Ask<ToyState, Turn> => ({
  ...deal,
  take: (s, f, answer) => {
    const go = deal.take(s, f, answer);
    more(s, answer[0]! + 1);
    return go;
  },
});
const adding = (more: (s: ToyState) => unknown): Ask<ToyState, Turn> => ({
  ...add,
  take: (s, f, answer) => {
    more(s);
    return add.take(s, f, answer);
  },
});
/** Seldom, so that only some matches meet it, and without a trace in the state. */
const addingLate = (read: () => number): Ask<ToyState, Turn> => adding(s => s.public.sum > 8 && read());
const { secret: _, ...openDeal } = deal;
const withoutSecret = (s: Steps[string]): Steps[string] => ({ ...s, secret: undefined }) as unknown as Steps[string];
const identities = new WeakSet<object>();
const pot = { sum: 0, last: 0 };
const base = toy(honest);

export const BROKEN: readonly BrokenToy[] = [
  { what: 'a rule that throws', game: toy({ ...honest, add: adding(s => s.public.sum > 8 && fail()) }), caughtBy: ['runs'] },
  {
    what: 'an endless loop',
    game: toy({ ...honest, show: { rule: 'TOY-3', run: s => (s.public.sum > 6 ? 'again' : undefined) } }),
    caughtBy: ['runs', 'reached'],
  },
  { what: 'a match that never ends', game: toy({ ...honest, add: { ...add, when: () => true } }), caughtBy: ['ends', 'reached'] },
  { what: 'a score for one seat of two', game: toy(honest, { score: () => [1] }), caughtBy: ['ends'] },
  {
    what: 'a question without a legal answer',
    game: toy({ ...honest, add: { ...add, space: s => (s.public.sum > 4 ? pick('points', [], 1, 1) : amount('points', 0, 3)) } }),
    caughtBy: ['can-act'],
  },
  {
    what: 'a door that lets everything in',
    game: toy(honest, { machine: { ...base.machine, submit: () => null } }),
    caughtBy: ['refuses'],
  },
  {
    what: 'a door that lets nothing in',
    game: toy(honest, { machine: { ...base.machine, submit: () => ({ reason: 'illegal', message: 'no' }) } }),
    caughtBy: ['can-act', 'reached'],
  },
  { what: 'a rule that reads a clock', game: toy({ ...honest, add: addingLate(() => Date.now()) }), caughtBy: ['no-clock'] },
  { what: 'a rule that makes a date', game: toy({ ...honest, add: addingLate(() => new Date().getDay()) }), caughtBy: ['no-clock'] },
  { what: 'a rule that takes the time', game: toy({ ...honest, add: addingLate(() => performance.now()) }), caughtBy: ['no-clock'] },
  { what: 'a rule that rolls for itself', game: toy({ ...honest, add: addingLate(() => Math.random()) }), caughtBy: ['no-clock'] },
  {
    what: 'a step that nothing leads to',
    game: toy({ ...honest, never: { rule: 'TOY-4', when: () => false, run: () => undefined } }),
    caughtBy: ['reached'],
  },
  {
    what: 'a card that nobody can play',
    game: base,
    lines: { inventory: { ids: ['3 points', 'card jetpack'], used: view => [`${view.public.last} points`] } },
    caughtBy: ['used'],
  },
  { what: 'a heuristic that answers too much', game: base, lines: { heuristic: () => [4] }, caughtBy: ['heuristic'] },
  { what: 'a heuristic that throws', game: base, lines: { heuristic: () => fail() }, caughtBy: ['heuristic'] },
  {
    what: 'a heuristic that rolls for itself',
    game: base,
    lines: { heuristic: () => [Math.floor(Math.random() * 4)] },
    caughtBy: ['no-clock'],
  },
  {
    what: 'a local that JSON cannot hold',
    game: toy({
      ...honest,
      dealFirst: {
        rule: 'TOY-5',
        run: (_s, f) => {
          Object.assign(f, { seen: new Map() });
        },
      },
      dealSecond: deal,
    }),
    caughtBy: ['plain'],
  },
  {
    what: 'a clone that forgets a field',
    game: toy(honest, {
      clone: s =>
        copyOf(
          s,
          { sum: s.public.sum } as ToyState['public'],
          s.secret.map(h => ({ ...h })),
        ),
    }),
    caughtBy: ['clone', 'imagine'],
  },
  {
    what: 'a clone that shares a branch',
    game: toy(honest, {
      clone: s =>
        copyOf(
          s,
          s.public,
          s.secret.map(h => ({ ...h })),
        ),
    }),
    caughtBy: ['fork', 'replay', 'store'],
  },
  {
    what: 'a rule that knows objects by identity',
    game: toy({
      ...honest,
      add: adding(s => {
        if (!identities.has(s.public)) s.public.sum += 1;
        identities.add(s.public);
      }),
    }),
    caughtBy: ['store'],
  },
  { what: 'a setup that is used twice', game: toy(honest, { setup: () => ({ ...base.setup({}), public: pot }) }), caughtBy: ['replay'] },
  {
    what: 'an undo that gives a second roll',
    game: toy({
      ...honest,
      dealSecond: dealAnd(s => {
        s.floor = 0;
      }),
    }),
    caughtBy: ['undo-floor'],
  },
  { what: 'a rule that counts the answers itself', game: toy({ ...honest, add: adding(s => s.seq++) }), caughtBy: ['undo-floor'] },
  {
    what: 'a question that changes the state by being asked',
    game: toy({ ...honest, add: { ...add, space: s => amount('points', 0, ++s.public.last + 1) } }),
    caughtBy: ['question', 'imagine'],
  },
  {
    what: 'an imagination that forgets what the seat knows',
    game: toy(honest, { imagine: (_view, random) => [0, 1].map(() => ({ die: random(6) + 1 })) }),
    caughtBy: ['imagine', 'indistinguishable'],
  },
  {
    what: 'a view that leaks another seat’s secret',
    game: toy({
      ...honest,
      dealSecond: {
        ...openDeal,
        take: leaking((s, die) => {
          s.public.last = die;
        }),
      },
    }),
    caughtBy: ['dealt-in-secret'],
  },
  {
    what: 'a fact told to the wrong seat',
    game: toy({ ...honest, dealSecond: withoutSecret(dealAnd((s, die) => tell(s, 0 as Seat, { type: 'dealt', rule: 'TOY-1', die }))) }),
    caughtBy: ['dealt-in-secret'],
  },
  {
    what: 'a secret choice that everybody hears',
    game: secretly((s, _, points) => emit(s, { type: 'added', rule: 'TOY-2', points })),
    caughtBy: ['secret-choice', 'indistinguishable'],
  },
  {
    what: 'a secret choice that the other seat hears',
    game: secretly((s, seat, points) => tell(s, 1 - seat, { type: 'added', rule: 'TOY-2', points })),
    caughtBy: ['secret-choice', 'indistinguishable'],
  },
  {
    what: 'a step that shows a secret without saying so',
    game: toy({
      dealFirst,
      dealSecond,
      add: adding(s => {
        if (s.secret[0]!.die === 6) s.public.sum += 10;
      }),
      show,
    }),
    caughtBy: ['indistinguishable'],
  },
];

/** The toy in which seats add to their own hidden die, and something is said about it. */
function secretly(said: (s: ToyState, seat: Seat, points: number) => void): Game<ToyState> {
  const take = (s: ToyState, f: Turn, [points]: Answer) => {
    s.secret[f.turn % 2]!.die += points!;
    said(s, f.turn % 2, points!);
    f.turn++;
    return 'again' as const;
  };
  return toy({ dealFirst, dealSecond, add: { ...add, secret: true as const, take } as Steps[string], show });
}
function fail(): never {
  throw new Error('the rule has a bug');
}
function leaking(leak: (s: ToyState, die: number) => void) {
  return dealAnd(leak).take;
}
