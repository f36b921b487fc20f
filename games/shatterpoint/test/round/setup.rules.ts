import { type Place, sample, viewOf } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { seeded } from '@cadre/kit';
import { legendaryEncounters as game } from '@cadre/shatterpoint';
import { Attack } from '@cadre/shatterpoint/attack/attack';
import { boxOf, cardOf } from '@cadre/shatterpoint/box';
import { LEGENDS } from '@cadre/shatterpoint/content/legends/index';
import { MINIONS } from '@cadre/shatterpoint/content/minions/index';
import { MISSIONS } from '@cadre/shatterpoint/content/missions/index';
import { UNITS } from '@cadre/shatterpoint/content/units/index';
import { armoredTargets, targetDef, targetSpot } from '@cadre/shatterpoint/missions/targets';
import { rules } from '@cadre/shatterpoint/procedures';
import { orderCardOf } from '@cadre/shatterpoint/round/decks';
import { legendOrder } from '@cadre/shatterpoint/round/legend';
import { Match } from '@cadre/shatterpoint/round/match';
import { Deployment, DeploySquad } from '@cadre/shatterpoint/setup/deployment';
import { newMatch } from '@cadre/shatterpoint/setup/new-match';
import { CADRES, type UnitId } from '@cadre/shatterpoint/state';
import { contests, isControllable, isWithin } from '@cadre/shatterpoint/table/queries';
import { atMost, rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { character, objective } from '../stage.js';
import { anyhow, code, during, match, put, SETUP } from './table.js';

const REX = 3 as UnitId;
const TREES = 'wicket+ewok-trappers+paploo+ewok-hunters';

rule('LE-1', 'three seats: the Legend against two cadres of one side', () => {
  const s = match();
  expect(game.sides!({})).toEqual([[0], [1, 2]]);
  expect([...new Set(s.public.units.map(({ seat }) => seat))]).toEqual([0, 1, 2]);
  expect(game.score({ ...s, public: { ...s.public, winner: 'cadre' } })).toEqual([0, 1, 1]);
  expect(game.score({ ...s, public: { ...s.public, winner: 'legend' } })).toEqual([1, 0, 0]);
});
rule(
  ['LE-4', 'LE-17', 'LE-18', 'LE-21', 'LE-36'],
  'Legend and minions have cards of their own; the Legend brings one set of its list',
  () => {
    for (const { minionSets, stances, tags } of LEGENDS) {
      expect([minionSets.length, stances.length, tags.includes('Encounter')]).toEqual([2, 2, true]);
      for (const { minions } of minionSets) expect(minions.every(id => MINIONS.some(card => card.id === id))).toBe(true);
    }
    for (const { stances, tags } of MINIONS) expect([stances.length, tags.includes('Encounter')]).toEqual([1, true]);
    expect(UNITS.filter(({ tags }) => tags.includes('Encounter'))).toEqual([]);
    const s = match({ minions: 'vader-set-b' });
    expect(s.public.units.flatMap(({ seat, card }) => (seat === 0 ? [card] : []))).toEqual([
      'legend-vader',
      'minion-second-sister',
      'minion-purge-troopers',
    ]);
    expect(game.check!({ ...SETUP, minions: 'yoda-set-a' })).toEqual([expect.stringContaining('LE-36')]);
  },
);
rule(['S-UNIT-3', 'LE-37'], 'units are those of the set-up, with the values of their cards', () => {
  const s = match();
  expect(s.public.units.flatMap(({ seat, card }) => (seat === 1 ? [card] : [])).join('+')).toBe(SETUP['cadre.1']);
  for (const [i, { characters, card, tags }] of s.public.units.entries()) {
    const printed = cardOf(s, i as UnitId);
    expect([card, characters.length, tags]).toEqual([printed.id, printed.characters, printed.tags]);
  }
  expect(s.public.units[4]!.characters).toHaveLength(2);
});
rule(['LE-5', 'LE-7', 'LE-11', 'LE-47'], 'the Legend has seven order cards of its own and a Shatterpoint Card', () => {
  for (const { id, minionSets, orders } of LEGENDS) {
    const s = match({ legend: id, minions: minionSets[0]!.id });
    expect(s.public.cards[0]).toEqual([...orders.map(each => ({ is: 'legend', card: each.id })), { is: 'shatterpoint' }]);
    expect([s.public.decks[0].unknown.length, orderCardOf(s, 0 as UnitId)]).toEqual([8, undefined]);
    const other = LEGENDS.find(each => each.id !== id)!;
    expect(() => legendOrder(s, other.orders[0]!.id)).toThrow(`${id} has no order card`);
  }
  for (const { name, refresh, effect, legendAbility } of LEGENDS.flatMap(({ orders }) => orders))
    expect([name.en !== '', refresh >= 1 && refresh <= 3, effect.length > 0, legendAbility.length > 0]).toEqual([true, true, true, true]);
});
rule(['LE-41', 'S-ORD-1', 'LE-19'], 'a cadre deck has a card for each unit and the Shatterpoint Card; minions have none', () => {
  const s = match();
  expect(s.public.cards[1]).toEqual([...[3, 4, 5, 6].map(unit => ({ is: 'unit', unit })), { is: 'shatterpoint' }]);
  expect(s.public.decks.slice(1).map(({ unknown, top, bottom }) => [unknown, top, bottom])).toEqual([
    [[0, 1, 2, 3, 4], [], []],
    [[0, 1, 2, 3, 4], [], []],
  ]);
  expect([1, 2].map(minion => orderCardOf(s, minion as UnitId))).toEqual([undefined, undefined]);
  const trappers = match({ 'cadre.1': TREES });
  expect(trappers.public.cards[1].at(-1)).toEqual({ is: 'tactics', card: 'ewok-traps' });
  expect(trappers.public.cards[1]).toHaveLength(6);
});
rule('LE-P10', 'a player may leave the tactics card out of the order deck', () => {
  const start = () =>
    during(newMatch({ ...SETUP, 'cadre.1': TREES }), { ...Match.frame({ layouts: [] }), step: 'tactics' }).asked('LE-P10', 1);
  const [kept, out] = (['yes', 'no'] as const).map(kind => start().seat(1).answers(code({ kind })).asked('LE-P27'));
  expect([kept!, out!].map(({ state }) => [state.public.cards[1].length, state.public.decks[1].unknown.length])).toEqual([
    [6, 6],
    [5, 5],
  ]);
  expect(out!.state.public.cards[1].at(-1)).toEqual({ is: 'shatterpoint' });
  expect(during(newMatch(SETUP), { ...Match.frame({ layouts: [] }), step: 'tactics' }).state.pending!.rule).toBe('LE-P27'); // nobody brings one
});
rule(['LE-38', 'LE-39', 'LE-40'], 'Force: by the Legend, by the mission; what cadre units have adds nothing', () => {
  const pools = (given: Readonly<Record<string, string>>) => match(given).public.force.map(({ size, ready }) => [size, ready]);
  const vader = LEGENDS.find(({ id }) => id === 'legend-vader')!.force;
  const shaakTi = 'shaak-ti+501st-clone-troopers+commander-cody+212th-clone-troopers';
  expect(UNITS.find(({ id }) => id === 'shaak-ti')!.force).toBe(1);
  expect(pools({ 'cadre.1': shaakTi })).toEqual([
    [vader, vader],
    [4, 4],
    [4, 4],
  ]);
  expect(pools({ mission: 'silence-the-battery' }).slice(1)).toEqual([
    [5, 5],
    [5, 5],
  ]);
  expect(match({ legend: 'legend-yoda', minions: 'yoda-set-a' }).public.force[0].size).toBe(6);
});
rule(['LE-27', 'LE-28', 'LE-P28', 'LE-A2'], 'mission first, by any choice, then layout, Legend, minions and cadres', () => {
  const ORDER = ['mission', 'layout', 'legend', 'minions', 'cadre.1', 'cadre.2'];
  expect(Object.keys(game.options).filter(option => ORDER.includes(option))).toEqual(ORDER);
  expect(game.options['mission']).toMatchObject({ words: MISSIONS.map(({ id }) => id) });
  for (const { id } of MISSIONS) expect(boxOf(match({ mission: id })).mission.id).toBe(id);
  const random = during(newMatch({ ...SETUP, layout: 'random' }), Match.frame({ layouts: ['refinery', 'jungle-clearing'] }));
  expect(random.state.pending).toMatchObject({ rule: 'LE-P28', asks: [{ seat: -1 }] });
  expect(random.chance(1).facts('encounter')).toMatchObject([{ layout: 'jungle-clearing' }]);
});
rule(
  ['LE-70', 'LE-71', 'LE-72', 'LE-73', 'S-STR-1', 'S-MIS-1'],
  'every mission has a dashboard: a tracker from 0, and what it says itself',
  () => {
    const boards = MISSIONS.map(({ id }) => newMatch({ ...SETUP, mission: id }).public.dashboard);
    expect(boards.map(({ tracker }) => tracker)).toEqual([0, 0, 0]);
    expect(MISSIONS.map(({ tracker: { last, alerts } }) => [last, alerts.map(({ from }) => from)])).toEqual([
      [8, [0, 3, 6]],
      [8, [0, 3, 6]],
      [10, [0, 3, 6, 9]],
    ]);
    expect(boards.map(({ pools, counters, targets, exposed }) => [pools, counters, targets.length, exposed])).toEqual([
      [[5, 5, 5], [], 0, 0],
      [[], [], 3, 0],
      [[], [0], 1, 0],
    ]);
  },
);
rule(['LE-78', 'LE-80', 'LE-A3'], 'a mission names its armored targets; each has rows of spaces with icons', () => {
  expect(armoredTargets(match())).toEqual([]);
  const guests = match({ mission: 'uninvited-guests' });
  expect([0, 1, 2].map(i => targetDef(guests, i).objective)).toEqual(['generator-1', 'generator-2', 'generator-3']);
  expect([0, 1, 2].map(i => targetSpot(guests, i).at.y)).toEqual([10, 18, 26].map(y => y * INCH));
  expect(targetDef(guests, 0).name.en).toBe('Shield Generator 1');
  expect(() => targetDef(guests, 3)).toThrow('no armored target 3');
  const rows = MISSIONS.flatMap(({ targets }) => targets.flatMap(({ tracks }) => tracks.map(({ spaces }) => spaces)));
  expect(rows.map(spaces => spaces.length)).toEqual([9, 9, 9, 5, 5, 5]);
  expect(rows.flat().every(icons => icons.length > 0)).toBe(true);
});
rule(['S-MEAS-3', 'LE-T9'], 'the numbers of a map are the centres of its tokens, which lie on Elevation 0', () => {
  const at = (mission: string) =>
    match({ mission }).public.objectives.map(({ at: { x, y, elevation } }) => [x / INCH, y / INCH, elevation]);
  expect(at('make-an-entrance').slice(0, 3)).toEqual([
    [8, 10, 0],
    [28, 10, 0],
    [9, 18, 0],
  ]);
  expect(at('uninvited-guests').slice(2, 4)).toEqual([
    [18, 26, 0],
    [13, 10, 0],
  ]);
});
rule(
  ['SB-1', 'S-OBJ-3', 'LE-P3'],
  'the battery is contested like any objective and controlled by nobody; published objectives are all active',
  () => {
    const s = match({ mission: 'silence-the-battery' });
    expect(s.public.objectives.map((_, i) => isControllable(s, objective(i)))).toEqual([false, true, true, true, true]);
    expect(s.public.objectives.every(({ control }) => control === 'nobody')).toBe(true);
    expect(s.public.dashboard).toMatchObject({ tracker: 0, counters: [0], targets: [{ track: 0, covered: 0, destroyed: false }] });
    expect(contests(s, put(s, REX, 0, 18, 19), objective(0))).toBe(true);
    for (const mission of ['make-an-entrance', 'uninvited-guests']) {
      const published = match({ mission });
      expect(published.public.objectives.filter((_, i) => isControllable(published, objective(i)))).toHaveLength(9);
    }
  },
);
rule('LE-A4', 'the 501st keep their printed first option: a condition and damage', () => {
  const { tree } = UNITS.find(({ id }) => id === '501st-clone-troopers')!.stances[0]!;
  expect(tree.start.map(option => tree.options[option])).toEqual([['pinned', 'damage']]);
  const s = match();
  const [attacker, defender] = [put(s, 4, 0, 18, 9), put(s, 1, 0, 18, 14)];
  const t = during(s, Attack.frame({ attacker, defender, kind: 'ranged', inCombatAction: false, seat: 1 }));
  expect(anyhow(t).facts('branch')[0]).toMatchObject({ option: 'M1', icons: ['pinned', 'damage'] });
});
rule(['LE-P36', 'S-TOOL-4'], 'nobody has secrets: every seat sees the same table, and may measure it at any time', () => {
  const s = match();
  s.public.turn = 0;
  const views = [0, 1, 2].map(seat => viewOf(s, seat));
  expect(views.map(view => JSON.stringify(view.public))).toEqual([0, 1, 2].map(() => JSON.stringify(s.public)));
  expect(game.imagine(views[1]!, seeded(1))).toEqual([null, null, null]);
  expect(views.map(view => isWithin(view, character(0), character(1), 2))).toEqual([true, true, true]);
});
rule(['S-SET-1', 'LE-59', 'LE-P27'], 'nobody rolls for the first turn: the cadres deploy first, and one of them begins', () => {
  const t = during(newMatch(SETUP), Match.frame({ layouts: [] }))
    .asked('LE-P27', 1)
    .asked('LE-P27', 2);
  expect(t.state.pending!.asks.map(({ seat }) => seat)).toEqual([1, 2]);
  const played = during(match(), { ...Match.frame({ layouts: [] }), step: 'cycles' }).asked('LE-62');
  expect(played.state.pending!.asks.map(({ seat }) => seat)).toEqual([...CADRES]);
  for (const seat of CADRES) played.seat(seat).answers(code({ kind: 'seat', seat: 2 }));
  expect(played.facts('turn')).toMatchObject([{ seat: 2 }]);
});
rule(
  ['LE-M3', 'S-DEP-1', 'LE-P30', 'LE-P31'],
  'squads in turn, a Secondary with the Supporting unit it was built with; then the Legend',
  () => {
    const t = during(newMatch(SETUP), Deployment.frame({}));
    for (const seat of CADRES) t.seat(seat).answers(code({ kind: 'seat', seat: 2 }));
    t.offered([7, 9].map(unit => code({ kind: 'unit', unit: unit as UnitId })))
      .seat(2)
      .answers(code({ kind: 'unit', unit: 9 as UnitId }));
    anyhow(t);
    const order = t.facts('deployed').map(({ unit }) => unit);
    expect([...new Set(order.slice(0, 3))]).toEqual([9, 10]); // Wolffe with the Wolfpack
    expect([...new Set(t.facts('deployed').map(({ seat }) => seat))]).toEqual([2, 1, 0]);
    const squads = order.filter((unit, i) => unit !== order[i - 1] && [3, 5, 7, 9].includes(unit)).map(unit => (unit < 7 ? 1 : 2));
    expect(squads).toEqual([2, 1, 2, 1]);
    expect(order.at(-5)).toBe(0);
    expect(t.state.public.characters.every(({ at }) => typeof at === 'object')).toBe(true);
  },
);
rule('S-DEP-1', 'the others of a squad are refused by the rule of deployment when they stand too far away', () => {
  const t = during(newMatch(SETUP), DeploySquad.frame({ units: [REX, 4 as UnitId] })).asked('S-DEP-1', 1);
  t.seat(1)
    .answers(18 * INCH, 2 * INCH, 0)
    .asked('S-DEP-1', 1);
  const { space } = t.state.pending!.asks[0]!;
  expect(rules.ground(t.state).refuse(space as Place, [22 * INCH, 2 * INCH, 0])).toMatchObject({ rule: 'S-DEP-1', why: 'too-far' });
  t.seat(1)
    .answers(20 * INCH, 2 * INCH, 0)
    .seat(1)
    .answers(16 * INCH, 2 * INCH, 0)
    .over();
});
rule(['LE-P31', 'LE-M3'], 'where the squad has left no room within its range, the next range counts', () => {
  const s = newMatch(SETUP);
  for (const [i, id] of s.public.units
    .slice(3)
    .flatMap(({ characters }) => characters)
    .entries())
    Object.assign(s.public.characters[id]!, {
      at: {
        x: Math.round((16 + 1.6 * (i % 4)) * INCH),
        y: Math.round((0.8 + 1.6 * Math.floor(i / 4)) * INCH),
        elevation: 0,
      },
    });
  const [last] = s.public.units[4]!.characters;
  Object.assign(s.public.characters[last!]!, { at: 'waiting' });
  const t = during(s, DeploySquad.frame({ units: [REX, 4 as UnitId] }));
  expect(t.state.pending!.rule).toBe('S-DEP-1');
  anyhow(t).over();
  expect(t.facts('deployed')).toMatchObject([{ character: last }]);
});
rule(['S-DEP-2', 'LE-P31'], 'the end of set-up is a moment of its own: cadre 1, cadre 2, then the Legend', () => {
  const s = match({ 'cadre.1': TREES, 'cadre.2': 'agent-kallus+stormtroopers+stormtrooper-sergeant+snowtroopers' });
  const t = during(s, { ...Match.frame({ layouts: [] }), step: 'setupEnd' });
  const told: number[] = [];
  const random = seeded(2);
  const answered = atMost();
  while (t.state.pending!.rule !== 'LE-62') {
    answered();
    const { seat, space } = t.state.pending!.asks[0]!;
    told.push(seat);
    t.seat(seat).answers(...sample(space, random, rules.ground(t.state)));
  }
  expect([...new Set(told)]).toEqual([1, 2]);
  expect(t.facts('ability').map(({ ability }) => ability)).toEqual(['forest-dwellers', 'forest-dwellers', 'uncertain-loyalties']);
  expect(t.facts('turn')).toEqual([]);
});
rule(['LE-P35', 'LE-44'], 'two cadres of one person keep their pools, decks and turns apart', () => {
  const s = match();
  s.public.force[1].ready = 1;
  expect([s.public.force[1] === s.public.force[2], s.public.decks[1] === s.public.decks[2]]).toEqual([false, false]);
  expect(s.public.force[2].ready).toBe(4);
  expect(s.public.cards[1].some(each => s.public.cards[2].includes(each))).toBe(false);
});
rule(['S-SQD-2', 'LE-30', 'S-SQD-1'], 'a cadre has exactly two squads: nobody brings more and chooses later', () => {
  const four = `${SETUP['cadre.1']}+${SETUP['cadre.2']}`;
  expect(game.checkBrought!('cadre', four, 1, { ...SETUP, 'cadre.1': four })).toContainEqual(expect.stringContaining('LE-30'));
  expect(game.checkBrought!('cadre', SETUP['cadre.1'], 1, { ...SETUP, content: '' })).toEqual([]);
});
rule(['S-DEP-1', 'LE-M3'], 'an ability may let a unit deploy farther from the first character of its squad', () => {
  const s = newMatch({ ...SETUP, 'cadre.1': 'chewie+rebel-commandos+luke-skywalker+lando-and-r2-d2' });
  const t = during(s, DeploySquad.frame({ units: [REX, 4 as UnitId] }));
  t.seat(1).answers(18 * INCH, 2 * INCH, 0);
  t.refused(1, 23 * INCH, 2 * INCH, 0);
  for (const x of [22, 14]) t.seat(1).answers(x * INCH, 2 * INCH, 0); // range 2
  expect(t.over().facts('deployed')).toHaveLength(3);
});
