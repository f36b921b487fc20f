import { type AnyGame, type AnyState, type Language, type Refusal, type Seat, sayReason, sideOf, type ViewOf, viewOf } from '@cadre/core';
import { type Action, freeUndoFrom, refusal as no, type WireRefusal } from '@cadre/protocol';
import { lateSeats } from './clock.js';
import { addEvent, type Draft, startIfComplete, takeAnswer } from './draft.js';
import { insist, jointProblem, needsProposal } from './joint-answer.js';
import { agree, applyUndo, type DecideContext, propose, settleProposal } from './proposal.js';
import { sidesAt, type TableState } from './table.js';

/** What comes from the server itself, beside what seats ask for. */
export type Command =
  | Action
  | { readonly type: 'join'; readonly seat: Seat; readonly name: string; readonly contribution: string }
  | { readonly type: 'hand-over'; readonly seat: Seat }
  /** Nobody has to come: all seats are bots'. */
  | { readonly type: 'begin' }
  /** The operator ends the match. */
  | { readonly type: 'end' }
  /** A bot has answered its question. */
  | ({ readonly type: 'bot-answer'; readonly bot: string } & BotAnswer)
  /** Time may be up for this seat: `answer` is what a bot would say. */
  | ({ readonly type: 'time' } & BotAnswer)
  | { readonly type: 'outage'; readonly milliseconds: number };
/** An answer to question `seq`, as it was after so many undos: thinking takes its time. */
interface BotAnswer {
  readonly seat: Seat;
  readonly seq: number;
  readonly undoCount: number;
  readonly answer: readonly number[];
}
/** The seat whose holder sent this command; null for what the server does by itself. */
export const seatAsking = (c: Command): Seat | null => {
  switch (c.type) {
    case 'begin':
    case 'end':
    case 'outage':
    case 'bot-answer':
    case 'time':
      return null;
    default:
      return c.seat;
  }
};

/** What needs no rules of the game. */
const FROZEN_TOO: readonly Command['type'][] = ['say', 'hand-over', 'leave', 'end'];
/** Try a command on the draft. A refused command leaves a draft that must be thrown away. */
export const decide = (d: Draft, c: Command, context: DecideContext): WireRefusal | null => {
  const t = d.table;
  if (t.frozen && !FROZEN_TOO.includes(c.type)) return no('frozen', t.frozen);
  switch (c.type) {
    case 'join':
      return join(d, c.seat, c.name, c.contribution);
    case 'begin':
      startIfComplete(d);
      return null;
    case 'end':
      if (t.status === 'over') return no('over', 'the match is over');
      addEvent(d, { kind: 'ended', ending: { how: 'operator', seat: null, score: null } });
      return null;
    case 'hand-over':
      addEvent(d, { kind: 'handed-over', seat: c.seat });
      return null;
    case 'outage':
      if (t.clock && t.status === 'playing' && c.milliseconds > 0) addEvent(d, { kind: 'outage', milliseconds: c.milliseconds });
      return null;
    case 'time':
      return timeIsUp(d, c);
    case 'bot-answer':
      return notPlaying(d) ?? paused(d) ?? botReplaced(d, c.seat, c.bot) ?? takeBotAnswer(d, c);
    case 'answer':
      return notPlaying(d) ?? paused(d) ?? jointProblem(d, c, context) ?? takeGivenAnswer(d, c);
    case 'undo':
      return notPlaying(d) ?? undoOrPropose(d, c.seat, c.to, context);
    case 'propose':
      return propose(d, c.seat, c.action, context);
    case 'agree':
      return agree(d, c.seat, context);
    case 'decline':
      if (!t.proposal) return no('nothing-to-do', 'there is no open proposal');
      addEvent(d, { kind: 'declined', seat: c.seat });
      return null;
    case 'continue':
      if (!t.paused) return no('nothing-to-do', 'the match is not paused');
      addEvent(d, { kind: 'continued', seat: c.seat });
      return null;
    case 'resign':
      return notPlaying(d) ?? resign(d, c.seat);
    case 'leave':
      addEvent(d, { kind: 'left', seat: c.seat });
      if (!t.frozen) settleProposal(d, context);
      return null;
    case 'replace':
      return replace(d, c.seat, c.whose, c.with, context);
    case 'say':
      if (!t.chat) return no('policy-forbids', 'chat is off at this table');
      addEvent(d, { kind: 'said', seat: c.seat, text: c.text });
      return null;
  }
};

const notPlaying = ({ table: t }: Draft): WireRefusal | null => {
  if (t.status === 'gathering') return no('not-started', 'the match starts when every seat is taken');
  if (t.status === 'over') return no('over', 'the match is over');
  return null;
};
const paused = ({ table: t }: Draft): WireRefusal | null => (t.paused ? no('paused', 'the match is paused: continue it first') : null);
const botReplaced = ({ table: t }: Draft, seat: Seat, bot: string): WireRefusal | null => {
  const occupant = t.seats[seat];
  return occupant?.kind === 'bot' && occupant.bot === bot ? null : no('late', `${bot} no longer holds seat ${seat}`);
};
const takeBotAnswer = (d: Draft, { seat, seq, undoCount, answer }: BotAnswer): WireRefusal | null =>
  undoCount === d.table.undoCount ? takeSeatAnswer(d, seat, seq, answer) : no('late', `the answers before question ${seq} were undone`);
const takeGivenAnswer = (d: Draft, given: Action & { readonly type: 'answer' }): WireRefusal | null => {
  const { seat, seq, answer, language } = given;
  const question = d.table.match!.state.pending;
  const refused = needsProposal(d, given) ? takeSeatAnswer(d, seat, seq, answer, language) : null;
  if (refused || !given.insist) return refused;
  const refusal = insist(d, given, question);
  return refusal && sayRefusal(d, seat, refusal, language ?? 'en');
};
const takeSeatAnswer = (d: Draft, seat: Seat, seq: number, answer: readonly number[], language: Language = 'en'): WireRefusal | null => {
  const refused = takeAnswer(d, seat, seq, answer);
  return refused && sayRefusal(d, seat, refused, language);
};
/** What the rules refuse comes with a sentence that its reader can act on, and with the nearest legal answer. */
const sayRefusal = (
  { table: { match } }: Draft,
  seat: Seat,
  { reason, message, because, instead }: Refusal,
  language: Language,
): WireRefusal => ({
  ...no(reason, message),
  ...(because && { because: sayReason(match!.game as AnyGame, viewOf(match!.state, seat) as ViewOf<AnyState>, because, language) }),
  ...(instead && { instead: [...instead] }),
});

const join = (d: Draft, seat: Seat, name: string, contribution: string): WireRefusal | null => {
  const { seats, handedOver } = d.table;
  if (seats[seat]!.kind === 'person' && !handedOver.includes(seat)) return null; // a second window of the same person
  addEvent(d, { kind: 'joined', seat, name, contribution });
  startIfComplete(d);
  return null;
};
const replace = (d: Draft, seat: Seat, whose: Seat, bot: string, context: DecideContext): WireRefusal | null => {
  const occupant = d.table.seats[whose];
  if (!context.bots.includes(bot))
    return no('no-such-bot', `there is no bot "${bot}"; expected one of: ${context.bots.join(', ') || 'none'}`);
  if (!occupant || (whose !== seat && occupant.kind !== 'left' && occupant.kind !== 'open'))
    return no('seat-not-free', `seat ${whose} is neither yours nor vacant`);
  addEvent(d, { kind: 'bot-took-over', seat: whose, bot });
  settleProposal(d, context);
  startIfComplete(d);
  return null;
};

const undoOrPropose = (d: Draft, seat: Seat, to: number, context: DecideContext): WireRefusal | null => {
  const { match, row, answerSources } = d.table,
    policy = row.tableRules.undo;
  if (policy === 'off') return no('policy-forbids', 'undo is off at this table');
  if (match!.log[to]?.seat !== seat) return no('nothing-to-do', `answer ${to} was not given by seat ${seat}`);
  if (policy !== 'free' && to < freeFrom(d.table, seat))
    return propose(d, seat, { kind: 'undo', to, rule: answerSources[to]!.rule }, context);
  applyUndo(d, seat, to);
  return null;
};
const freeFrom = ({ match, game, row, answerSources }: TableState, seat: Seat): number => {
  const answers = match!.log.map((answer, i) => ({ seat: answer.seat, isJoint: answerSources[i]!.joint }));
  return freeUndoFrom(answers, match!.state.floor, seat, sideOf(game!, row.setup, seat));
};
/** One of two sides may resign, each of its seats for all partners. With more of them one alone cannot end it for the others. */
const DUEL = 2;
const resign = (d: Draft, seat: Seat): WireRefusal | null => {
  if (d.table.seats.length > DUEL && sidesAt(d.table).length !== DUEL)
    return no('policy-forbids', 'with more than two sides nobody can resign alone: let a bot replace you, or propose to end the match');
  addEvent(d, { kind: 'ended', ending: { how: 'resigned', seat, score: null } });
  return null;
};
/** Whether a bot answers for a seat whose time is up; otherwise the seat loses the match. */
export const isAnsweredFor = ({ row, seats }: Pick<TableState, 'row' | 'seats'>): boolean =>
  (row.tableRules.clock.kind !== 'none' && row.tableRules.clock.late === 'bot') || seats.length > DUEL;
const timeIsUp = (d: Draft, instead: BotAnswer): WireRefusal | null => {
  const { clock, row } = d.table,
    { seat } = instead,
    rules = row.tableRules.clock;
  const refused = notPlaying(d);
  if (refused) return refused;
  if (!clock || rules.kind === 'none' || !lateSeats(rules, clock, d.now).includes(seat))
    return no('nothing-to-do', `seat ${seat} has time left`);
  if (isAnsweredFor(d.table)) return takeBotAnswer(d, instead);
  addEvent(d, { kind: 'ended', ending: { how: 'time', seat, score: null } });
  return null;
};
