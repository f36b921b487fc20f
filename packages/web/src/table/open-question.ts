import type { Space } from '@cadre/core';
import type { WireView } from '@cadre/protocol';
import type { TableQuestion } from '@cadre/table-client';

/** What one seat is asked and has not answered yet. */
export interface OpenQuestion {
  readonly seat: number;
  /** The reader's seats that one answer is given for: partners on a joint question whom one person plays agree with themselves. */
  readonly seats: readonly number[];
  readonly seq: number;
  readonly rule: string;
  readonly space: Space;
  /** Options that stand apart from the others: they only end or decline what goes on. */
  readonly closing: readonly number[];
  /** What choosing one of them comes to, two of them and so on, where their names would say less. */
  readonly several: readonly string[];
  /** Others are asked at the same time: nobody sees an answer before all are in. */
  readonly sealed: boolean;
  /** What each partner proposes, on a question that they must answer alike; null on any other, and where one person plays them all. */
  readonly proposals: readonly Proposal[] | null;
}
/** Names a question: an undo may ask the same one again. */
export const idOf = ({ seat, seq }: OpenQuestion): string => `${seat}:${seq}`;
export interface Proposal {
  readonly seat: number;
  /** Null while the seat has proposed nothing. */
  readonly answer: readonly number[] | null;
  /** The answer in the game's words; empty for the answer that passes. */
  readonly says: string;
}
/** Options in the order in which the game lists them. */
const listed = (space: Space, options: readonly number[] | undefined): Space =>
  space.kind === 'pick' && options ? { ...space, options } : space;
export const openQuestion = (view: WireView | null, mine: readonly number[]): OpenQuestion | null => {
  const isJoint = view?.pending?.joint !== undefined; // partners may change their proposals until they agree
  const ask = view?.pending?.asks.find(a => a.seat === view.seat && (isJoint || !a.answered));
  if (!view?.pending || !ask?.space) return null;
  const partners = isJoint ? view.pending.asks.map(({ seat }) => seat) : [view.seat];
  const seats = partners.filter(seat => seat === view.seat || mine.includes(seat));
  return {
    seat: view.seat,
    seats,
    seq: view.pending.seq,
    rule: view.pending.rule,
    space: listed(ask.space, view.words?.listed),
    closing: view.words?.closing ?? [],
    several: view.words?.several ?? [],
    sealed: !isJoint && view.pending.asks.length > 1,
    proposals:
      isJoint && seats.length < partners.length
        ? view.pending.asks.map(({ seat, answer }) => ({ seat, answer, says: view.words?.proposals?.[seat] ?? answer?.join(', ') ?? '' }))
        : null,
  };
};
/** The same for a game's own table, in the words of the game. */
export const tableQuestion = (question: OpenQuestion | null, words: WireView['words']): TableQuestion | null =>
  question && { rule: question.rule, space: question.space, text: words?.question ?? question.rule, labels: words?.options ?? {} };
/** Whether this seat has answered a question on which others still think. */
export const hasSealed = (view: WireView | null): boolean =>
  view?.pending?.joint === undefined && (view?.pending?.asks.some(a => a.seat === view.seat && a.answered) ?? false);
