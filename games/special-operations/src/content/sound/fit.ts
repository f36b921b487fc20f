import { disc, INCH, isOnTable, liesIn, type Outline, overlaps, overlapsPiece, type Point, type Table, type Zone } from '@cadre/geometry';
import { VEHICLES } from '../data/vehicles.js';
import { SQUADS } from '../squads/index.js';
import { TOKEN_DIAMETER } from '../table.js';
import type { Mission, ObjectiveDef } from '../types.js';
import type { LayoutProblem } from './fault.js';
import { isReached, reachFrom, roomAround, roomIn } from './room.js';

/** The largest squad decides how much room a side needs. */
const MOST_UNITS = Math.max(...SQUADS.map(squad => squad.units.length));
const radiusOf = ({ kind }: ObjectiveDef): number => (kind === 'vehicle' ? VEHICLES.rebel.base : TOKEN_DIAMETER * INCH) / 2;
const centreOf = ({ x, y }: ObjectiveDef): Point => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) });
const outlineOf = (objective: ObjectiveDef): Outline => {
  const { x, y } = centreOf(objective);
  return disc(x, y, radiusOf(objective));
};

/** SO-G12, L-OBJ-2: tokens lie on open ground, clear of each other, wholly in or wholly out of woods and ruins. */
const placeProblems = (table: Table, objectives: readonly ObjectiveDef[]): LayoutProblem[] =>
  objectives.flatMap((objective, i): LayoutProblem[] => {
    const at = ['objectives', i];
    const token = outlineOf(objective);
    if (!isOnTable(table, token)) return [{ at, says: `"${objective.id}" lies partly off the table`, expected: 'all of it on the table' }];
    const other = objectives.slice(0, i).find(each => overlaps(outlineOf(each), token));
    if (other) return [{ at, says: `"${objective.id}" overlaps "${other.id}"`, expected: 'objectives apart from each other' }];
    const under = table.pieces.find(piece => overlapsPiece(piece, token) && !(piece.footing === 'inside' && liesIn(piece.polygon, token)));
    return under
      ? [
          {
            at,
            says: `"${objective.id}" lies on "${under.id}" of the layout "${table.id}"`,
            expected: 'an objective on open ground',
            fault: { kind: 'on-piece', objective: objective.id, piece: under.id },
          },
        ]
      : [];
  });

/** Somebody must be able to touch every objective; the vehicle and its defenders need room for a squad. */
const contactProblems = (table: Table, mission: Mission): LayoutProblem[] => {
  const isRing = mission.deployment.blue.where === 'vehicle';
  return mission.objectives.flatMap((objective, i): LayoutProblem[] => {
    const needed = objective.kind === 'vehicle' && isRing ? MOST_UNITS : 1;
    const found = roomAround(table, centreOf(objective), radiusOf(objective), needed);
    if (found >= needed) return [];
    const says = `room for ${found} ${found === 1 ? 'base' : 'bases'} in contact with "${objective.id}" on the layout "${table.id}"`;
    const fault = { kind: 'no-contact', objective: objective.id, room: found, needed } as const;
    return [{ at: ['objectives', i], says, expected: `room for ${needed}`, fault }];
  });
};
/** SO-C1: of units that alternate between zones, one zone takes at most the first and every second of the others. */
const mostInOneZone = (zones: number): number => (zones === 1 ? MOST_UNITS : 1 + Math.ceil((MOST_UNITS - 1) / 2));
const zoneOf = (table: Table, id: string): Zone | undefined => table.zones.find(zone => zone.id === id);

const roomProblems = (table: Table, { deployment, zones }: Mission): LayoutProblem[] =>
  (['blue', 'red'] as const).flatMap((side): LayoutProblem[] => {
    const { where, alternates } = deployment[side];
    if (where === 'vehicle') return [];
    const found = where.map(id => ({ id, zone: zoneOf(table, id) })).filter(each => each.zone !== undefined);
    const rooms = found.map(({ id, zone }) => ({ id, room: roomIn(table, zone!, MOST_UNITS) }));
    const expected = (n: number) => `room for ${n} bases of 27 mm: the largest squad has ${MOST_UNITS} units`;
    const at = (id: string) => ['zones', zones.findIndex(zone => zone.id === id)];
    const problem = (ids: readonly string[], room: number, needed: number): LayoutProblem => ({
      at: at(ids[0]!),
      says: `"${ids.join('" and "')}" has room for ${room} bases on the layout "${table.id}"`,
      expected: expected(needed),
      fault: { kind: 'no-room', zones: ids, room, needed },
    });
    if (alternates)
      return rooms
        .filter(({ room }) => room < mostInOneZone(where.length))
        .map(({ id, room }) => problem([id], room, mostInOneZone(where.length)));
    const total = rooms.reduce((sum, { room }) => sum + room, 0);
    return total >= MOST_UNITS || rooms.length === 0
      ? []
      : [
          problem(
            rooms.map(each => each.id),
            total,
            MOST_UNITS,
          ),
        ];
  });
const middleOf = ({ polygon }: Zone): Point => ({
  x: Math.round(polygon.reduce((sum, p) => sum + p.x, 0) / polygon.length),
  y: Math.round(polygon.reduce((sum, p) => sum + p.y, 0) / polygon.length),
});
/** Every objective can be walked to from every zone. */
const reachProblems = (table: Table, { objectives }: Mission): LayoutProblem[] =>
  table.zones.flatMap(zone => {
    const reached = reachFrom(table, [middleOf(zone), ...zone.polygon]);
    return objectives.flatMap((objective, i): LayoutProblem[] =>
      isReached(table, reached, centreOf(objective), radiusOf(objective))
        ? []
        : [
            {
              at: ['objectives', i],
              says: `"${objective.id}" cannot be reached from the zone "${zone.id}" on the layout "${table.id}"`,
              expected: 'a way around impassable terrain',
              fault: { kind: 'unreachable', objective: objective.id, zone: zone.id },
            },
          ],
    );
  });
/** What is wrong when this mission is played on this table; mission and layout are sound by themselves. */
export const fitProblems = (table: Table, mission: Mission): readonly LayoutProblem[] => {
  const placing = placeProblems(table, mission.objectives);
  return [
    ...placing,
    ...(placing.length > 0 ? [] : [...contactProblems(table, mission), ...reachProblems(table, mission)]),
    ...roomProblems(table, mission),
  ];
};
