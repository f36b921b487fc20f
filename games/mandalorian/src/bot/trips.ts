import { modesOf } from '../actions/steps.js';
import { type CharacterId, FACEDOWN, type SpaceId } from '../ids.js';
import { type Act, holdsFor } from './act.js';
import { landings } from './landings.js';
import type { Outset, Trip } from './outset.js';
import { movedTo } from './scene.js';
import { textWorth } from './texts.js';

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
const tripsOf = (o: Outset, who: CharacterId, steps: number, modes: number): Trip[] =>
  landings(o, who, steps, modes).map(l => (l.steps === 0 ? l : { ...l, worth: l.worth + findings(o, who, l.space) }));
export const modesIn = (act: Act): number => act.mods.reduce((bits, m) => (m.op === 'moveMode' ? bits | modesOf(m.modes) : bits), 0);
