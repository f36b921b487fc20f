import { amountOf, boxOf } from '../box/box.js';
import type { Condition } from '../content/types.js';
import { AWAY, FACEDOWN, type MandoState } from '../state.js';
import { walkBetween } from '../terrain/ground.js';
import { charactersOnMap, groundNow } from '../threats/threats.js';
import { holds, inZone, NOT_ABOUT, trackValue } from './conditions.js';

/** How near a condition is to being met, from 0 to 1: a guess for search, never a rule. */
export const progress = (s: MandoState, c: Condition): number => {
  if (holds(s, c, NOT_ABOUT)) return 1;
  switch (c.is) {
    case 'all':
      return c.of.reduce((sum, x) => sum + progress(s, x), 0) / Math.max(1, c.of.length);
    case 'any':
      return Math.max(0, ...c.of.map(x => progress(s, x)));
    case 'track':
      return trackValue(s, c.track) / Math.max(1, amountOf(c.atLeast, boxOf(s).characters.length));
    case 'markers':
      return s.public.markers.filter(m => m.marker === c.marker).length / Math.max(1, c.atLeast);
    case 'specialsDefeated':
      return specialsWorn(s, c.special);
    case 'featureSecured':
      return featureNear(s, c.feature);
    case 'carrierIn':
      return 0.4 + 0.5 * carrierNear(s, c);
    default:
      return 0;
  }
};
const closeness = (steps: number): number => 1 - Math.min(steps, 20) / 20;
const specialsWorn = (s: MandoState, id: string): number => {
  const box = boxOf(s);
  let health = 0,
    left = 0;
  s.public.pieces.forEach((p, i) => {
    const face = box.tokens[box.pieces[i]!.token];
    if (box.pieces[i]!.kind !== 'placed' || face?.special !== id) return;
    health += face.health;
    if (p.space !== AWAY) left += face.health - p.damage;
  });
  return health === 0 ? 0 : 1 - left / health;
};
/** While the feature lies facedown, finding out is the progress. */
const featureNear = (s: MandoState, id: string): number => {
  const box = boxOf(s),
    ground = groundNow(s);
  const found = s.public.pieces.find(p => p.space !== AWAY && box.tokens[p.token]?.feature?.id === id);
  if (found)
    return (
      0.6 + 0.35 * Math.max(0, ...charactersOnMap(s).map(c => closeness(walkBetween(ground, s.public.characters[c]!.space, found.space))))
    );
  const hidden = s.public.pieces.filter(p => p.token === FACEDOWN && p.space !== AWAY).length;
  return 0.5 * (1 - hidden / Math.max(1, box.pieces.filter(p => p.kind === 'icon').length));
};
const carrierNear = (s: MandoState, c: Extract<Condition, { is: 'carrierIn' }>): number => {
  const ground = groundNow(s);
  const zone = boxOf(s).terrain.names.flatMap((_, space) => (inZone(s, space, c.zone) ? [space] : []));
  const carried = holds(s, { is: 'carriedByCharacter', burden: c.burden }, NOT_ABOUT);
  const near = charactersOnMap(s).map(i => closeness(Math.min(...zone.map(z => walkBetween(ground, s.public.characters[i]!.space, z)))));
  return (carried ? 0.5 : 0) + 0.5 * (near.reduce((a, b) => a + b, 0) / Math.max(1, near.length));
};
