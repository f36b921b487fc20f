import { existsSync } from 'node:fs';
import type { Budget } from '@cadre/bots';
import {
  type AnyGame,
  type AnyState,
  LANGUAGES,
  type Language,
  type Match,
  openMatch,
  type Setup,
  SPECTATOR,
  speechOf,
  viewOf,
} from '@cadre/core';
import { seeded } from '@cadre/kit';
import { type Command, Option } from 'commander';
import { usageError } from '../command-error.js';
import { botNames } from '../find-game.js';
import { perGame, randomSeed, seedFlag, setupFrom, wholeNumber } from '../flags.js';
import { arrange } from '../play/layout.js';
import { playersFrom } from '../play/players.js';
import { saveRecord } from '../play/save.js';
import { logFor } from '../play/screen.js';
import { playSession, type Session } from '../play/session.js';
import { openTerminal } from '../play/terminal.js';
import { PLAY_WORDS } from '../play/words/index.js';
import { printJson } from '../print.js';
import { games } from '../registry.js';
import { tableText } from '../text/table-text.js';
import { wrap } from '../text/width.js';

export interface PlayFlags {
  readonly seats?: string;
  readonly seed?: number;
  readonly name?: string;
  readonly think: number;
  readonly iterations?: number;
  readonly language: Language;
  readonly json?: true;
}
const THINK = 800;

/** Players, dice, thinking time and the record file. */
export const playFlags = (command: Command): Command =>
  seedFlag(command)
    .option('--seats <names>', `who plays each seat, separated by commas: human or a bot (${botNames()}) (default: human,search,…)`)
    .option('--name <file>', 'save the record to this file at the end, or when you quit')
    .option('--think <ms>', 'milliseconds a bot may think per answer', wholeNumber('--think', 1, 600_000), THINK)
    .option(
      '--iterations <number>',
      'limit bots by iterations instead of time: the same seed gives the same match',
      wholeNumber('--iterations', 1, 10_000_000),
    )
    .addOption(new Option('--language <language>', 'language of the game').choices(LANGUAGES).default('en'))
    .option('--json', 'print JSON at the end; the game is shown on stderr');

export const playCommand = (program: Command): void => {
  const play = program.command('play').description('play in the terminal, alone, with bots or together');
  perGame(play, Object.values(games), (sub, game) => {
    playFlags(sub).action(async (flags: PlayFlags) => {
      const played = await playInTerminal(game, setupFrom(game, flags), flags);
      if (flags.json) printJson(played);
    });
  });
};

/** The result of a match, as printed by `--json`. */
export interface PlayedMatch {
  readonly game: string;
  readonly setup: Setup;
  readonly seed: number;
  readonly seats: readonly { readonly name: string; readonly by: string }[];
  readonly answers: number;
  readonly over: boolean;
  readonly score: readonly number[] | null;
  readonly record: string | null;
}
export const playInTerminal = async (played: AnyGame, setup: Setup, flags: PlayFlags): Promise<PlayedMatch> => {
  const { language } = flags;
  const game: AnyGame = { ...played, speech: speechOf(played, language) };
  const match: Match<AnyState> = openMatch(game, setup);
  const players = playersFrom(flags.seats, game, match.state.secret.length);
  if (flags.name !== undefined && existsSync(flags.name)) throw usageError(`--name ${flags.name}: the file exists already`);
  const seed = flags.seed ?? randomSeed();
  const budget: Budget = flags.iterations === undefined ? { milliseconds: flags.think } : { iterations: flags.iterations };
  const terminal = openTerminal(flags.json ? process.stderr : process.stdout);
  const session: Session = {
    terminal,
    match,
    players,
    seed,
    chance: seeded(seed, 0),
    thoughts: seeded(seed, 1),
    budget,
    language,
    saved: { file: null, own: new Set() },
    note: '',
    file: flags.name ?? `${game.id}-${seed}.record`,
  };
  const over = await playSession(session);
  if (over) showEnd(session);
  await offerToSave(session, flags.name !== undefined);
  terminal.close();
  const seats = players.map((o, seat) => ({ name: game.speech.seat(seat), by: o === 'human' ? 'human' : o.name }));
  const score = over ? game.score(match.state) : null;
  return { game: game.id, setup, seed, seats, answers: match.log.length, over, score, record: session.saved.file };
};

const LAST_LINES = 6;
/** Title, header, the question whether to save, and the blank lines between. */
const END_FURNITURE = 8;
const showEnd = ({ terminal: t, match, players, language }: Session): void => {
  const words = PLAY_WORDS[language];
  const { speech } = match.game;
  const score = match.game.score(match.state);
  const best = Math.max(...score);
  const room = (t.rows ?? Number.POSITIVE_INFINITY) - LAST_LINES - score.length - END_FURNITURE;
  const view = viewOf(match.state, SPECTATOR);
  const board = arrange(speech.board(view), t.columns - 2, room);
  t.clear();
  t.write(
    `${t.paint.title(match.game.name)}  ${t.paint.quiet(words.finished(match.log.length))}`,
    '',
    ...board.lines.map(line => `  ${line}`),
    '',
    ...logFor(match, SPECTATOR)
      .slice(-LAST_LINES)
      .flatMap(line => wrap(line, t.columns - 4, '  '))
      .map(line => `  ${t.paint.quiet('·')} ${line}`),
    '',
    ...tableText(
      [{ head: words.columns.seat }, { head: words.columns.by }, { head: words.columns.score, align: 'right' }],
      score.map((points, seat) => {
        const player = players[seat]!;
        const by = player === 'human' ? words.you : words.bot(player.name);
        return [t.paint.seat(seat, speech.seat(seat, view)), by, points === best ? t.paint.good(String(points)) : String(points)];
      }),
      t.paint.quiet,
    ).map(line => `  ${line}`),
    '',
  );
};

/** With `--name` the record is always saved; otherwise the player is asked after a finished match. */
const offerToSave = async (s: Session, named: boolean): Promise<void> => {
  const words = PLAY_WORDS[s.language];
  if (named) {
    const kept = saveRecord(s.saved, s.match, s.file, words);
    s.terminal.write(kept.message);
    if (kept.saved) return;
  } else if (s.match.state.pending || !s.players.includes('human')) return;
  for (;;) {
    const line = await s.terminal.ask(words.askToSave(s.file));
    const name = line?.trim() ?? '';
    if (name === '' || /^n(o|ein)?$/i.test(name)) return;
    if (/^\d+$/.test(name)) continue; // an answer typed too late, not a file name
    const kept = saveRecord(s.saved, s.match, /^(y(es)?|ja?)$/i.test(name) ? s.file : name, words);
    s.terminal.write(kept.message);
    if (kept.saved) return;
  }
};
