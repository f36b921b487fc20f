import { perSeat } from '../modes/score.js';
import type { MandoState } from '../state.js';
import { judge } from './judge.js';
import { sceneOf } from './scene.js';

/** A judgement in the middle of a usual match, and how many steps around it decide between good and bad prospects. */
const MIDDLE = -45;
const SPREAD = 25;

/** How the match will end for each seat, as a guess: what everybody can see on the table, judged as the bots judge it. */
export const outlook = (s: MandoState): number[] => {
  const crew = 1 / (1 + Math.exp((MIDDLE - judge(sceneOf(s.public, s.secret[s.public.turn.seat] ?? null))) / SPREAD));
  return perSeat(s, crew);
};
