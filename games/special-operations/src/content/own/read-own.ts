import { readTable } from '@cadre/geometry';
import { type JsonPath, remember } from '@cadre/kit';
import { type ContentProblem, contentProblemText, parseFile, soundParts } from '@cadre/kit/effects/schema';
import { LAYOUTS } from '../layouts/index.js';
import type { LayoutProblem } from '../sound/fault.js';
import { fitProblems } from '../sound/fit.js';
import { outlineProblems, overlapProblems } from '../sound/layout.js';
import { missionProblems } from '../sound/mission.js';
import { describeTable } from '../table.js';
import { type Layout, MISSIONS, type Mission, type MissionId, type UnitType } from '../types.js';
import { LONGEST_FILE, layoutsWith, missionWith, NO_OWN, type Own, type OwnRead, readOwnWith } from './own.js';
import { type Parts, readParts } from './read-parts.js';

const takenIds = ({ layouts, missions, units }: Parts): ContentProblem[] => [
  ...layouts.flatMap(({ at, value }, i) =>
    layoutsWith(NO_OWN).some(each => each.id === value.id) || layouts.slice(0, i).some(each => each.value.id === value.id)
      ? [{ at: [...at, 'id'], says: `"${value.id}" is taken`, expected: 'an id that no other layout has' }]
      : [],
  ),
  ...missions.flatMap(({ at, value }, i) =>
    missions.slice(0, i).some(each => each.value.id === value.id)
      ? [{ at: [...at, 'rules'], says: `a second mission with the rules "${value.id}"`, expected: 'one mission of each kind' }]
      : [],
  ),
  ...units.flatMap(({ at, value }, i) =>
    units.slice(0, i).some(each => each.value.id === value.id)
      ? [{ at: [...at, 'type'], says: `a second unit for "${value.id}"`, expected: 'one of each type' }]
      : [],
  ),
];
/** SO-G31: without arcs Fixed would say something and mean nothing. */
const unitProblems = ({ arcs, weapons }: UnitType): ContentProblem[] =>
  weapons.flatMap(({ kind, range, dice, keywords }, i): ContentProblem[] => [
    ...(!arcs && keywords.some(on => on.keyword === 'fixed')
      ? [{ at: ['weapons', i, 'keywords'], says: 'the unit has no arcs, so Fixed means nothing', expected: '"arcs": true beside it' }]
      : []),
    ...((kind === 'melee') === range > 0
      ? [{ at: ['weapons', i, 'range'], says: `a ${kind} weapon of range ${range}`, expected: kind === 'melee' ? '0' : '1 to 36' }]
      : []),
    ...(dice.red + dice.black + dice.white === 0
      ? [{ at: ['weapons', i, 'dice'], says: 'the weapon has no dice', expected: 'at least one die' }]
      : []),
  ]);
const unknownLayouts = ({ missions }: Parts, layouts: readonly Layout[]): ContentProblem[] =>
  missions.flatMap(({ at, value }) =>
    value.layouts.flatMap((id, i) =>
      layouts.some(each => each.id === id)
        ? []
        : [
            {
              at: [...at, 'layouts', i],
              says: `there is no layout "${id}"`,
              expected: `one of ${layouts.map(each => each.id).join(', ')}`,
            },
          ],
    ),
  );

/** A mission and a layout that the file brings together, that can be looked at, and where in the file to complain. */
interface Pair {
  readonly at: JsonPath;
  readonly mission: Mission;
  readonly layout: Layout;
}
const pairsOf = (own: Own, at: (piece: Layout | Mission) => JsonPath | undefined): Pair[] =>
  MISSIONS.flatMap(id => {
    const mission = missionWith(own, id);
    const ofMission = at(own.missions.find(each => each.id === id) ?? mission);
    return mission.layouts.flatMap(name => {
      const layout = layoutsWith(own).find(each => each.id === name);
      const where = ofMission ?? (layout && at(layout));
      return layout && where ? [{ at: where, mission, layout }] : [];
    });
  });
/** Complaints about an objective belong to the mission; where that is ours, to the layout as a whole. */
const pairProblems = ({ at, mission, layout }: Pair): LayoutProblem[] => {
  const table = readTable(describeTable(layout, mission.zones));
  if (!table.ok) throw new Error(`${layout.id} was sound by itself: ${table.problems.join('; ')}`);
  return fitProblems(table.value, mission).map(problem => ({
    ...problem,
    at: at[0] === 'missions' ? [...at, ...problem.at] : at,
    says: at[0] === 'missions' ? problem.says : `${mission.name.en}: ${problem.says}`,
  }));
};
/** Corners that are no corners, or lie off the table. */
const withFault = (problem: ContentProblem): LayoutProblem =>
  problem.at.includes('polygon') ? { ...problem, fault: { kind: 'outline' } } : problem;
const read = (file: string): OwnRead => {
  const parsed = parseFile(file, LONGEST_FILE);
  if ('problem' in parsed) return { ok: false, problems: [parsed.problem], faults: [null] };
  const parts = readParts(parsed.raw);
  const problems: LayoutProblem[] = [...parts.problems.map(withFault), ...takenIds(parts)];
  const layouts = soundParts(parts.layouts, outlineProblems, problems);
  soundParts(layouts, overlapProblems, problems); // missions are tried on them all the same: all problems at once
  const broken = new Set(parts.missions.filter(each => !each.whole).map(each => each.value));
  const missions = soundParts(parts.missions, mission => missionProblems(mission, !broken.has(mission)), problems);
  const units = soundParts(parts.units, unitProblems, problems);
  const own: Own = {
    layouts: layouts.map(each => each.value),
    missions: missions.map(each => each.value),
    units: units.map(each => each.value),
  };
  problems.push(...unknownLayouts(parts, [...LAYOUTS, ...parts.layouts.map(each => each.value)]));
  const places = new Map<unknown, JsonPath>([...layouts, ...missions].map(each => [each.value, each.at]));
  const isBroken = (id: MissionId): boolean =>
    parts.missions.some(each => each.value.id === id) && !own.missions.some(each => each.id === id);
  const pairs = pairsOf(own, piece => places.get(piece)).filter(pair => !isBroken(pair.mission.id));
  problems.push(...pairs.flatMap(pairProblems));
  if (problems.length === 0) return { ok: true, value: own };
  return { ok: false, problems: problems.map(contentProblemText), faults: problems.map(({ fault = null }) => fault) };
};
const REMEMBERED = 16;
/** Reads a file of players' own layouts, missions and units: checked content, or everything that is wrong with it. */
export const readOwn: (file: string) => OwnRead = remember(REMEMBERED, read);
readOwnWith(readOwn);
