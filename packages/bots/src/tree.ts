import { type Answer, type AnyState, type Asked, CHANCE, type Game, type Seat } from '@cadre/core';
import { type Key, keyOf, newTable, type Table } from './arms.js';

/** One moment of the tree. Chance is no branch, so different questions may come up at the same moment. */
export type Moment = Met[];
/** A question met then: what each asked seat tried, and where the answers led. */
export interface Met {
  readonly rule: string;
  readonly of: string;
  readonly tables: Table[];
  readonly children: Map<Key, Moment>;
}

export const metAt = (moment: Moment, rule: string, of: string): Met => {
  let met = moment.find(m => m.rule === rule && m.of === of);
  if (!met) {
    met = { rule, of, tables: [], children: new Map() };
    moment.push(met);
  }
  return met;
};
export const tableOf = (met: Met, seat: Seat): Table => {
  met.tables[seat] ??= newTable(seat);
  return met.tables[seat];
};

/** Where these answers lead; null the first time, when the tree gets a new moment. */
export const follow = (met: Met, key: Key): Moment | null => {
  const moment = met.children.get(key);
  if (!moment) met.children.set(key, []);
  return moment ?? null;
};

/** What somebody saw of these answers: all of them, or of a secret choice only the own one. */
export const seenBy = (observer: Seat, asks: readonly Asked[], answers: readonly Answer[], secret: boolean): Key => {
  const seen = (i: number): Key => {
    const { seat } = asks[i]!;
    return seat === CHANCE || (secret && seat !== observer) ? '?' : keyOf(answers[i]!);
  };
  return asks.length === 1 ? seen(0) : asks.map((_, i) => seen(i)).join(' ');
};

/** Whether the open question is a secret choice, for games that have such questions at all. */
export const secrecyOf = <S extends AnyState>(game: Game<S>): ((s: S) => boolean) | null => {
  const secretSteps = new Set<string>();
  for (const p of game.machine.procedures)
    for (const name of p.order) {
      const step = p.steps[name]!;
      if (!step.run && step.secret && step.seat !== CHANCE) secretSteps.add(`${p.id}.${name}`);
    }
  if (secretSteps.size === 0) return null;
  return s => {
    const f = s.stack[s.stack.length - 1]!;
    return secretSteps.has(`${f.proc}.${f.step}`);
  };
};
