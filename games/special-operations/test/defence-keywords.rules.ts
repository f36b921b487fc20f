import { longest, OFFER } from '@cadre/core';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { Attack } from '../src/attack/attack.js';
import { GLOSSARY, words } from '../src/keywords/keywords.js';
import type { HolderId } from '../src/state.js';
import { attack, BLANK, BLOCK, begin, CRIT, duel, HIT, MISS, type Placed, SHIELD_SURGE, unit } from './battle.js';
import { CLONE, STORM, shooter, TROOPER, target, wounds } from './keyword-shots.js';

const offer = (keyword: keyof typeof GLOSSARY, holder: number): number =>
  OFFER.encode({ kind: 'offer', keyword: GLOSSARY[keyword].id, holder });
rule('SO-K8', 'Danger Sense X: a defence die more for each suppression token, at most X, if any is rolled', () => {
  const dice = (suppression: number) =>
    attack(duel({ type: TROOPER }, { type: 'rebel-pathfinder', seat: 1, suppression }), 1).chance(HIT, BLANK, BLANK).state.pending!.asks[0]!
      .space;
  expect([0, 1, 2, 3].map(n => longest(dice(n)))).toEqual([1, 2, 3, 3]);
  attack(duel({ type: TROOPER }, { type: 'rebel-pathfinder', suppression: 2 }), 1)
    .chance(BLANK, BLANK, BLANK)
    .over();
  const s = duel({ type: 'rebel-pathfinder' }, { type: STORM });
  expect([words.total(s, 'keptSuppression', { unit: unit(0) }), words.total(s, 'keptSuppression', { unit: unit(1) })]).toEqual([2, 0]);
});
rule('SO-K14', 'Exemplar: once in an attack a friend of its faction within 12 inches spends one of its tokens', () => {
  const near = (officer: Partial<Placed>, faction = STORM) =>
    duel({ type: faction }, { type: TROOPER }, [{ type: 'imperial-officer', aim: 2, ...officer }]);
  const t = attack(near({ at: [2, 0.7] }), 1)
    .chance(BLANK, BLANK)
    .asked('L-ATK-4', 0)
    .seat(0)
    .answers(0, 1)
    .chance(BLANK, BLANK)
    .over();
  expect(t.state.public.units[2]!.aim).toBe(1);
  attack(near({ at: [18.5, 0.7] }), 1)
    .chance(BLANK, BLANK)
    .over();
  attack(near({ at: [2, 0.7] }, TROOPER), 1)
    .chance(BLANK, BLANK, BLANK)
    .over();
  attack(near({ at: [2, 0.7], seat: 1 }), 1)
    .chance(BLANK, BLANK)
    .over();
  const beside = (officer: readonly [number, number]) =>
    attack(duel({ type: STORM, at: [12, 9.8] }, { type: TROOPER, at: [12, 7] }, [{ type: 'imperial-officer', aim: 1, at: officer }]), 1);
  beside([9, 9.8]).chance(BLANK, BLANK).asked('L-ATK-4', 0);
  beside([12, 14.2]).chance(BLANK, BLANK).over(); // behind the building
});
rule('SO-K15', 'Guardian: a friend near by takes hits and rolls for them; every blank wounds it', () => {
  const s = (guard: Partial<Placed>) =>
    duel({ type: TROOPER }, { type: 'bx-command-droid' }, [{ type: 'ig-100-magnaguard', seat: 1, at: [15, 0.7], ...guard }]);
  const t = attack(s({}), 1)
    .chance(HIT, HIT, BLANK)
    .asked('L-GEN-2', 1)
    .offered([offer('guardian', 2)]);
  t.seat(1).answers(offer('guardian', 2)).asked('SO-K15').chance(MISS).asked('L-ATK-7').chance(BLOCK).over();
  expect(t.state.public.units.map(u => u.wounds)).toEqual([0, 0, 1]);
  const surge = attack(s({}), 1).chance(HIT, BLANK, BLANK).seat(1).answers(offer('guardian', 2)).chance(SHIELD_SURGE).over();
  expect(surge.state.public.units[2]!.wounds).toBe(1); // its chart has no block for it
  attack(s({}), 1).chance(CRIT, BLANK, BLANK).asked('L-ATK-7'); // critical results cannot be taken
  attack(s({ at: [22, 0.7] }), 1)
    .chance(HIT, BLANK, BLANK)
    .asked('L-ATK-7');
  attack(s({ seat: 0 }), 1)
    .chance(HIT, BLANK, BLANK)
    .asked('L-ATK-7');
  attack(duel({ type: TROOPER }, { type: 'bx-vibrosword' }, [{ type: 'ig-100-magnaguard', seat: 1, at: [15, 0.7] }]), 1)
    .chance(HIT, BLANK, BLANK)
    .asked('L-ATK-7'); // no commander
  const engaged = duel({ type: TROOPER }, { type: 'bx-command-droid' }, [
    { type: 'ig-100-magnaguard', seat: 1, at: [15, 0.7] },
    { type: TROOPER, at: [16.063, 0.7] },
  ]);
  attack(engaged, 1).chance(HIT, BLANK, BLANK).asked('L-ATK-7');
});
rule(['SO-K16', 'SO-K57'], 'Immune: Melee Pierce and Immune: Pierce', () => {
  const s = (x: number, type: string) => duel({ type: 'ewok-hunter-stone-axe' }, { type, at: [x, 0.7] });
  const melee = attack(s(5.063, 'ig-100-magnaguard')).chance(HIT, BLANK, BLANK).chance(BLOCK).over();
  expect(melee.facts('defended')).toEqual([expect.objectContaining({ pierced: 0 })]);
  const ranged = attack(duel({ type: shooter('p1', [['pierce', 1]]) }, { type: 'ig-100-magnaguard' }))
    .chance(HIT, BLANK, BLANK)
    .chance(BLOCK)
    .over();
  expect(ranged.facts('defended')).toEqual([expect.objectContaining({ pierced: 1 })]);
  const always = attack(duel({ type: shooter('p1', [['pierce', 1]]) }, { type: target('immune', [['immune-pierce', 1]]) }))
    .chance(HIT, BLANK, BLANK)
    .chance(BLOCK)
    .over();
  expect(always.facts('defended')).toEqual([expect.objectContaining({ pierced: 0 })]);
});
rule('SO-K17', 'Impervious: as many more dice as the Pierce of the attack, Lethal included', () => {
  const s = duel(
    {
      type: shooter('p1l1', [
        ['pierce', 1],
        ['lethal', 1],
      ]),
      aim: 1,
    },
    { type: 'arc-trooper' },
  );
  const t = attack(s).chance(HIT, HIT, HIT).asked('SO-K49').seat(0).answers(1).asked('L-ATK-7').refused(-1, BLOCK, BLOCK, BLOCK, BLOCK);
  t.chance(BLOCK, BLOCK, BLOCK, BLOCK, BLOCK).over();
});
rule('SO-K23', 'Low Profile: one more defence die in cover', () => {
  const s = (suppression: number, type = 'scout-trooper') => duel({ type }, { type: 'rebel-commando', suppression });
  attack(s(2, TROOPER), 1).chance(HIT, BLANK, BLANK).asked('L-ATK-7').refused(-1, BLOCK).chance(BLOCK, BLOCK).asked('SO-G26');
  attack(s(1, TROOPER), 1).chance(HIT, BLANK, BLANK).chance(BLOCK).over();
  attack(s(2), 1).chance(HIT, BLANK, BLANK).chance(BLOCK).asked('SO-G26'); // Sharpshooter takes the cover away
});
rule('SO-K24', 'Marksman: an aim token makes a blank a hit, or a hit a critical result', () => {
  const s = (dodge = 0) => duel({ type: 'isf-trooper', aim: 2 }, { type: TROOPER, dodge });
  const t = attack(s(), 1).chance(BLANK, BLANK).seat(0).passes().asked('L-GEN-2', 0).seat(0).answers(offer('marksman', 0));
  expect(t.state.public.units[0]!.aim).toBe(1); // against nobody who dodges there is only one thing to make better
  t.asked('SO-K24', 0).offered([0]).seat(0).passes().chance(MISS).over();
  const both = attack(s(1), 1).chance(BLANK, HIT).seat(0).passes().seat(0).answers(offer('marksman', 0)).asked('SO-K24', 0).offered([0, 1]);
  both.seat(0).answers(1).seat(0).answers(0);
  expect(
    both
      .facts('attack-modified')
      .slice(0, 2)
      .map(f => [f['hits'], f['crits']]),
  ).toEqual([
    [0, 1],
    [1, 1],
  ]);
  expect(both.state.public.units[0]!.aim).toBe(0);
});
rule('SO-K25', 'Nimble: who spent a dodge token gains one, once a round', () => {
  const s = duel({ type: STORM }, { type: TROOPER, dodge: 1 });
  const t = attack(s, 1).chance(HIT, BLANK).asked('L-ATK-5', 1).seat(1).answers(1).over();
  expect(t.state.public.units[1]!.dodge).toBe(1);
  const again = begin(t.state, Attack.call({ attacker: unit(0), target: unit(1), weapon: 1, melee: false, seat: 0 }));
  again.chance(HIT, BLANK).seat(1).answers(1).over();
  expect(again.state.public.units[1]!.dodge).toBe(0);
  const unspent = attack(duel({ type: STORM }, { type: TROOPER, dodge: 1 }), 1)
    .chance(HIT, BLANK)
    .seat(1)
    .answers(0)
    .chance(BLOCK)
    .over();
  expect(unspent.state.public.units[1]!.dodge).toBe(1);
});
rule('SO-K26', 'observation tokens on the target reroll one die each', () => {
  const s = duel({ type: TROOPER }, { type: STORM, observation: 2 });
  const t = attack(s, 1).chance(BLANK, BLANK, BLANK).asked('L-ATK-4', 0).refused(0, 0, 1, 2).seat(0).answers(0).chance(HIT);
  expect(t.state.public.units[1]!.observation).toBe(1);
  t.asked('L-ATK-4', 0).seat(0).passes().asked('L-ATK-7');
});
rule('SO-K27', 'Precise X: each aim token rerolls X dice more', () => {
  const t = attack(duel({ type: 'death-trooper', aim: 1 }, { type: TROOPER }), 1).chance(BLANK, BLANK, BLANK, BLANK);
  t.asked('L-ATK-4', 0).seat(0).answers(0, 1, 2, 3).chance(BLANK, BLANK, BLANK, BLANK).over();
  attack(duel({ type: STORM, aim: 1 }, { type: TROOPER }), 1)
    .chance(BLANK, BLANK)
    .seat(0)
    .answers(0, 1);
});
rule('SO-K36', 'Sharpshooter X: the cover of the target counts X less, after improvements, not below none', () => {
  const cover = (type: string, suppression: number) =>
    attack(duel({ type, at: [12, 1] }, { type: CLONE, at: [12, 7], suppression }), 1)
      .chance(HIT, BLANK, BLANK)
      .facts('cover')[0]?.['cover'];
  expect([cover(TROOPER, 0), cover('rebel-commando', 0), cover('rebel-commando', 2)]).toEqual([2, 1, 1]);
  const open = attack(duel({ type: 'rebel-commando' }, { type: CLONE }), 1).chance(HIT, BLANK, BLANK);
  expect(open.facts('cover')).toEqual([]);
});
rule('SO-K37', 'Shielded X: active shield tokens from the start', () => {
  const s = duel({ type: 'bx-deflector-shield' }, { type: STORM });
  expect([words.total(s, 'shields', { unit: unit(0) }), words.total(s, 'shields', { unit: unit(1) })]).toEqual([1, 0]);
});
rule('SO-K55', 'Block: who spent a dodge token blocks with surges, and may spend one without a hit to cancel', () => {
  const s = () => duel({ type: TROOPER }, { type: target('blocker', [['block', 1]]), dodge: 1 });
  const t = attack(s(), 1).chance(CRIT, BLANK, BLANK).asked('L-ATK-5', 1).seat(1).answers(1).chance(SHIELD_SURGE).over();
  expect([wounds(t), t.state.public.units[1]!.dodge]).toEqual([0, 0]);
  expect(wounds(attack(s(), 1).chance(CRIT, BLANK, BLANK).seat(1).answers(0).chance(SHIELD_SURGE).over())).toBe(1);
});
rule('SO-K56', 'Deflect: against ranged attacks surges block, and wound the attacker', () => {
  const t = attack(duel({ type: TROOPER }, { type: target('jedi', [['deflect', 1]]) }), 1)
    .chance(HIT, HIT, BLANK)
    .chance(SHIELD_SURGE, SHIELD_SURGE)
    .over();
  expect(t.state.public.units.map(u => u.wounds)).toEqual([1, 0]);
  const calm = attack(duel({ type: TROOPER }, { type: target('jedi', [['deflect', 1]]) }), 1)
    .chance(HIT, BLANK, BLANK)
    .chance(BLOCK)
    .over();
  expect(calm.state.public.units.map(u => u.wounds)).toEqual([0, 0]);
  const melee = attack(duel({ type: TROOPER }, { type: target('jedi', [['deflect', 1]]), at: [5.063, 0.7] }), 0)
    .chance(HIT, BLANK)
    .chance(SHIELD_SURGE)
    .over();
  expect(melee.state.public.units.map(u => u.wounds)).toEqual([0, 1]);
});
rule('L-DIE-2', 'a printed block for surges makes cover worthless (O-3)', () => {
  const t = attack(duel({ type: TROOPER }, { type: 'death-trooper', suppression: 3 }), 1)
    .chance(HIT, HIT, BLANK)
    .chance(SHIELD_SURGE, SHIELD_SURGE)
    .asked('SO-G26');
  expect(wounds(t)).toBe(0);
});
rule('L-GEN-4', 'a keyword that was taken away does nothing', () => {
  const s = duel({ type: 'rebel-commando', at: [12, 1] }, { type: CLONE, at: [12, 7] });
  words.grant(s, 0 as HolderId, 'sharpshooter', -1, 'round');
  expect(attack(s, 1).chance(HIT, BLANK, BLANK).facts('cover')).toEqual([expect.objectContaining({ cover: 2 })]);
  const nimble = duel({ type: STORM }, { type: TROOPER, dodge: 1 });
  words.grant(nimble, 1 as HolderId, 'nimble', -1, 'round');
  expect(attack(nimble, 1).chance(HIT, BLANK).seat(1).answers(1).over().state.public.units[1]!.dodge).toBe(0);
});
