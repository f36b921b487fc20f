import { readTable } from '@cadre/geometry';
import { type JsonPath, remember } from '@cadre/kit';
import { type ContentProblem, contentProblemText, type Notes, parseFile, soundParts } from '@cadre/kit/effects/schema';
import { fitProblems } from '../fit-problems.js';
import { layoutProblems } from '../layout-problems.js';
import { LAYOUTS } from '../layouts/index.js';
import { missionProblems } from '../mission-problems.js';
import type { Mission } from '../mission-types.js';
import { MISSIONS } from '../missions/index.js';
import { describeTable } from '../terrain.js';
import type { Layout } from '../types.js';
import { LONGEST_FILE, layoutsFor, layoutsWith, missionsWith, type Own, type OwnRead, readOwnWith } from './own.js';
import { type Parts, readParts } from './read-parts.js';

const idProblems = ({ missions, layouts }: Parts): ContentProblem[] =>
  (
    [
      ['mission', missions, MISSIONS],
      ['layout', layouts, LAYOUTS],
    ] as const
  ).flatMap(([kind, parts, built]) =>
    parts.flatMap(({ at, value: { id } }, i) =>
      built.some(each => each.id === id) || parts.slice(0, i).some(each => each.value.id === id)
        ? [{ at: [...at, 'id'], says: `"${id}" is taken`, expected: `an id that no other ${kind} has` }]
        : [],
    ),
  );
const unknown = (at: JsonPath, kind: string, id: string, known: readonly { readonly id: string }[]): ContentProblem[] =>
  known.some(each => each.id === id)
    ? []
    : [{ at, says: `there is no ${kind} "${id}"`, expected: `one of ${known.map(each => each.id).join(', ')}` }];
const referenceProblems = ({ missions, layouts, ids }: Parts): ContentProblem[] => {
  const [allMissions, allLayouts] = [
    [...MISSIONS, ...missions.map(each => each.value)],
    [...LAYOUTS, ...layouts.map(each => each.value)],
  ];
  return [
    ...missions.flatMap(({ at, value }) =>
      value.layouts.flatMap((id, i) => (ids.includes(id) ? [] : unknown([...at, 'layouts', i], 'layout', id, allLayouts))),
    ),
    ...layouts.flatMap(({ at, value }) =>
      value.missions.flatMap((id, i) => (ids.includes(id) ? [] : unknown([...at, 'missions', i], 'mission', id, allMissions))),
    ),
  ];
};
/** A mission without a layout cannot be played, and a layout without a mission never is. */
const lonelyProblems = (own: Own, at: (piece: Layout | Mission) => JsonPath): ContentProblem[] => [
  ...own.missions.flatMap(mission =>
    layoutsFor(own, mission.id).length > 0
      ? []
      : [
          {
            at: [...at(mission), 'layouts'],
            says: 'the mission has no layout',
            expected: 'a layout here, or a layout of the file that names it',
          },
        ],
  ),
  ...own.layouts.flatMap(layout =>
    missionsWith(own).some(({ id }) => layoutsFor(own, id).includes(layout.id))
      ? []
      : [
          {
            at: [...at(layout), 'missions'],
            says: 'no mission is played on it',
            expected: 'a mission here, or a mission of the file that names it',
          },
        ],
  ),
];
/** Complaints belong to the mission of the file; where that is ours, to the layout as a whole. */
const pairProblems = (own: Own, at: (piece: Layout | Mission) => JsonPath | undefined): ContentProblem[] =>
  missionsWith(own).flatMap(mission =>
    layoutsFor(own, mission.id).flatMap(id => {
      const layout = layoutsWith(own).find(each => each.id === id)!;
      const [ofMission, ofLayout] = [at(mission), at(layout)];
      if (!ofMission && !ofLayout) return [];
      const table = readTable(describeTable(layout));
      if (!table.ok) throw new Error(`${layout.id} was sound by itself: ${table.problems.join('; ')}`);
      return fitProblems(table.value, mission).map(problem => ({
        ...problem,
        at: ofMission ? [...ofMission, ...problem.at] : ofLayout!,
        says: ofMission ? problem.says : `${mission.name.en}: ${problem.says}`,
      }));
    }),
  );

const read = (file: string): OwnRead => {
  const parsed = parseFile(file, LONGEST_FILE);
  if ('problem' in parsed) return { ok: false, problems: [parsed.problem] };
  const parts = readParts(parsed.raw);
  const problems: Notes = [...parts.problems, ...idProblems(parts), ...referenceProblems(parts)];
  const layouts = soundParts(parts.layouts, layoutProblems, problems);
  const missions = soundParts(parts.missions, missionProblems, problems);
  const own: Own = { layouts: layouts.map(each => each.value), missions: missions.map(each => each.value) };
  const places = new Map<Layout | Mission, JsonPath>([...layouts, ...missions].map(each => [each.value, each.at]));
  if (problems.length === 0) problems.push(...lonelyProblems(own, piece => places.get(piece) ?? []));
  problems.push(...pairProblems(own, piece => places.get(piece)));
  return problems.length > 0 ? { ok: false, problems: problems.map(contentProblemText) } : { ok: true, value: own };
};
const REMEMBERED = 16;
/** Reads a file of players' own missions and layouts: checked content, or everything that is wrong with it. */
export const readOwn: (file: string) => OwnRead = remember(REMEMBERED, read);
readOwnWith(readOwn);
