import {
  type Answer,
  type AnyGame,
  type AnyState,
  answer,
  CHANCE,
  lastWord,
  type Match,
  openMatch,
  openPrompts,
  type Seat,
  undo,
} from '@cadre/core';
import type { Ending, Occupant, Proposal, TableRules } from '@cadre/protocol';
import { type Clock, excuse, newClock, startClock, stopClock, switchSeats } from './clock.js';
import type { Event, MatchRow, StampedEvent } from './event.js';

/** A match as it stands at one table: its events, folded. */
export interface TableState {
  readonly row: MatchRow;
  readonly game: AnyGame | null;
  /** Why the match cannot be played here. Its events are kept all the same. */
  frozen: string | null;
  version: number;
  status: 'gathering' | 'playing' | 'over';
  seats: Occupant[];
  contributions: string[];
  /** Null before the start, and when frozen. */
  match: Match<AnyState> | null;
  /** For each answer of the log the rule that had asked for it, the roll if it was rolled here, and whether it was a proposal to partners. */
  answerSources: { readonly rule: string; readonly chance: boolean; readonly roll: number | null; readonly joint: boolean }[];
  /** Rolls are never used twice, not even after an undo: nobody learns dice that are still to come. */
  nextRoll: number;
  /** How many undos there have been: after one, a question is another one, though its number may be the same. */
  undoCount: number;
  paused: boolean;
  /** Whether people may write to each other: as it was set up, or since they have agreed to it. */
  chat: boolean;
  proposal: Proposal | null;
  ending: Ending | null;
  clock: Clock | null;
  rematch: string | null;
  /** Seats with a new secret whose new holder has not come yet, and has no name. */
  handedOver: readonly Seat[];
  events: StampedEvent[];
}

export const newTable = (row: MatchRow, game: AnyGame | null): TableState => ({
  row,
  game,
  frozen: game ? null : `this match needs rules ${row.rules} of "${row.game}", which are not installed here`,
  version: 0,
  status: 'gathering',
  seats: row.bots.map(bot => (bot === null ? { kind: 'open' } : { kind: 'bot', bot })),
  contributions: row.bots.map(() => ''),
  match: null,
  answerSources: [],
  nextRoll: 0,
  undoCount: 0,
  paused: false,
  chat: row.tableRules.chat,
  proposal: null,
  ending: null,
  clock: null,
  rematch: null,
  handedOver: [],
  events: [],
});
/** What the table has agreed on, before the match and since. */
export const rulesNow = ({ row, chat }: Pick<TableState, 'row' | 'chat'>): TableRules =>
  chat === row.tableRules.chat ? row.tableRules : { ...row.tableRules, chat };
/** Who plays together; each seat for itself where the game says nothing, or is not installed. */
export const sidesAt = ({ game, row, seats }: TableState): readonly (readonly Seat[])[] =>
  game?.sides?.(row.setup) ?? seats.map((_, seat) => [seat]);
/** A copy that can be changed without the original noticing. Made for every command: see "spreads come last" in ARCHITECTURE.md. */
export const copyTable = (t: TableState): TableState => {
  const copy = { ...t };
  copy.seats = t.seats.slice();
  copy.contributions = t.contributions.slice();
  copy.answerSources = t.answerSources.slice();
  copy.events = t.events.slice();
  if (t.match) copy.match = copyMatch(t.match);
  return copy;
};
const copyMatch = ({ game, setup, opening, log, state, snapshots }: Match<AnyState>): Match<AnyState> => ({
  game,
  setup,
  opening,
  log: log.slice(),
  state,
  snapshots,
});

/** A stored event happens again. A match that does not come out as it was is frozen, not guessed at. */
export const replay = (t: TableState, stamped: StampedEvent): void => {
  if (!t.frozen) {
    try {
      replayRules(t, stamped.event);
    } catch (thrown) {
      t.frozen = `event ${stamped.n} cannot be replayed under the installed rules: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
    }
    if (t.frozen) t.match = null;
  }
  applyEvent(t, stamped);
};
const replayRules = (t: TableState, e: Event): void => {
  if (e.kind === 'started') {
    t.match = openMatch(t.game!, t.row.setup);
    if (!same(t.match.opening, e.facts)) throw new Error('the opening facts differ');
  } else if (e.kind === 'answered') {
    const refusal = answer(t.match!, e.seat, t.match!.state.pending?.seq ?? -1, e.answer);
    if (refusal) throw new Error(`the answer is refused: ${refusal.message}`);
    if (!same(t.match!.log.at(-1)!.facts, e.facts)) throw new Error('the facts differ');
  } else if (e.kind === 'undone') undo(t.match!, e.to);
};
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** All of an event but the rules of the game, which have run already. */
export const applyEvent = (t: TableState, stamped: StampedEvent): void => {
  t.version = stamped.n;
  t.events.push(stamped);
  applyToTable(t, stamped.event, stamped.at);
};
const applyToTable = (t: TableState, e: Event, at: number): void => {
  switch (e.kind) {
    case 'joined':
      t.seats[e.seat] = { kind: 'person', name: e.name };
      t.handedOver = t.handedOver.filter(seat => seat !== e.seat);
      if (t.status === 'gathering') t.contributions[e.seat] = e.contribution;
      return;
    case 'left': {
      const before = t.seats[e.seat]!;
      t.seats[e.seat] = t.status === 'gathering' ? { kind: 'open' } : { kind: 'left', name: before.kind === 'person' ? before.name : '' };
      return;
    }
    case 'bot-took-over':
      t.seats[e.seat] = { kind: 'bot', bot: e.bot };
      return;
    case 'started':
      t.status = 'playing';
      t.clock = t.row.tableRules.clock.kind === 'none' ? null : newClock(t.row.tableRules.clock, t.seats.length, at);
      turnClock(t, null, at);
      return;
    case 'answered':
      t.answerSources.push({ rule: e.rule, chance: e.seat === CHANCE, roll: e.roll ?? null, joint: e.joint ?? false });
      if (e.roll !== undefined) t.nextRoll = e.roll + 1;
      turnClock(t, e.seat, at);
      return;
    case 'undone':
      t.answerSources.length = e.to;
      t.undoCount++;
      if (t.proposal?.action.kind === 'undo') t.proposal = null;
      turnClock(t, e.seat, at);
      return;
    case 'proposed':
      t.proposal = { by: e.seat, action: e.action, agreed: [] };
      return;
    case 'agreed':
      if (t.proposal) t.proposal = { ...t.proposal, agreed: [...t.proposal.agreed, e.seat] };
      return;
    case 'declined':
      t.proposal = null;
      return;
    case 'paused':
      t.paused = true;
      t.proposal = null;
      if (t.clock) t.clock = stopClock(t.clock, at);
      return;
    case 'continued':
      t.paused = false;
      if (t.clock) t.clock = startClock(t.clock, at);
      return;
    case 'outage':
      if (t.clock) t.clock = excuse(t.clock, e.milliseconds, at);
      return;
    case 'ended':
      t.status = 'over';
      t.ending = e.ending;
      t.proposal = null;
      t.paused = false;
      if (t.clock) t.clock = stopClock(t.clock, at);
      return;
    case 'rematch':
      t.rematch = e.match;
      t.proposal = null;
      return;
    case 'chat-on':
      t.chat = true;
      t.proposal = null;
      return;
    case 'handed-over':
      t.handedOver = [...t.handedOver, e.seat];
      return;
    case 'said':
      return;
  }
};
const turnClock = (t: TableState, answered: Seat | null, at: number): void => {
  if (t.clock) t.clock = switchSeats(t.row.tableRules.clock, t.clock, answered, openSeats(t), at);
};

/**
 * The seats that the match waits for; never chance. When all partners have proposed and disagree, it waits for the seat with the last word:
 * until then nobody's time runs because a partner is slow.
 */
export const openSeats = (t: TableState): Seat[] => {
  const pending = t.match?.state.pending;
  const missing = pending ? openPrompts(pending).filter(a => a.answer === null) : [];
  const decides = missing.length === 0 && pending ? lastWord(pending) : null;
  return decides === null ? missing.flatMap(a => (a.seat === CHANCE ? [] : [a.seat])) : [decides];
};
/** The proposal of a person that bots in a joint question agree to; null when there is none yet. */
export const personsProposal = (t: TableState): Answer | null =>
  t.match!.state.pending!.asks.find(a => a.answer !== null && t.seats[a.seat]?.kind === 'person')?.answer ?? null;
export const personSeats = (t: TableState): Seat[] => t.seats.flatMap((o, seat) => (o.kind === 'person' ? [seat] : []));
