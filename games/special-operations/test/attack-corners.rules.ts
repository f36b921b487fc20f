import { OFFER } from '@cadre/core';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { Attack } from '../src/attack/attack.js';
import { attackProblem } from '../src/attack/targets.js';
import { GLOSSARY } from '../src/keywords/keywords.js';
import { Activation } from '../src/round/activation.js';
import type { BattleState } from '../src/state.js';
import { areaCard, attack, BLANK, BLOCK, battle, begin, CRIT, duel, fixture, HIT, MISS, Opens, type Placed, unit } from './battle.js';

const TROOPER = 'rebel-trooper';
const STORM = 'stormtrooper';
const guardian = (holder: number): number => OFFER.encode({ kind: 'offer', keyword: GLOSSARY.guardian.id, holder });
const shot = (s: BattleState) =>
  Attack.call({ attacker: unit(0), target: unit(1), weapon: 1, melee: false, seat: s.public.units[0]!.seat });
/** Unit 0 in its activation, with this behind it. */
const activation = (change: (locals: { done: string[]; withdrew: boolean }) => void) => {
  const call = Activation.call({ unit: unit(0) }, 'tidy');
  if (Activation.is(call.call)) change(call.call.locals);
  return call;
};

rule('SO-G38', 'who aimed in this activation sees through bad weather; six inches are always left in darkness', () => {
  const s = () => duel({ type: TROOPER }, { type: 'clone-trooper' }, [], { chart: { weather: 'weather', rounds: 'early' } });
  const cover = (done: string[]) => {
    const battlefield = s();
    return begin(
      battlefield,
      activation(f => f.done.push(...done)),
      shot(battlefield),
    )
      .chance(HIT, BLANK, BLANK)
      .facts('cover').length;
  };
  expect([cover([]), cover(['aim'])]).toEqual([1, 0]);
  const spear = (x: number) =>
    attackProblem(
      duel({ type: 'ewok-hunt-leader' }, { type: STORM, at: [x, 0.7] }, [], { chart: { weather: 'darkness', rounds: 'early' } }),
      unit(0),
      unit(1),
      0,
    );
  expect([spear(4 + 1.063 + 5.9)?.why, spear(4 + 1.063 + 6.1)?.why]).toEqual([undefined, 'out-of-range']);
});
rule('SO-K37', 'shields take critical results first, so that a guardian can take the hits', () => {
  const s = duel({ type: TROOPER }, { type: 'bx-command-droid', shield: 1 }, [{ type: 'ig-100-magnaguard', seat: 1, at: [15, 0.7] }]);
  const t = attack(s, 1).chance(CRIT, HIT, BLANK).asked('SO-K37', 1).seat(1).answers(1);
  t.asked('L-GEN-2', 1).seat(1).answers(guardian(2)).chance(BLOCK).over();
  expect(t.state.public.units.map(u => u.wounds)).toEqual([0, 0, 0]);
});
rule('SO-H14', 'an area attack does not use observation tokens', () => {
  const s = duel({ type: TROOPER }, { type: STORM, observation: 2 });
  const card = areaCard('corner-charge', { red: 2 }, []);
  begin(s, Attack.call({ attacker: 'nobody', card, target: unit(1), weapon: 0, melee: false, seat: 0 }))
    .chance(BLANK, BLANK)
    .over();
});
rule('L-ATK-1', 'who attacked a unit is remembered once, and an attacker can be seen again', () => {
  const s = duel({ type: TROOPER, untargetableBeyond: 12 }, { type: STORM });
  const once = attack(s, 1).chance(BLANK, BLANK, BLANK).over();
  expect([once.state.public.units[0]!.untargetableBeyond, once.state.public.units[1]!.attackedBy]).toEqual([0, [0]]);
  const twice = begin(once.state, shot(once.state)).chance(BLANK, BLANK, BLANK).over();
  expect(twice.state.public.units[1]!.attackedBy).toEqual([0]);
});
rule('SO-K15', 'a guardian that is suppressed, or does not see the target, cannot help', () => {
  const friend = fixture(TROOPER, 'bodyguard', { keywords: [{ keyword: 'guardian', x: 1, of: ['commander'] }] });
  const s = (guard: Partial<Placed>, at: readonly [number, number] = [13.063, 0.7]) =>
    battle([
      { type: STORM, at: [12, 1] },
      { type: 'rebel-trooper-captain', seat: 1, at },
      { type: friend, seat: 1, at: [15, 0.7], ...guard },
    ]);
  const roll = (state: BattleState) => attack(state, 1).chance(HIT, BLANK);
  roll(s({})).asked('L-GEN-2', 1);
  roll(s({ suppression: 1 })).asked('L-GEN-2', 1);
  roll(s({ suppression: 2 }))
    .asked('L-ATK-7')
    .chance(MISS)
    .over();
  // the building lies between them
  roll(s({ at: [12, 14.2] }, [12, 9.8])).asked('L-ATK-7');
  roll(s({ at: [9, 9.8] }, [12, 9.8])).asked('L-GEN-2', 1);
});
rule('SO-K5', 'a unit that withdrew does not charge', () => {
  const s = () => duel({ type: 'ewok-hunter-spear' }, { type: STORM, at: [5.063, 0.7] });
  const moved = (withdrew: boolean) =>
    begin(
      s(),
      activation(f => {
        f.withdrew = withdrew;
      }),
      Opens.acted.call({ unit: unit(0), action: 'move' }),
    );
  moved(false).asked('L-GEN-2', 0);
  moved(true).over();
});
