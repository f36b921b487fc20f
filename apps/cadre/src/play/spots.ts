import { type Answer, type AnyGame, answerText, type Place, spotLength, type View } from '@cadre/core';
import type { LabelledOption } from './labels.js';
import type { PlayWords } from './words/index.js';

/** A spot that can be chosen by its number: what the game suggests, or the nearest legal one to what was typed. */
export interface ListedSpot {
  readonly answer: Answer;
  readonly why: string;
}
type AnyView = View<unknown, unknown>;

export const suggestedSpots = (game: AnyGame, view: AnyView, space: Place): ListedSpot[] =>
  (game.suggest?.(view as never, space) ?? []).map(({ answer, because }) => ({
    answer,
    why: game.speech.reason?.(view as never, because) ?? because.why,
  }));
/** Numbered from 1, the nearest legal spot as 0. */
export const spotOptions = (
  game: AnyGame,
  view: AnyView,
  space: Place,
  spots: readonly ListedSpot[],
  nearest: Answer | null,
  say: PlayWords,
): LabelledOption[] => {
  const words = (answer: Answer): string => answerText(game.speech, view, space, answer);
  const all = spots.map(({ answer, why }, i) => ({ label: i + 1, value: i, words: `${words(answer)}  ${why}` }));
  return nearest ? [{ label: 0, value: -1, words: `${words(nearest)}  ${say.nearestSpot}` }, ...all] : all;
};
/** A typed spot: the number of a listed one, the game's own way to write spots, or plain whole numbers. */
export const readSpot = (
  game: AnyGame,
  space: Place,
  text: string,
  spots: readonly ListedSpot[],
  nearest: Answer | null,
  say: PlayWords,
): Answer | string => {
  const words = text.trim().split(/[\s,;]+/);
  if (words.length === 1 && /^\d+$/.test(words[0]!)) {
    const listed = words[0] === '0' ? nearest : spots[Number(words[0]) - 1]?.answer;
    return listed ?? say.noSpot(words[0]!);
  }
  const read = game.speech.spot?.read(text, space);
  if (read) return read;
  const numbers = words.map(Number);
  if (numbers.every(Number.isSafeInteger) && numbers.length === spotLength(space) * space.spots) return numbers;
  return say.notASpot(text.trim());
};
export const howToPlace = (game: AnyGame, space: Place, listed: number, say: PlayWords): string => {
  const form = game.speech.spot?.form ?? say.wholeNumbers(spotLength(space) * space.spots);
  return listed > 0 ? say.spotByNumber(form) : say.spotAs(space.spots, form);
};
