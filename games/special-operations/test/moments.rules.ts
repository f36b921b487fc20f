import { specialOperations as GAME } from '@cadre/special-operations';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { namesOfCard } from '../src/effects/names.js';
import { suffer, suppress } from '../src/harm.js';
import { seatHolder, xOf } from '../src/keywords/holders.js';
import { words } from '../src/keywords/keywords.js';
import { controlOf } from '../src/missions/control.js';
import { MISSION_ACTIONS } from '../src/missions/mission.js';
import { SPECIALS_FROM } from '../src/options.js';
import { Activation } from '../src/round/activation.js';
import { chartHolds } from '../src/round/chart.js';
import { EndPhase } from '../src/round/end-phase.js';
import { Match, Round } from '../src/round/match.js';
import { orderable } from '../src/round/orderable.js';
import { Standby } from '../src/round/standby.js';
import { ActivationPhase } from '../src/round/turns.js';
import { Deployment } from '../src/setup/deployment.js';
import { applyLoadouts } from '../src/setup/roster.js';
import type { ObjectiveId } from '../src/state.js';
import { alsoCountAs } from '../src/whereabouts.js';
import { BLANK, BLOCK, CRIT, code, fixture, type Placed, put, SHIELD_SURGE, spot, unit } from './battle.js';
import { play, stage } from './stage.js';

const TROOPER = 'rebel-trooper';
const STORM = 'stormtrooper';
const near: readonly Placed[] = [
  { type: TROOPER, at: [4, 0.7] },
  { type: STORM, seat: 1, at: [14, 0.7] },
];
type Stage = ReturnType<typeof stage>;
const act = (s: Stage, id = 0) => play(s, Activation.call({ unit: unit(id) }));
const special = (id: string) =>
  ({ kind: 'special', action: SPECIALS_FROM.missions + MISSION_ACTIONS.findIndex(a => a.id === id) }) as const;
const does = (t: ReturnType<typeof play>, seat: number, option: Parameters<typeof code>[0]) => t.seat(seat).answers(code(option));
const why = (t: ReturnType<typeof play>, seat: number, option: Parameters<typeof code>[0]) =>
  GAME.machine.check(t.state, seat, t.state.pending!.seq, [code(option)])?.because?.why;
const again = (t: ReturnType<typeof play>): Stage => ({ ...structuredClone(t.state), pending: null });

rule('L-SUP-4', 'a surge of a rally die removes a token as a block does', () => {
  const s = stage('vehicle', [{ ...near[0]!, suppression: 2 }, near[1]!]);
  expect(act(s).chance(BLOCK, SHIELD_SURGE).state.public.units[0]!.suppression).toBe(0);
});
rule('SO-K8', 'who has Danger Sense keeps up to X tokens when it rallies, and any number when it recovers', () => {
  const wary = fixture(TROOPER, 'wary', { courage: 3, keywords: [{ keyword: 'danger-sense', x: 1 }] });
  const s = () => stage('vehicle', [{ type: wary, at: [4, 0.7], suppression: 2 }, near[1]!]);
  act(s()).chance(BLOCK, BLOCK).asked('L-SUP-4', 0).offered([0, 1]);
  const t = does(act(s()).chance(2, 2), 0, { kind: 'recover' }).asked('L-ACN-6', 0).offered([0, 1, 2]).seat(0).answers(1);
  expect(t.state.public.units[0]!.suppression).toBe(1);
});
rule('L-ACT-5', 'at its end an activation frees who was immobilized, and what counts once in it counts anew', () => {
  const agile = fixture(TROOPER, 'agile-1', { keywords: [{ keyword: 'agile', x: 1 }] });
  const s = stage('vehicle', [
    { type: agile, at: [4, 0.7], immobilize: 1 },
    { ...near[1]!, at: [33, 0.7] },
  ]);
  const dashes = (from: Stage, x: number) =>
    does(does(act(from), 0, { kind: 'move' }).seat(0).answers(spot(x, 0.7).x, spot(x, 0.7).y, 0), 0, { kind: 'end' }).over();
  const first = dashes(s, 5);
  expect(first.state.public.units[0]).toMatchObject({ immobilize: 0, dodge: 1 });
  expect(dashes(again(first), 6).state.public.units[0]!.dodge).toBe(2);
});
rule('L-ACN-5', 'acting and suppression lose the standby token; standby and attack exclude each other', () => {
  const ready = (): Stage => stage('vehicle', [{ ...near[0]!, standby: 1 }, near[1]!]);
  expect(does(act(ready()), 0, { kind: 'aim' }).state.public.units[0]!.standby).toBe(0);
  expect(play(ready(), suppress(unit(0), 1)!).over().state.public.units[0]!.standby).toBe(0);
  const shot = { kind: 'attack', target: unit(1), weapon: 1 } as const;
  const attacked = does(act(stage('vehicle', near)), 0, shot).chance(BLANK, BLANK, BLANK);
  expect(why(attacked, 0, { kind: 'standby' })).toBe('has-attacked');
  expect(why(does(act(stage('vehicle', near)), 0, { kind: 'standby' }), 0, shot)).toBe('has-standby');
});
rule('L-ACN-5', 'who does not see the enemy does not react', () => {
  const hidden = (x: number) =>
    stage('vehicle', [
      { type: TROOPER, at: [12, 9.8] },
      { type: STORM, seat: 1, at: [x, 14.2], standby: 1 },
    ]);
  does(act(hidden(12)), 0, { kind: 'aim' }).asked('L-ACN-1', 0); // the building is between them
});
rule(
  'L-ACN-5',
  'nobody reacts when the match is decided, or with nothing to do: an engaged unit neither moves nor shoots at others',
  () => {
    const reacts = (standby: Partial<Placed>, winner: 'open' | 0 = 'open', beside = 30) => {
      const s = stage('vehicle', [near[0]!, { ...near[1]!, standby: 1, ...standby }, { type: TROOPER, at: [beside, 0.7] }]);
      s.public.winner = winner;
      return play(s, Standby.call({ trigger: unit(0) }));
    };
    reacts({}).asked('L-ACN-5', 1);
    reacts({}, 0).over();
    reacts({}, 'open', 15.063).over();
    const nimble = fixture(STORM, 'slips-away', { keywords: [{ keyword: 'disengage', x: 1 }] });
    reacts({ type: nimble }, 'open', 15.063).over(); // Disengage is for moves of its own
  },
);
rule('L-CMD-5', 'who has activated cannot be ordered any more', () => {
  const s = stage('vehicle', [{ ...near[0]!, activated: true }, { type: TROOPER, at: [6, 0.7] }, near[1]!]);
  expect(orderable(s, 0)).toEqual([1]);
});
rule('L-ACT-6', 'who has nobody left to activate leaves the turns to the other', () => {
  const s = stage('vehicle', [near[0]!, near[1]!, { type: STORM, seat: 1, at: [33, 0.7] }]);
  s.public.units[0]!.activated = true;
  s.public.pools = [[], ['corps', 'corps']];
  const t = play(s, ActivationPhase.call({}))
    .chance(0)
    .seat(1)
    .answers(code({ kind: 'activate', unit: unit(1) }));
  does(does(t, 1, { kind: 'end' }), 1, { kind: 'end' }).over();
  expect(t.facts('activated').map(f => f.seat)).toEqual([1, 1]);
});
rule('L-ACT-4', 'after an activation a player may pass again', () => {
  const s = stage('vehicle', [near[0]!, { type: TROOPER, at: [6, 0.7] }, near[1]!, { type: STORM, seat: 1, at: [33, 0.7] }]);
  for (const u of s.public.units) if (u.card !== 'vehicle') u.order = 'faceup';
  s.public.passes = [2, 0];
  const t = does(play(s, ActivationPhase.call({})), 0, { kind: 'pass' });
  does(does(t, 1, { kind: 'activate', unit: unit(2) }), 1, { kind: 'end' });
  does(does(t, 0, { kind: 'activate', unit: unit(0) }), 0, { kind: 'end' });
  does(t.asked('L-ACN-1', 1), 1, { kind: 'end' }).asked('L-ACT-2', 0);
  expect(why(t, 0, { kind: 'pass' })).toBeUndefined();
});
rule('L-END-1', 'charges, lent shields, limits of cards and who attacked whom last one round; traps stay', () => {
  const s = stage('vehicle', [{ ...near[0]!, shield: 1, attackedBy: [unit(1)], untargetableBeyond: 12 }, near[1]!]);
  s.public.used = { '0:last-stand': 2 };
  s.public.markers = (['charge', 'trap'] as const).map((kind, id) => ({ id, kind, seat: 0, at: spot(20, 0.7) }));
  const { units, markers, used } = play(s, EndPhase.call({})).over().state.public;
  expect([units[0]!.shield, units[0]!.attackedBy, markers.map(m => m.kind)]).toEqual([0, [], ['trap']]);
  expect([units[0]!.untargetableBeyond, used]).toEqual([0, {}]);
  const next = stage('vehicle', near);
  next.public.uncovered = [unit(0)];
  expect(play(next, Round.call({})).state.public.uncovered).toEqual([]);
});
rule('SO-G26', 'a critical result of a panic die is a wound; who ignores panic only loses the surplus', () => {
  expect(
    play(stage('vehicle', near), suppress(unit(0), 3)!)
      .chance(CRIT)
      .over().state.public.units[0]!.wounds,
  ).toBe(1);
  const s = stage('vehicle', [{ ...near[0]!, byCard: true }, near[1]!]);
  for (const name of namesOfCard('hero-of-the-rebellion')) words.grant(s, seatHolder(0), name, 1, 'round');
  expect(play(s, suppress(unit(0), 5)!).over().state.public.units[0]).toMatchObject({ suppression: 2, wounds: 0 });
});
rule('L-WND-3', 'the keywords of a defeated unit are gone with it', () => {
  const t = play(stage('vehicle', near), suffer(unit(0), 9, 'nobody')!).over();
  expect(t.state.public.roster.map(h => h.id as number)).not.toContain(0);
});
rule('SO-G38', 'who ignores the condition chart has all orders, the other does not', () => {
  const s = stage('vehicle', near, { squads: ['clone-troopers', 'imperial-infantry'], chart: { weather: 'comms', rounds: 'early' } });
  s.public.loadouts = [
    ['a', 'a', 'a'],
    ['a', 'a', 'a'],
  ];
  applyLoadouts(s);
  expect([chartHolds(s, 'comms', 0), chartHolds(s, 'comms', 1)]).toEqual([false, true]);
});
rule('SO-D-8', 'to transmit costs an action', () => {
  const s = stage('shields', [near[0]!, { type: STORM, seat: 1, at: [18 - 1.0315, 18] }]);
  s.public.tally.covered = { crit: 2, surge: 2, hit: 4 };
  does(does(act(s, 1), 1, special('transmit')), 1, { kind: 'aim' }).over();
});
const RIDERS: readonly Placed[] = [
  { type: TROOPER, at: [8, 30] },
  { type: STORM, seat: 1, at: [10, 30] },
  { type: STORM, seat: 1, at: [12, 30] },
  { type: STORM, seat: 1, at: [20, 30] },
];
rule('SO-C9', 'the riders of The Codes! disengage', () => {
  const t = play(stage('codes', RIDERS), Match.call({}, 'deployed'));
  expect([0, 1, 2].map(id => xOf(t.state, unit(id), 'disengage'))).toEqual([0, 1, 1]);
});
rule(['SO-C11', 'SO-C5'], 'a transmitter that is switched off sends nothing', () => {
  const s = stage('codes', [RIDERS[0]!, { type: STORM, seat: 1, at: [6 - 1.0315, 12] }]);
  s.public.tally.codes = [unit(1), 'not-yet', 'not-yet'];
  s.public.objectives[0]!.claimed = false;
  play(s, EndPhase.call({})).over();
});
rule(['SO-C4', 'SO-C3', 'SO-C10'], 'a hand for one token only; blue tells nobody; Halt! is an action in the playtest', () => {
  const coded = (edition: 'v1.1' | 'playtest') => {
    const s = stage('codes', RIDERS, { edition });
    s.public.tally.codes = [unit(1), unit(0), { ...spot(11.03, 30) }];
    s.secret[1] = { covert: [], codes: [1, 2, 3] };
    return s;
  };
  expect(why(act(coded('v1.1'), 1), 1, special('secure'))).toBe('has-token');
  expect(
    play(coded('playtest'), suppress(unit(0), 3)!)
      .chance(BLANK)
      .over().state.public.tally.looks,
  ).toBe(0);
  const halted = (edition: 'v1.1' | 'playtest') => does(does(act(coded(edition)), 0, special('halt')), 0, { kind: 'aim' });
  expect([halted('v1.1').state.pending?.rule, halted('playtest').state.pending?.rule]).toEqual(['L-ACN-1', undefined]);
});
rule(['SO-V6', 'SO-V7'], 'a thrower does not attack, an attacker does not throw, and nobody carries two detonators', () => {
  const crew = (detonator: number): Stage =>
    stage('vehicle', [
      { type: TROOPER, at: [18, 33] },
      { type: STORM, seat: 1, at: [18, 25], detonator },
      { type: 'fx-9-medical-droid', seat: 1, at: [20, 25] },
    ]);
  const vehicle = { kind: 'attack', target: unit(3), weapon: 1 } as const;
  const thrown = does(act(crew(1), 1), 1, special('detonator')).chance(...Array(7).fill(BLANK));
  expect(why(thrown, 1, vehicle)).toBe('threw-detonator');
  expect(why(does(act(crew(1), 1), 1, vehicle).chance(BLANK, BLANK), 1, special('detonator'))).toBe('has-attacked');
  expect(why(act(crew(1), 1), 1, special('rearm'))).toBe('has-detonator');
});
rule(['SO-P4', 'SO-P3'], 'seven points each win nothing; who counts as support counts double', () => {
  const s = stage('priorities', [{ ...near[0]!, at: [6, 16] }, near[1]!]);
  s.public.points = [7, 8];
  expect(play(structuredClone(s), EndPhase.call({})).over().state.public.winner).toBe('open');
  alsoCountAs(s, unit(0), 'support');
  expect(controlOf(s, 0 as ObjectiveId)).toEqual([2, 0]);
});
const threeCovert = (edition: 'v1.1' | 'playtest') => {
  const s = stage('priorities', [near[1]!, { type: TROOPER }, { type: TROOPER }, { type: 'r5-astromech' }], { edition });
  for (const id of [1, 2, 3]) put(s, id, 'covert');
  s.public.markers = [0, 1, 2].map(id => ({ id, kind: 'covert', seat: 0, at: spot(14 + 4 * id, 3) }));
  s.secret[0] = { covert: [1, 2, 3].map((id, marker) => ({ marker, unit: unit(id) })), codes: [0, 0, 0] };
  return s;
};
rule(['SO-D-4', 'SO-G36'], 'any covert unit of the rank appears, none of another; the two trade places', () => {
  const t = play(threeCovert('v1.1'), EndPhase.call({}))
    .seat(0)
    .answers(0)
    .offered([1, 2].map(id => code({ kind: 'unit', unit: unit(id) })));
  does(t, 0, { kind: 'unit', unit: unit(2) })
    .seat(0)
    .answers(spot(18, 0.7).x, spot(18, 0.7).y, 0);
  expect([t.state.public.uncovered, t.state.secret[0]!.covert]).toEqual([
    [2],
    [
      { marker: 1, unit: 1 },
      { marker: 2, unit: 3 },
    ],
  ]);
});
rule(['SO-G34', 'SO-D-4'], 'in the playtest a token stands for one unit: nobody chooses which appears', () => {
  const t = play(threeCovert('playtest'), EndPhase.call({})).seat(0).answers(0);
  t.seat(0).answers(spot(18, 0.7).x, spot(18, 0.7).y, 0);
  expect(t.state.public.uncovered).toEqual([1]);
});
rule(
  ['SO-K20', 'SO-K37', 'SO-V1'],
  'in Disabled Vehicle only who has Infiltrate infiltrates; shields and the vehicle are there from the start',
  () => {
    const t = play(stage('vehicle', [near[0]!, { type: 'rebel-pathfinder', seat: 1 }]), Deployment.call({})).asked('SO-G10', 1);
    t.offered([code({ kind: 'zone' }), code({ kind: 'network' }), code({ kind: 'infiltrate' })]);
    play(stage('vehicle', [near[0]!, { type: STORM, seat: 1 }]), Deployment.call({})).offered([
      code({ kind: 'zone' }),
      code({ kind: 'network' }),
    ]);
    const s = stage('vehicle', [{ type: 'bx-deflector-shield', at: [4, 0.7] }, near[1]!], {
      squads: ['imperial-infantry', 'droid-commandos'],
    });
    expect(s.public.units[2]!.type).toBe('vehicle-empire');
    applyLoadouts(
      Object.assign(s, {
        public: {
          ...s.public,
          loadouts: [
            ['a', 'a', 'a'],
            ['a', 'a', 'a'],
          ],
        },
      }),
    );
    expect(s.public.units[0]!.shield).toBeGreaterThan(0);
  },
);
