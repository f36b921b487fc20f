import type { Game } from './game.js';
import type { Refusal } from './machine.js';
import type { Setup } from './setup.js';
import { type Answer, plainAnswer } from './space.js';
import { type AnyState, CHANCE, type Seat, type Told } from './state.js';

/** One answer and what it caused to be said. */
export interface Entry {
  readonly seat: Seat;
  readonly answer: Answer;
  readonly facts: readonly Told[];
}
/** The state after so many answers, as JSON text: whatever is done with what is read from it, the snapshot stays as it is. */
export interface Snapshot {
  readonly answers: number;
  readonly state: string;
}
/** How often a match takes a snapshot of itself, and how many it keeps: the further back, the further apart. */
export const SNAPSHOTS = { every: 100, most: 16, characters: 1_000_000 } as const;

/** A match being played: its state, and the log that explains and re-creates it. */
export interface Match<S extends AnyState> {
  readonly game: Game<S>;
  readonly setup: Setup;
  /** What was said before the first answer. */
  readonly opening: readonly Told[];
  readonly log: Entry[];
  state: S;
  /** Oldest first, each reached by the first answers of the log. Never changed in place: copies of a match share it. */
  snapshots: readonly Snapshot[];
}

const takeFacts = (s: AnyState): readonly Told[] => {
  const facts = s.out ?? [];
  s.out = [];
  return facts;
};
const fresh = <S extends AnyState>(game: Game<S>, setup: Setup): S => game.machine.start(game.setup(setup));

/** A match at its first question. `answer` goes on, `undo` goes back, `stateAt` looks back. */
export const openMatch = <S extends AnyState>(game: Game<S>, setup: Setup): Match<S> => {
  const state = fresh(game, setup);
  return { game, setup, opening: takeFacts(state), log: [], state, snapshots: [] };
};

/** An answer from outside. A rule that throws leaves the match as it was: the answer runs on a copy. */
export const answer = <S extends AnyState>(m: Match<S>, seat: Seat, seq: number, given: unknown): Refusal | null => {
  const s = m.game.clone(m.state);
  const refusal = m.game.machine.submit(s, seat, seq, given);
  if (refusal) return refusal;
  m.log.push({ seat, answer: plainAnswer(given as Answer), facts: takeFacts(s) });
  m.state = s;
  if (m.log.length % SNAPSHOTS.every === 0) m.snapshots = thinOut([...m.snapshots, { answers: m.log.length, state: JSON.stringify(s) }]);
  return null;
};

/** How far back this seat may go without asking anybody: own answers only, and nothing learned since. */
export const freeUndo = <S extends AnyState>(m: Match<S>, seat: Seat): number | null => {
  let to = m.log.length;
  while (to > m.state.floor && m.log[to - 1]!.seat === seat) to--;
  return to < m.log.length ? to : null;
};

/** Back to the moment when `to` answers had been given. What undo restores is everything, by construction. */
export const undo = <S extends AnyState>(m: Match<S>, to: number): void => {
  m.state = stateAt(m, to);
  m.log.length = to;
  m.snapshots = m.snapshots.filter(s => s.answers <= to);
};

/** The state when `to` answers had been given, as a copy of its own: the nearest snapshot, and the answers after it again. */
export const stateAt = <S extends AnyState>(m: Match<S>, to: number): S => {
  if (!Number.isInteger(to) || to < 0 || to > m.log.length) throw new RangeError(`cannot go back to answer ${to} of ${m.log.length}`);
  const nearest = m.snapshots.findLast(s => s.answers <= to);
  if (!nearest) return rerun(m.game, m.setup, m.log.slice(0, to));
  return advanceBy(m.game, JSON.parse(nearest.state) as S, m.log.slice(nearest.answers, to));
};

/** The state after these answers, which are known to be legal. */
export const rerun = <S extends AnyState>(game: Game<S>, setup: Setup, log: readonly GivenAnswer[]): S => {
  const s = fresh(game, setup);
  takeFacts(s);
  return advanceBy(game, s, log);
};
type GivenAnswer = Pick<Entry, 'seat' | 'answer'>;
const advanceBy = <S extends AnyState>(game: Game<S>, s: S, log: readonly GivenAnswer[]): S => {
  for (const e of log) {
    game.machine.advance(s, e.seat, e.answer);
    takeFacts(s);
  }
  return s;
};

const thinOut = (all: readonly Snapshot[]): Snapshot[] => {
  const kept = [...all];
  let size = kept.reduce((sum, s) => sum + s.state.length, 0);
  while (kept.length > SNAPSHOTS.most || size > SNAPSHOTS.characters) size -= kept.splice(leastMissed(kept), 1)[0]!.state.length;
  return kept;
};
/** Where the gap that a snapshot leaves is smallest for its distance from now; the newest goes only when it is alone. */
const leastMissed = (kept: readonly Snapshot[]): number => {
  const now = kept.at(-1)!.answers;
  let least = 0,
    smallest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < kept.length - 1; i++) {
    const gap = (kept[i + 1]!.answers - (kept[i - 1]?.answers ?? 0)) / (now - kept[i]!.answers);
    if (gap < smallest) {
      smallest = gap;
      least = i;
    }
  }
  return least;
};

/** What a seat (or, with no seat of that number, the public) is told of these facts. */
export const factsFor = (facts: readonly Told[], seat: Seat): Told[] => facts.filter(t => t.to === undefined || t.to === seat);
export const isChance = (e: Entry): boolean => e.seat === CHANCE;
