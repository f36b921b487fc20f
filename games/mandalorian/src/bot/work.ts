import { amountOf } from '../box/box.js';
import type { Burden, Condition, Op } from '../content/types.js';
import { AWAY, type CharacterId, NOBODY, type Nobody, type SpaceId, type Whereabouts } from '../ids.js';
import { approaching, SUPPORT, spacesIn, type Target, together, way, wayToAny, wayToShoot } from './approach.js';
import { isFeature, whereabouts } from './beliefs.js';
import type { Foe, Scene } from './scene.js';

/** All of this is counted in steps: one point of strength moves one space, or deals one damage. */
const PICK_UP = 1;
const SEARCH = 3;
const SECURE = 8;
const KEEP_UP = 0.5;
const LOST_CHILD = 4;
const TAKEN_CHILD = 6;
const ESCAPE = 12;
const CHASE = 4;

const guards = (x: Scene, space: SpaceId): number => {
  let health = 0;
  for (const f of x.foes) if (f.space === space) health += f.left;
  return health;
};
const searching = (x: Scene, chances: readonly Target[]): number => {
  let weights = 0;
  for (const c of chances) weights += c.weight;
  return chances.length === 0 ? SECURE : approaching(x, chances, way) + SEARCH * weights;
};

const securing = (x: Scene, feature: string): number => {
  const where = whereabouts(x, feature);
  if ('carrier' in where) return 0;
  if ('chances' in where) return SECURE + searching(x, where.chances);
  const there = together(
    x.crew.map(c => way(x, x.at[c]!, where.found)),
    SUPPORT,
  );
  return there + guards(x, where.found) + (where.faceup ? 0 : 1);
};

/** Where The Child is, as far as it can be known: an enemy that is not there any more has dropped it. */
const childAt = (x: Scene): { carrier: CharacterId | Nobody; foe: Foe | undefined; space: Whereabouts } => {
  const { child } = x.table;
  switch (child.held) {
    case 'none':
      return { carrier: NOBODY, foe: undefined, space: AWAY };
    case 'space':
      return { carrier: NOBODY, foe: undefined, space: child.by };
    case 'character':
      return { carrier: child.by, foe: undefined, space: x.at[child.by]! };
    case 'enemy': {
      const foe = x.foes.find(f => f.piece === child.by);
      return { carrier: NOBODY, foe, space: foe?.space ?? x.table.pieces[child.by]!.space };
    }
  }
};
const killing = (x: Scene, foe: Foe): number =>
  foe.left +
  together(
    x.crew.map(c => wayToShoot(x, x.at[c]!, foe.space)),
    SUPPORT,
  );
/** What it takes until a character carries it. */
const fetching = (x: Scene, burden: Burden): { work: number; carrier: CharacterId | Nobody; space: Whereabouts } => {
  if (burden !== 'child') {
    const where = whereabouts(x, burden.feature);
    if ('carrier' in where) return { work: 0, carrier: where.carrier, space: x.at[where.carrier]! };
    if ('chances' in where) return { work: SECURE + searching(x, where.chances), carrier: NOBODY, space: where.chances[0]?.space ?? AWAY };
    const steps = together(
      x.crew.map(c => way(x, x.at[c]!, where.found)),
      SUPPORT,
    );
    return { work: steps + PICK_UP + (where.faceup ? 0 : 1), carrier: NOBODY, space: where.found };
  }
  const { carrier, foe, space } = childAt(x);
  if (carrier !== NOBODY) return { work: 0, carrier, space };
  if (foe) return { work: killing(x, foe) + PICK_UP + TAKEN_CHILD + flight(x, foe), carrier: NOBODY, space };
  const steps = together(
    x.crew.map(c => way(x, x.at[c]!, space)),
    SUPPORT,
  );
  return { work: steps + PICK_UP + LOST_CHILD, carrier: NOBODY, space };
};
/** An enemy with The Child is on its way to where the mission is lost. */
const flight = (x: Scene, foe: Foe): number => {
  const goal = x.box.mission.childTaken?.goal;
  if (!goal) return 0;
  const { terrain } = x.box;
  const ends = goal.at === 'star' ? terrain.stars : goal.at === 'number' ? [terrain.numbered.get(goal.number)!] : [];
  return Math.max(0, ESCAPE - wayToAny(x, foe.space, ends));
};
const bringing = (x: Scene, c: Extract<Condition, { is: 'carrierIn' }>): number => {
  const zone = spacesIn(x, c.zone);
  const { work, carrier, space } = fetching(x, c.burden);
  const carried = space === AWAY ? 10 : wayToAny(x, space, zone);
  const others = x.crew
    .filter(i => i !== carrier)
    .map(i => wayToAny(x, x.at[i]!, zone))
    .sort((a, b) => a - b);
  let company = 0;
  for (let i = 0; i < others.length; i++) company += others[i]! * (i < c.others ? KEEP_UP : 0.1);
  // Whoever must still fetch it is needed there, not at the end of the way.
  return work + carried + (carrier !== NOBODY ? company : KEEP_UP * carried);
};

/** Enemies that must fall: everybody to one of them, and the later ones on top. */
const felling = (x: Scene, special: string): number => {
  const targets: Target[] = [];
  let health = 0;
  for (const f of x.foes) {
    if (f.face.special !== special) continue;
    const guard = f.face.safeUntil?.is === 'childCarrierDefeated' && !x.table.childCarrierDefeated ? childAt(x).foe : undefined;
    if (guard) return f.left + killing(x, guard) + TAKEN_CHILD;
    health += f.left;
    targets.push({ space: f.space, weight: 1 });
  }
  return targets.length === 0 ? 0 : health + approaching(x, targets, wayToShoot) + CHASE * (targets.length - 1);
};

type Deliver = Extract<Op, { op: 'deliver' }>;
/** An action that delivers elsewhere is one more thing to do, and needs the right card. */
const CALL = 3;
/** How far it is to where this counts: home, or where the mission lets one hand it over by an action. */
const wayToDeliver = (x: Scene, from: Whereabouts, op: Deliver): number => {
  let least = wayToAny(x, from, spacesIn(x, op.zone));
  for (const { ops } of x.box.mission.alternatives)
    for (const other of ops)
      if (other.op === 'deliver' && other.track === op.track) least = Math.min(least, CALL + wayToAny(x, from, spacesIn(x, other.zone)));
  return least;
};
/** Everything of this kind that is still out there, each to the nearest hands. */
const delivering = (x: Scene, op: Deliver, missing: number): number => {
  const works: number[] = [];
  const busy = new Set<number>();
  const lying: SpaceId[] = [];
  for (const p of x.table.pieces) {
    if (!isFeature(x, p.token, op.feature)) continue;
    if (p.by !== NOBODY) {
      works.push(wayToDeliver(x, x.at[p.by]!, op));
      busy.add(p.by);
    } else if (p.space !== AWAY) lying.push(p.space);
  }
  const free = x.crew.filter(c => !busy.has(c));
  for (const space of lying) {
    const back = wayToDeliver(x, space, op);
    let best: CharacterId | Nobody = NOBODY,
      steps = back + 4; // by whoever comes home first
    for (const c of free) {
      const d = way(x, x.at[c]!, space);
      if (d < steps) {
        steps = d;
        best = c;
      }
    }
    if (best !== NOBODY) free.splice(free.indexOf(best), 1);
    works.push(steps + PICK_UP + back);
  }
  works.sort((a, b) => a - b);
  return works.slice(0, missing).reduce((sum, w) => sum + w, 0);
};
const markable = (x: Scene, marker: string): SpaceId[] => {
  const found: SpaceId[] = [];
  const visit = (c: Condition | undefined): void => {
    if (c?.is === 'all') c.of.forEach(visit);
    if (c?.is === 'youIn') found.push(...spacesIn(x, c.zone));
  };
  visit(x.box.missionSlot?.if);
  return found.filter(space => !x.table.markers.some(m => m.marker === marker && m.space === space));
};

/** Marks are set by the mission action, in spaces that the mission slot names. */
const marking = (x: Scene, marker: string, missing: number): number => {
  const places = markable(x, marker);
  const steps = x.crew.map(c => wayToAny(x, x.at[c]!, places));
  return missing * SECURE + together(steps, 2 * SUPPORT);
};

const deliverOf = (x: Scene, track: string): Deliver | undefined => {
  for (const op of x.box.mission.endOfTurn) if (op.op === 'deliver' && op.track === track) return op;
  return undefined;
};
const workFor = (x: Scene, c: Condition): number => {
  switch (c.is) {
    case 'all':
      return c.of.reduce((sum, part) => sum + workFor(x, part), 0);
    case 'any':
      return Math.min(...c.of.map(part => workFor(x, part)));
    case 'featureSecured':
      return securing(x, c.feature);
    case 'carriedByCharacter':
      return fetching(x, c.burden).work;
    case 'carrierIn':
      return bringing(x, c);
    case 'specialsDefeated':
      return felling(x, c.special);
    case 'track': {
      const value = x.table.tracks[x.box.mission.tracks.findIndex(t => t.id === c.track)] ?? 0;
      const missing = Math.max(0, amountOf(c.atLeast, x.box.characters.length) - value);
      const deliver = deliverOf(x, c.track);
      return deliver ? delivering(x, deliver, missing) : missing * SECURE;
    }
    case 'markers': {
      const missing = c.atLeast - x.table.markers.filter(m => m.marker === c.marker).length;
      return missing <= 0 ? 0 : marking(x, c.marker, missing);
    }
    default:
      return SECURE;
  }
};
/** How much is left to do until the objective is met. */
export const workLeft = (x: Scene): number => workFor(x, x.box.mission.objective);
