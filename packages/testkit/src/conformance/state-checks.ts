import { type AnyGame, type AnyState, CHANCE, type Entry, type Setup } from '@cadre/core';
import { type Check, fail } from './check.js';

/** The promises about the state: it can be copied, stored, replayed and undone. */
export const STATE_CHECKS: readonly Check[] = [
  {
    id: 'plain',
    says: 'the state is plain data at every question: what JSON cannot hold is not in it',
    question: ({ state }) => {
      const odd = findNonJson(state, 'state');
      if (odd) fail(odd);
    },
  },
  {
    id: 'clone',
    says: 'a clone is equal to the state it was made from',
    question: ({ game, state }) => {
      const difference = firstDifference(state, game.clone(state), 'state');
      if (difference) fail(`the clone differs at ${difference}`);
    },
  },
  {
    id: 'fork',
    says: 'what happens to a clone does not happen to the original',
    answered: ({ game, before, seat, answer }) => {
      const text = JSON.stringify(before);
      game.machine.advance(game.clone(before), seat, answer);
      if (JSON.stringify(before) !== text)
        fail(`playing [${answer}] on a clone changed the original at ${firstDifference(JSON.parse(text), before, 'state')}`);
    },
  },
  {
    id: 'store',
    says: 'a state read back from JSON goes on exactly like the one that was stored',
    answered: ({ game, before, state, seat, answer }) => {
      const loaded = JSON.parse(JSON.stringify(before)) as typeof state;
      game.machine.advance(loaded, seat, answer);
      const difference = firstDifference(state, loaded, 'state');
      if (difference) fail(`after storing and loading, [${answer}] leads elsewhere: ${difference}`);
    },
  },
  {
    id: 'replay',
    says: 'setup and answers re-create the match: same state, same facts',
    end: ({ game, setup, state, log }) => {
      const ended = JSON.parse(JSON.stringify({ ...state, out: [] })) as AnyState; // a setup that shares data would change it
      const again = replay(game, setup, log);
      const difference =
        firstDifference(ended, { ...again.state, out: [] }, 'state') ??
        firstDifference(
          log.map(e => e.facts),
          again.facts,
          'facts',
        );
      if (difference) fail(`the same answers lead elsewhere: ${difference}`);
    },
  },
  {
    id: 'undo-floor',
    says: 'after chance or a secret told there is no free way back, and the floor never sinks: no undo gives a second roll',
    answered: ({ before, state, seat, log }) => {
      if (state.seq !== before.seq + 1) fail(`an answer moved seq from ${before.seq} to ${state.seq}`);
      if (state.floor < before.floor) fail(`the floor sank from ${before.floor} to ${state.floor}`);
      const learned = seat === CHANCE || log.at(-1)!.facts.some(t => t.to !== undefined);
      if (learned && state.floor !== state.seq) fail(`somebody learned something at answer ${state.seq}, but the floor is ${state.floor}`);
    },
  },
  {
    id: 'question',
    says: 'the question is a function of the state: asking twice asks the same and changes nothing',
    question: ({ game, state }) => {
      const before = JSON.stringify({ ...state, pending: null });
      const copy = JSON.parse(JSON.stringify(state)) as typeof state;
      const asked = game.machine.ask(copy);
      if (JSON.stringify({ ...copy, pending: null }) !== before) fail(`asking ${asked.rule} again changed the state`);
      const difference = firstDifference(
        state.pending!.asks.map(a => a.space),
        asked.asks.map(a => a.space),
        'space',
      );
      if (difference) fail(`asking ${asked.rule} again asks something else: ${difference}`);
    },
  },
];

const replay = (game: AnyGame, setup: Setup, log: readonly Entry[]) => {
  const state: AnyState = game.machine.start(game.setup(setup));
  const facts = log.map(e => {
    state.out = [];
    game.machine.advance(state, e.seat, e.answer);
    return state.out ?? [];
  });
  return { state, facts };
};

/** The first thing in a value that JSON would lose or change, with its path. */
const findNonJson = (x: unknown, path: string): string | undefined => {
  if (x === null || typeof x === 'string' || typeof x === 'boolean') return undefined;
  if (typeof x === 'number') return Number.isFinite(x) && !Object.is(x, -0) ? undefined : `${path} is ${Object.is(x, -0) ? '-0' : x}`;
  if (typeof x !== 'object') return `${path} is ${typeof x}`;
  const prototype: unknown = Object.getPrototypeOf(x);
  if (!Array.isArray(x) && prototype !== Object.prototype && prototype !== null) return `${path} is a ${x.constructor.name}`;
  for (const [key, value] of Object.entries(x)) {
    const odd = findNonJson(value, `${path}.${key}`);
    if (odd) return odd;
  }
  return undefined;
};

export const firstDifference = (a: unknown, b: unknown, path: string): string | undefined => {
  if (Object.is(a, b)) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${path}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const difference = firstDifference((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}.${key}`);
    if (difference) return difference;
  }
  return undefined;
};
