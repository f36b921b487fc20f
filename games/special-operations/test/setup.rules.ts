import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { conditionNow } from '../src/chart.js';
import { words } from '../src/keywords/keywords.js';
import { RollChart } from '../src/round/chart.js';
import { CommandPhase } from '../src/round/command.js';
import { EndPhase } from '../src/round/end-phase.js';
import { ChooseMission, Colours } from '../src/setup/colours.js';
import { Deployment } from '../src/setup/deployment.js';
import { ChooseLoadouts } from '../src/setup/loadouts.js';
import type { HolderId } from '../src/state.js';
import { BLANK, BLOCK, CRIT, code, HIT, MISS, type Placed, put, SURGE, spot, unit } from './battle.js';
import { cardCode, play, stage } from './stage.js';

const TROOPER = 'rebel-trooper';
const STORM = 'stormtrooper';
const two: readonly Placed[] = [
  { type: TROOPER, at: [2, 0.7] },
  { type: STORM, seat: 1, at: [33, 0.7] },
];
rule('SO-G8', 'three red dice each: most critical results, then surges, then hits are red; equal dice are rolled again', () => {
  const t = play(stage('vehicle', two), Colours.call({})).asked('SO-G8').chance(CRIT, BLANK, BLANK).chance(HIT, HIT, SURGE).over();
  expect(t.state.public.blue).toBe(1);
  expect(play(stage('vehicle', two), Colours.call({})).chance(HIT, HIT, HIT).chance(SURGE, BLANK, BLANK).over().state.public.blue).toBe(0);
  const again = play(stage('vehicle', two), Colours.call({})).chance(HIT, HIT, BLANK).chance(HIT, BLANK, HIT).asked('SO-G8');
  expect(again.chance(BLANK, BLANK, BLANK).chance(HIT, BLANK, BLANK).over().state.public.blue).toBe(0);
});
rule(['SO-G9', 'SO-G4'], 'mission and layout are left to chance where they were not agreed', () => {
  const s = stage('vehicle', two);
  s.public.toRoll = ['mission', 'layout'];
  const t = play(s, ChooseMission.call({})).asked('SO-G9').chance(1).asked('SO-G4').chance(3).over();
  expect([t.state.public.mission, t.state.public.layout]).toEqual(['codes', 'vault-district']);
});
rule(['SO-G15', 'SO-G5'], 'loadout sides are sealed, then revealed together', () => {
  const t = play(stage('vehicle', two), ChooseLoadouts.call({})).asked('SO-G15', 0);
  t.seat(0).answers(code({ kind: 'loadouts', first: 'a', second: 'b', third: 'a' }));
  expect([t.state.public.loadouts, t.facts('loadouts')]).toEqual([[[], []], []]);
  t.seat(1).answers(code({ kind: 'loadouts', first: 'b', second: 'a', third: 'a' }));
  expect(t.state.public.loadouts).toEqual([
    ['a', 'b', 'a'],
    ['b', 'a', 'a'],
  ]);
});
rule(['SO-G37', 'SO-G38', 'SO-D-5'], 'a white attack die names the condition, a red defence die its rounds', () => {
  const rolled = (weather: number, rounds: number) =>
    play(stage('vehicle', two), RollChart.call({})).chance(weather).chance(rounds).over().state.public.chart;
  expect([rolled(CRIT, BLOCK), rolled(HIT, MISS), rolled(SURGE, BLOCK), rolled(BLANK, MISS)]).toEqual([
    { weather: 'weather', rounds: 'early' },
    { weather: 'darkness', rounds: 'late' },
    { weather: 'comms', rounds: 'early' },
    { weather: 'clear', rounds: 'late' },
  ]);
});
rule('SO-G38', 'disturbed comms: one order less, and a random token of the pool is given as an order', () => {
  const s = stage('vehicle', [...two, { type: TROOPER, at: [5, 0.7] }], { chart: { weather: 'comms', rounds: 'early' } });
  const t = play(s, CommandPhase.call({})).seat(0).answers(cardCode(s, 'last-stand')).seat(1).answers(cardCode(s, 'standing-orders'));
  t.asked('L-CMD-5', 0)
    .seat(0)
    .answers(code({ kind: 'unit', unit: unit(0) }))
    .over();
  expect(t.facts('ordered').map(f => [f.unit, f.by])).toEqual([
    [0, 'card'],
    [2, 'comms'],
    [1, 'comms'],
  ]);
  expect(t.state.public.pools).toEqual([[], []]);
});
rule(['SO-G34', 'SO-G36', 'SO-D-4'], 'a covert unit comes within 10 inches of its marker in any End phase, if its owner likes', () => {
  const s = stage('priorities', [...two, { type: TROOPER }]);
  put(s, 2, 'covert');
  s.public.markers = [{ id: 0, kind: 'covert', seat: 0, at: spot(18, 3) }];
  s.secret[0] = { covert: [{ marker: 0, unit: unit(2) }], codes: [0, 0, 0] };
  const wait = play(structuredClone(s), EndPhase.call({})).asked('SO-G36', 0).seat(0).passes().over();
  expect(wait.state.public.units[2]!.at).toBe('covert');
  const t = play(s, EndPhase.call({})).seat(0).answers(0).asked('SO-G36', 0).refused(0, spot(33, 3).x, spot(33, 3).y, 0);
  t.seat(0).answers(spot(18, 0.7).x, spot(18, 0.7).y, 0).over();
  expect([t.state.public.units[2]!.at, t.state.public.markers, t.state.secret[0]!.covert]).toEqual([spot(18, 0.7), [], []]);
});
rule('SO-G36', 'in the playtest covert units must come in the first End phase', () => {
  const s = stage('priorities', [...two, { type: TROOPER }], { edition: 'playtest' });
  put(s, 2, 'covert');
  s.public.markers = [{ id: 0, kind: 'covert', seat: 0, at: spot(18, 3) }];
  s.secret[0] = { covert: [{ marker: 0, unit: unit(2) }], codes: [0, 0, 0] };
  play(s, EndPhase.call({})).asked('SO-G36', 0).refused(0); // it is asked where, not whether
});
rule(['SO-G34', 'SO-H16'], 'which unit lies behind a covert marker only its owner knows', () => {
  const s = stage('priorities', [{ type: TROOPER }, { type: 'rebel-pathfinder' }, { type: STORM, seat: 1, at: [33, 33] }]);
  for (const id of [0, 1]) words.grant(s, id as HolderId, 'covert-deploy', 1, 'game');
  const t = play(s, Deployment.call({})).asked('SO-G34', 0).refused(0, spot(18, 18).x, spot(18, 18).y, 0);
  t.seat(0)
    .answers(spot(4, 3).x, spot(4, 3).y, 0)
    .asked('SO-G34', 0)
    .seat(0)
    .answers(code({ kind: 'unit', unit: unit(1) }));
  t.seat(0)
    .answers(spot(8, 3).x, spot(8, 3).y, 0)
    .seat(0)
    .answers(code({ kind: 'unit', unit: unit(0) }))
    .over();
  expect(t.state.secret[0]!.covert).toEqual([
    { marker: 0, unit: 1 },
    { marker: 1, unit: 0 },
  ]);
  expect(t.state.public.units.map(u => u.at).slice(0, 2)).toEqual(['covert', 'covert']);
  expect(t.told(1).filter(f => 'unit' in f)).toEqual([]);
});
rule('SO-G37', 'a condition holds for two rounds, and not in an extra one', () => {
  const rounds = (when: 'early' | 'late') =>
    [1, 2, 3, 4, 5].filter(
      round => conditionNow(stage('priorities', [], { round, chart: { weather: 'darkness', rounds: when } })) === 'darkness',
    );
  expect([rounds('early'), rounds('late')]).toEqual([
    [1, 2],
    [3, 4],
  ]);
});
