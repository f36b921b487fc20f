import type { Condition } from '../content/types.js';
import type { CharacterId, PieceId, SpaceId } from '../ids.js';
import { groundOf } from '../terrain/ground.js';
import { whereabouts } from './beliefs.js';
import { type Expected, expectedVolleys } from './danger.js';
import { dangersIn, dangerTo, fieldOf, judgeField, toDo } from './judge.js';
import { crisisPrice } from './prices.js';
import { movedTo, pushed, type Scene, wounded } from './scene.js';
import type { Destination } from './strides.js';
import { waysOf } from './ways.js';

export interface Trip extends Destination {
  readonly worth: number;
}
/** What one decision starts from: the scene, how it is judged, and what is worth finding out. */
export interface Outset {
  readonly x: Scene;
  readonly volleys: readonly Expected[];
  readonly field: number;
  /** What is left to do, and the danger to each character: parts of the judgement. */
  readonly todo: number;
  readonly dangers: readonly number[];
  readonly crisis: number;
  /** Facedown threats that can be what the mission looks for, with their weight. */
  readonly chances: ReadonlyMap<number, number>;
  /** What has been thought about already: hits, pushes, planning draws, walks. */
  readonly hits: Map<number, number>;
  readonly pushes: Map<number, number>;
  readonly plans: Map<number, number>;
  readonly strides: Map<number, number>;
  readonly trips: Map<number, { readonly steps: number; readonly trips: readonly Trip[] }>;
}

const sought = (c: Condition): string[] => {
  switch (c.is) {
    case 'all':
    case 'any':
      return c.of.flatMap(sought);
    case 'featureSecured':
      return [c.feature];
    case 'carriedByCharacter':
    case 'carrierIn':
      return c.burden === 'child' ? [] : [c.burden.feature];
    default:
      return [];
  }
};
const chancesOf = (x: Scene): Map<number, number> => {
  const found = new Map<number, number>();
  for (const feature of sought(x.box.mission.objective)) {
    const where = whereabouts(x, feature);
    if ('chances' in where) for (const { piece, weight } of where.chances) found.set(piece, weight);
  }
  return found;
};
export const outsetOf = (x: Scene): Outset => {
  const volleys = expectedVolleys(x),
    todo = toDo(x),
    dangers = dangersIn(x, volleys);
  return {
    x,
    volleys,
    field: fieldOf(x, todo, dangers),
    todo,
    dangers,
    crisis: crisisPrice(x),
    chances: chancesOf(x),
    hits: new Map(),
    pushes: new Map(),
    plans: new Map(),
    strides: new Map(),
    trips: new Map(),
  };
};

const MOST = 100;
const MOST_SPACES = 256;
/** What so much damage to an enemy is worth. */
export const hitWorth = (o: Outset, piece: PieceId, damage: number): number => {
  const key = piece * MOST + damage;
  let worth = o.hits.get(key);
  if (worth === undefined) {
    const foe = o.x.foes.find(f => f.piece === piece);
    const safe = foe?.face.safeUntil?.is === 'childCarrierDefeated' && !o.x.table.childCarrierDefeated;
    worth = !foe || safe ? 0 : judgeField(wounded(o.x, piece, damage), o.volleys) - o.field;
    o.hits.set(key, worth);
  }
  return worth;
};
/** What it is worth to have a character somewhere else. Whose fire it draws or leaves to others is not counted. */
export const moveWorth = (o: Outset, who: CharacterId, space: SpaceId): number => {
  const there = movedTo(o.x, who, space);
  return o.todo - toDo(there) + o.dangers[who]! - dangerTo(there, who, o.volleys);
};
/** What it is worth to have an enemy somewhere else. */
export const pushWorth = (o: Outset, piece: PieceId, space: SpaceId): number => {
  const key = piece * MOST_SPACES + space;
  let worth = o.pushes.get(key);
  if (worth === undefined) {
    worth = judgeField(pushed(o.x, piece, space), o.volleys) - o.field;
    o.pushes.set(key, worth);
  }
  return worth;
};
/** What an open door is worth. */
export const doorWorth = (o: Outset, door: number): number => {
  const doors = o.x.table.doors | (1 << door),
    { terrain } = o.x.box;
  return (
    judgeField({ ...o.x, table: { ...o.x.table, doors }, ground: groundOf(terrain, doors), ways: waysOf(terrain, doors) }, o.volleys) -
    o.field
  );
};
