import type { Game } from './game.js';
import type { Entry, Match, Snapshot } from './match.js';
import { checkOf } from './record.js';
import type { Setup } from './setup.js';
import type { AnyState, Told } from './state.js';

/** A snapshot that leaves the memory: it says what it belongs to, and its check covers the answers that led to it. */
export interface StoredSnapshot extends Snapshot {
  readonly game: string;
  readonly rules: string;
  readonly check: string;
}
/** Raised when a state is laid out in another way: a snapshot of the older layout no longer fits its check, and its answers are run instead. */
const LAYOUT = 2;
type Origin = Pick<StoredSnapshot, 'game' | 'rules' | 'state'>;
const checkOver = ({ game, rules, state }: Origin, setup: Setup, log: readonly Entry[]): string =>
  checkOf(JSON.stringify([LAYOUT, game, rules, setup, log.map(e => [e.seat, e.answer]), state]));

/** The match as it stands, to be stored. */
export const takeSnapshot = <S extends AnyState>({ game, setup, log, state }: Match<S>): StoredSnapshot => {
  const origin = { game: game.id, rules: game.rules, state: JSON.stringify(state) };
  return { ...origin, answers: log.length, check: checkOver(origin, setup, log) };
};
/** Why this is not a snapshot of the match after the first answers of the log; null when it is. */
export const snapshotProblem = (
  { id, rules }: Pick<Game<AnyState>, 'id' | 'rules'>,
  setup: Setup,
  log: readonly Entry[],
  snapshot: StoredSnapshot,
): string | null => {
  if (snapshot.game !== id) return `it belongs to the game "${snapshot.game}", expected "${id}"`;
  if (snapshot.rules !== rules) return `it was taken under rules ${snapshot.rules}, expected rules ${rules}`;
  if (snapshot.answers > log.length) return `it covers ${snapshot.answers} answers, but the match has only ${log.length}`;
  const check = checkOver(snapshot, setup, log.slice(0, snapshot.answers));
  return snapshot.check === check ? null : `its check is ${snapshot.check}, expected ${check} for its ${snapshot.answers} answers`;
};

/** The match after exactly the answers of `newest`, without running any of them. Older snapshots that fit the log help undo. */
export const resumeMatch = <S extends AnyState>(
  game: Game<S>,
  setup: Setup,
  opening: readonly Told[],
  log: Entry[],
  newest: StoredSnapshot,
  older: readonly StoredSnapshot[] = [],
): Match<S> => {
  if (newest.answers !== log.length) throw new RangeError(`the snapshot covers ${newest.answers} answers, the log has ${log.length}`);
  const fitting = older.filter(s => s.answers < newest.answers && snapshotProblem(game, setup, log, s) === null);
  const snapshots = [...fitting, newest].map(({ answers, state }) => ({ answers, state }));
  return { game, setup, opening, log, state: JSON.parse(newest.state) as S, snapshots };
};
