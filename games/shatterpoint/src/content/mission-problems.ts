import { readTable } from '@cadre/geometry';
import type { Mission, TargetDef } from './mission-types.js';
import { describeTable, SIZE, TOKEN_DIAMETER } from './terrain.js';
import { DIRECTED, type Layout, type TerrainPart } from './types.js';

const doubles = (what: string, ids: readonly string[]): string[] =>
  [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))].map(id => `${what} "${id}" twice; every id must be its own`);
const objectiveProblems = ({ objectives }: Mission): string[] => {
  const least = TOKEN_DIAMETER / 2;
  const isOn = (n: number): boolean => n >= least && n <= SIZE - least;
  return objectives.flatMap(({ id, x, y }, i) => [
    ...(isOn(x) && isOn(y)
      ? []
      : [`objectives[${i}] "${id}" lies off the table at (${x}, ${y}); expected ${least} to ${SIZE - least} inches`]),
    ...objectives
      .slice(i + 1)
      .filter(other => Math.hypot(other.x - x, other.y - y) < TOKEN_DIAMETER)
      .map(other => `objectives "${id}" and "${other.id}" overlap; tokens are ${TOKEN_DIAMETER} inch across`),
  ]);
};
const trackerProblems = ({ tracker: { last, alerts } }: Mission): string[] => {
  const problems: string[] = [];
  if (!Number.isInteger(last) || last < 1) problems.push(`tracker.last is ${last}; expected a whole number of at least 1`);
  if (alerts[0]?.from !== 0) problems.push(`tracker.alerts: the first level starts at ${alerts[0]?.from ?? 'nothing'}; expected 0`);
  alerts.forEach(({ from }, i) => {
    if (i > 0 && from <= alerts[i - 1]!.from)
      problems.push(`tracker.alerts[${i}] starts at ${from}; expected more than ${alerts[i - 1]!.from}`);
    if (from > last) problems.push(`tracker.alerts[${i}] starts at ${from}, beyond the last space ${last}`);
  });
  return problems;
};
const targetProblems = ({ objective, tracks }: TargetDef, at: string, ids: ReadonlySet<string>): string[] => [
  ...(ids.has(objective) ? [] : [`${at}: there is no objective "${objective}"`]),
  ...(tracks.length > 0 ? [] : [`${at} has no track`]),
  ...tracks.flatMap(({ spaces }, t) => [
    ...(spaces.length > 0 ? [] : [`${at}.tracks[${t}] has no space`]),
    ...spaces.flatMap((icons, s) => {
      if (icons.length === 0) return [`${at}.tracks[${t}].spaces[${s}] is empty; expected at least one of ${DIRECTED.join(', ')}`];
      const odd = icons.filter(icon => !(DIRECTED as readonly string[]).includes(icon));
      return odd.map(icon => `${at}.tracks[${t}].spaces[${s}]: ${icon} never covers a space; expected one of ${DIRECTED.join(', ')}`);
    }),
  ]),
];
/** LE-70: everything that is wrong with a mission, all at once. */
export const missionProblems = (mission: Mission): string[] => {
  const ids = new Set(mission.objectives.map(({ id }) => id));
  const roles = new Set(mission.objectives.map(({ role }) => role));
  const problems = [
    ...doubles(
      'objective',
      mission.objectives.map(({ id }) => id),
    ),
    ...objectiveProblems(mission),
    ...trackerProblems(mission),
    ...mission.pools.flatMap(({ objectives, tokens }, i) => [
      ...(tokens >= 1 ? [] : [`pools[${i}] has ${tokens} tokens; expected at least 1`]),
      ...objectives.filter(id => !ids.has(id)).map(id => `pools[${i}]: there is no objective "${id}"`),
    ]),
    ...mission.targets.flatMap((target, i) => targetProblems(target, `targets[${i}]`, ids)),
  ];
  mission.endOfLegendTurn.forEach((step, i) => {
    const at = `endOfLegendTurn[${i}]`;
    if (step.do === 'repair' && !mission.targets[step.target]) problems.push(`${at}: there is no target ${step.target}`);
    if (step.do === 'count' && !mission.counters[step.counter]) problems.push(`${at}: there is no counter ${step.counter}`);
    if ('role' in step && !roles.has(step.role)) problems.push(`${at}: no objective has the role "${step.role}"`);
    if (step.do === 'drain pools' && mission.pools.length === 0) problems.push(`${at}: there is no pool to drain`);
  });
  if (mission.goal === 'pools empty' && mission.pools.length === 0) problems.push('goal: there is no pool to empty');
  if (mission.goal === 'targets destroyed' && mission.targets.length === 0) problems.push('goal: there is no target to destroy');
  if (mission.targets.length > 0 && !mission.assault) problems.push('assault: the targets can never be attacked; say when');
  return problems;
};

type Corner = readonly [number, number];
const edges = (polygon: readonly Corner[]): Corner[] =>
  polygon.map(([x, y], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length]!;
    return [y - y2, x2 - x];
  });
const SHARED = 1e-6;
/** Convex parts overlap unless a line lies between them; a shared edge is no overlap. */
const overlap = (a: TerrainPart, b: TerrainPart): boolean =>
  [...edges(a.polygon), ...edges(b.polygon)].every(([nx, ny]) => {
    const span = (part: TerrainPart): number[] => part.polygon.map(([x, y]) => x * nx + y * ny);
    const [one, other] = [span(a), span(b)];
    const slack = SHARED * Math.hypot(nx, ny);
    return Math.min(Math.max(...one), Math.max(...other)) - Math.max(Math.min(...one), Math.min(...other)) > slack;
  });
/** LE-T1: everything that is wrong with a layout, all at once. */
export const layoutProblems = (layout: Layout): string[] => {
  const read = readTable(describeTable(layout));
  return [
    ...(read.ok ? [] : read.problems),
    ...layout.parts.flatMap((part, i) =>
      layout.parts
        .slice(i + 1)
        .filter(other => overlap(part, other))
        .map(other => `parts "${part.id}" and "${other.id}" overlap; expected parts side by side`),
    ),
  ];
};
