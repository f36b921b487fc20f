import { type Seat, undo } from '@cadre/core';
import { refusal as no, type ProposedAction, type WireRefusal } from '@cadre/protocol';
import { addEvent, type Draft, letChanceAnswer } from './draft.js';
import { personSeats } from './table.js';

/** What a decision needs from outside. */
export interface DecideContext {
  readonly bots: readonly string[];
  newMatchId(): string;
  /** Whether anybody who holds this seat is connected to this process. */
  isConnected(seat: Seat): boolean;
}

/** Ask the other people. Bots agree to everything, so a person among bots need not wait. */
export const propose = (d: Draft, by: Seat, action: ProposedAction, context: DecideContext): WireRefusal | null => {
  const { proposal } = d.table;
  if (proposal) return no('already-proposed', `seat ${proposal.by} has already proposed: ${proposal.action.kind}. Agree or decline first`);
  const refused = problemWith(d, action);
  if (refused) return refused;
  addEvent(d, { kind: 'proposed', seat: by, action });
  settleProposal(d, context);
  return null;
};
export const agree = (d: Draft, seat: Seat, context: DecideContext): WireRefusal | null => {
  const { proposal } = d.table;
  if (!proposal) return no('nothing-to-do', 'there is no open proposal');
  if (seat === proposal.by || proposal.agreed.includes(seat)) return no('nothing-to-do', `seat ${seat} has already agreed`);
  addEvent(d, { kind: 'agreed', seat });
  settleProposal(d, context);
  return null;
};
/** Whether a action makes sense at this moment. */
const problemWith = ({ table: t }: Draft, action: ProposedAction): WireRefusal | null => {
  if (action.kind === 'rematch') {
    if (t.status !== 'over') return no('not-over', 'a rematch can start when this match is over');
    return t.rematch ? no('nothing-to-do', 'the rematch has already started') : null;
  }
  if (action.kind === 'chat' && t.chat) return no('nothing-to-do', 'chat is on at this table');
  if (t.status === 'over') return no('over', 'the match is over');
  if (t.status === 'gathering') return no('not-started', 'the match starts when every seat is taken');
  return action.kind === 'pause' && t.paused ? no('nothing-to-do', 'the match is already paused') : null;
};

/** A proposal takes effect as soon as all others agree. Also checked when a person leaves: one vote less is needed then. */
export const settleProposal = (d: Draft, context: DecideContext): void => {
  const { proposal } = d.table;
  if (!proposal || personSeats(d.table).some(seat => seat !== proposal.by && !proposal.agreed.includes(seat))) return;
  switch (proposal.action.kind) {
    case 'undo':
      applyUndo(d, proposal.by, proposal.action.to);
      return;
    case 'pause':
      addEvent(d, { kind: 'paused' });
      return;
    case 'end':
      addEvent(d, { kind: 'ended', ending: { how: 'agreed', seat: null, score: null } });
      return;
    case 'chat':
      addEvent(d, { kind: 'chat-on' });
      return;
    case 'rematch':
      addEvent(d, { kind: 'rematch', match: context.newMatchId() });
      return;
  }
};
/** Back to the moment before answer `to`. If others have gone back further meanwhile, there is nothing left to undo. */
export const applyUndo = (d: Draft, seat: Seat, to: number): void => {
  const m = d.table.match!;
  const there = Math.min(to, m.log.length);
  d.budget.repeat(() => undo(m, there));
  addEvent(d, { kind: 'undone', seat, to: there });
  letChanceAnswer(d);
};
