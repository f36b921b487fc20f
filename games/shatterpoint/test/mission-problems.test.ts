import { contentProblemText } from '@cadre/kit/effects/schema';
import { describe, expect, test } from 'vitest';
import { fitProblems } from '../src/content/fit-problems.js';
import { layoutProblems } from '../src/content/layout-problems.js';
import { LAYOUTS } from '../src/content/layouts/index.js';
import { missionProblems } from '../src/content/mission-problems.js';
import type { Mission } from '../src/content/mission-types.js';
import { MISSIONS } from '../src/content/missions/index.js';
import { tableFor } from '../src/content/terrain.js';

const problemsOf = (mission: Mission): string[] => missionProblems(mission).map(contentProblemText);

const [ENTRANCE, GUESTS] = MISSIONS as readonly [Mission, Mission, Mission];
test.each(MISSIONS.map(each => [each.id, each] as const))('%s is sound', (_, each) => expect(missionProblems(each)).toEqual([]));
test.each(LAYOUTS.map(each => [each.id, each] as const))('%s is sound', (_, each) => expect(layoutProblems(each)).toEqual([]));
test.each(
  LAYOUTS.flatMap(layout =>
    MISSIONS.filter(({ id }) => layout.missions.includes(id)).map(each => [each.id, layout.id, each, layout] as const),
  ),
)('%s fits on %s', (_, __, mission, layout) => expect(fitProblems(tableFor(layout), mission)).toEqual([]));
const SPACE = 'one of damage, shove, strained, disarmed, exposed, pinned';
describe('an unsound mission is refused with all problems', () => {
  test('an objective off the table, two that overlap, an id twice, an unknown one in a pool, one that nobody controls', () => {
    const objectives = ENTRANCE.objectives.map((each, i) =>
      i === 0
        ? { ...each, x: 36 }
        : i === 1
          ? { ...each, y: 0.4 }
          : i === 3
            ? { ...each, x: 9.5, id: 'tier-2-a' }
            : i === 5
              ? { ...each, active: false }
              : each,
    );
    const pools = ENTRANCE.pools.map((pool, i) =>
      i === 0 ? { ...pool, objectives: ['nowhere'] } : i === 1 ? { ...pool, objectives: ['tier-2-a'] } : pool,
    );
    const ids = 'tier-1-a, tier-1-b, tier-2-a, tier-2-a, tier-2-c, tier-3-a, tier-3-b, tier-3-c, tier-3-d';
    expect(problemsOf({ ...ENTRANCE, objectives, pools })).toEqual([
      'objectives[0]: "tier-1-a" lies off the table at (36, 10); expected x and y from 0.5 to 35.5 inches (S-BF-1)',
      'objectives[1]: "tier-1-b" lies off the table at (28, 0.4); expected x and y from 0.5 to 35.5 inches (S-BF-1)',
      'objectives[3].id: "tier-2-a" is taken; expected an id of its own',
      'objectives[3]: "tier-2-a" overlaps "tier-2-a"; expected tokens apart from each other: they are 1 inch across',
      `pools[0].objectives[0]: there is no objective "nowhere"; expected one of ${ids}`,
      'pools[2].objectives[0]: "tier-3-a" is not active, so nobody ever controls it; expected an active objective (S-OBJ-3)',
    ]);
  });
  test('a tracker that runs backwards, or on which the Legend can never win', () => {
    const tracker = (given: Partial<Mission['tracker']>) => problemsOf({ ...ENTRANCE, tracker: { ...ENTRANCE.tracker, ...given } });
    expect(tracker({ cadreWounded: -1 })).toEqual([
      'tracker.cadreWounded: a wound of a cadre unit moves the token by -1, away from the last space; expected 0 or more (LE-M1)',
      'tracker: nothing moves the token forward, so the Legend can never win by it; expected cadreWounded above 0, or a step "count" with a tracker above 0 (LE-M2)',
    ]);
    expect(tracker({ cadreWounded: 0 })).toHaveLength(1);
    expect(tracker({ legendWounded: 2 })).toEqual([
      'tracker.legendWounded: a wound of the Legend moves the token by 2, toward the last space; expected 0 or less (LE-M1)',
    ]);
    const battery = MISSIONS[2]!;
    const endOfLegendTurn = battery.endOfLegendTurn.map(step => (step.do === 'count' ? { ...step, tracker: -3 } : step));
    const at = battery.endOfLegendTurn.findIndex(step => step.do === 'count');
    expect(problemsOf({ ...battery, endOfLegendTurn })).toEqual([
      `endOfLegendTurn[${at}].tracker: the counter moves the token by -3, not toward the last space; expected 1 or more (SB-8)`,
    ]);
    expect(problemsOf({ ...battery, tracker: { ...battery.tracker, cadreWounded: 0 } })).toEqual([]); // the counter moves it
  });
  test('a track with an empty space, a heal icon, dice of guns that are not there, no way to attack', () => {
    const { assault: _, ...rest } = GUESTS;
    const tracks = [{ name: GUESTS.name, spaces: [[], ['heal'] as const], guns: { ranged: 1, melee: 1 } }];
    const targets = [{ ...GUESTS.targets[0]!, tracks, diePerUncontrolled: 'coupling' }];
    expect(problemsOf({ ...rest, targets })).toEqual([
      'targets[0].diePerUncontrolled: no objective has the role "coupling"; expected one of generator, junction',
      `targets[0].tracks[0].spaces[0]: the space is empty, so nothing ever covers it; expected at least ${SPACE} (LE-80)`,
      `targets[0].tracks[0].spaces[1]: heal never covers a space; expected ${SPACE} (LE-81)`,
      'targets[0].tracks[0].guns: the target has no guns; expected guns of the target, or no dice for them (SB-5)',
      'assault: nobody can ever attack the targets; expected "end of turn" (LE-M6) or "combat action" (SB-2) in "when"',
    ]);
  });
  test('alert levels beyond the tracker and out of order, a goal that cannot be met, roles that nobody has', () => {
    const [green, yellow] = ENTRANCE.tracker.alerts;
    const tracker = { ...ENTRANCE.tracker, last: 2, alerts: [{ ...green!, from: 1 }, { ...yellow!, from: 1 }, yellow!] };
    const redeployment = { ...GUESTS.redeployment, spots: [{ within: 2, of: 'free objective', role: 'hatch' } as const] };
    const objectives = GUESTS.objectives.filter(({ role }) => role !== 'junction');
    expect(problemsOf({ ...GUESTS, tracker, redeployment, objectives, goal: 'pools empty' })).toEqual([
      'tracker.alerts[0].from: the first alert level starts at 1; expected 0: there is a level from the start (LE-74)',
      'tracker.alerts[1].from: the level starts at 1; expected more than 1, where the one before starts',
      'tracker.alerts[2].from: the level starts at 3; expected at most 2, the last space of the tracker',
      'redeployment.spots[0].role: no objective has the role "hatch"; expected one of generator',
      'endOfLegendTurn[0].role: no objective has the role "junction"; expected one of generator',
      'goal: there is no pool to empty; expected a pool in "pools"',
      'endOfLegendTurn: nothing drains the pools; expected a step "drain pools" (LE-M5)',
    ]);
  });
  test('steps for pools, targets and counters that are not there', () => {
    const name = ENTRANCE.name;
    const endOfLegendTurn = [
      { do: 'drain pools', name },
      { do: 'repair', name, target: 3 },
      { do: 'count', name, counter: 0, role: 'junction', fewerThan: 1, tracker: 1 },
    ] as const;
    expect(problemsOf({ ...GUESTS, endOfLegendTurn })).toEqual([
      'endOfLegendTurn[0].do: there is no pool to drain; expected a pool in "pools"',
      'endOfLegendTurn[1].target: there is no target 3; expected 0 to 2: the place of a target, counted from 0',
      'endOfLegendTurn[2].counter: there is no counter 0; expected a counter in "counters"',
    ]);
    expect(
      problemsOf({ ...ENTRANCE, goal: 'targets destroyed', endOfLegendTurn: [{ do: 'roll for damage', name, role: 'tier-1' }] }),
    ).toEqual([
      'endOfLegendTurn[0].do: there is no target to damage; expected a target in "targets"',
      'goal: there is no target to destroy; expected a target in "targets"',
    ]);
  });
});
test('parts that overlap and corners off the table are refused', () => {
  const layout = LAYOUTS[0]!;
  const [first, ...others] = layout.parts;
  const problems = (parts: typeof layout.parts) => layoutProblems({ ...layout, parts }).map(contentProblemText);
  const moved = { ...first!, polygon: first!.polygon.map(([x, y]) => [x + 30, y] as const) };
  expect(problems([moved, ...others])).toContainEqual(
    expect.stringMatching(/^the file: parts\[0\] "stack-front-l".*lies outside the table.*; expected simple outlines/),
  );
  expect(problems([first!, { ...first!, id: 'again' }, ...others])).toEqual([
    `parts[1].polygon: "again" overlaps "${first!.id}"; expected parts side by side (LE-T1)`,
  ]);
});
test('a mission that does not fit on a layout', () => {
  const layout = LAYOUTS[0]!;
  const wall = (id: string, x: number, y: number, width: number, depth: number) => ({
    ...layout.parts[0]!,
    id,
    elevation: 2,
    impassable: true,
    climbable: false,
    polygon: [
      [x, y],
      [x + width, y],
      [x + width, y + depth],
      [x, y + depth],
    ] as const,
  });
  const fit = (...parts: (typeof layout.parts)[number][]) => fitProblems(tableFor({ ...layout, parts }), ENTRANCE).map(contentProblemText);
  expect(fit(wall('block', 7, 9, 3, 3))).toEqual([
    'objectives[0]: "tier-1-a" lies on "block" of the layout "hangar-floor"; expected an objective on open ground',
  ]);
  const ring = [wall('w', 3, 6, 4.4, 8), wall('e', 8.6, 6, 4.4, 8), wall('s', 7.4, 6, 1.2, 3.4), wall('n', 7.4, 10.6, 1.2, 3.4)];
  expect(fit(...ring)).toEqual([
    'objectives[0]: nobody can contest "tier-1-a" on the layout "hangar-floor"; expected room for a base within Range 2 of it',
  ]);
  expect(fit(wall('near', 0, 0, 33, 8), wall('far', 0, 31.5, 36, 4.5))).toEqual([
    expect.stringMatching(
      /^deployment.anchor: room for \d bases at the edge of the cadres on the layout "hangar-floor"; expected room for 4/,
    ),
    'deployment.legend: room for 0 bases at the edge of the Legend on the layout "hangar-floor"; expected room for 1 within Range 2 (LE-M3)',
  ]);
});
