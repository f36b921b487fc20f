import { describe, expect, test } from 'vitest';
import { boxFor, RANKS, readOwn } from '../src/index.js';
import { box, layout, mission, problemsOf } from './own-file.js';

describe('a file that does not fit', () => {
  test('not JSON, not an object, empty, too long, too deep', () => {
    const read = readOwn('{ "layouts": [');
    expect(read.ok ? [] : read.problems).toEqual([
      expect.stringMatching(/^not valid JSON: .*; expected an object with layouts or missions$/),
    ]);
    expect(problemsOf([])).toEqual(['the file: a list or an object does not fit; expected a value of the type object']);
    expect(problemsOf({})).toEqual([
      'the file: the file is empty; expected a layout in "layouts", a mission in "missions" or a unit in "units"',
    ]);
    expect(problemsOf({ layouts: [layout({ id: 'x'.repeat(50_000) })] })[0]).toMatch(
      /^the file has \d+ characters; expected at most 40000$/,
    );
    let deep: unknown = 1;
    for (let i = 0; i < 1000; i++) deep = [deep];
    expect(problemsOf({ layouts: [deep] })[0]).toMatch(/more than 12 deep/);
  });

  test('unknown fields and kinds, names that are too long, missing values: all at once, each with its place', () => {
    const pieces = [
      { id: 'lake', kind: 'water', polygon: box(10, 10, 14, 14) },
      { id: 'wall\t1', kind: 'wall', polygon: box(1, 1, 2, 2) },
      { id: 'short', kind: 'wall', polygon: [[1, 1]] },
      { id: 'off', kind: 'rock', polygon: box(30, 30, 40, 33) },
    ];
    const missions = [mission({ name: 'n'.repeat(41), colour: 'red' }), { rules: 'chess' }];
    const problems = problemsOf({ layouts: [layout({ pieces })], missions });
    for (const [path, says] of [
      ['layouts[0].pieces[0].kind', /"water" is unknown here; expected one of building, rock/],
      ['layouts[0].pieces[1].id', /has signs that cannot stand here/],
      ['layouts[0].pieces[2].polygon', /expected at least 3/],
      ['layouts[0].pieces[3].polygon[1][0]', /40 is too big; expected at most 36/],
      ['missions[0].name', /expected string to have <=40 characters/],
      ['missions[0].colour', /unknown field/],
      ['missions[1].rules', /"chess" is unknown here/],
    ] as const)
      expect(
        problems.some(problem => problem.startsWith(`${path}: `) && says.test(problem)),
        `${path} ${says} in\n${problems.join('\n')}`,
      ).toBe(true);
  });

  test('a field of the file that does not exist', () => {
    expect(problemsOf({ layouts: [layout()], squads: [] })).toEqual(['squads: unknown field "squads"; expected to leave it out']);
  });

  test('solid pieces that overlap, and lines that cross themselves; woods may lie around anything', () => {
    const overlapping = [
      { id: 'a', kind: 'rock', polygon: box(10, 10, 14, 14) },
      { id: 'b', kind: 'container', polygon: box(13, 13, 16, 16) },
      { id: 'c', kind: 'woods', polygon: box(8, 8, 16, 16) },
      { id: 'd', kind: 'wall', polygon: box(14, 10, 16, 11) },
    ];
    expect(problemsOf({ layouts: [layout({ pieces: overlapping })] })).toEqual([
      'layouts[0].pieces[1].polygon: "b" overlaps "a"; expected solid pieces apart from each other',
    ]);
    const bow = [
      {
        id: 'bow',
        kind: 'wall',
        polygon: [
          [10, 10],
          [14, 15],
          [15, 10],
          [10, 14],
        ],
      },
    ];
    expect(problemsOf({ layouts: [layout({ pieces: bow })] })).toEqual([expect.stringMatching(/^layouts\[0\]: .*crosses itself/)]);
  });

  test('an objective in a wall, in another, partly in woods, off the table, out of reach', () => {
    const wall = layout({ pieces: [{ id: 'block', kind: 'building', polygon: box(16, 16, 20, 20) }] });
    expect(problemsOf({ layouts: [wall] })).toEqual([
      'layouts[0]: Shifting Priorities: "objective-centre" lies on "block" of the layout "canyon"; expected an objective on open ground',
    ]);
    const objectives = [
      { id: 'a', name: 'a', kind: 'objective', x: 18, y: 18, claimed: false },
      { id: 'b', name: 'b', kind: 'objective', x: 18.5, y: 18, claimed: false },
      { id: 'c', name: 'c', kind: 'objective', x: 35.9, y: 18, claimed: false },
    ];
    const numbers = { priorityBy: { crit: 'a', surge: 'b', hit: 'c' } };
    expect(problemsOf({ missions: [mission({ objectives, numbers })] })).toEqual([
      'missions[0].objectives[1]: "b" overlaps "a"; expected objectives apart from each other',
      'missions[0].objectives[2]: "c" lies partly off the table; expected all of it on the table',
    ]);
    const grove = layout({ pieces: [{ id: 'grove', kind: 'woods', polygon: box(18, 10, 24, 24) }] });
    expect(problemsOf({ layouts: [grove] })[0]).toMatch(/"objective-centre" lies on "grove"/);
    const walls = [box(15, 15, 21, 16), box(15, 20, 21, 21), box(15, 16, 16, 20), box(20, 16, 21, 20)];
    const cage = layout({ pieces: walls.map((polygon, i) => ({ id: `side-${i}`, kind: 'building', polygon })) });
    expect(problemsOf({ layouts: [cage] })).toEqual([
      expect.stringMatching(/"objective-centre" cannot be reached from the zone "blue"/),
      expect.stringMatching(/"objective-centre" cannot be reached from the zone "red"/),
    ]);
  });

  test('a zone that is too small, that a side does not have, or that meets the enemy', () => {
    const zones = [
      { id: 'blue', side: 'blue', polygon: box(0, 0, 3, 3) },
      { id: 'red', side: 'red', polygon: box(0, 30, 36, 36) },
    ];
    expect(problemsOf({ missions: [mission({ zones })] })).toEqual([
      'missions[0].zones[0]: "blue" has room for 6 bases on the layout "forest-moon"; expected room for 10 bases of 27 mm: the largest squad has 10 units',
    ]);
    const meeting = [
      { ...zones[0], polygon: box(0, 0, 36, 12) },
      { ...zones[1], polygon: box(0, 11, 36, 36) },
    ];
    expect(problemsOf({ missions: [mission({ zones: meeting })] })).toEqual([
      'missions[0].zones[1]: "red" overlaps the enemy zone "blue"; expected zones of the two sides apart',
    ]);
    const deployment = { red: { where: ['blue'], ranks: RANKS, alternates: true } };
    expect(problemsOf({ missions: [mission({ deployment })] })).toEqual([
      'missions[0].deployment.red.alternates: 1 zone to alternate between; expected two zones or more',
    ]);
    const vehicle = {
      red: { where: ['green'], ranks: RANKS, alternates: false },
      blue: { where: 'vehicle', ranks: RANKS, alternates: false },
    };
    expect(problemsOf({ missions: [mission({ deployment: vehicle })] })).toEqual([
      'missions[0].deployment.blue.where: this mission has no vehicle; expected zones of blue',
      'missions[0].deployment.red.where[0]: red has no zone "green"; expected one of red',
    ]);
  });

  test('a zone that is too small for its share of units that alternate', () => {
    const zones = [
      { id: 'blue-left', side: 'blue', polygon: box(0, 0, 2.2, 2.2) },
      { id: 'blue-right', side: 'blue', polygon: box(24, 0, 36, 6) },
      { id: 'red', side: 'red', polygon: box(6, 30, 30, 36) },
    ];
    expect(problemsOf({ missions: [{ rules: 'codes', zones, layouts: ['forest-moon'] }] })).toEqual([
      expect.stringMatching(/^missions\[0\]\.zones\[0\]: "blue-left" has room for \d bases .*; expected room for 6 bases/),
    ]);
  });

  test('a layout is not blamed for what a broken mission leaves open', () => {
    const wall = layout({ pieces: [{ id: 'block', kind: 'building', polygon: box(16, 16, 20, 20) }] });
    expect(problemsOf({ layouts: [wall], missions: [mission({ numbers: { pointsToWin: 0 } })] })).toEqual([
      'missions[0].numbers.pointsToWin: 0 is too small; expected at least 1',
    ]);
  });

  test('objectives that the rules of the mission lack or do not know', () => {
    const objectives = [{ id: 'a', name: 'a', kind: 'console', x: 18, y: 18, claimed: false }];
    const problems = problemsOf({ missions: [mission({ objectives })] });
    expect(problems).toContain('missions[0].objectives: 0 of the kind "objective"; expected 1 to 6');
    expect(problems).toContain('missions[0].objectives[0].kind: "console" does nothing in this mission; expected objective');
    expect(problems).toContain('missions[0].numbers.priorityBy.crit: there is no objective "near"; expected one of a');
  });

  test('no room around the vehicle for a squad', () => {
    const pieces = [box(13, 13, 14.5, 23), box(21.5, 13, 23, 23), box(14.5, 21.5, 21.5, 23), box(14.5, 13, 21.5, 14.5)];
    const ring = layout({ missions: ['vehicle'], pieces: pieces.map((polygon, i) => ({ id: `wreck-${i}`, kind: 'wall', polygon })) });
    expect(problemsOf({ layouts: [ring] })).toEqual([
      expect.stringMatching(
        /^layouts\[0\]: Disabled Vehicle: room for \d bases? in contact with "vehicle" on the layout "canyon"; expected room for 10$/,
      ),
    ]);
  });

  test('ids that are taken, layouts that do not exist, the same mission twice', () => {
    expect(problemsOf({ layouts: [layout(), layout({ id: 'relay-station' }), layout()] })).toEqual([
      'layouts[1].id: "relay-station" is taken; expected an id that no other layout has',
      'layouts[2].id: "canyon" is taken; expected an id that no other layout has',
    ]);
    expect(problemsOf({ missions: [mission({ layouts: ['atlantis'] })] })[0]).toMatch(
      /^missions\[0\]\.layouts\[0\]: there is no layout "atlantis"/,
    );
    expect(problemsOf({ missions: [mission(), mission()] })).toEqual([
      'missions[1].rules: a second mission with the rules "priorities"; expected one mission of each kind',
    ]);
  });

  test('a match never starts with it', () => {
    expect(() => boxFor({ edition: 'v1.1', mission: 'priorities', layout: 'relay-station', own: '{}' })).toThrow('the file is empty');
  });

  test('one wrong number: that problem and no other', () => {
    const numbers = { priorityBy: { crit: 'near', surge: 'far', hit: 'near' }, pointsToWin: 'many' };
    expect(problemsOf({ missions: [mission({ numbers })] })).toEqual([expect.stringMatching(/^missions\[0\]\.numbers\.pointsToWin: /)]);
  });

  test('a mission that one side could never win, each with its reason', () => {
    const slots = { crit: 1, surge: 1, hit: 2 };
    expect(problemsOf({ missions: [{ rules: 'shields', numbers: { slots, coveredToTransmit: 5 } }] })).toEqual([
      'missions[0].numbers.coveredToTransmit: 5 of 4 slots: red could never win; expected at most 4',
    ]);
    expect(problemsOf({ missions: [{ rules: 'shields', numbers: { slots, coveredToTransmit: 4 } }] })).toEqual([]);
    const mast = { id: 'mast', name: 'mast', kind: 'transmitter', x: 18, y: 18, claimed: false };
    expect(problemsOf({ missions: [{ rules: 'codes', objectives: [mast] }] })).toContain(
      'missions[0].objectives[0].claimed: a transmitter that starts switched off; expected true: blue switches it off in play',
    );
  });

  test('a token that starts with a unit which could not carry it, or is not there', () => {
    const [near, far] = mission().objectives;
    const withToken = (token: object) => problemsOf({ missions: [mission({ objectives: [{ ...near, ...token }, far] })] });
    const startsWith = { side: 'red', ranks: ['corps'] };
    expect(withToken({ startsWith })).toEqual([expect.stringMatching(/startsWith: a token that no unit can carry off/)]);
    expect(withToken({ startsWith, carried: true })).toEqual([]);
  });
});
