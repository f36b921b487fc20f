import { modesOf } from '../actions/steps.js';
import type { CharacterId, SpaceId, Whereabouts } from '../ids.js';
import { rangeBetween } from '../terrain/ground.js';
import { suspicion } from './beliefs.js';
import { priceOfDamage } from './judge.js';
import { moveWorth, type Outset } from './outset.js';
import { harm } from './prices.js';
import type { Scene } from './scene.js';
import { type Destination, destinations } from './strides.js';

/** What it is worth to turn up a threat that may be what the mission looks for. */
export const SEARCHED = 3;
const QUIET = modesOf(['quiet']);
const MOST_STEPS = 100;

/** Entering a facedown threat's space turns it up (MA-49): what may be found there, and what may be lying in wait. */
const discovery = (o: Outset, who: CharacterId, space: SpaceId): number => {
  let sum = 0;
  for (const piece of o.x.hidden) {
    if (o.x.table.pieces[piece]!.space !== space) continue;
    const { enemy, sentry, effect } = suspicion(o.x, piece);
    sum += SEARCHED * (o.chances.get(piece) ?? 0) - enemy - sentry * priceOfDamage(o.x, who);
    if (effect > 0) sum -= effect * harm(o.x, o.x.box.mission.missionEffect);
  }
  return sum;
};
const sentriesAt = (x: Scene, space: Whereabouts): number => {
  let n = 0;
  for (const f of x.foes) if (f.face.sentry && rangeBetween(x.ground, space, f.space) <= 1) n++;
  return n;
};
const grapplersAt = (x: Scene, space: Whereabouts): number => {
  let n = 0;
  for (const f of x.foes) if (f.face.grapple && f.space === space) n++;
  return n;
};
/** What it costs to stop here after at least one step. */
export const stopPrice = (o: Outset, who: CharacterId, modes: number, space = o.x.at[who]!): number =>
  (modes & QUIET) === 0 ? sentriesAt(o.x, space) * priceOfDamage(o.x, who) : 0;
const leavePrice = (o: Outset, who: CharacterId, modes: number): number =>
  (modes & QUIET) === 0 ? grapplersAt(o.x, o.x.at[who]!) * priceOfDamage(o.x, who) : 0;

export interface Landing extends Destination {
  readonly worth: number;
}
/** Every end of a movement with what it is worth to come there; the first is to stay. */
export const landings = (o: Outset, who: CharacterId, steps: number, modes: number): Landing[] => {
  const leaving = leavePrice(o, who, modes);
  return destinations(o.x, who, steps, modes).map(d => ({
    ...d,
    worth: d.steps === 0 ? 0 : moveWorth(o, who, d.space) - leaving - stopPrice(o, who, modes, d.space) + discovery(o, who, d.space),
  }));
};
/** What it is worth to let a character walk so far. */
export const strideWorth = (o: Outset, who: CharacterId, steps: number): number => {
  const key = who * MOST_STEPS + steps;
  let worth = o.strides.get(key);
  if (worth === undefined) {
    worth = Math.max(0, ...landings(o, who, steps, 0).map(l => l.worth));
    o.strides.set(key, worth);
  }
  return worth;
};
