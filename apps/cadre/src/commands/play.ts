import { existsSync } from 'node:fs';
import type { Budget } from '@cadre/bots';
import { type AnyGame, type AnyState, type Match, openMatch, type Setup, SPECTATOR, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import type { Command } from 'commander';
import { wrongCall } from '../exit.js';
import { botNames } from '../find-game.js';
import { freshSeed, perGame, seedFlag, setupFrom, wholeNumber } from '../flags.js';
import { arranged } from '../play/blocks.js';
import { keep } from '../play/keeping.js';
import { logFor } from '../play/screen.js';
import { seating } from '../play/seating.js';
import { playSession, type Session } from '../play/session.js';
import { openTerminal } from '../play/terminal.js';
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
  readonly json?: true;
}
const THINK = 800;

/** Who plays, with which dice, how long bots think, and where the record goes. */
export const playFlags = (command: Command): Command =>
  seedFlag(command)
    .option('--seats <names>', `who sits where, by commas: human or a bot (${botNames()}); standard: you, then search`)
    .option('--name <file>', 'keep the record in this file when the match ends or is left')
    .option('--think <ms>', 'milliseconds a bot may think about one answer', wholeNumber('--think', 1, 600_000), THINK)
    .option(
      '--iterations <number>',
      'let bots think by count, not by clock: the same play each time',
      wholeNumber('--iterations', 1, 10_000_000),
    )
    .option('--json', 'print one JSON document at the end; the screen goes to stderr');

export const playCommand = (program: Command): void => {
  const play = program.command('play').description('play in the terminal, any seats by bots');
  perGame(play, Object.values(games), (sub, game) => {
    playFlags(sub).action(async (flags: PlayFlags) => {
      const played = await playInTerminal(game, setupFrom(game, flags), flags);
      if (flags.json) printJson(played);
    });
  });
};

/** What came of it, as the JSON document tells it. */
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
export const playInTerminal = async (game: AnyGame, setup: Setup, flags: PlayFlags): Promise<PlayedMatch> => {
  const match: Match<AnyState> = openMatch(game, setup);
  const occupants = seating(flags.seats, game, match.state.secret.length);
  if (flags.name !== undefined && existsSync(flags.name))
    throw wrongCall(`--name ${flags.name}: it is there already, and is not overwritten`);
  const seed = flags.seed ?? freshSeed();
  const budget: Budget = flags.iterations === undefined ? { milliseconds: flags.think } : { iterations: flags.iterations };
  const terminal = openTerminal(flags.json ? process.stderr : process.stdout);
  const session: Session = {
    terminal,
    match,
    occupants,
    seed,
    chance: seeded(seed, 0),
    thoughts: seeded(seed, 1),
    budget,
    keeping: { file: null, own: new Set() },
    note: '',
    file: flags.name ?? `${game.id}-${seed}.record`,
  };
  const over = await playSession(session);
  if (over) showEnd(session);
  await offerToKeep(session, flags.name !== undefined);
  terminal.close();
  const seats = occupants.map((o, seat) => ({ name: game.speech.seat(seat), by: o === 'human' ? 'human' : o.name }));
  const score = over ? game.score(match.state) : null;
  return { game: game.id, setup, seed, seats, answers: match.log.length, over, score, record: session.keeping.file };
};

const LAST_LINES = 6;
/** Title, heads, the offer to keep the record, and the blank lines between. */
const END_FURNITURE = 8;
const showEnd = ({ terminal: t, match, occupants }: Session): void => {
  const { speech } = match.game;
  const score = match.game.score(match.state);
  const best = Math.max(...score);
  const room = (t.rows ?? Number.POSITIVE_INFINITY) - LAST_LINES - score.length - END_FURNITURE;
  const board = arranged(speech.board(viewOf(match.state, SPECTATOR)), t.columns - 2, room);
  t.clear();
  t.write(
    `${t.paint.title(match.game.name)}  ${t.paint.quiet(`over after ${match.log.length} answers`)}`,
    '',
    ...board.lines.map(line => `  ${line}`),
    '',
    ...logFor(match, SPECTATOR)
      .slice(-LAST_LINES)
      .flatMap(line => wrap(line, t.columns - 4, '  '))
      .map(line => `  ${t.paint.quiet('·')} ${line}`),
    '',
    ...tableText(
      [{ head: 'seat' }, { head: 'played by' }, { head: 'score', align: 'right' }],
      score.map((points, seat) => {
        const occupant = occupants[seat]!;
        const by = occupant === 'human' ? 'you' : occupant.name;
        return [t.paint.seat(seat, speech.seat(seat)), by, points === best ? t.paint.good(String(points)) : String(points)];
      }),
      t.paint.quiet,
    ).map(line => `  ${line}`),
    '',
  );
};

/** With `--name` it is kept in any case; otherwise a finished match is offered to be kept. */
const offerToKeep = async (s: Session, named: boolean): Promise<void> => {
  if (named) {
    const kept = keep(s.keeping, s.match, s.file);
    s.terminal.write(kept.message);
    if (kept.saved) return;
  } else if (s.match.state.pending || !s.occupants.includes('human')) return;
  for (;;) {
    const line = await s.terminal.ask(`Save the record? Type a file name, y for ${s.file}, or only Enter to leave it: `);
    const name = line?.trim() ?? '';
    if (name === '' || /^no?$/i.test(name)) return;
    if (/^\d+$/.test(name)) continue; // an answer that came too late, not a name
    const kept = keep(s.keeping, s.match, /^y(es)?$/i.test(name) ? s.file : name);
    s.terminal.write(kept.message);
    if (kept.saved) return;
  }
};
