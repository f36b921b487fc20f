import { type Table, tableOf } from '@cadre/geometry';
import type { Box } from '../../src/box.js';
import { EDITION } from '../../src/content/editions.js';
import { describeTable } from '../../src/content/table.js';
import type { EditionId, Layout, Mission, MissionId, Polygon, UnitKind, UnitType, ZoneDef } from '../../src/content/types.js';
import type { BattleView } from '../../src/state.js';

/** A table with one piece of every kind, each far from the others, so that positions can be worked out by hand. */
const rectangle = (left: number, near: number, right: number, far: number): Polygon => [
  [left, near],
  [right, near],
  [right, far],
  [left, far],
];
const PIECES: Layout['pieces'] = [
  { id: 'building', kind: 'building', polygon: rectangle(10, 10, 14, 14) },
  { id: 'wall', kind: 'wall', polygon: rectangle(20, 10, 24, 10.5) },
  { id: 'barricade', kind: 'barricade', polygon: rectangle(16, 10, 18, 10.5) },
  { id: 'container', kind: 'container', polygon: rectangle(26, 20, 30, 24) },
  { id: 'crates', kind: 'crates', polygon: rectangle(25, 13, 27, 14.5) },
  { id: 'woods', kind: 'woods', polygon: rectangle(4, 20, 8, 24) },
  { id: 'ruins', kind: 'ruins', polygon: rectangle(4, 26, 8, 28) },
  { id: 'tower', kind: 'container', polygon: rectangle(14, 22, 17, 25) },
  { id: 'roof', kind: 'container', polygon: rectangle(30.5, 20, 33.5, 24) },
  // An alley 1.2 inches wide, closed at its far end.
  { id: 'left-bank', kind: 'building', polygon: rectangle(32, 8, 33, 15) },
  { id: 'right-bank', kind: 'building', polygon: rectangle(34.2, 8, 35.2, 15) },
  { id: 'end', kind: 'building', polygon: rectangle(33, 14, 34.2, 15) },
];
/** Higher than any container of the game: too high for a climb. */
const TALL: Readonly<Record<string, number>> = { tower: 7, roof: 7 };
const tableWith = (zones: Mission['zones']): Table => {
  const described = describeTable({ id: 'field', name: { en: 'field', de: 'Feld' }, pieces: PIECES }, zones);
  return tableOf({ ...described, pieces: described.pieces.map(piece => ({ ...piece, top: TALL[piece.id] ?? piece.top })) });
};
const BLUE: ZoneDef = { id: 'blue', side: 'blue', polygon: rectangle(0, 0, 36, 6) };
const RED: ZoneDef = { id: 'red', side: 'red', polygon: rectangle(0, 30, 36, 36) };
const LEFT: ZoneDef = { id: 'blue-left', side: 'blue', polygon: rectangle(0, 0, 12, 6) };
const RIGHT: ZoneDef = { id: 'blue-right', side: 'blue', polygon: rectangle(24, 0, 36, 6) };
const objective = (id: string, kind: string, x: number, y: number, claimed: boolean) => ({
  id,
  kind,
  x,
  y,
  claimed,
  name: { en: id, de: id },
});
const points = (claimed: boolean) =>
  (
    [
      [6, 6],
      [6, 30],
      [30, 30],
      [30, 6],
    ] as const
  ).map(([x, y], i) => objective(`point-${i}`, 'ambush-point', x, y, claimed));
const MISSIONS = {
  shields: {
    zones: [BLUE, RED],
    objectives: [objective('console', 'console', 18, 24, true), objective('transmitter', 'transmitter', 18, 18, false)],
    deployment: { blue: { where: ['blue'], alternates: false }, red: { where: ['red'], alternates: false } },
  },
  codes: {
    zones: [LEFT, RIGHT, RED],
    objectives: [objective('transmitter', 'transmitter', 18, 6, true)],
    deployment: { blue: { where: ['blue-left', 'blue-right'], alternates: true }, red: { where: ['red'], alternates: false } },
  },
  vehicle: {
    zones: [RED],
    objectives: [objective('vehicle', 'vehicle', 18, 18, false), ...points(true)],
    deployment: { blue: { where: 'vehicle', alternates: false }, red: { where: ['red'], alternates: false } },
  },
  priorities: {
    zones: [BLUE, RED],
    objectives: [6, 18, 30].map((x, i) => objective(`objective-${i}`, 'objective', x, 18, false)),
    deployment: { blue: { where: ['blue'], alternates: false }, red: { where: ['red'], alternates: false } },
  },
} as const;
const weapon = (id: string, kind: 'melee' | 'ranged' | 'both') => ({
  id,
  name: { en: id, de: id },
  kind,
  range: kind === 'melee' ? 0 : 18,
  dice: { red: 0, black: 2, white: 0 },
  keywords: [],
});
const unitType = (id: string, kind: UnitKind, base: number, height: number, weapons: UnitType['weapons']): UnitType => ({
  id,
  name: { en: id, de: id },
  kind,
  rank: 'corps',
  faction: 'rebel',
  speed: 2,
  courage: kind === 'vehicle' ? null : 1,
  wounds: 3,
  defence: 'white',
  attackSurge: 'none',
  defenceSurge: false,
  keywords: [],
  weapons,
  base,
  height,
  from: 'house',
});
const UNIT_TYPES = [
  unitType('trooper', 'trooper', 270, 420, [weapon('knife', 'melee'), weapon('rifle', 'ranged')]),
  unitType('marksman', 'trooper', 270, 420, [weapon('rifle', 'ranged')]),
  unitType('tank', 'vehicle', 1500, 762, []),
];

const boxFor = (edition: EditionId, mission: MissionId): Box => {
  const { zones, objectives, deployment } = MISSIONS[mission];
  const parts = {
    edition: EDITION[edition],
    mission: { id: mission, zones, objectives, deployment },
    table: tableWith(zones),
    unitTypes: new Map(UNIT_TYPES.map(type => [type.id, type])),
  };
  // Only what the table asks of a box.
  return parts as unknown as Box;
};
const boxes = new Map<string, Box>();
export const boxOf = ({ public: { edition, mission } }: BattleView): Box => {
  const key = `${edition} ${mission}`;
  const box = boxes.get(key) ?? boxFor(edition, mission);
  boxes.set(key, box);
  return box;
};
