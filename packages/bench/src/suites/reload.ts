import {
  type AnyGame,
  type AnyState,
  answer,
  checkSetup,
  type Match,
  openMatch,
  resumeMatch,
  SNAPSHOTS,
  type StoredSnapshot,
  sample,
  snapshotProblem,
  takeSnapshot,
} from '@cadre/core';
import { seeded } from '@cadre/kit';
import { mandalorian } from '@cadre/mandalorian';
import type { Contestant, Suite } from '../suite.js';
import { longGame } from './long-game.js';

interface Played {
  readonly match: Match<AnyState>;
  /** The newest that a server would have stored. */
  readonly snapshot: StoredSnapshot;
}
const play = (game: AnyGame, setup: object, seed: number, answers: number): Played | null => {
  const match: Match<AnyState> = openMatch(game, checkSetup(game, { ...setup }).setup),
    random = seeded(seed);
  let snapshot: StoredSnapshot | null = null;
  while (match.state.pending && match.log.length < answers) {
    const { seq, asks } = match.state.pending;
    const { seat, space } = asks.find(a => !a.answer)!;
    const refusal = answer(match, seat, seq, sample(space, random, match.game.machine.ground(match.state)));
    if (refusal) throw new Error(refusal.message);
    // The worst moment: the next snapshot is just due.
    if (match.log.length % SNAPSHOTS.every === 1) snapshot = takeSnapshot(match);
  }
  return match.log.length < answers ? null : { match, snapshot: snapshot! };
};
const MOST_SEEDS = 200;
/** The first match of random play that is long enough: which seed that is changes with the rules. */
const longMatch = (game: AnyGame, setup: object, answers: number): Played => {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const played = play(game, setup, seed, answers);
    if (played) return played;
  }
  throw new Error(`none of ${MOST_SEEDS} matches of ${game.id} lasted ${answers} answers`);
};
/** What a server does with stored answers: each is checked and given again. */
const giveAgain = (m: Match<AnyState>, { log }: Match<AnyState>): void => {
  for (const e of log.slice(m.log.length)) {
    const refusal = answer(m, e.seat, m.state.pending!.seq, e.answer);
    if (refusal) throw new Error(refusal.message);
  }
};
const reloading = (name: string, prepare: () => Played, reload: (played: Played) => Match<AnyState>): Contestant => ({
  name,
  prepare: async () => {
    const played = prepare();
    const expected = JSON.stringify(played.match.state);
    if (JSON.stringify(reload(played).state) !== expected) throw new Error('the match came back in another state');
    return () => {
      if (reload(played).log.length !== played.match.log.length) throw new Error('answers are missing');
      return 1;
    };
  },
});
const bySnapshot = ({ match: { game, setup, opening, log }, snapshot }: Played): Match<AnyState> => {
  const problem = snapshotProblem(game, setup, log, snapshot);
  if (problem) throw new Error(problem);
  const m = resumeMatch(game, setup, opening, log.slice(0, snapshot.answers), snapshot);
  giveAgain(m, { ...m, log });
  return m;
};
const byRerun = ({ match }: Played): Match<AnyState> => {
  const m = openMatch(match.game, match.setup);
  giveAgain(m, match);
  return m;
};

const suite = (id: string, title: string, prepare: () => Played): Suite => ({
  id,
  group: 'reload',
  title,
  unit: 'reload',
  rounds: 5,
  roundMilliseconds: 300,
  warmUpMilliseconds: 600,
  contestants: [reloading('Cadre, by snapshot', prepare, bySnapshot), reloading('Cadre, by re-run', prepare, byRerun)],
});
const LONG = 2000,
  MISSION = 150;
/** What a take-over after a crash, or somebody who comes back to an old match, waits for. */
export const reload: readonly Suite[] = [
  suite('reload', `Reloading a match of ${LONG} answers, the next snapshot just due`, () => longMatch(longGame, {}, LONG)),
  suite('reload-mandalorian', `The same for a mission of The Mandalorian with ${MISSION} answers`, () =>
    longMatch(mandalorian, { mission: 'm3' }, MISSION),
  ),
];
