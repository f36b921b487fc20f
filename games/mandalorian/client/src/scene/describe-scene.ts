import type {
  BattleScene,
  GroundName,
  LightName,
  Posture,
  SceneAttack,
  SceneFigure,
  SceneMarker,
  SceneToken,
  SceneZone,
} from '@cadre/battle';
import type { Seat } from '@cadre/core';
import { CLASSES, SHAPES } from '#game/content/index';
import { FACEDOWN, isSomewhere, type Nobody, type Whereabouts } from '#game/ids';
import type { Labels } from '../labels/words.js';
import { centreOf, type Occupant, SIDE, type Spot, spotsOn } from '../map/places.js';
import { goalSpaces } from '../mission/goals.js';
import { actingPiece, faceOf, local, type Seen } from '../seen.js';
import type { Texts } from '../texts.js';
import { figureOf, onTable, tableOf, UNIT } from './ground-plan.js';
import { ROOF, scenePieces } from './scene-pieces.js';

/** Characters have their players' sides; enemies share one that no player has, and so has The Child where nobody carries it. */
export const ENEMIES: Seat = 4;
export const THE_CHILD: Seat = 5;
const GROUND: Readonly<Record<string, GroundName>> = { map1: 'sand', map2: 'concrete', map3: 'deck', map4: 'stone' };
const LIGHT: Readonly<Record<string, LightName>> = {
  m1: 'desert',
  m2: 'night',
  m3: 'hangar',
  m4: 'dusk',
  mm1: 'overcast',
  mm2: 'storm',
  mm3: 'night',
  mm4: 'day',
};
/** Below deck the sun never shines. */
const INDOORS: readonly LightName[] = ['hangar', 'night'];
const settingOf = ({ map, mission }: Seen['box']): Pick<BattleScene['ground'], 'kind' | 'light'> => {
  const kind = GROUND[map.id] ?? 'stone';
  const light = LIGHT[mission.id] ?? 'day';
  return { kind, light: kind === 'deck' && !INDOORS.includes(light) ? 'hangar' : light };
};
/** The unit type of The Child; in place 1 it is on its own feet. */
export const THE_CHILD_TYPE = 'child';
/** The discs of the flat drawing, in its units, and how high a figure is whose disc is full size. */
const DISC = 36;
const TALL = 310;
/** Spaces are wide, and figures large in them. */
const LARGER = 1.25;
/** How high The Child is beside the others. */
const SMALL = 0.55;

interface Told {
  readonly seen: Seen;
  readonly labels: Labels;
  readonly texts: Texts;
}
const floorAt = ({ box: { terrain } }: Seen, space: number): number => (terrain.roof[space] ? ROOF : 0);
const placeOf = (
  seen: Seen,
  { x, y, scale, space }: Spot,
  tall = 1,
): Pick<SceneFigure, 'at' | 'level' | 'bottom' | 'radius' | 'height'> => {
  const floor = floorAt(seen, space);
  const at = onTable(seen.box.map, { x, y });
  return { at, level: floor, bottom: floor, radius: Math.round(DISC * scale * UNIT * tall), height: Math.round(TALL * scale * tall) };
};
const childToken: SceneToken = { id: 'child', count: 1, tone: 'good' };
const postureOf = (left: number, health: number, isPinned: boolean, isShielded: boolean): Posture => {
  if (left <= 0) return 'down';
  if (left < health) return 'wounded';
  if (isPinned) return 'suppressed';
  return isShielded ? 'covering' : 'ready';
};
const characterFigure = ({ seen, labels, texts }: Told, i: number, spot: Spot): SceneFigure => {
  const { box, table } = seen;
  const { damage } = table.characters[i]!;
  const { def, health } = box.characters[i]!;
  const left = Math.max(0, health - damage);
  const name = texts.names('character', def.id);
  const isShielded = table.standing.some(e => e.who === i && (e.kind === 'shield' || e.kind === 'ward'));
  const burdens = table.pieces.flatMap(({ by, token }): SceneToken[] => {
    const feature = by === i ? faceOf(box, token)?.feature : undefined;
    return feature ? [{ id: feature.id, count: 1, tone: 'plain' }] : [];
  });
  return {
    id: figureOf(`character:${i}`),
    short: name,
    name: `${name}, ${labels.health(left, health)}`,
    number: undefined,
    seat: i,
    unit: { type: def.id, family: def.id, gear: undefined, place: 0 },
    ...placeOf(seen, spot),
    ...{ health, left },
    tokens: [
      ...(table.child.held === 'character' && table.child.by === i ? [childToken] : []),
      ...burdens,
      ...(isShielded ? [{ id: 'shield', count: 1, tone: 'good' } as const] : []),
    ],
    posture: postureOf(left, health, false, isShielded),
    isActing: box.shared || table.turn.seat === i,
    isDone: false,
  };
};
const ABILITIES = ['sentry', 'grapple', 'sabotage', 'missionEffect'] as const;
/** Only what lies faceup and fights is a figure. */
const enemyFigure = ({ seen, labels, texts }: Told, i: number, spot: Spot): SceneFigure[] => {
  const { box, table, stack } = seen;
  const piece = table.pieces[i]!;
  const face = faceOf(box, piece.token);
  if (!face?.enemy) return [];
  const left = Math.max(0, face.health - piece.damage);
  const kind = CLASSES[face.class];
  const name = texts.token(face);
  const isPinned = table.standing.some(e => e.kind === 'pin' && e.who === i);
  return [
    {
      id: figureOf(`piece:${i}`),
      short: name,
      name: `${name}, ${labels.health(left, face.health)}`,
      number: undefined,
      seat: ENEMIES,
      unit: {
        type: face.special || (kind ? `${box.map.tokenSet}/${kind}` : ''),
        family: box.map.tokenSet,
        gear: kind,
        place: i,
      },
      ...placeOf(seen, spot),
      ...{ health: face.health, left },
      tokens: [
        ...(table.child.held === 'enemy' && table.child.by === i ? [childToken] : []),
        ...ABILITIES.filter(ability => face[ability]).map((id): SceneToken => ({ id, count: 1, tone: 'bad' })),
      ],
      posture: postureOf(left, face.health, isPinned, false),
      isActing: actingPiece(stack) === i,
      isDone: false,
    },
  ];
};
/** In its pram, or beside whoever carries it, in the front corner of their space. */
const BESIDE = { x: -28, y: 26 };
const childFigure = ({ seen, labels }: Told, spot: Spot, isHeld: boolean): SceneFigure => ({
  id: figureOf('child:0'),
  short: labels.child,
  name: labels.child,
  number: undefined,
  seat: THE_CHILD,
  unit: { type: THE_CHILD_TYPE, family: THE_CHILD_TYPE, gear: undefined, place: isHeld ? 1 : 0 },
  ...placeOf(seen, spot, SMALL),
  ...{ health: 1, left: 1, tokens: [], posture: 'ready', isActing: false, isDone: false },
});
const figuresOn = (told: Told, spots: ReadonlyMap<Occupant, Spot>): SceneFigure[] =>
  [...spots].flatMap(([who, spot]) => {
    const [kind, number] = who.split(':') as ['piece' | 'character' | 'child', string];
    if (kind === 'character') return [characterFigure(told, Number(number), spot)];
    return kind === 'child' ? [childFigure(told, spot, false)] : enemyFigure(told, Number(number), spot);
  });
/** The Child is seen beside whoever carries it. */
const heldChild = (told: Told, spots: ReadonlyMap<Occupant, Spot>): SceneFigure[] => {
  const { held, by } = told.seen.table.child;
  const spot = held === 'character' ? spots.get(`character:${by}`) : held === 'enemy' ? spots.get(`piece:${by}`) : undefined;
  if (!spot) return [];
  const { x, y, scale } = spot;
  return [childFigure(told, { ...spot, x: x + BESIDE.x * scale, y: y + BESIDE.y * scale }, true)];
};
/** What lies facedown, as far as this seat knows it, and what can be used or carried. */
const tokensOn = ({ seen, labels, texts }: Told, spots: ReadonlyMap<Occupant, Spot>): SceneMarker[] =>
  seen.table.pieces.flatMap((piece, i): SceneMarker[] => {
    const spot = spots.get(`piece:${i}`);
    const face = faceOf(seen.box, piece.token);
    if (!spot || face?.enemy) return [];
    const { at, level, radius } = placeOf(seen, spot);
    const where = { id: `piece:${i}`, at, level, radius, seat: null };
    if (face) return [{ ...where, kind: 'feature', name: texts.token(face), text: undefined }];
    const known = faceOf(seen.box, seen.mine?.seen[i]);
    const name = known ? labels.seenAs(texts.token(known)) : labels.hidden;
    return [{ ...where, kind: `facedown-${SHAPES[seen.box.pieces[i]!.stack] ?? 'square'}`, name, text: known ? undefined : '?' }];
  });
/** What the mission put down; it lies in the corner of its space as it is drawn. */
const markersOn = (seen: Seen): SceneMarker[] =>
  seen.table.markers.map(({ marker, space }) => {
    const { map } = seen.box;
    const { x, y } = centreOf(map, space);
    const at = onTable(map, { x: x - 30, y: y + 34 });
    return {
      id: `${marker}-${space}`,
      kind: 'done',
      name: marker,
      at,
      level: floorAt(seen, space),
      radius: 12 * UNIT,
      seat: null,
      text: undefined,
    };
  });
const goalsOn = ({ box: { map, mission } }: Seen, { meaning }: Labels): SceneZone[] =>
  [...goalSpaces(map, mission.objective)].map(space => {
    const { x, y } = map.spaces[space]!;
    const corners = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]] as const; // biome-ignore format: one line
    return {
      id: map.spaces[space]!.id,
      name: meaning.flag,
      seat: null,
      polygon: corners.map(([cx, cy]) => onTable(map, { x: cx * SIDE, y: cy * SIDE })),
    };
  });
export const isOnMap = (thing: { readonly space: Whereabouts } | undefined): boolean => thing !== undefined && isSomewhere(thing.space);
/** Who attacks whom just now: an enemy its victim, or a character its first target. */
const attackOf = ({ table, stack }: Seen): SceneAttack | null => {
  const frame = stack.findLast(({ proc }) => proc === 'strike' || proc === 'attack');
  if (!frame) return null;
  const { victim, victims, targets } = frame.locals as { readonly victim?: number | Nobody; readonly victims?: readonly number[]; readonly targets?: readonly number[] }; // biome-ignore format: one line
  const piece = frame.proc === 'strike' ? local(stack, 'strike', 'attacker') : targets?.[0];
  const character = frame.proc === 'strike' ? (typeof victim === 'number' ? victim : victims?.[0]) : local(stack, 'perform', 'you');
  if (piece === undefined || character === undefined || !isOnMap(table.pieces[piece]) || !isOnMap(table.characters[character])) return null;
  const ends = [{ figure: figureOf(`piece:${piece}`) }, { figure: figureOf(`character:${character}`) }] as const;
  if (table.pieces[piece]!.token === FACEDOWN) return null;
  return frame.proc === 'strike' ? { attacker: ends[0], target: ends[1] } : { attacker: ends[1], target: ends[0] };
};
/** The map as a table of miniatures, as this seat may know it; what shares the `fanned` space stands farther apart. */
export const describeScene = (seen: Seen, labels: Labels, texts: Texts, fanned?: number): BattleScene => {
  const { box, table } = seen;
  const { map } = box;
  const told: Told = { seen, labels, texts };
  const spots = spotsOn(map, table, fanned);
  return {
    ground: { id: map.id, name: texts.names('map', map.id), ...tableOf(map), grid: SIDE * UNIT, scale: LARGER, ...settingOf(box) },
    pieces: scenePieces(box, table.doors, labels),
    zones: goalsOn(seen, labels),
    objectives: [],
    markers: [...tokensOn(told, spots), ...markersOn(seen)],
    figures: [...figuresOn(told, spots), ...heldChild(told, spots)].toSorted((a, b) => b.radius - a.radius),
    attack: attackOf(seen),
  };
};
