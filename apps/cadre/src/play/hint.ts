import { type Budget, search } from '@cadre/bots';
import { type Answer, type AnyGame, type AnyState, type Random, type Seat, type Space, viewOf } from '@cadre/core';
import { adviserOf } from '../registry.js';

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const OTHERS = 2;

/** The advice of the game's own bot, or of a search, with reasons. */
export const hint = (game: AnyGame, state: AnyState, seat: Seat, space: Space, random: Random, budget: Budget): string => {
  const view = viewOf(state, seat);
  const words = (answer: Answer): string => answer.map(x => game.speech.option(view, space, x)).join(', ') || 'pass';
  const advice = adviserOf(game)?.(view, space);
  if (advice) return `Hint: ${words(advice.answer)}\n${advice.why}`;
  const { answer, arms, iterations } = search(game, view, space, random, budget);
  const [best, ...others] = arms;
  if (!best) return `Hint: ${words(answer)}.`;
  const next = others.slice(0, OTHERS).map(a => `${words(a.answer)} (${percent(a.value)} in ${a.visits})`);
  return [
    `Hint: ${words(answer)}. It scored ${percent(best.value)} in ${best.visits} of ${iterations} simulated matches.`,
    ...(next.length > 0 ? [`Next best: ${next.join('; ')}.`] : []),
  ].join('\n');
};
