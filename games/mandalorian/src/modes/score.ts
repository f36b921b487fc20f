import { type MandoState, TRAITOR } from '../state.js';

/** TR-5: the traitor wins when the crew loses, unless the own character was defeated. Otherwise all win or lose together (MA-1). */
export const perSeat = (s: MandoState, crew: number): number[] =>
  s.secret.map((mind, seat) => (mind.loyalty === TRAITOR ? (s.public.crew.out[seat] ? 0 : 1 - crew) : crew));
export const score = (s: MandoState): number[] => perSeat(s, s.public.result === 'won' ? 1 : 0);
