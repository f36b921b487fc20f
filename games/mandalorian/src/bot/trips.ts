import { modesOf } from '../actions/steps.js';
import { type CharacterId, FACEDOWN, type SpaceId, type Whereabouts } from '../ids.js';
import { rangeBetween } from '../terrain/ground.js';
import { type Act, holdsFor } from './act.js';
import { suspicion } from './beliefs.js';
import { priceOfDamage } from './judge.js';
import { moveWorth, type Outset, type Trip } from './outset.js';
import { harm } from './prices.js';
import { movedTo, type Scene } from './scene.js';
import { destinations } from './strides.js';
import { textWorth } from './texts.js';

/** What it is worth to turn up a threat that may be what the mission looks for. */
export const SEARCHED = 3;
const QUIET = modesOf(['quiet']);

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
/** Things in a space that its visitor could use at once. */
const findings = (o: Outset, who: CharacterId, space: SpaceId): number => {
  let sum = 0;
  for (const p of o.x.table.pieces) {
    if (p.space !== space || p.token === FACEDOWN) continue;
    const { feature } = o.x.box.tokens[p.token]!;
    if (feature?.use === 'discard' && holdsFor(movedTo(o.x, who, space), feature.if, who)) sum += textWorth(o, who, space, feature.ops);
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
/** Every end of a movement with what it is worth to be there; the first is to stay. */
export const trips = (o: Outset, who: CharacterId, steps: number, modes: number): readonly Trip[] => {
  const key = who * 16 + modes;
  let known = o.trips.get(key);
  if (!known || known.steps < steps) {
    known = { steps, trips: tripsOf(o, who, steps, modes) };
    o.trips.set(key, known);
  }
  return known.steps === steps ? known.trips : known.trips.filter(t => t.steps <= steps);
};
const tripsOf = (o: Outset, who: CharacterId, steps: number, modes: number): Trip[] => {
  const { x } = o;
  const price = priceOfDamage(x, who),
    loud = (modes & QUIET) === 0;
  const leaving = loud ? grapplersAt(x, x.at[who]!) * price : 0;
  return destinations(x, who, steps, modes).map(d => {
    if (d.steps === 0) return { ...d, worth: 0 };
    const harmed = leaving + (loud ? sentriesAt(x, d.space) * price : 0);
    return { ...d, worth: moveWorth(o, who, d.space) - harmed + discovery(o, who, d.space) + findings(o, who, d.space) };
  });
};
/** What it costs to stop here after at least one step. */
export const stopPrice = (o: Outset, who: CharacterId, modes: number): number =>
  (modes & QUIET) === 0 ? sentriesAt(o.x, o.x.at[who]!) * priceOfDamage(o.x, who) : 0;
export const modesIn = (act: Act): number => act.mods.reduce((bits, m) => (m.op === 'moveMode' ? bits | modesOf(m.modes) : bits), 0);
