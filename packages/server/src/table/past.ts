import {
  type AnyGame,
  type AnyState,
  type Entry,
  type Language,
  type Match,
  type Seat,
  type Setup,
  SPECTATOR,
  stateAt,
  type ViewOf,
  viewOf,
} from '@cadre/core';
import type { Files, Luck, WireView } from '@cadre/protocol';
import { luckOf } from '../dice/luck.js';
import { hasFiles, withoutFiles } from './files.js';
import type { TableState } from './table.js';
import { wordsOf } from './words.js';

/** What somebody wants to know of the past of a match. */
export type PastQuestion =
  /** The match as one seat knew it after `from` answers, and after each of the next ones. */
  | { readonly kind: 'moments'; readonly as: Seat; readonly language: Language; readonly from: number; readonly count: number }
  | { readonly kind: 'view'; readonly as: Seat; readonly at: number }
  | { readonly kind: 'luck' };
export interface PastAnswers {
  /** JSON: the thread that serves everybody need not write it, and it can be a megabyte long. */
  readonly moments: { readonly text: string; readonly files: Files | null };
  readonly view: ViewOf<AnyState>;
  readonly luck: Luck;
}
/** A match without what cannot be sent to a thread. To answer, it is run again, which can take most of a second. */
export interface PastTask extends Pick<Match<AnyState>, 'setup' | 'opening' | 'snapshots'> {
  readonly game: string;
  readonly rules: string;
  readonly log: readonly Entry[];
  readonly question: PastQuestion;
}
export const pastTask = ({ game, setup, opening, log, snapshots }: Match<AnyState>, question: PastQuestion): PastTask => {
  const { id, rules } = game;
  if (question.kind === 'luck') return { game: id, rules, setup, opening, log, snapshots: [], question };
  const [from, to] = question.kind === 'view' ? [question.at, question.at] : [question.from, question.from + question.count];
  const near = snapshots.findLast(s => s.answers <= from);
  return { game: id, rules, setup, opening, log: log.slice(0, to).map(withoutFacts), snapshots: near ? [near] : [], question };
};
/** Nothing but luck looks at them. */
const withoutFacts = ({ seat, answer }: Entry): Entry => ({ seat, answer, facts: [] });

export const answerPast = (game: AnyGame, { setup, opening, log, snapshots, question }: PastTask): PastAnswers[PastQuestion['kind']] => {
  const match = { game, setup, opening, log, snapshots } as Match<AnyState>;
  switch (question.kind) {
    case 'moments':
      return written(setup, momentsOf(match, question));
    case 'view':
      return viewOf(stateAt(match, question.at), question.as) as ViewOf<AnyState>;
    case 'luck':
      return luckOf(game, setup, log);
  }
};
const written = (setup: Setup, moments: readonly WireView[]): PastAnswers['moments'] =>
  hasFiles({ setup }) ? withoutFiles(moments) : { text: JSON.stringify(moments), files: null };
const momentsOf = (
  match: Match<AnyState>,
  { as, language, from, count }: Extract<PastQuestion, { readonly kind: 'moments' }>,
): WireView[] => {
  const { game, log } = match;
  const state = stateAt(match, from);
  const moments: WireView[] = [];
  for (let n = from; ; n++) {
    // A copy: the state is changed in place by the answers that follow.
    const view = viewOf(game.clone(state), as);
    moments.push({ ...view, words: wordsOf(game as AnyGame, language, view, state.secret.length) } as WireView);
    const next = log[n];
    if (!next || moments.length === count) return moments;
    game.machine.advance(state, next.seat, next.answer);
    state.out = [];
  }
};

/** The seats whose past views may be shown: all of them when the match is over, until then only the viewer's own. */
export const visibleSeats = (t: TableState, seats: readonly Seat[]): Seat[] =>
  t.status === 'over' ? [SPECTATOR, ...t.seats.keys()] : seats.length > 0 ? [...seats] : [SPECTATOR];
