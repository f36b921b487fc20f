import { slotTotal } from '../events/slots.js';
import type { CharacterId } from '../ids.js';
import { perSeat } from '../modes/score.js';
import type { MandoState } from '../state.js';
import { expectedVolleys } from './danger.js';
import { dangerTo, healthLeft, toDo } from './judge.js';
import { holdingWorth, roomOn } from './prices.js';
import { type Scene, sceneOf } from './scene.js';

/**
 * Weights of the logarithm of the crew's odds, fitted to how 1750 matches of the heuristic at veteran ended, seen from the beginning of each
 * turn. A judgement made for comparing the next answers is no forecast: it forgives wounds and enemies that cost the match much later.
 */
const OUTSET = 4;
const TO_DO = 0.04;
const ENEMY = 0.15;
const SLOT = 0.065;
const CARD = 0.014;
const DANGER = 0.02;
const MOST_DANGER = 30;
/** What it costs to have only one point of health left, beside what it costs to have only two, and so on. */
const HEALTH = [0.7, 0.5, 0.5, 0.2] as const;
/** A track that loses the match weighs more with every step; from here on it is far away. */
const ROOM = 1.2;
const FAR = 10;
const LAST = 0.5;

const narrowness = (x: Scene): number => {
  let room = FAR;
  for (const { id } of x.box.mission.tracks) room = Math.min(room, roomOn(x, id) ?? FAR);
  return Math.log(FAR / Math.max(LAST, room));
};
const strengthOf = (x: Scene, who: CharacterId): number => {
  const health = healthLeft(x, who);
  let sum = 0;
  for (const card of x.table.characters[who]!.planning) sum += CARD * holdingWorth(x, x.box.planning[card]!, health);
  for (let low = Math.max(1, health); low <= HEALTH.length; low++) sum -= HEALTH[low - 1]!;
  return sum;
};
const logOdds = (x: Scene): number => {
  const volleys = expectedVolleys(x);
  let sum = OUTSET - TO_DO * toDo(x) - ROOM * narrowness(x);
  for (const f of x.foes) if (f.face.special === '') sum -= ENEMY;
  for (const slot of x.table.slots) sum -= SLOT * slotTotal(x.box, slot);
  for (const c of x.crew) sum += strengthOf(x, c) - DANGER * Math.min(MOST_DANGER, dangerTo(x, c, volleys));
  return sum;
};
/** How the match will end for each seat, as a guess from what everybody can see on the table. */
export const outlook = (s: MandoState): number[] => {
  const crew = 1 / (1 + Math.exp(-logOdds(sceneOf(s.public, s.secret[s.public.turn.seat] ?? null))));
  return perSeat(s, crew);
};
