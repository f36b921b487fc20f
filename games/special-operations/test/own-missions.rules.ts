import { checkSetup } from '@cadre/core';
import { specialOperations as GAME } from '@cadre/special-operations';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { suffer } from '../src/harm.js';
import { readOwn } from '../src/index.js';
import { MISSION_ACTIONS } from '../src/missions/mission.js';
import { StartingTokens } from '../src/missions/starting-tokens.js';
import { SPECIALS_FROM } from '../src/options.js';
import { Activation } from '../src/round/activation.js';
import { CommandPhase } from '../src/round/command.js';
import { EndPhase } from '../src/round/end-phase.js';
import { Match } from '../src/round/match.js';
import { Deployment } from '../src/setup/deployment.js';
import { BLANK, code, HIT, type Placed, put, SURGE, spot, unit } from './battle.js';
import { play, stage } from './stage.js';

const TROOPER = 'rebel-trooper';
const STORM = 'stormtrooper';
const R5 = 'r5-astromech';
type MissionId = Parameters<typeof stage>[0];
const fileWith = (mission: object): string => JSON.stringify({ missions: [mission] });
/** The same mission with other numbers, from a player's file. */
const changed = (rules: MissionId, units: readonly Placed[], change: object, edition: 'v1.1' | 'playtest' = 'v1.1') => {
  const own = fileWith({ rules, name: 'Changed', ...change });
  const read = readOwn(own);
  expect(read.ok ? [] : read.problems).toEqual([]);
  return stage(rules, units, { own, edition });
};
const action = (id: string) => code({ kind: 'special', action: SPECIALS_FROM.missions + MISSION_ACTIONS.findIndex(a => a.id === id) });
const act = (s: ReturnType<typeof stage>, id: number) => play(s, Activation.call({ unit: unit(id) }));
const why = (t: ReturnType<typeof play>, seat: number, id: string) =>
  GAME.machine.check(t.state, seat, t.state.pending!.seq, [action(id)])?.because?.why;
const beside = (x: number, y: number): readonly [number, number] => [x - 1.0315, y];

rule(['SO-S5', 'SO-S6', 'SO-S7', 'SO-S9', 'SO-S10'], 'slots, dice and points of the consoles are those of the mission in play', () => {
  const numbers = {
    slots: { crit: 1, surge: 1, hit: 2 },
    coveredToTransmit: 2,
    pointsToWin: 1,
    consoleDice: 2,
    supportRerolls: 2,
    websDice: 1,
    encryptDice: 2,
    supportEncryptDice: 2,
  };
  const red: readonly Placed[] = [
    { type: TROOPER, at: beside(30, 18) },
    { type: R5, seat: 1, at: beside(6, 18) },
    { type: STORM, seat: 1, at: beside(18, 18) },
  ];
  const t = act(changed('shields', red, { numbers }), 1)
    .seat(1)
    .answers(action('use-console'))
    .refused(-1, HIT, HIT, HIT);
  t.chance(BLANK, BLANK).asked('SO-S5', 1).seat(1).answers(0, 1).chance(HIT, HIT);
  expect(t.state.public.tally.covered).toEqual({ crit: 0, surge: 0, hit: 2 });
  const full = changed('shields', red, { numbers });
  full.public.tally.covered = { crit: 0, surge: 1, hit: 1 };
  expect(act(full, 2).seat(1).answers(action('transmit')).over().state.public.points).toEqual([0, 1]);
  const blue = (support: boolean) =>
    changed('shields', [{ type: support ? R5 : TROOPER, at: beside(30, 18) }, ...red.slice(1)], { numbers });
  act(blue(false), 0).seat(0).answers(action('encrypt')).refused(-1, HIT).chance(HIT, HIT);
  act(blue(true), 0).seat(0).answers(action('encrypt')).refused(-1, HIT, HIT).chance(HIT, HIT, HIT, HIT);
  act(blue(false), 0)
    .seat(0)
    .answers(action('webs'))
    .seat(0)
    .answers(code({ kind: 'unit', unit: unit(2) }))
    .chance(HIT);
});
rule(['SO-S3', 'SO-S8'], 'who waits in reserve and when they come is the mission in play', () => {
  const units: readonly Placed[] = [{ type: TROOPER }, { type: R5 }, { type: STORM, seat: 1 }];
  const blue = { where: ['blue'], ranks: ['support'], alternates: false };
  const t = play(changed('shields', units, { deployment: { blue } }), Deployment.call({}));
  expect(t.state.public.units.map(u => u.at)).toEqual(['reserve', 'waiting', 'waiting']);
  const waiting = (change: object, round: number) => {
    const s = changed(
      'shields',
      [{ type: TROOPER, at: [2, 2] }, { type: R5 }, { type: R5 }, { type: STORM, seat: 1, at: [30, 30] }],
      change,
    );
    for (const id of [1, 2]) put(s, id, 'reserve');
    s.public.round = round;
    return s;
  };
  expect(play(waiting({ numbers: { allReservesInRound: 2 } }, 2), CommandPhase.call({})).state.pending?.rule).toBe('SO-S8');
  play(waiting({ numbers: { freeReinforcements: 0 } }, 1), EndPhase.call({})).over();
  const two = play(waiting({ numbers: { freeReinforcements: 2 } }, 1), EndPhase.call({})).asked('SO-S8', 0);
  two
    .seat(0)
    .answers(code({ kind: 'unit', unit: unit(1) }))
    .seat(0)
    .answers(spot(8, 2).x, spot(8, 2).y, 0)
    .asked('SO-S8', 0)
    .seat(0)
    .answers(spot(10, 2).x, spot(10, 2).y, 0)
    .over();
});
rule(['SO-C5', 'SO-C7', 'SO-C8', 'SO-C10'], 'distances and the fast dash of The Codes! are those of the mission in play', () => {
  const holders: readonly Placed[] = [
    { type: TROOPER, at: [4, 30] },
    { type: STORM, seat: 1, at: [10, 30] },
    { type: STORM, seat: 1, at: [16, 30] },
    { type: 'fx-9-medical-droid', seat: 1, at: [2, 34] },
  ];
  const coded = (numbers: object) => {
    const s = changed('codes', holders, { numbers });
    s.public.tally.codes = [unit(1), unit(2), unit(3)];
    s.secret[1] = { covert: [], codes: [1, 2, 3] };
    return s;
  };
  expect([why(act(coded({}), 0), 0, 'halt'), why(act(coded({ haltWithin: 6 }), 0), 0, 'halt')]).toEqual(['nobody-near', undefined]);
  expect([why(act(coded({}), 1), 1, 'swap'), why(act(coded({ swapWithin: 6 }), 1), 1, 'swap')]).toEqual(['nobody-to-swap', undefined]);
  const passes = (passWithin: number) => {
    const s = coded({ passWithin });
    s.public.tally.codes = [unit(1), unit(3), unit(3)];
    const t = play(s, suffer(unit(1), 9, 'nobody')!);
    return t.state.stack.at(-1)?.step;
  };
  expect([passes(3), passes(6)]).toEqual(['lay', 'to']); // nobody to pass it to: where it lies is all that is asked
  const dash = (supportDash: number) =>
    act(coded({ supportDash }), 3)
      .seat(1)
      .answers(code({ kind: 'dash' }));
  dash(2).refused(1, spot(9.5, 34).x, spot(0, 34).y, 0);
  dash(3).seat(1).answers(spot(9.5, 34).x, spot(0, 34).y, 0);
});
rule(['SO-V6', 'SO-V7', 'SO-V8'], 'dice, distance and repair of the vehicle are those of the mission in play', () => {
  const crew: readonly Placed[] = [
    { type: R5, at: [18, 18 - 2.953 - 0.5315] },
    { type: STORM, seat: 1, at: [18, 25], detonator: 1 },
    { type: 'fx-9-medical-droid', seat: 1, at: [24, 25] },
  ];
  act(changed('vehicle', crew, { numbers: { detonatorDice: 5 } }), 1)
    .seat(1)
    .answers(action('detonator'))
    .chance(BLANK, BLANK);
  const rearm = (numbers: object) =>
    why(
      act(
        changed(
          'vehicle',
          crew.map(u => ({ ...u, detonator: 0 })),
          { numbers },
        ),
        1,
      ),
      1,
      'rearm',
    );
  expect([rearm({}), rearm({ rearmWithin: 6 })]).toEqual(['no-support-near', undefined]);
  const repaired = (wounds: number) => {
    const s = changed('vehicle', crew, { numbers: { repairedWounds: 2 } });
    s.public.units[3]!.wounds = wounds;
    const t = act(s, 0).seat(0).answers(action('repair-vehicle'));
    return [t.state.public.units[3]!.wounds, t.facts('healed')[0]!.n];
  };
  expect([repaired(5), repaired(1)]).toEqual([
    [3, 2],
    [0, 1],
  ]);
});
const HILLS = [
  { id: 'near', name: 'near hill', kind: 'objective', x: 12, y: 7, claimed: false },
  { id: 'far', name: 'far hill', kind: 'objective', x: 18, y: 30, claimed: false },
];
const PRIORITY_BY = { crit: 'near', surge: 'far', hit: 'near' };
rule(['SO-P2', 'SO-P3', 'SO-P4', 'SO-P5'], 'objectives, points and rounds of Shifting Priorities are those of the mission in play', () => {
  const numbers = {
    priorityBy: PRIORITY_BY,
    priorityFromRound: 1,
    controlWithin: 1,
    supportCounts: 1,
    pointsEach: 2,
    priorityPoints: 3,
    pointsToWin: 9,
  };
  const units: readonly Placed[] = [
    { type: TROOPER, at: [18, 27.5] },
    { type: R5, at: [12, 10.5] },
    { type: STORM, seat: 1, at: [12, 8.5] },
  ];
  const s = (more: object = {}) => changed('priorities', units, { objectives: HILLS, numbers: { ...numbers, ...more } });
  const rolled = play(s(), CommandPhase.call({})).asked('SO-P2').chance(SURGE);
  expect(rolled.state.public.tally.priority).toBe(1);
  const end = (change: (state: ReturnType<typeof s>) => void, more: object = {}) => {
    const state = s(more);
    change(state);
    return play(state, EndPhase.call({})).over().state.public;
  };
  expect(
    end(state => {
      state.public.tally.priority = 0 as never;
    }).points,
  ).toEqual([0, 5]);
  expect(end(() => undefined, { controlWithin: 3, supportCounts: 2 }).points).toEqual([4, 0]);
  const winner = (points: [number, number]) =>
    end(state => {
      state.public.points = points;
    }).winner;
  expect([winner([0, 6]), winner([0, 7])]).toEqual(['open', 1]);
  const even = changed('priorities', units, { objectives: HILLS, numbers: { ...numbers, extraRounds: 0 } });
  even.public.round = 4;
  expect(play(even, Match.call({}, 'rounds')).over().state.public.winner).toBe('draw');
});
rule('SO-G12', 'a trooper claims a token in contact with a free action and carries it; the playtest does not know it', () => {
  const carried = HILLS.map(hill => ({ ...hill, carried: true }));
  const units: readonly Placed[] = [
    { type: TROOPER, at: beside(12, 7) },
    { type: STORM, seat: 1, at: [30, 30] },
  ];
  const s = (edition: 'v1.1' | 'playtest') =>
    changed('priorities', units, { objectives: carried, numbers: { priorityBy: PRIORITY_BY } }, edition);
  expect(why(act(s('playtest'), 0), 0, 'claim')).toBe('nothing-to-claim');
  const before = s('v1.1').public.objectives[0]!.at;
  const t = act(s('v1.1'), 0).seat(0).answers(action('claim'));
  expect(t.state.public.objectives[0]).toEqual({ claimed: true, holder: 0, at: before }); // it stays where it is
  t.seat(0)
    .answers(code({ kind: 'move' }))
    .seat(0)
    .answers(spot(8, 7).x, spot(8, 7).y, 0)
    .asked('SO-G12', 0);
  const at = { x: spot(8, 7).x, y: spot(8, 7).y + 264, level: 0 };
  t.refused(0, at.x, at.y + 20, 0)
    .seat(0)
    .answers(at.x, at.y, 0); // its owner says where beside the base
  expect(t.state.public.objectives[0]!.at).toEqual(at);
  const lost = play({ ...t.state, pending: null }, suffer(unit(0), 9, 'nobody')!).over().state.public.objectives[0];
  expect(lost).toEqual({ claimed: false, holder: 'nobody', at });
  // another token, or one that stays where it is, is no token to claim
  const far = changed('priorities', [{ type: TROOPER, at: [14, 7] }, units[1]!], {
    objectives: carried,
    numbers: { priorityBy: PRIORITY_BY },
  });
  expect(why(act(far, 0), 0, 'claim')).toBe('nothing-to-claim');
  const fixed = changed('priorities', units, { objectives: HILLS, numbers: { priorityBy: PRIORITY_BY } });
  expect(why(act(fixed, 0), 0, 'claim')).toBe('nothing-to-claim');
});
rule(['SO-S3', 'SO-G12'], 'a file that leaves ranks without a way to the table, or carries a console off, is refused', () => {
  const problems = (mission: object) => {
    const read = readOwn(fileWith(mission));
    return read.ok ? [] : read.problems;
  };
  const red = { where: ['red'], ranks: ['commander', 'corps'], alternates: false };
  expect(problems({ rules: 'shields', name: 'x', deployment: { red } }).join()).toMatch(
    /deployment\.red\.ranks: operative, special-forces, support, heavy would never come/,
  );
  const consoles = [
    { id: 'console', name: 'console', kind: 'console', x: 6, y: 18, claimed: true, carried: true },
    { id: 'mast', name: 'mast', kind: 'transmitter', x: 18, y: 18, claimed: false },
  ];
  expect(problems({ rules: 'shields', name: 'x', objectives: consoles }).join()).toMatch(
    /objectives\[0\]\.carried: "console" cannot be carried/,
  );
  expect(checkSetup(GAME, { content: fileWith({ rules: 'shields', name: 'x', objectives: consoles }) }).problems).not.toEqual([]);
});
rule('SO-G12', 'a token that set-up puts beside a unit is claimed by it; its owner says which unit, and where', () => {
  const startsWith = { side: 'blue', ranks: ['corps'] };
  const objectives = HILLS.map((hill, i) => (i === 0 ? { ...hill, carried: true, startsWith } : hill));
  const units: readonly Placed[] = [
    { type: TROOPER, at: [8, 7] },
    { type: TROOPER, at: [14, 2] },
    { type: R5, at: [20, 2] },
    { type: STORM, seat: 1, at: [30, 30] },
  ];
  const start = (edition: 'v1.1' | 'playtest') =>
    play(changed('priorities', units, { objectives, numbers: { priorityBy: PRIORITY_BY } }, edition), StartingTokens.call({}));
  const t = start('v1.1').asked('SO-G12', 0);
  t.offered([0, 1].map(id => code({ kind: 'unit', unit: unit(id) })));
  t.seat(0)
    .answers(code({ kind: 'unit', unit: unit(1) }))
    .asked('SO-G12', 0);
  const at = { x: spot(14, 2).x + 264, y: spot(14, 2).y, level: 0 };
  t.refused(0, at.x + 40, at.y, 0)
    .seat(0)
    .answers(at.x, at.y, 0)
    .over();
  expect(t.state.public.objectives[0]).toEqual({ claimed: true, holder: 1, at });
  expect(t.facts('objective')).toMatchObject([{ what: 'claimed', objective: 0, seat: 0 }]);
  expect(start('playtest').over().state.public.objectives[0]).toMatchObject({ claimed: false, holder: 'nobody' });
});
