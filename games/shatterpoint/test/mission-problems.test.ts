import { describe, expect, test } from 'vitest';
import { LAYOUTS } from '../src/content/layouts/index.js';
import { layoutProblems, missionProblems } from '../src/content/mission-problems.js';
import type { Mission } from '../src/content/mission-types.js';
import { MISSIONS } from '../src/content/missions/index.js';

const [ENTRANCE, GUESTS] = MISSIONS as readonly [Mission, Mission, Mission];
test.each(MISSIONS.map(each => [each.id, each] as const))('%s is sound', (_, each) => expect(missionProblems(each)).toEqual([]));
test.each(LAYOUTS.map(each => [each.id, each] as const))('%s is sound', (_, each) => expect(layoutProblems(each)).toEqual([]));
describe('an unsound mission is refused with all problems', () => {
  test('an objective off the table, two that overlap, an unknown one in a pool', () => {
    const objectives = ENTRANCE.objectives.map((each, i) => (i === 0 ? { ...each, x: 36 } : i === 2 ? { ...each, x: 18.5 } : each));
    const pools = ENTRANCE.pools.map((pool, i) => (i === 0 ? { ...pool, objectives: ['nowhere'] } : pool));
    expect(missionProblems({ ...ENTRANCE, objectives, pools })).toEqual([
      'objectives[0] "tier-1-a" lies off the table at (36, 10); expected 0.5 to 35.5 inches',
      'objectives "tier-2-a" and "tier-2-b" overlap; tokens are 1 inch across',
      'pools[0]: there is no objective "nowhere"',
    ]);
  });
  test('a track with an empty space, a heal icon, no way to attack', () => {
    const { assault: _, ...rest } = GUESTS;
    const targets = [{ ...GUESTS.targets[0]!, tracks: [{ name: GUESTS.name, spaces: [[], ['heal'] as const] }] }];
    expect(missionProblems({ ...rest, targets })).toEqual([
      'targets[0].tracks[0].spaces[0] is empty; expected at least one of damage, shove, strained, disarmed, exposed, pinned',
      'targets[0].tracks[0].spaces[1]: heal never covers a space; expected one of damage, shove, strained, disarmed, exposed, pinned',
      'assault: the targets can never be attacked; say when',
    ]);
  });
  test('alert levels with a gap, a goal that cannot be met, a role that nobody has', () => {
    const tracker = { ...ENTRANCE.tracker, last: 2 };
    expect(
      missionProblems({ ...GUESTS, tracker, objectives: GUESTS.objectives.filter(({ role }) => role !== 'junction'), goal: 'pools empty' }),
    ).toEqual([
      'tracker.alerts[1] starts at 3, beyond the last space 2',
      'tracker.alerts[2] starts at 6, beyond the last space 2',
      'endOfLegendTurn[0]: no objective has the role "junction"',
      'goal: there is no pool to empty',
    ]);
  });
});
test('parts that overlap and corners off the table are refused', () => {
  const layout = LAYOUTS[0]!;
  const [first, ...others] = layout.parts;
  const moved = { ...first!, polygon: layout.parts[1]!.polygon.map(([x, y]) => [x + 12, y] as const) };
  const problems = layoutProblems({ ...layout, parts: [moved, { ...first!, id: 'again' }, { ...first!, id: 'once-more' }, ...others] });
  expect(problems.some(problem => problem.includes('stack-front-l'))).toBe(true);
  expect(problems).toContain('parts "again" and "once-more" overlap; expected parts side by side');
});
