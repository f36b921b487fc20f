import { type Seat, undo } from '@cadre/core';
import { refusal as no, type WireRefusal, type Wish } from '@cadre/protocol';
import { type Draft, happen, letChanceAnswer } from './draft.js';
import { persons } from './table.js';

/** What a decision needs from outside. */
export interface Means {
  readonly bots: readonly string[];
  newMatchId(): string;
}

/** Ask the other persons. Bots agree to everything; whoever sits alone need not wait. */
export const propose = (d: Draft, by: Seat, wish: Wish, means: Means): WireRefusal | null => {
  const { proposal } = d.table;
  if (proposal) return no('already-proposed', `seat ${proposal.by} has proposed something (${proposal.wish.kind}): answer that first`);
  const refused = unfit(d, wish);
  if (refused) return refused;
  happen(d, { kind: 'proposed', seat: by, wish });
  settleProposal(d, means);
  return null;
};
export const agree = (d: Draft, seat: Seat, means: Means): WireRefusal | null => {
  const { proposal } = d.table;
  if (!proposal) return no('nothing-to-do', 'nothing is proposed');
  if (seat === proposal.by || proposal.agreed.includes(seat)) return no('nothing-to-do', `seat ${seat} has agreed already`);
  happen(d, { kind: 'agreed', seat });
  settleProposal(d, means);
  return null;
};
/** Whether a wish makes sense at this moment. */
const unfit = ({ table: t }: Draft, wish: Wish): WireRefusal | null => {
  if (wish.kind === 'rematch') {
    if (t.status !== 'over') return no('not-over', 'a rematch begins when this match is over');
    return t.rematch ? no('nothing-to-do', 'the rematch has begun') : null;
  }
  if (t.status === 'over') return no('over', 'the match is over');
  if (t.status === 'gathering') return no('not-started', 'the match begins when every seat is taken');
  return wish.kind === 'pause' && t.paused ? no('nothing-to-do', 'the match is paused') : null;
};

/** What all others agree to happens at once. Also asked when somebody leaves: then one voice less is needed. */
export const settleProposal = (d: Draft, means: Means): void => {
  const { proposal } = d.table;
  if (!proposal || persons(d.table).some(seat => seat !== proposal.by && !proposal.agreed.includes(seat))) return;
  switch (proposal.wish.kind) {
    case 'undo':
      takeBack(d, proposal.by, proposal.wish.to);
      return;
    case 'pause':
      happen(d, { kind: 'paused' });
      return;
    case 'end':
      happen(d, { kind: 'ended', ending: { how: 'agreed', seat: null, score: null } });
      return;
    case 'rematch':
      happen(d, { kind: 'rematch', match: means.newMatchId() });
      return;
  }
};
/** Back to the moment before answer `to`. If others have gone back further meanwhile, there is nothing left to take back. */
export const takeBack = (d: Draft, seat: Seat, to: number): void => {
  const m = d.table.match!;
  const there = Math.min(to, m.log.length);
  undo(m, there);
  happen(d, { kind: 'undone', seat, to: there });
  letChanceAnswer(d);
};
