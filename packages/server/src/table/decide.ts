import { freeUndo, type Seat } from '@cadre/core';
import { type Action, refusal as no, type WireRefusal } from '@cadre/protocol';
import { late } from './clock.js';
import { type Draft, happen, startIfComplete, takeAnswer } from './draft.js';
import { agree, type Means, propose, settleProposal, takeBack } from './proposal.js';
import type { Table } from './table.js';

/** What comes from the server itself, beside what seats ask for. */
export type Command =
  | Action
  | { readonly type: 'join'; readonly seat: Seat; readonly name: string; readonly contribution: string }
  | { readonly type: 'hand-over'; readonly seat: Seat }
  /** Nobody has to come: all seats are bots'. */
  | { readonly type: 'begin' }
  /** A bot has thought about its question. */
  | ({ readonly type: 'thought'; readonly bot: string } & Thought)
  /** Time may be up for this seat: `answer` is what a bot would say. */
  | ({ readonly type: 'time' } & Thought)
  | { readonly type: 'outage'; readonly milliseconds: number };
/** An answer to question `seq`, as it was when so many answers had been taken back: thinking takes its time. */
interface Thought {
  readonly seat: Seat;
  readonly seq: number;
  readonly takenBack: number;
  readonly answer: readonly number[];
}
/** Try a command on the draft. A refused command leaves a draft that must be thrown away. */
export const decide = (d: Draft, c: Command, means: Means): WireRefusal | null => {
  const t = d.table;
  if (t.frozen && c.type !== 'say' && c.type !== 'hand-over') return no('frozen', t.frozen);
  switch (c.type) {
    case 'join':
      return join(d, c.seat, c.name, c.contribution);
    case 'begin':
      startIfComplete(d);
      return null;
    case 'hand-over':
      happen(d, { kind: 'handed-over', seat: c.seat });
      return null;
    case 'outage':
      if (t.clock && t.status === 'playing') happen(d, { kind: 'outage', milliseconds: c.milliseconds });
      return null;
    case 'time':
      return timeIsUp(d, c);
    case 'thought':
      return notPlaying(d) ?? paused(d) ?? noLonger(d, c.seat, c.bot) ?? thought(d, c);
    case 'answer':
      return notPlaying(d) ?? paused(d) ?? answered(d, c.seat, c.seq, c.answer);
    case 'undo':
      return notPlaying(d) ?? undoing(d, c.seat, c.to, means);
    case 'propose':
      return propose(d, c.seat, c.wish, means);
    case 'agree':
      return agree(d, c.seat, means);
    case 'decline':
      if (!t.proposal) return no('nothing-to-do', 'nothing is proposed');
      happen(d, { kind: 'declined', seat: c.seat });
      return null;
    case 'continue':
      if (!t.paused) return no('nothing-to-do', 'the match is not paused');
      happen(d, { kind: 'continued', seat: c.seat });
      return null;
    case 'resign':
      return notPlaying(d) ?? resign(d, c.seat);
    case 'leave':
      happen(d, { kind: 'left', seat: c.seat });
      settleProposal(d, means);
      return null;
    case 'replace':
      return replace(d, c.seat, c.whose, c.with, means);
    case 'say':
      if (!t.row.tableRules.chat) return no('policy-forbids', 'there is no chat at this table');
      happen(d, { kind: 'said', seat: c.seat, text: c.text });
      return null;
  }
};

const notPlaying = ({ table: t }: Draft): WireRefusal | null => {
  if (t.status === 'gathering') return no('not-started', 'the match begins when every seat is taken');
  if (t.status === 'over') return no('over', 'the match is over');
  return null;
};
const paused = ({ table: t }: Draft): WireRefusal | null => (t.paused ? no('paused', 'the match is paused: continue it first') : null);
const noLonger = ({ table: t }: Draft, seat: Seat, bot: string): WireRefusal | null => {
  const occupant = t.seats[seat];
  return occupant?.kind === 'bot' && occupant.bot === bot ? null : no('late', `${bot} does not hold seat ${seat} any more`);
};
const thought = (d: Draft, { seat, seq, takenBack, answer }: Thought): WireRefusal | null =>
  takenBack === d.table.takenBack ? answered(d, seat, seq, answer) : no('late', `what led to question ${seq} has been taken back`);
const answered = (d: Draft, seat: Seat, seq: number, answer: readonly number[]): WireRefusal | null => {
  const refused = takeAnswer(d, seat, seq, answer);
  return refused && no(refused.reason, refused.message);
};

const join = (d: Draft, seat: Seat, name: string, contribution: string): WireRefusal | null => {
  if (d.table.seats[seat]!.kind === 'person') return null; // a second window of the same person
  happen(d, { kind: 'joined', seat, name, contribution });
  startIfComplete(d);
  return null;
};
const replace = (d: Draft, seat: Seat, whose: Seat, bot: string, means: Means): WireRefusal | null => {
  const occupant = d.table.seats[whose];
  if (!means.bots.includes(bot)) return no('no-such-bot', `there is no bot "${bot}"; there are: ${means.bots.join(', ') || 'none'}`);
  if (!occupant || (whose !== seat && occupant.kind !== 'left' && occupant.kind !== 'open'))
    return no('seat-not-free', `seat ${whose} is not yours, and nobody has left it`);
  happen(d, { kind: 'bot-took-over', seat: whose, bot });
  settleProposal(d, means);
  startIfComplete(d);
  return null;
};

const undoing = (d: Draft, seat: Seat, to: number, means: Means): WireRefusal | null => {
  const { match, row, asked } = d.table,
    policy = row.tableRules.undo;
  if (policy === 'off') return no('policy-forbids', 'answers stand at this table: there is no undo');
  if (match!.log[to]?.seat !== seat) return no('nothing-to-do', `answer ${to} is not an answer of seat ${seat}`);
  const free = freeUndo(match!, seat);
  if (policy !== 'free' && (free === null || to < free)) return propose(d, seat, { kind: 'undo', to, rule: asked[to]!.rule }, means);
  takeBack(d, seat, to);
  return null;
};
/** With three seats or more one alone cannot end it for the others: a bot can take the seat, or all agree to end. */
const DUEL = 2;
const resign = (d: Draft, seat: Seat): WireRefusal | null => {
  if (d.table.seats.length > DUEL) return no('policy-forbids', 'others play on: let a bot replace you, or propose to end the match');
  happen(d, { kind: 'ended', ending: { how: 'resigned', seat, score: null } });
  return null;
};
/** Whether somebody answers for a seat whose time is up; otherwise it has lost the match. */
export const isAnsweredFor = ({ row, seats }: Pick<Table, 'row' | 'seats'>): boolean =>
  (row.tableRules.clock.kind !== 'none' && row.tableRules.clock.late === 'bot') || seats.length > DUEL;
const timeIsUp = (d: Draft, instead: Thought): WireRefusal | null => {
  const { clock, row } = d.table,
    { seat } = instead,
    rules = row.tableRules.clock;
  const refused = notPlaying(d);
  if (refused) return refused;
  if (!clock || rules.kind === 'none' || !late(rules, clock, d.now).includes(seat))
    return no('nothing-to-do', `seat ${seat} has time left`);
  if (isAnsweredFor(d.table)) return thought(d, instead);
  happen(d, { kind: 'ended', ending: { how: 'time', seat, score: null } });
  return null;
};
