import type { AnyGame } from './game.js';
import { answer, type Entry, type Match, openMatch } from './match.js';
import { checkSetup, type Setup } from './setup.js';
import type { AnyState, Told } from './state.js';

/**
 * A match as text, one JSON line a moment: the opening, one line an answer, and the end when it has come.
 * Each line carries a check over itself and all lines before it, so a change is found at the line where it was made.
 */
export interface MatchRecord {
  readonly game: string;
  readonly rules: string;
  readonly setup: Setup;
  readonly opening: readonly Told[];
  readonly log: readonly Entry[];
  readonly score: readonly number[] | null;
  /** How its dice can be checked, where a server rolled them. As unproven as the rest. */
  readonly dice?: unknown;
}
/** `answer` is the number of the answer at which the record stops being true; 0 is the opening. */
export interface Damage {
  readonly answer: number;
  readonly problem: string;
}
/** The version of the file. */
export const FORMAT = 1;

/** A match as a file: its set-up, every answer and every fact, each line with a check. */
export const writeRecord = <S extends AnyState>(m: Match<S>, dice?: object): string => {
  const lines: string[] = [];
  let chain = '';
  const line = (content: object): void => {
    chain = checkOf(chain + JSON.stringify(content));
    lines.push(JSON.stringify({ ...content, check: chain }));
  };
  line({ cadre: FORMAT, game: m.game.id, rules: m.game.rules, setup: m.setup, facts: m.opening, ...(dice ? { dice } : {}) });
  m.log.forEach((e, i) => {
    line({ n: i + 1, seat: e.seat, answer: e.answer, facts: e.facts });
  });
  if (!m.state.pending) line({ end: m.log.length, score: m.game.score(m.state) });
  return `${lines.join('\n')}\n`;
};

/** Read without believing: shape and checks only. Whether the match is true only `verify` can tell. */
export const readRecord = (text: string): { record: MatchRecord } | { damage: Damage } => {
  const damage = (n: number, problem: string) => ({ damage: { answer: n, problem } });
  const lines = text.split('\n');
  if (lines.pop() !== '') return damage(lines.length, 'the last line is cut short');
  let chain = '',
    head: { game: string; rules: string; setup: Setup; facts: Told[]; dice?: unknown } | undefined,
    score: number[] | null = null;
  const log: Entry[] = [];
  for (const [n, line] of lines.entries()) {
    const parsed = parseLine(line);
    if (!parsed) return damage(n, 'this line is not a JSON object');
    const { check, ...content } = parsed;
    chain = checkOf(chain + JSON.stringify(content));
    if (check !== chain || line !== JSON.stringify({ ...content, check }))
      return damage(n, 'this line or an earlier one was changed: its check does not match');
    if (score) return damage(n, 'there are more lines after the end');
    if (n === 0) {
      if (content['cadre'] !== FORMAT)
        return damage(0, `expected a record of format ${FORMAT}, got ${JSON.stringify(content['cadre'] ?? null)}`);
      if (
        typeof content['game'] !== 'string' ||
        typeof content['rules'] !== 'string' ||
        !isObject(content['setup']) ||
        !Array.isArray(content['facts'])
      )
        return damage(0, 'the opening needs game, rules, setup and facts');
      head = content as unknown as NonNullable<typeof head>;
    } else if ('end' in content) {
      if (content['end'] !== log.length || !Array.isArray(content['score']))
        return damage(n, 'the end must name the last answer and the score');
      score = content['score'];
    } else {
      if (content['n'] !== n || !Number.isInteger(content['seat']) || !Array.isArray(content['answer']) || !Array.isArray(content['facts']))
        return damage(n, `answer ${n} needs n, seat, answer and facts`);
      log.push({ seat: content['seat'] as number, answer: content['answer'], facts: content['facts'] });
    }
  }
  if (!head) return damage(0, 'the record is empty');
  const { game, rules, setup, facts: opening, dice } = head;
  return { record: { game, rules, setup, opening, log, score, ...(dice === undefined ? {} : { dice }) } };
};

/** Re-run the match: every answer legal, every fact the same, the score as said. Undefined when all of it is true. */
export const verifyRecord = (game: AnyGame, r: MatchRecord): Damage | undefined => {
  if (r.game !== game.id) return { answer: 0, problem: `expected a match of "${game.id}", got one of "${r.game}"` };
  if (r.rules !== game.rules) return { answer: 0, problem: `it was played under rules ${r.rules}, but rules ${game.rules} are installed` };
  const { setup, problems } = checkSetup(game, r.setup);
  if (problems.length > 0) return { answer: 0, problem: problems.join('; ') };
  const m = openMatch(game, setup);
  if (!same(m.opening, r.opening)) return { answer: 0, problem: 'the opening facts differ' };
  for (const [i, e] of r.log.entries()) {
    const refusal = answer(m, e.seat, m.state.pending?.seq ?? m.state.seq, e.answer);
    if (refusal) return { answer: i + 1, problem: `the answer is refused: ${refusal.message}` };
    if (!same(m.log[i]!.facts, e.facts))
      return { answer: i + 1, problem: `the facts differ: ${firstDifference(m.log[i]!.facts, e.facts)}` };
  }
  if (r.score && m.state.pending) return { answer: r.log.length, problem: 'the record ends, but the match is not over' };
  if (r.score && !same(game.score(m.state), r.score))
    return { answer: r.log.length, problem: `expected the score ${JSON.stringify(game.score(m.state))}, got ${JSON.stringify(r.score)}` };
  return undefined;
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
const parseLine = (line: string): Record<string, unknown> | undefined => {
  try {
    const x: unknown = JSON.parse(line);
    return isObject(x) ? x : undefined;
  } catch {
    return undefined; // reported by the caller with the line's number
  }
};
const firstDifference = (now: readonly Told[], then: readonly Told[]): string => {
  const i = now.findIndex((t, k) => !same(t, then[k]));
  return `now ${JSON.stringify(now[i === -1 ? now.length : i] ?? 'nothing')}, recorded ${JSON.stringify(then[i === -1 ? now.length : i] ?? 'nothing')}`;
};

/** A check against accidents and clumsy edits, not against forgers: honest dice have their own proof. */
export const checkOf = (text: string): string => {
  let a = 0x9e3779b9,
    b = 0x85ebca6b;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x01000193);
    b = Math.imul(b ^ c, 0xc2b2ae35) ^ (b >>> 15);
  }
  a = Math.imul(a ^ (b >>> 13), 0x27d4eb2f);
  b = Math.imul(b ^ (a >>> 16), 0x165667b1);
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
};
