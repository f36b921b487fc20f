import {
  type Body,
  bodyOf,
  deployment,
  disc,
  FACING_UP,
  type Figure,
  INCH,
  isEmpty,
  nearestSpot,
  overlapsPiece,
  type Point,
  type Region,
  SHATTERPOINT_BASES,
  SHATTERPOINT_RANGES,
  type Table,
} from '@cadre/geometry';
import type { ContentProblem } from '@cadre/kit/effects/schema';
import type { Mission, ObjectiveDef } from './mission-types.js';
import type { Range } from './types.js';

const lengthOf = (range: Range): number => SHATTERPOINT_RANGES[range - 1]!;
/** LE-O1: who is so near contests an objective. */
const CONTEST: Range = 2;
/** LE-M3: two squads of each cadre start at the near edge. */
const SQUADS_AT_EDGE = 4;
const centreOf = ({ x, y }: ObjectiveDef): Point => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) });
const figure = (base: keyof typeof SHATTERPOINT_BASES, at: Point): Figure => ({
  id: base,
  base: SHATTERPOINT_BASES[base],
  at,
  facing: FACING_UP,
  bottom: 0,
  height: 0,
});

/** LE-29: tokens lie on open ground, and somebody can stand near enough to contest them. */
const objectiveProblems = (table: Table, objectives: readonly ObjectiveDef[]): ContentProblem[] =>
  objectives.flatMap((objective, i): ContentProblem[] => {
    const at = centreOf(objective);
    const token = disc(at.x, at.y, SHATTERPOINT_BASES.objective.diameter / 2);
    const under = table.pieces.find(piece => piece.footing !== 'inside' && overlapsPiece(piece, token));
    if (under)
      return [
        {
          at: ['objectives', i],
          says: `"${objective.id}" lies on "${under.id}" of the layout "${table.id}"`,
          expected: 'an objective on open ground',
        },
      ];
    const near: Region = { kind: 'within', of: bodyOf(figure('objective', at)), distance: lengthOf(CONTEST) };
    return isEmpty(deployment(table, figure('small', at), 'elevation', [], near))
      ? [
          {
            at: ['objectives', i],
            says: `nobody can contest "${objective.id}" on the layout "${table.id}"`,
            expected: `room for a base within Range ${CONTEST} of it`,
          },
        ]
      : [];
  });
/** How many bases find room near an edge: one after the other, spread over its length. */
const roomAt = (table: Table, edge: 'near' | 'far', range: Range, wanted: number): number => {
  const placed: Body[] = [];
  for (let i = 0; i < wanted; i++) {
    const wish = { x: Math.round(((i + 0.5) * table.width) / wanted), y: edge === 'near' ? 0 : table.depth };
    const placing = deployment(table, figure('large', wish), 'elevation', placed, {
      kind: 'edge',
      edges: [edge],
      distance: lengthOf(range),
    });
    const spot = nearestSpot(placing, wish);
    if (!spot) return placed.length;
    placed.push(bodyOf(figure('large', spot.at)));
  }
  return placed.length;
};
/** LE-M3 */
const roomProblems = (table: Table, { deployment: { anchor, legend } }: Mission): ContentProblem[] =>
  (
    [
      ['anchor', 'near', anchor, SQUADS_AT_EDGE, 'cadres'],
      ['legend', 'far', legend, 1, 'Legend'],
    ] as const
  ).flatMap(([field, edge, range, wanted, who]) => {
    const found = roomAt(table, edge, range, wanted);
    if (found === wanted) return [];
    const says = `room for ${found} bases at the edge of the ${who} on the layout "${table.id}"`;
    return [{ at: ['deployment', field], says, expected: `room for ${wanted} within Range ${range} (LE-M3)` }];
  });
/** What is wrong when this mission is played on this table; mission and layout are sound by themselves. */
export const fitProblems = (table: Table, mission: Mission): ContentProblem[] => [
  ...objectiveProblems(table, mission.objectives),
  ...roomProblems(table, mission),
];
