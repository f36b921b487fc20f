import {
  type AnyGame,
  type AnyState,
  answer,
  answerText,
  CHANCE,
  type Entry,
  isInsisting,
  lastWord,
  type Match,
  type MatchRecord,
  openMatch,
  type Told,
  type ViewOf,
  viewOf,
} from '@cadre/core';
import type { DicePromise } from '@cadre/protocol';
import type { Command } from 'commander';
import { usageError } from '../command-error.js';
import { checkOrigin, type DiceSummary, diceSummary, readPromise, verifyRecordFile } from '../dice-proof.js';
import { print, printJson } from '../print.js';
import { InvalidRecord, readShownRecord } from '../record-file.js';
import { type Paint, paintFor } from '../text/paint.js';
import { padBefore } from '../text/width.js';
import { luckCommand } from './luck.js';

export const recordCommand = (program: Command): void => {
  const record = program.command('record').description('verify and read match records');
  record
    .command('verify <file>')
    .description('re-run a record and check every answer, fact and score, and the dice proof of a server')
    .option('--from <record>', 'the record of the match it branched from, to compare their answers')
    .option('--commitment <hex>', 'the commitment to the dice that you saw before the first roll')
    .option('--promise <file>', 'the same with the contributions of all players, as the web page saves it')
    .option('--json', 'print JSON')
    .action((file: string, flags: VerifyFlags) => verify(file, flags));
  record
    .command('show <file>')
    .description('print a record in words, one line per answer')
    .option('--json', 'print JSON')
    .action((file: string, flags: { json?: true }) => show(file, flags.json === true));
  luckCommand(record);
};

const summary = ({ game, record }: { game: AnyGame; record: MatchRecord }) => ({
  game: record.game,
  rules: record.rules,
  setup: record.setup,
  answers: record.log.length,
  over: record.score !== null,
  score: record.score,
  seats: record.score?.map((_, seat) => game.speech.seat(seat)) ?? [],
});

interface VerifyFlags {
  readonly from?: string;
  readonly commitment?: string;
  readonly promise?: string;
  readonly json?: true;
}
const promiseOf = ({ commitment, promise }: VerifyFlags): DicePromise | undefined => {
  if (commitment !== undefined && promise !== undefined) throw usageError('expected --commitment or --promise, not both');
  if (promise !== undefined) return readPromise(promise);
  return commitment === undefined ? undefined : { commitment, contributions: null };
};
const verify = async (file: string, flags: VerifyFlags): Promise<void> => {
  const { from, json } = flags;
  const promise = promiseOf(flags);
  try {
    const found = await verifyRecordFile(file, promise);
    if (from !== undefined) await checkOrigin(file, found, from);
    const s = summary(found),
      dice = found.proof && diceSummary(found.proof);
    if (json) {
      printJson({ ok: true, file, ...s, dice });
      return;
    }
    const options = Object.entries(s.setup).map(([name, value]) => `${name} ${value}`);
    const ending = s.score ? s.score.map((points, i) => `${s.seats[i]} ${points}`).join(', ') : 'in progress';
    print(
      `${paintFor(process.stdout).good('valid')}: ${file}`,
      `  game     ${s.game}${options.length > 0 ? ` (${options.join(', ')})` : ''}`,
      `  rules    ${s.rules}`,
      `  answers  ${s.answers}`,
      `  score    ${ending}`,
      ...(dice ? diceText(dice, promise !== undefined, found.game) : []),
    );
  } catch (error) {
    if (!json || !(error instanceof InvalidRecord)) throw error;
    printJson({ ok: false, file, answer: error.answer, problem: error.problem });
    process.stderr.write(`cadre: ${error.message}\n`);
    process.exitCode = error.exit;
  }
};

const diceText = ({ commitment, rolls, undone, undos, branchedFrom }: DiceSummary, isSeen: boolean, game: AnyGame): string[] => [
  `  dice     proven, commitment ${commitment.slice(0, 16)}…: ${rolls} rolls${undone > 0 ? `, ${undone} undone` : ''}`,
  ...undos.map(
    ({ seat, from, to }) => `           ${game.speech.seat(seat)} undid ${from === to ? `answer ${from}` : `answers ${from} to ${to}`}`,
  ),
  ...(isSeen ? [] : ['           only by itself: compare with what you saw before the first roll (--commitment or --promise)']),
  ...(branchedFrom ? [`  branched from match ${branchedFrom.match} after answer ${branchedFrom.moment}`] : []),
];

interface Moment {
  readonly answer: number;
  readonly seat: string;
  /** What an answer chose, where it is known. */
  readonly chosen: string;
  readonly story: readonly string[];
}
/** What was chosen, for answers that nothing was said about. Only under the rules that a record was played by the questions are known. */
const choicesIn = (game: AnyGame, { rules, setup, log }: MatchRecord): readonly string[] => {
  if (rules !== game.rules) return [];
  const m: Match<AnyState> = openMatch(game, setup);
  return log.map(({ seat, answer: given }) => {
    const { seq, asks } = m.state.pending!;
    const ask = asks.find(a => a.seat === seat)!;
    const view = viewOf(m.state, seat) as ViewOf<AnyState>;
    const text = answerText(game.speech, view, ask.space, given) || (game.speech.pass?.(view, view.pending!) ?? 'pass');
    const isInsisted = isInsisting(m.state.pending!, seat, given);
    answer(m, seat, seq, given);
    const isProposal = lastWord(view.pending) !== null && m.state.pending?.seq === seq;
    return isInsisted ? `insists on ${text}` : `${isProposal ? 'proposes' : 'chooses'} ${text}`;
  });
};
/** All facts, including secret ones: a record is read after the match. */
const moments = (game: AnyGame, record: MatchRecord): Moment[] => {
  const choices = choicesIn(game, record);
  const story = (facts: readonly Told[]): string[] => facts.map(t => game.speech.fact(t.fact));
  const who = (e: Entry): string => (e.seat === CHANCE ? 'chance' : game.speech.seat(e.seat));
  return [
    { answer: 0, seat: 'opening', chosen: '', story: story(record.opening) },
    ...record.log.map((e, i) => ({ answer: i + 1, seat: who(e), chosen: choices[i] ?? 'has chosen', story: story(e.facts) })),
  ];
};

const show = (file: string, json: boolean): void => {
  const found = readShownRecord(file);
  const told = moments(found.game, found.record);
  if (json) {
    printJson({ file, ...summary(found), story: told });
    return;
  }
  const paint = paintFor(process.stdout),
    { game, record } = found;
  print(paint.title(`${game.name}, rules ${record.rules}`));
  if (record.rules !== game.rules) print(paint.quiet(`Not checked: rules ${game.rules} are installed.`));
  print(...told.map(m => momentText(m, paint)).filter(line => line !== ''));
  if (!found.record.score) print(paint.quiet('The record ends here: the match was not finished.'));
};
const momentText = ({ answer, seat, chosen, story }: Moment, paint: Paint): string => {
  if (answer === 0 && story.length === 0) return '';
  return `${paint.quiet(padBefore(answer === 0 ? '' : String(answer), 4))}  ${story.length > 0 ? story.join('; ') : `${seat} ${chosen}`}`;
};
