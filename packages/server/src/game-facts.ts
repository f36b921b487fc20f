import { type AnyGame, type AnyState, checkSetup, type Option, type Options, type Setup, type Speech } from '@cadre/core';
import type { GameInfo, GameOption } from '@cadre/protocol';

export const namedOptions = (options: Options): GameOption[] => Object.entries(options).map(([name, option]) => ({ name, ...option }));
/** The same in the game's own words, where it has them: for the option, and for each of its words. */
export const spokenOptions = (options: Options, { setup }: Speech<AnyState>, given: Readonly<Record<string, unknown>>): GameOption[] =>
  namedOptions(options).map(option => ({
    ...option,
    ...(setup && { label: setup(option.name) }),
    ...(setup && { labels: Object.fromEntries(wordsOf(option).map(word => [word, setup(option.name, word, given)])) }),
  }));
const wordsOf = (option: GameOption): readonly string[] => (option.kind === 'word' ? option.words : (option.parts?.names ?? []));

export const seatCount = (game: AnyGame, setup: Setup): number => game.setup(setup).secret.length;

/** Wide number ranges are tried at their ends only: seats do not depend on them in the middle alone. */
const valuesOf = (o: Option): readonly (string | number)[] => {
  if (o.kind === 'word') return o.words;
  if (o.kind === 'file' || o.kind === 'seat') return [];
  return o.max - o.min > 20 ? [o.min, o.max] : Array.from({ length: o.max - o.min + 1 }, (_, i) => o.min + i);
};

/** How many seats the options can set up. A value that is refused alone may need one of another option beside it. */
const seatCounts = (game: AnyGame): number[] => {
  const counted = (given: Setup): number[] => {
    const { setup, problems } = checkSetup(game, given);
    return problems.length === 0 ? [seatCount(game, setup)] : [];
  };
  const choices = Object.entries(game.options).flatMap(([name, option]) => valuesOf(option).map((value): Setup => ({ [name]: value })));
  return choices.flatMap(choice => {
    const alone = counted(choice);
    return alone.length > 0 ? alone : choices.flatMap(other => counted({ ...other, ...choice }));
  });
};

export const gameFacts = (game: AnyGame, bots: readonly string[]): GameInfo => {
  const usual = seatCount(game, checkSetup(game, {}).setup);
  const counts = seatCounts(game);
  return {
    id: game.id,
    name: game.name,
    rules: game.rules,
    seats: { default: usual, min: Math.min(usual, ...counts), max: Math.max(usual, ...counts) },
    options: namedOptions(game.options),
    bots: [...bots],
  };
};
