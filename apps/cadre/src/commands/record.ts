import { type AnyGame, CHANCE, type Entry, type MatchRecord, type Told } from '@cadre/core';
import type { Command } from 'commander';
import { checkOrigin, diceOf, type HonestDice, honestRecord } from '../honest-dice.js';
import { print, printJson } from '../print.js';
import { trueRecord, UntrueRecord } from '../record-file.js';
import { type Paint, paintFor } from '../text/paint.js';
import { padBefore } from '../text/width.js';
import { luckCommand } from './luck.js';

export const recordCommand = (program: Command): void => {
  const record = program.command('record').description('check and read records of matches');
  record
    .command('verify <file>')
    .description('re-run a record: every answer legal, every fact the same, the score as written, the dice of a server as promised')
    .option('--from <record>', 'the record of the match it plays on from: its answers are compared')
    .option('--json', 'print one JSON document')
    .action((file: string, flags: { from?: string; json?: true }) => verify(file, flags.from, flags.json === true));
  record
    .command('show <file>')
    .description('tell a record in words, a line for each answer')
    .option('--json', 'print one JSON document')
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

const verify = async (file: string, from: string | undefined, json: boolean): Promise<void> => {
  try {
    const found = await honestRecord(file);
    if (from !== undefined) await checkOrigin(file, found, from);
    const s = summary(found),
      dice = found.proof && diceOf(found.proof);
    if (json) {
      printJson({ ok: true, file, ...s, dice });
      return;
    }
    const options = Object.entries(s.setup).map(([name, value]) => `${name} ${value}`);
    const ending = s.score ? s.score.map((points, i) => `${s.seats[i]} ${points}`).join(', ') : 'not over yet';
    print(
      `${paintFor(process.stdout).good('true')}: ${file}`,
      `  game     ${s.game}${options.length > 0 ? ` (${options.join(', ')})` : ''}`,
      `  rules    ${s.rules}`,
      `  answers  ${s.answers}`,
      `  score    ${ending}`,
      ...(dice ? diceText(dice) : []),
    );
  } catch (error) {
    if (!json || !(error instanceof UntrueRecord)) throw error;
    printJson({ ok: false, file, answer: error.answer, problem: error.problem });
    process.stderr.write(`cadre: ${error.message}\n`);
    process.exitCode = error.exit;
  }
};

const diceText = ({ commitment, rolls, takenBack, branchedFrom }: HonestDice): string[] => [
  `  dice     as promised by ${commitment.slice(0, 16)}…: ${rolls} rolls${takenBack > 0 ? `, ${takenBack} taken back` : ''}`,
  ...(branchedFrom ? [`  plays on from match ${branchedFrom.match}, after answer ${branchedFrom.moment}`] : []),
];

interface Moment {
  readonly answer: number;
  readonly seat: string;
  readonly story: readonly string[];
}
/** Everything that was said, to whomever: a record is read when the match lies open. */
const moments = (game: AnyGame, record: MatchRecord): Moment[] => {
  const story = (facts: readonly Told[]): string[] => facts.map(t => game.speech.fact(t.fact));
  const who = (e: Entry): string => (e.seat === CHANCE ? 'chance' : game.speech.seat(e.seat));
  return [
    { answer: 0, seat: 'opening', story: story(record.opening) },
    ...record.log.map((e, i) => ({ answer: i + 1, seat: who(e), story: story(e.facts) })),
  ];
};

const show = (file: string, json: boolean): void => {
  const found = trueRecord(file);
  const told = moments(found.game, found.record);
  if (json) {
    printJson({ file, ...summary(found), story: told });
    return;
  }
  const paint = paintFor(process.stdout);
  print(paint.title(`${found.game.name}, rules ${found.record.rules}`), ...told.map(m => momentText(m, paint)).filter(line => line !== ''));
  if (!found.record.score) print(paint.quiet('The record ends here; the match was not over.'));
};
const momentText = ({ answer, seat, story }: Moment, paint: Paint): string => {
  if (answer === 0 && story.length === 0) return '';
  return `${paint.quiet(padBefore(answer === 0 ? '' : String(answer), 4))}  ${story.length > 0 ? story.join('; ') : `${seat} has decided`}`;
};
