import { boxOf } from '../box/box.js';
import { progress } from '../missions/progress.js';
import { AWAY, type MandoState, TRAITOR } from '../state.js';

/** TR-5: the traitor wins when the crew loses, unless the own character was defeated. Otherwise all win or lose together (MA-1). */
const perSeat = (s: MandoState, crew: number): number[] =>
  s.secret.map((mind, seat) => (mind.loyalty === TRAITOR ? (s.public.crew.out[seat] ? 0 : 1 - crew) : crew));
export const score = (s: MandoState): number[] => perSeat(s, s.public.result === 'won' ? 1 : 0);

/** Half for what has been achieved, half for how much the weakest can still take. */
export const outlook = (s: MandoState): number[] => {
  const box = boxOf(s);
  let weakest = 1;
  s.public.characters.forEach((c, i) => {
    if (c.space !== AWAY) weakest = Math.min(weakest, 1 - c.damage / box.characters[i]!.health);
  });
  return perSeat(s, Math.min(1, Math.max(0, 0.5 * progress(s, box.mission.objective) + 0.4 * weakest)));
};
