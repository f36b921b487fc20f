import type { Fact } from '@cadre/core';
import { freeUndoFrom, type Message, type TableEvent, type TableInfo, type WireRefusal, type WireView } from '@cadre/protocol';

/** The table as this page shows it: messages, folded. */
export interface Session {
  readonly version: number;
  /** The seats of this device; none for a spectator. */
  readonly seats: readonly number[];
  readonly table: TableInfo;
  readonly views: readonly WireView[];
  readonly events: readonly TableEvent[];
  readonly storageProblem: WireRefusal | null;
}
export type TableMessage = Extract<Message, { type: 'table' }>;
export type ChangeMessage = Extract<Message, { type: 'change' }>;

export const factsOf = (events: readonly TableEvent[]): Fact[] =>
  events.flatMap(h => (h.kind === 'answered' || h.kind === 'started' ? h.facts.map(t => t.fact as Fact) : []));

export const openSession = (m: TableMessage, storageProblem: WireRefusal | null = null): Session => ({
  version: m.version,
  seats: m.seats,
  table: m.table,
  views: m.views,
  events: m.events,
  storageProblem,
});
/** Null when something is missing between what is known and this change: then the whole table must be asked for. */
export const applyChange = (s: Session, m: ChangeMessage): Session | null => {
  if (m.version <= s.version) return s;
  if (m.from > s.version) return null;
  const events = m.events.filter(h => h.n > s.version);
  return {
    ...s,
    version: m.version,
    table: m.table ?? s.table,
    views: m.views,
    events: [...s.events, ...events],
  };
};

/** What only an observer of a turn wants to follow: an answer that this device did not give, and of which something is to be seen. */
export const isForeign = (s: Session, m: ChangeMessage): boolean =>
  m.events.some(h => h.kind === 'answered' && h.seat >= 0 && !s.seats.includes(h.seat)) && factsOf(m.events).length > 0;

export const viewFrom = (s: Session, seat: number): WireView | null => s.views.find(v => v.seat === seat) ?? s.views[0] ?? null;
/** The seats that are asked and have not answered; the same for everybody. */
export const askedSeats = (s: Session): number[] =>
  s.views[0]?.pending?.asks.flatMap(a => (a.seat >= 0 && !a.answered ? [a.seat] : [])) ?? [];

/** The seat of each answer that stands, in order: what was undone is gone. */
export const standingAnswers = (events: readonly TableEvent[]): { readonly seat: number; readonly n: number }[] => {
  const answers: { seat: number; n: number }[] = [];
  for (const h of events) {
    if (h.kind === 'answered') answers.push({ seat: h.seat, n: h.n });
    else if (h.kind === 'undone') answers.length = Math.min(h.to, answers.length);
  }
  return answers;
};
/** The move that answer number `to` was, in the words of the game; empty where it left no trace. */
export const moveText = ({ events }: Session, to: number): string => {
  const answer = standingAnswers(events)[to];
  const event = events.find(h => h.n === answer?.n);
  return event?.kind === 'answered' ? (event.facts.find(t => t.text)?.text ?? '') : '';
};
/** The event in which this device last answered; what came with it and after it is new to the player. */
export const lastOwnAnswer = ({ events, seats }: Session): number =>
  events.findLast(h => h.kind === 'answered' && seats.includes(h.seat))?.n ?? Number.POSITIVE_INFINITY;
/** What has happened in the match as it stands, without what was undone. */
export const standingFacts = (events: readonly TableEvent[]): Fact[] => {
  const undone = undoneEvents(events);
  return factsOf(events.filter(({ n }) => !undone.has(n)));
};
/** What has happened since this device last answered. */
export const factsSinceOwnAnswer = (s: Session): Fact[] => {
  const last = lastOwnAnswer(s);
  return factsOf(s.events.filter(h => h.n > last));
};
/** A fact in the words of the game. The latest are asked for most. */
export const sayingOf = ({ events }: Session, fact: Fact): string => {
  for (const h of events.toReversed()) {
    if (h.kind !== 'answered' && h.kind !== 'started') continue;
    const told = h.facts.find(t => t.fact === fact);
    if (told) return told.text ?? '';
  }
  return '';
};
/** The game's last sentence: at the end of a match, how it was decided. */
export const lastSaying = ({ events }: Session): string =>
  events
    .toReversed()
    .flatMap(h => (h.kind === 'answered' ? h.facts.toReversed() : []))
    .find(told => told.to === undefined && told.text)?.text ?? '';
/** The numbers of all events that were undone. */
export const undoneEvents = (events: readonly TableEvent[]): ReadonlySet<number> => {
  const standing = new Set(standingAnswers(events).map(a => a.n));
  return new Set(events.flatMap(h => (h.kind === 'answered' && !standing.has(h.n) ? [h.n] : [])));
};

export type Undo =
  | { readonly state: 'off' | 'nothing' | 'waiting' }
  /** `to`: the answer to go back to, and `seat`: who gave it. */
  | { readonly state: 'free' | 'ask'; readonly seat: number; readonly to: number };
/**
 * What the undo key can do for this seat, by the rule that the server decides by. Whoever plays several partners takes back what
 * they answered last, whichever partner it was for. `gestures` are the answers with which one click began that gave several: they go back
 * together, unless that takes asking and the last one alone does not.
 */
export const undoFor = (s: Session, seat: number, gestures: readonly number[] = []): Undo => {
  const { table } = s;
  if (table.tableRules.undo === 'off') return { state: 'off' };
  if (table.status !== 'playing') return { state: 'nothing' };
  const side = table.sides.find(x => x.includes(seat)) ?? [seat];
  const isMine = (other: number): boolean => other === seat || (side.includes(other) && s.seats.includes(other));
  if (table.proposal?.action.kind === 'undo' && isMine(table.proposal.by)) return { state: 'waiting' };
  const answers = standingAnswers(s.events);
  const last = answers.findLastIndex(a => isMine(a.seat));
  if (last < 0) return { state: 'nothing' };
  const view = viewFrom(s, seat);
  const proposals = answers.length - (view?.pending?.joint ?? 0);
  const standing = answers.map((answer, i) => ({ seat: answer.seat, isJoint: i >= proposals }));
  const alone = table.seats.every((o, i) => o.kind !== 'person' || isMine(i));
  const backTo = (to: number): Undo => {
    const by = answers[to]!.seat;
    const isFree = table.tableRules.undo === 'free' || alone || to >= freeUndoFrom(standing, view?.floor ?? 0, by, side);
    return { state: isFree ? 'free' : 'ask', seat: by, to };
  };
  const one = backTo(last);
  const start = gestures.findLast(n => n <= last && isMine(answers[n]!.seat));
  const all = start === undefined ? one : backTo(start);
  return all.state === one.state ? all : one;
};
