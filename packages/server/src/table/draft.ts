import { type AnyState, answer, CHANCE, type Match, openMatch, type Refusal, type Seat } from '@cadre/core';
import { rolled } from '../dice/source.js';
import { type Stopwatch, wallWatch } from '../stopwatch.js';
import { type Budget, openBudget } from './budget.js';
import type { BranchStart, Event, StampedEvent } from './event.js';
import { applyEvent, copyTable, type TableState } from './table.js';

/** A table on which something is being tried: what happens here counts when it has been stored, and not before. */
export interface Draft {
  readonly table: TableState;
  readonly events: StampedEvent[];
  readonly now: number;
  readonly budget: Budget;
}
/** Time never runs backwards at a table, whatever the machine's clock does. */
export const draft = (t: TableState, now: number, startWatch: () => Stopwatch = wallWatch): Draft => ({
  table: copyTable(t),
  events: [],
  now: Math.max(now, t.events.at(-1)?.at ?? 0),
  budget: openBudget(t.game, startWatch),
});

export const addEvent = (d: Draft, event: Event): void => {
  const stamped: StampedEvent = { n: d.table.version + 1, at: d.now, event };
  d.events.push(stamped);
  applyEvent(d.table, stamped);
};

/** Begin as soon as every seat is taken: by then all have had their say about the dice. */
export const startIfComplete = (d: Draft): void => {
  const t = d.table;
  if (t.status !== 'gathering' || t.seats.some(o => o.kind === 'open')) return;
  t.match = openMatch(t.game!, t.row.setup);
  addEvent(d, { kind: 'started', facts: t.match.opening });
  if (t.row.branch) repeatBranch(d, t.match, t.row.branch);
  letChanceAnswer(d);
};
const repeatBranch = (d: Draft, m: Match<AnyState>, { match, answers }: BranchStart): void =>
  d.budget.repeat(() => {
    for (const kept of answers) {
      const refusal = recordAnswer(d, kept.seat, m.state.pending?.seq ?? -1, kept.answer);
      if (refusal) throw new Error(`an answer of match ${match} is refused: ${refusal.message}`);
    }
  });

/** `by`: the partner who answered, where the seat itself is away. */
export const takeAnswer = (d: Draft, seat: Seat, seq: number, given: unknown, by?: Seat): Refusal | null => {
  const refusal = recordAnswer(d, seat, seq, given, { by });
  if (!refusal) letChanceAnswer(d);
  return refusal;
};
interface AnswerSource {
  readonly roll?: number;
  readonly by?: Seat | undefined;
}
const recordAnswer = (d: Draft, seat: Seat, seq: number, given: unknown, { roll, by }: AnswerSource = {}): Refusal | null => {
  const m = d.table.match!;
  const rule = m.state.pending?.rule ?? '',
    isJoint = m.state.pending?.joint !== undefined;
  const refusal = answer(m, seat, seq, given);
  if (refusal) return refusal;
  const entry = m.log.at(-1)!;
  addEvent(d, {
    kind: 'answered',
    seat,
    rule,
    answer: entry.answer,
    facts: entry.facts,
    ...(roll !== undefined && { roll }),
    ...(isJoint && { joint: true }),
    ...(by !== undefined && { by }),
  });
  return null;
};

export const letChanceAnswer = (d: Draft): void => {
  const t = d.table;
  const m = t.match as Match<AnyState>;
  for (;;) {
    const asked = m.state.pending?.asks.find(a => a.seat === CHANCE && a.answer === null);
    if (!asked) break;
    d.budget.spendRoll();
    const roll = t.nextRoll;
    const dice = { match: t.row.id, secret: t.row.diceSecret, contributions: t.contributions };
    const refusal = recordAnswer(d, CHANCE, m.state.pending!.seq, rolled(t.game!, m.state, asked.space, dice, roll), { roll });
    if (refusal) throw new Error(`chance was refused: ${refusal.message}`);
  }
  if (!m.state.pending) addEvent(d, { kind: 'ended', ending: { how: 'finished', seat: null, score: [...t.game!.score(m.state)] } });
};
