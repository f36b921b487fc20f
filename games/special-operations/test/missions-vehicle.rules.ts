import { specialOperations as GAME } from '@cadre/special-operations';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { CommandPhase } from '../src/round/command.js';
import { EndPhase } from '../src/round/end-phase.js';
import { Match } from '../src/round/match.js';
import { Deployment } from '../src/setup/deployment.js';
import { BLANK, CRIT, code, HIT, type Placed, SURGE, spot } from './battle.js';
import { act, on, R5, RIDERS, STORM, TROOPER, why } from './mission-acts.js';
import { play, stage } from './stage.js';

const CREW: readonly Placed[] = [
  { type: R5, at: [18, 18 - 2.953 - 0.5315] },
  { type: STORM, seat: 1, at: [18, 25], detonator: 1 },
  { type: 'fx-9-medical-droid', seat: 1, at: [20, 25] },
];
rule(
  ['SO-V1', 'SO-V6', 'SO-D-19', 'SO-V9'],
  'a detonator: ten white dice less one for each full inch, every result but a blank a wound',
  () => {
    const s = stage('vehicle', CREW);
    expect(s.public.units[3]).toMatchObject({ card: 'vehicle', at: spot(18, 18), seat: 0 });
    const t = on(act(s, 1), 1, 'detonator')
      .asked('SO-V6')
      .refused(-1, ...Array(6).fill(HIT))
      .chance(HIT, CRIT, SURGE, HIT, BLANK, BLANK, BLANK);
    expect([t.state.public.units[3]!.wounds, t.state.public.units[1]!.detonator]).toEqual([4, 0]);
    expect(why(t, 1, 'detonator')?.why).toBe('done-already');
    const last = stage('vehicle', CREW);
    last.public.units[3]!.wounds = 11;
    expect(
      on(act(last, 1), 1, 'detonator')
        .chance(HIT, ...Array(6).fill(BLANK))
        .over().state.public.units[3]!.at,
    ).toBe('defeated');
  },
);
rule('SO-V7', 'rearm near another support unit', () => {
  const s = stage('vehicle', CREW);
  s.public.units[1]!.detonator = 0;
  expect(on(act(s, 1), 1, 'rearm').state.public.units[1]!.detonator).toBe(1);
  const alone = stage('vehicle', [CREW[0]!, { type: STORM, seat: 1, at: [18, 25] }]);
  expect(why(act(alone, 1), 1, 'rearm')?.why).toBe('no-support-near');
  const itself = stage('vehicle', [CREW[0]!, { type: 'fx-9-medical-droid', seat: 1, at: [18, 25] }]);
  expect(why(act(itself, 1), 1, 'rearm')?.why).toBe('no-support-near');
});
rule('SO-V8', 'a support unit at the vehicle repairs a wound', () => {
  const s = stage('vehicle', CREW);
  s.public.units[3]!.wounds = 3;
  expect(on(act(s, 0), 0, 'repair-vehicle').state.public.units[3]!.wounds).toBe(2);
});
rule(
  ['SO-V4', 'SO-V5', 'SO-D-17', 'SO-D-18'],
  'out of the network at an ambush point, with a detonator and no move; back in by an action',
  () => {
    const s = stage('vehicle', CREW);
    Object.assign(s.public.units[1]!, { at: 'network', detonator: 0 });
    const t = act(s, 1).asked('SO-V4', 1).refused(1, spot(18, 30).x, spot(18, 30).y, 0);
    t.seat(1).answers(spot(6 + 1.0315, 30).x, spot(6, 30).y, 0);
    expect(t.state.public.units[1]!.detonator).toBe(1);
    expect(GAME.machine.check(t.state, 1, t.state.pending!.seq, [code({ kind: 'move' })])?.because).toMatchObject({ rule: 'SO-V4' });
    expect(why(t, 1, 'enter-network')?.why).toBe('just-arrived');
    const back = stage('vehicle', [CREW[0]!, { type: STORM, seat: 1, at: [6 + 1.0315, 30] }]);
    expect(on(act(back, 1), 1, 'enter-network').state.public.units[1]!.at).toBe('network');
  },
);
rule(['SO-V2', 'SO-V3', 'SO-D-16'], 'red goes to its zone or into the network; in the playtest all go into the network', () => {
  const units: readonly Placed[] = [
    { type: STORM, seat: 1 },
    { type: TROOPER, at: [2, 2] },
  ];
  const t = play(stage('vehicle', units), Deployment.call({})).asked('SO-G10', 1);
  t.offered([code({ kind: 'zone' }), code({ kind: 'network' })])
    .seat(1)
    .answers(code({ kind: 'network' }))
    .over();
  expect(t.state.public.units[0]!.at).toBe('network');
  const test = play(stage('vehicle', units, { edition: 'playtest' }), Deployment.call({})).over();
  expect(test.state.public.units[0]!.at).toBe('network');
});
rule(['SO-P1', 'SO-P2', 'SO-X-4'], 'from the second round a black die names the priority objective', () => {
  const s = stage('priorities', [RIDERS[0]!, RIDERS[1]!], { round: 2 });
  expect(play(s, CommandPhase.call({})).asked('SO-P2').chance(SURGE).state.public.tally.priority).toBe(0);
  const first = stage('priorities', [RIDERS[0]!, RIDERS[1]!], { round: 1 });
  play(first, CommandPhase.call({})).asked('L-CMD-1');
});
rule('SO-P3', 'control by more units within 3 inches, support counts double; the priority objective scores two', () => {
  const s = stage('priorities', [
    { type: R5, at: [6, 16] },
    { type: STORM, seat: 1, at: [6, 21] },
    { type: STORM, seat: 1, at: [18, 15] },
    { type: TROOPER, at: [33, 18] },
  ]);
  s.public.tally.priority = 1 as never;
  expect(play(s, EndPhase.call({})).over().state.public.points).toEqual([2, 2]);
});
rule(['SO-P4', 'SO-P5'], 'seven points and more than the other win; even after round 4 there is one more round, then a draw', () => {
  const s = stage('priorities', [
    { type: TROOPER, at: [6, 16] },
    { type: STORM, seat: 1, at: [33, 30] },
  ]);
  s.public.points = [6, 3];
  expect(play(s, EndPhase.call({})).over().state.public.winner).toBe(0);
  const even = (round: number) => {
    const e = stage('priorities', [RIDERS[0]!, RIDERS[1]!], { round });
    e.public.points = [2, 2];
    return play(e, Match.call({}, 'rounds'));
  };
  expect(even(4).asked('SO-P2').state.public.round).toBe(5);
  expect(even(5).over().state.public.winner).toBe('draw');
});
