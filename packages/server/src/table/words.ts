import {
  type AnyGame,
  type AnyState,
  answerText,
  askedOf,
  CHANCE,
  type Fact,
  type Language,
  optionList,
  type PickSpace,
  type Space,
  type Speech,
  speechOf,
  type View,
} from '@cadre/core';
import type { WireTold, WireWords } from '@cadre/protocol';

/** More amounts than this are typed as numbers, not read from a list. */
const MOST_AMOUNTS = 60;
const valuesOf = (space: Space): readonly number[] => {
  switch (space.kind) {
    case 'pick':
      return space.options;
    case 'order':
      return space.items;
    case 'amount':
      return space.max - space.min < MOST_AMOUNTS ? Array.from({ length: space.max - space.min + 1 }, (_, i) => space.min + i) : [];
    case 'place':
    case 'roll':
    case 'draw':
      return [];
  }
};

/** What each partner proposes, by seat. */
const proposalTexts = (speech: Speech<AnyState>, view: View<unknown, unknown>, space: Space): Record<number, string> =>
  Object.fromEntries(view.pending!.asks.flatMap(({ seat, answer }) => (answer ? [[seat, answerText(speech, view, space, answer)]] : [])));

/** What others are deciding, as far as this seat may know. */
const waitingText = (speech: Speech<AnyState>, view: View<unknown, unknown>): string =>
  view.pending?.asks.some(({ seat, answered }) => seat !== CHANCE && seat !== view.seat && !answered)
    ? speech.question(view, view.pending)
    : '';

const listWords = (speech: Speech<AnyState>, space: PickSpace): Pick<WireWords, 'listed' | 'closing'> => {
  const { listed, closing } = optionList(speech, space);
  return { listed: [...listed], closing: [...closing] };
};

const severalWords = (speech: Speech<AnyState>, space: PickSpace): Pick<WireWords, 'several'> => {
  const texts = Array.from({ length: space.max }, (_, i) => speech.several?.(space, i + 1) ?? '');
  return texts.every(text => text !== '') && texts.length > 0 ? { several: texts } : {};
};

/** A view in the game's own words. Made from the view alone: it cannot tell more than the view does. */
export const wordsOf = (game: AnyGame, language: Language, view: View<unknown, unknown>, seats: number): WireWords => {
  const speech = speechOf(game, language);
  const space = askedOf(view);
  return {
    board: [...speech.board(view)],
    question: space && view.pending ? speech.question(view, view.pending) : '',
    waiting: space ? '' : waitingText(speech, view),
    pass: (space && view.pending && speech.pass?.(view, view.pending)) ?? '',
    options: space ? Object.fromEntries(valuesOf(space).map(value => [value, speech.option(view, space, value)])) : {},
    ...(space?.kind === 'pick' && (speech.listed || speech.closing) && listWords(speech, space)),
    ...(space?.kind === 'pick' && severalWords(speech, space)),
    ...(space && view.pending?.joint !== undefined && { proposals: proposalTexts(speech, view, space) }),
    seats: Array.from({ length: seats }, (_, seat) => speech.seat(seat, view)),
  };
};
export const factWords = (game: AnyGame | null, language: Language, fact: Fact): Pick<WireTold, 'text' | 'whose'> => {
  const speech = game && speechOf(game, language);
  const whose = speech?.whose?.(fact);
  return speech ? { text: speech.fact(fact), ...(whose !== undefined && { whose }) } : {};
};
