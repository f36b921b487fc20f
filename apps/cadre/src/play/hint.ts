import { type Budget, search } from '@cadre/bots';
import {
  type Answer,
  type AnyGame,
  type AnyState,
  answerText,
  type Language,
  type Random,
  type Seat,
  type Space,
  viewOf,
} from '@cadre/core';
import { adviserOf } from '../registry.js';
import { suggestedSpots } from './spots.js';
import { PLAY_WORDS } from './words/index.js';

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const OTHERS = 2;

/** The advice of the game's own bot, or of a search, with reasons. */
export const hint = (
  game: AnyGame,
  state: AnyState,
  seat: Seat,
  space: Space,
  random: Random,
  budget: Budget,
  language: Language,
): string => {
  const say = PLAY_WORDS[language];
  const view = viewOf(state, seat);
  const words = (answer: Answer): string => {
    const text = answerText(game.speech, view, space, answer) || say.pass;
    const listed = space.kind === 'place' ? suggestedSpots(game, view, space).findIndex(spot => spot.answer.join() === answer.join()) : -1;
    return listed < 0 ? text : say.hintSpot(listed + 1, text);
  };
  const advice = adviserOf(game)?.(view, space, language, { random, budget });
  if (advice) return `${say.hint(words(advice.answer))}\n${advice.why}`;
  const { answer, arms, iterations } = search(game, view, space, random, budget);
  const [best, ...others] = arms;
  if (!best) return `${say.hint(words(answer))}.`;
  const next = others.slice(0, OTHERS).map(a => say.scoredIn(words(a.answer), percent(a.value), a.visits));
  return [
    `${say.hint(words(answer))}. ${say.hintScore({ share: percent(best.value), visits: best.visits, of: iterations })}`,
    ...(next.length > 0 ? [say.nextBest(next)] : []),
  ].join('\n');
};
