import { type Answer, type AnyGame, type AnyState, type FactOf, type Setup, SPECTATOR, type ViewOf, viewOf } from '@cadre/core';

/** Everything that must come into play: cards, keywords, units, missions, whatever the game has many of. */
export interface Inventory<S extends AnyState> {
  readonly ids: readonly string[];
  /** The ids that these facts, or the table as a spectator sees it, show to be in use; others than those of the list do no harm. Called at every question and at the end. */
  used(view: ViewOf<S>, facts: readonly FactOf<S>[]): Iterable<string>;
  /** False where a match with this setup cannot show this id: no further line is played there for its sake. */
  possible?(id: string, setup: Setup): boolean;
}

/** Things that should be seen, and how often they were. */
export interface Checklist {
  readonly size: number;
  readonly missing: ReadonlySet<string>;
  see(id: string): void;
  /** Infinite for what is not on the list: nobody need look for it. */
  timesSeen(id: string): number;
}
const checklist = (ids: Iterable<string>): Checklist => {
  const times = new Map([...ids].map(id => [id, 0]));
  const missing = new Set(times.keys());
  const timesSeen = (id: string): number => times.get(id) ?? Number.POSITIVE_INFINITY;
  return {
    size: times.size,
    missing,
    timesSeen,
    see: id => {
      if (times.has(id)) times.set(id, timesSeen(id) + 1);
      missing.delete(id);
    },
  };
};

/** What the lines of one run have seen so far. */
export interface Coverage {
  /** Every step of every procedure, as "procedure.step". */
  readonly steps: Checklist;
  readonly things: Checklist;
  /** What the facts and the table of this state show to be in use. */
  thingsIn(s: AnyState): Iterable<string>;
  /** How often this answer was given at this step: as often as the rarest part of it. */
  timesGiven(step: string, answer: Answer): number;
  count(step: string, answer: Answer): void;
  /** How many steps and things were never seen. */
  missing(): number;
  /** Whether another match with this setup could show something that is still missing. */
  isPromising(setup: Setup): boolean;
}

export const stepOf = (s: AnyState): string => {
  const f = s.stack[s.stack.length - 1]!;
  return `${f.proc}.${f.step}`;
};

export const newCoverage = <S extends AnyState>(game: AnyGame, inventory?: Inventory<S>): Coverage => {
  const steps = checklist(game.machine.procedures.flatMap(p => p.order.map(name => `${p.id}.${name}`)));
  const things = checklist(inventory?.ids ?? []);
  const given = new Map<string, number>();
  const partsOf = (step: string, answer: Answer): string[] =>
    answer.length === 0 ? [`${step} pass`] : answer.map(value => `${step} ${value}`);
  const times = (part: string): number => given.get(part) ?? 0;
  return {
    steps,
    things,
    thingsIn: s => {
      if (!inventory) return [];
      const facts = (s.out ?? []).map(t => t.fact as FactOf<S>);
      return inventory.used(viewOf(s, SPECTATOR) as ViewOf<S>, facts);
    },
    timesGiven: (step, answer) => Math.min(...partsOf(step, answer).map(times)),
    count: (step, answer) => {
      for (const part of partsOf(step, answer)) given.set(part, times(part) + 1);
    },
    missing: () => steps.missing.size + things.missing.size,
    isPromising: setup => steps.missing.size > 0 || [...things.missing].some(id => inventory?.possible?.(id, setup) ?? true),
  };
};
