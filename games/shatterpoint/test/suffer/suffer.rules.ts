import type { Call } from '@cadre/core';
import { LEGENDS } from '@cadre/shatterpoint/content/legends/index';
import { MINIONS } from '@cadre/shatterpoint/content/minions/index';
import { UNITS } from '@cadre/shatterpoint/content/units/index';
import { ABILITIES } from '@cadre/shatterpoint/effects/book';
import { procedure } from '@cadre/shatterpoint/options';
import type { EncounterState, UnitId } from '@cadre/shatterpoint/state';
import { gainCondition, loseCondition } from '@cadre/shatterpoint/suffer/conditions';
import { type Dealer, dealDamage, takeDamage } from '@cadre/shatterpoint/suffer/damage';
import { Defeat } from '@cadre/shatterpoint/suffer/defeat';
import { Heal, mend } from '@cadre/shatterpoint/suffer/heal';
import { canHeal, healsOf } from '@cadre/shatterpoint/suffer/healable';
import { dropHunker, gainHunker, loseHunker } from '@cadre/shatterpoint/suffer/hunker';
import { straining } from '@cadre/shatterpoint/suffer/straining';
import { AfterWound } from '@cadre/shatterpoint/suffer/wound';
import { rule, type Scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { code } from '../attack/fight.js';
import { card, character, during, encounter, gameOf, objectiveAt, type Placed, spot, unit } from '../stage.js';

const trooper = card('trooper', { stamina: 5 });
const legend = card('legend', { type: 'legend', stamina: 10 });
const minion = card('minion', { type: 'minion', durability: '-', stamina: 3 });
const hero = card('hero', { type: 'minion', durability: 'U', stamina: 3 });
/** Calls whatever a function of the rules returns. */
const Doing = procedure('doing', {
  locals: (x: { what: number }) => x,
  steps: { do: { rule: 'S-EFF-1', run: (s, f): Call | void => DEEDS[f.what]!(s) } },
});
const DEEDS: ((s: EncounterState) => Call | void)[] = [];
const game = gameOf([Doing, Heal, AfterWound, Defeat]);
const doing = (s: EncounterState, deed: (s: EncounterState) => Call | void): Scenario<EncounterState> =>
  during(game, s, Doing.call({ what: DEEDS.push(deed) - 1 }));
const damaged = (s: EncounterState, id: UnitId, n: number, by: Dealer = 'nobody') => doing(s, t => dealDamage(t, id, n, by, 'test')).over();
const table = (...placed: Placed[]): EncounterState => encounter(placed);
const one = (given: Partial<Placed> = {}): EncounterState =>
  table({ card: trooper, at: [[18, 9]], ...given }, { card: trooper, at: [[18, 30]] });

rule(['S-WND-1', 'S-EFF-1'], 'damage up to the Stamina wounds; what is beyond is lost', () => {
  const t = damaged(one({ damage: 2 }), unit(0), 2);
  expect(t.state.public.units[0]).toMatchObject({ damage: 4, wounded: 0 });
  const dead = damaged(one({ damage: 3 }), unit(0), 4);
  expect(dead.state.public.units[0]).toMatchObject({ damage: 5, wounded: 1 });
  expect(dead.facts('damage')).toMatchObject([{ n: 2, total: 5 }]);
  expect(dead.facts('wounded')).toHaveLength(1);
});
rule('S-WND-3', 'a Wounded unit takes no damage and keeps what it has', () => {
  const s = one({ damage: 5, wounded: 1, conditions: ['pinned'] });
  expect(takeDamage(s, unit(0), 3, 'nobody', 'test')).toEqual({ damage: 0, wounded: false });
  mend(s, unit(0), 2, 'S-EFF-4');
  expect(s.public.units[0]!.damage).toBe(5);
  expect(healsOf(s, character(0))).toEqual([{ kind: 'cure', unit: 0, condition: 'pinned' }]);
});
rule('LE-O6', 'a unit that becomes Wounded keeps hunker tokens and conditions', () => {
  const t = damaged(one({ hunker: 2, conditions: ['exposed'] }), unit(0), 9);
  expect(t.state.public.units[0]).toMatchObject({ wounded: 1, hunker: 2, conditions: ['exposed'] });
});
rule(['LE-23', 'LE-24', 'LE-P14'], 'a unit of Durability "-" is defeated by its first Wound, others are not', () => {
  const s = table(
    { card: legend, at: [[18, 30]], seat: 0 },
    {
      card: minion,
      at: [
        [18, 26],
        [20, 26],
      ],
    },
    { card: hero, at: [[10, 26]] },
  );
  const t = damaged(s, unit(1), 3);
  expect(t.state.public.units[1]).toMatchObject({ defeated: true, wounded: 1 });
  expect(t.state.public.characters.map(c => c.at)).toEqual([spot([18, 30]), 'removed', 'removed', spot([10, 26])]);
  expect(t.facts('defeated')).toMatchObject([{ rule: 'LE-23', spots: [spot([18, 26]), spot([20, 26])] }]);
  expect(damaged(s, unit(2), 3).state.public.units[2]).toMatchObject({ defeated: false, wounded: 1 });
  expect(takeDamage(t.state, unit(1), 3, 'nobody', 'test').damage).toBe(0);
});
rule(['S-WND-6', 'LE-P8', 'LE-H8'], 'a defeated unit leaves the table with its abilities, its order card and its marks', () => {
  const s = one();
  s.public.roster = [0, 1].map(id => ({ id: id as never, seat: 1, keywords: {} }));
  s.public.marks = [{ mark: 'quarry', unit: unit(0) }];
  const t = doing(s, () => Defeat.call({ unit: unit(0) })).over();
  expect(t.state.public.roster.map(holder => holder.id)).toEqual([1]);
  expect(t.state.public.marks).toEqual([]);
  expect(t.facts('defeated')).toMatchObject([{ rule: 'S-WND-6' }]);
  expect(doing(t.state, () => Defeat.call({ unit: unit(0) })).facts('defeated')).toEqual([]);
});
rule(['LE-M1', 'LE-A16', 'LE-A20'], 'the Struggle token moves for cadre units and the Legend, not for minions', () => {
  const after = (id: number, tracker: number): number => {
    const s = table({ card: legend, at: [[18, 30]], seat: 0 }, { card: minion, at: [[18, 26]] }, { card: trooper, at: [[18, 9]], seat: 1 });
    s.public.dashboard.tracker = tracker;
    return damaged(s, unit(id), 10).state.public.dashboard.tracker;
  };
  expect([after(2, 0), after(0, 0), after(0, 4), after(1, 4), after(2, 8)]).toEqual([1, 0, 3, 4, 8]);
});
/** The Legend, one more of its side if wanted, and two cadre units around an objective that the cadre controls. */
const contest = (second: boolean): EncounterState => {
  const s = table(
    { card: legend, at: [[18, 14]], seat: 0 },
    { card: minion, at: [second ? [16, 11] : [2, 34]] },
    { card: trooper, at: [[18, 9]], seat: 1 },
    { card: trooper, at: [[20, 9]], seat: 2 },
  );
  s.public.objectives = [objectiveAt([18, 11.5], { control: 'cadre' })];
  return s;
};
rule(['LE-12', 'LE-13', 'LE-14', 'LE-15', 'LE-H6'], 'a Wound by the Legend takes the control token where the cadre is outnumbered', () => {
  const after = (s: EncounterState, by: Dealer) => damaged(s, unit(2), 5, by).state.public.objectives[0]!.control;
  expect(after(contest(true), character(0))).toBe('nobody');
  expect(after(contest(false), character(0))).toBe('cadre'); // one against one
  expect(after(contest(true), character(1))).toBe('cadre'); // a minion
  expect(after(contest(true), 'nobody')).toBe('cadre');
});
rule(['S-COND-5', 'LE-O4'], 'a unit has a condition once, and keeps them in one order', () => {
  const s = one();
  for (const condition of ['pinned', 'strained', 'pinned'] as const) gainCondition(s, unit(0), condition, 'S-TREE-5');
  expect(s.public.units[0]!.conditions).toEqual(['strained', 'pinned']);
  expect(s.out).toHaveLength(2);
  loseCondition(s, unit(0), 'strained', 'S-EFF-4');
  loseCondition(s, unit(0), 'strained', 'S-EFF-4');
  expect(s.public.units[0]!.conditions).toEqual(['pinned']);
  expect(s.out).toHaveLength(3);
  s.public.units[0]!.defeated = true;
  gainCondition(s, unit(0), 'exposed', 'S-TREE-5');
  expect(s.public.units[0]!.conditions).toEqual(['pinned']);
});
rule('S-COND-1', 'straining costs 3 damage and the condition, if the unit was Strained from the start', () => {
  const t = doing(one({ conditions: ['strained'] }), s => straining(s, unit(0)));
  expect(t.state.public.units[0]).toMatchObject({ damage: 3, conditions: [] });
  expect(doing(one(), s => straining(s, unit(0))).state.public.units[0]!.damage).toBe(0);
  expect(doing(one({ conditions: ['strained'] }), s => straining(s, unit(0), false)).state.public.units[0]).toMatchObject({
    damage: 0,
    conditions: ['strained'],
  });
});
const END = code({ kind: 'end' });
rule('S-EFF-4', 'a heal, and all that would follow it, may be declined', () => {
  const s = one({ damage: 2, conditions: ['pinned'] });
  const t = doing(s, () => Heal.call({ character: character(0), seat: 1, times: 2 })).asked('S-EFF-4', 1);
  t.seat(1).answers(END).over();
  expect(t.state.public.units[0]).toMatchObject({ damage: 2, conditions: ['pinned'] });
});
rule('S-EFF-4', 'a heal removes 1 damage or 1 condition of the own unit or of an ally within range 2', () => {
  const s = table(
    { card: trooper, at: [[18, 9]], damage: 2 },
    { card: trooper, at: [[18, 13]], seat: 2, damage: 1, conditions: ['disarmed'] },
    { card: trooper, at: [[18, 20]], seat: 2, damage: 1 },
    { card: trooper, at: [[18, 6]], seat: 0, damage: 1 },
  );
  const t = doing(s, () => Heal.call({ character: character(0), seat: 1 })).asked('S-EFF-4', 1);
  const [own, ally] = [code({ kind: 'damage', unit: unit(0) }), code({ kind: 'damage', unit: unit(1) })];
  const cure = code({ kind: 'cure', unit: unit(1), condition: 'disarmed' });
  t.offered([END, own, ally, cure]).seat(1).answers(ally).over();
  expect(t.state.public.units.map(each => each.damage)).toEqual([2, 0, 1, 1]);
  const cured = doing(t.state, () => Heal.call({ character: character(0), seat: 1 })).offered([END, own, cure]);
  expect(cured.seat(1).answers(cure).over().state.public.units[1]!.conditions).toEqual([]);
  const only = doing(cured.state, () => Heal.call({ character: character(0), seat: 1, times: 2 })).asked('S-EFF-4', 1);
  only.offered([END, own]).seat(1).answers(own).offered([END, own]);
  expect(only.state.public.units[0]!.damage).toBe(1);
  expect(canHeal(only.state, character(0))).toBe(true);
  only.state.public.units[0]!.damage = 0;
  expect(canHeal(only.state, character(0))).toBe(false);
});
rule(['S-EFF-5', 'LE-P37', 'S-ENG-4'], 'hunker tokens have no maximum, and an engaged unit gains none', () => {
  const s = one();
  for (let i = 0; i < 5; i++) gainHunker(s, unit(0), 1, 'S-EFF-5');
  expect(s.public.units[0]!.hunker).toBe(5);
  loseHunker(s, unit(0), 2, 'S-COV-4');
  expect(s.public.units[0]!.hunker).toBe(3);
  loseHunker(s, unit(0), 'all', 'S-COV-4');
  expect(s.public.units[0]!.hunker).toBe(0);
  const engaged = table({ card: trooper, at: [[18, 9]] }, { card: trooper, at: [[18, 12]] });
  gainHunker(engaged, unit(0), 1, 'S-EFF-5');
  expect(engaged.public.units[0]!.hunker).toBe(0);
  const none = doing(one(), t => gainHunker(t, unit(0), 0, 'S-EFF-5')).over();
  expect(none.facts('hunker')).toEqual([]);
});
rule('S-COV-4', 'who is engaged loses all hunker tokens', () => {
  const s = table(
    { card: trooper, at: [[18, 9]], hunker: 2 },
    { card: trooper, at: [[18, 12]], hunker: 1, wounded: 1 },
    { card: trooper, at: [[30, 30]], hunker: 1 },
  );
  dropHunker(s);
  expect(s.public.units.map(each => each.hunker)).toEqual([0, 0, 1]);
});

rule('LE-H15', 'no card of the Legend’s side is better off damaged, so nobody is asked how much damage goes', () => {
  const own = [...LEGENDS, ...MINIONS].map(each => ('orders' in each ? [each.abilities, each.orders] : each.abilities));
  expect(JSON.stringify(own)).not.toContain('"damaged"');
  expect(JSON.stringify(UNITS.map(({ abilities }) => abilities))).toContain('"damaged"'); // the word is in use elsewhere
});
rule('S-COND-4', 'nothing speaks of a Pinned unit but what enemies do to it, so nobody wants to keep it', () => {
  const speakOf = [...ABILITIES.values()].filter(each => JSON.stringify(each).includes('"is":"condition","condition":"pinned"'));
  expect(speakOf.map(({ id }) => id)).toEqual(['what-does-this-do']);
});
