import { readTable } from '@cadre/geometry';
import type { ContentProblem } from '@cadre/kit/effects/schema';
import { SIZE } from '../table.js';
import { type Mission, type MissionId, type ObjectiveKind, RANKS } from '../types.js';
import { overlap } from './layout.js';

/** What the rules of each mission need on the table. */
const NEEDS: Readonly<Record<MissionId, Readonly<Partial<Record<ObjectiveKind, readonly [least: number, most: number]>>>>> = {
  shields: { console: [1, 6], transmitter: [1, 1] },
  codes: { transmitter: [1, 6] },
  vehicle: { vehicle: [1, 1], 'ambush-point': [1, 8] },
  priorities: { objective: [1, 6] },
};
const countProblems = ({ id, objectives }: Mission): ContentProblem[] => {
  const needs = NEEDS[id];
  const wrong = Object.entries(needs).flatMap(([kind, [least, most]]) => {
    const n = objectives.filter(each => each.kind === kind).length;
    const expected = least === most ? `${least}` : `${least} to ${most}`;
    return n >= least && n <= most ? [] : [{ at: ['objectives'], says: `${n} of the kind "${kind}"`, expected }];
  });
  const strange = objectives.flatMap((each, i) =>
    needs[each.kind]
      ? []
      : [{ at: ['objectives', i, 'kind'], says: `"${each.kind}" does nothing in this mission`, expected: Object.keys(needs).join(' or ') }],
  );
  return [...wrong, ...strange];
};
/** SO-G12: what the rules of a mission look for stays where it is. */
const carriedProblems = ({ objectives }: Mission): ContentProblem[] =>
  objectives.flatMap(({ kind, carried }, i) =>
    carried && kind !== 'objective'
      ? [{ at: ['objectives', i, 'carried'], says: `"${kind}" cannot be carried`, expected: 'the kind "objective"' }]
      : [],
  );
const doubles = (list: 'objectives' | 'zones', ids: readonly string[]): ContentProblem[] =>
  ids.flatMap((id, i) => (ids.indexOf(id) === i ? [] : [{ at: [list, i, 'id'], says: `"${id}" is taken`, expected: 'an id of its own' }]));

const deploymentProblems = ({ id, deployment, zones }: Mission): ContentProblem[] =>
  (['blue', 'red'] as const).flatMap((side): ContentProblem[] => {
    const { where, alternates } = deployment[side];
    const at = ['deployment', side, 'where'];
    if (where === 'vehicle') return id === 'vehicle' ? [] : [{ at, says: 'this mission has no vehicle', expected: `zones of ${side}` }];
    const own = zones.filter(zone => zone.side === side).map(zone => zone.id);
    const expected = own.length === 0 ? `a zone of ${side} in "zones"` : `one of ${own.join(', ')}`;
    if (alternates && where.length < 2)
      return [{ at: ['deployment', side, 'alternates'], says: `${where.length} zone to alternate between`, expected: 'two zones or more' }];
    return where.flatMap((zone, i) => (own.includes(zone) ? [] : [{ at: [...at, i], says: `${side} has no zone "${zone}"`, expected }]));
  });
/** SO-S3: nobody but blue in Bring Down the Shields brings units from a reserve. */
const rankProblems = ({ id, deployment }: Mission): ContentProblem[] =>
  (['blue', 'red'] as const).flatMap(side => {
    const waiting = RANKS.filter(rank => !deployment[side].ranks.includes(rank));
    return waiting.length === 0 || (id === 'shields' && side === 'blue')
      ? []
      : [{ at: ['deployment', side, 'ranks'], says: `${waiting.join(', ')} would never come`, expected: `all of ${RANKS.join(', ')}` }];
  });
const priorityProblems = (mission: Mission): ContentProblem[] => {
  if (mission.id !== 'priorities') return [];
  const ids = mission.objectives.map(each => each.id);
  return Object.entries(mission.numbers.priorityBy).flatMap(([face, id]) =>
    ids.includes(id)
      ? []
      : [{ at: ['numbers', 'priorityBy', face], says: `there is no objective "${id}"`, expected: `one of ${ids.join(', ')}` }],
  );
};
/** As flat pieces, so that the geometry can say where they meet. */
const zonesAsPieces = (zones: Mission['zones']) => ({
  id: 'zones',
  unit: 'inch',
  width: SIZE,
  depth: SIZE,
  pieces: zones.map(({ id, polygon }) => ({ id, polygon, top: 1 })),
});
/** Zones lie on the table, and nobody deploys among the enemy. */
const zoneProblems = ({ zones }: Mission): ContentProblem[] => {
  const read = readTable(zonesAsPieces(zones));
  if (!read.ok)
    return read.problems.map(says => ({
      at: [],
      says: says.replace(/^pieces\b/, 'zones'),
      expected: 'a simple outline on the table of 36 x 36 inches',
    }));
  const { pieces } = read.value;
  return zones.flatMap((zone, i) =>
    zones
      .slice(0, i)
      .flatMap((other, j) =>
        zone.side !== other.side && overlap(pieces[i]!, pieces[j]!)
          ? [{ at: ['zones', i], says: `"${zone.id}" overlaps the enemy zone "${other.id}"`, expected: 'zones of the two sides apart' }]
          : [],
      ),
  );
};
/** SO-S6: with fewer slots than red must cover, red could never score. */
const slotProblems = (mission: Mission): ContentProblem[] => {
  if (mission.id !== 'shields') return [];
  const { slots, coveredToTransmit } = mission.numbers;
  const all = slots.crit + slots.surge + slots.hit;
  return coveredToTransmit <= all
    ? []
    : [
        {
          at: ['numbers', 'coveredToTransmit'],
          says: `${coveredToTransmit} of ${all} slots: red could never win`,
          expected: `at most ${all}`,
        },
      ];
};
/** SO-C1: only a transmitter on its claimed side can send, and only support units of blue turn it. */
const transmitterProblems = ({ id, objectives }: Mission): ContentProblem[] =>
  objectives.flatMap(({ kind, claimed }, i) =>
    id === 'codes' && kind === 'transmitter' && !claimed
      ? [
          {
            at: ['objectives', i, 'claimed'],
            says: 'a transmitter that starts switched off',
            expected: 'true: blue switches it off in play',
          },
        ]
      : [],
  );
/** SO-G12: what set-up puts beside a unit is claimed by it, and travels with it. */
const startingProblems = ({ objectives, deployment }: Mission): ContentProblem[] =>
  objectives.flatMap(({ startsWith, carried, claimed }, i): ContentProblem[] => {
    if (!startsWith) return [];
    const at = ['objectives', i, 'startsWith'];
    if (!carried || claimed) return [{ at, says: 'a token that no unit can carry off', expected: '"carried": true and "claimed": false' }];
    const late = startsWith.ranks.filter(rank => !deployment[startsWith.side].ranks.includes(rank));
    return late.length === 0
      ? []
      : [
          {
            at: [...at, 'ranks'],
            says: `${late.join(', ')} of ${startsWith.side} waits in reserve`,
            expected: 'ranks that start on the table',
          },
        ];
  });
/** What is wrong with a mission, wherever it is played. Of one that could not be read as a whole nothing is said about what is missing. */
export const missionProblems = (mission: Mission, isWhole = true): readonly ContentProblem[] => [
  ...(isWhole ? [...countProblems(mission), ...priorityProblems(mission), ...slotProblems(mission)] : []),
  ...transmitterProblems(mission),
  ...startingProblems(mission),
  ...carriedProblems(mission),
  ...doubles(
    'objectives',
    mission.objectives.map(each => each.id),
  ),
  ...doubles(
    'zones',
    mission.zones.map(each => each.id),
  ),
  ...deploymentProblems(mission),
  ...rankProblems(mission),
  ...zoneProblems(mission),
];
