import type { JsonPath } from '@cadre/kit';
import { type ContentProblem, under } from '@cadre/kit/effects/schema';
import { stanceProblems } from './card-problems.js';
import type { EndStep, Mission, TargetDef } from './mission-types.js';
import { SIZE, TOKEN_DIAMETER } from './terrain.js';
import { DIRECTED } from './types.js';

type Problems = ContentProblem[];
const problem = (at: JsonPath, says: string, expected: string): ContentProblem => ({ at, says, expected });
const ICONS_OF_SPACES = DIRECTED.join(', ');

const objectiveProblems = ({ objectives }: Mission): Problems => {
  const least = TOKEN_DIAMETER / 2;
  const isOn = (n: number): boolean => n >= least && n <= SIZE - least;
  return objectives.flatMap(({ id, x, y }, i): Problems => {
    const at = ['objectives', i];
    const others = objectives.slice(0, i);
    const under = others.find(other => Math.hypot(other.x - x, other.y - y) < TOKEN_DIAMETER);
    return [
      ...(others.some(other => other.id === id) ? [problem([...at, 'id'], `"${id}" is taken`, 'an id of its own')] : []),
      ...(isOn(x) && isOn(y)
        ? []
        : [problem(at, `"${id}" lies off the table at (${x}, ${y})`, `x and y from ${least} to ${SIZE - least} inches (S-BF-1)`)]),
      ...(under
        ? [problem(at, `"${id}" overlaps "${under.id}"`, `tokens apart from each other: they are ${TOKEN_DIAMETER} inch across`)]
        : []),
    ];
  });
};
const trackerProblems = ({ tracker: { last, alerts } }: Mission): Problems =>
  alerts.flatMap(({ from }, i): Problems => {
    const at = ['tracker', 'alerts', i, 'from'];
    const before = alerts[i - 1];
    return [
      ...(!before && from !== 0
        ? [problem(at, `the first alert level starts at ${from}`, '0: there is a level from the start (LE-74)')]
        : []),
      ...(before && from <= before.from
        ? [problem(at, `the level starts at ${from}`, `more than ${before.from}, where the one before starts`)]
        : []),
      ...(from > last ? [problem(at, `the level starts at ${from}`, `at most ${last}, the last space of the tracker`)] : []),
    ];
  });
/** LE-M1, LE-M2: the token goes toward the last space when the cadre suffers, and something must be able to take it there. */
const directionProblems = ({ tracker: { cadreWounded, legendWounded }, endOfLegendTurn }: Mission): Problems => [
  ...(cadreWounded < 0
    ? [
        problem(
          ['tracker', 'cadreWounded'],
          `a wound of a cadre unit moves the token by ${cadreWounded}, away from the last space`,
          '0 or more (LE-M1)',
        ),
      ]
    : []),
  ...(legendWounded > 0
    ? [
        problem(
          ['tracker', 'legendWounded'],
          `a wound of the Legend moves the token by ${legendWounded}, toward the last space`,
          '0 or less (LE-M1)',
        ),
      ]
    : []),
  ...(cadreWounded <= 0 && !endOfLegendTurn.some(step => step.do === 'count' && step.tracker > 0)
    ? [
        problem(
          ['tracker'],
          'nothing moves the token forward, so the Legend can never win by it',
          'cadreWounded above 0, or a step "count" with a tracker above 0 (LE-M2)',
        ),
      ]
    : []),
];
const spaceProblems = (icons: readonly string[], at: JsonPath): Problems =>
  icons.length === 0
    ? [problem(at, 'the space is empty, so nothing ever covers it', `at least one of ${ICONS_OF_SPACES} (LE-80)`)]
    : icons
        .filter(icon => !(DIRECTED as readonly string[]).includes(icon))
        .map(icon => problem(at, `${icon} never covers a space`, `one of ${ICONS_OF_SPACES} (LE-81)`));
const targetProblems = ({ objective, tracks, diePerUncontrolled, guns }: TargetDef, { ids, roles }: Known): Problems => [
  ...(ids.includes(objective) ? [] : [unknownObjective(['objective'], objective, ids)]),
  ...(diePerUncontrolled === undefined || roles.includes(diePerUncontrolled)
    ? []
    : [unknownRole(['diePerUncontrolled'], diePerUncontrolled, roles)]),
  ...tracks.flatMap(({ spaces, guns: dice }, t) => [
    ...spaces.flatMap((icons, s) => spaceProblems(icons, ['tracks', t, 'spaces', s])),
    ...(dice && !guns ? [problem(['tracks', t, 'guns'], 'the target has no guns', 'guns of the target, or no dice for them (SB-5)')] : []),
  ]),
  ...(guns ? stanceProblems(guns).map(says => problem(['guns'], says, 'charts and a tree that can be used')) : []),
];
interface Known {
  readonly ids: readonly string[];
  readonly roles: readonly string[];
}
const listed = (all: readonly string[]): string => (all.length === 0 ? 'an objective of the mission' : `one of ${all.join(', ')}`);
const unknownObjective = (at: JsonPath, id: string, ids: readonly string[]): ContentProblem =>
  problem(at, `there is no objective "${id}"`, listed(ids));
const unknownRole = (at: JsonPath, role: string, roles: readonly string[]): ContentProblem =>
  problem(at, `no objective has the role "${role}"`, listed(roles));

const poolProblems = ({ pools, objectives }: Mission, { ids }: Known): Problems =>
  pools.flatMap((pool, i) =>
    pool.objectives.flatMap((id, j): Problems => {
      const at = ['pools', i, 'objectives', j];
      if (!ids.includes(id)) return [unknownObjective(at, id, ids)];
      const isActive = objectives.some(each => each.id === id && each.active);
      return isActive ? [] : [problem(at, `"${id}" is not active, so nobody ever controls it`, 'an active objective (S-OBJ-3)')];
    }),
  );
const placeOf = (all: readonly unknown[], what: string): string =>
  all.length === 0 ? `a ${what} in "${what}s"` : `0 to ${all.length - 1}: the place of a ${what}, counted from 0`;
const stepProblems = (step: EndStep, { pools, counters, targets }: Mission, { roles }: Known): Problems => [
  ...(step.do === 'repair' && !targets[step.target]
    ? [problem(['target'], `there is no target ${step.target}`, placeOf(targets, 'target'))]
    : []),
  ...(step.do === 'count' && !counters[step.counter]
    ? [problem(['counter'], `there is no counter ${step.counter}`, placeOf(counters, 'counter'))]
    : []),
  ...(step.do === 'count' && step.tracker <= 0
    ? [problem(['tracker'], `the counter moves the token by ${step.tracker}, not toward the last space`, '1 or more (SB-8)')]
    : []),
  ...('role' in step && !roles.includes(step.role) ? [unknownRole(['role'], step.role, roles)] : []),
  ...(step.do === 'drain pools' && pools.length === 0 ? [problem(['do'], 'there is no pool to drain', 'a pool in "pools"')] : []),
  ...(step.do === 'roll for damage' && targets.length === 0
    ? [problem(['do'], 'there is no target to damage', 'a target in "targets"')]
    : []),
];
/** LE-M2: somebody must be able to reach the goal. */
const goalProblems = ({ goal, pools, targets, assault, endOfLegendTurn }: Mission): Problems => [
  ...(goal === 'pools empty' && pools.length === 0 ? [problem(['goal'], 'there is no pool to empty', 'a pool in "pools"')] : []),
  ...(goal === 'pools empty' && !endOfLegendTurn.some(step => step.do === 'drain pools')
    ? [problem(['endOfLegendTurn'], 'nothing drains the pools', 'a step "drain pools" (LE-M5)')]
    : []),
  ...(goal === 'targets destroyed' && targets.length === 0
    ? [problem(['goal'], 'there is no target to destroy', 'a target in "targets"')]
    : []),
  ...(targets.length > 0 && !assault
    ? [problem(['assault'], 'nobody can ever attack the targets', '"end of turn" (LE-M6) or "combat action" (SB-2) in "when"')]
    : []),
];
/** LE-70: everything that is wrong with a mission, wherever it is played. */
export const missionProblems = (mission: Mission): Problems => {
  const known: Known = {
    ids: mission.objectives.map(({ id }) => id),
    roles: [...new Set(mission.objectives.map(({ role }) => role))],
  };
  return [
    ...objectiveProblems(mission),
    ...trackerProblems(mission),
    ...directionProblems(mission),
    ...mission.redeployment.spots.flatMap((spot, i) =>
      spot.of === 'legend' || known.roles.includes(spot.role)
        ? []
        : [unknownRole(['redeployment', 'spots', i, 'role'], spot.role, known.roles)],
    ),
    ...poolProblems(mission, known),
    ...mission.targets.flatMap((target, i) => under(['targets', i], targetProblems(target, known))),
    ...mission.endOfLegendTurn.flatMap((step, i) => under(['endOfLegendTurn', i], stepProblems(step, mission, known))),
    ...goalProblems(mission),
  ];
};
