import { seeded } from '@cadre/kit';
import { WHAT_DOES_THIS_DO, WOLFPACK } from '@cadre/shatterpoint/content/abilities/dice';
import type { Ability, Mod } from '@cadre/shatterpoint/content/effect';
import type { Chart, ChartResult, CombatTree, Icon } from '@cadre/shatterpoint/content/types';
import { ATTACK_FACES, DEFENCE_FACES } from '@cadre/shatterpoint/dice';
import { BOOK } from '@cadre/shatterpoint/effects/book';
import { attackForecast } from '@cadre/shatterpoint/forecast';
import { newRoster } from '@cadre/shatterpoint/keywords/holders';
import type { EncounterState, Lasting } from '@cadre/shatterpoint/state';
import { afterAll, expect, test, vi } from 'vitest';
import { A, B, duel } from './attack/fight.js';
import { plainExpectimax, type Rerolls, type SmallAttack } from './plain-expectimax.js';
import { card, chart, unit } from './stage.js';

const random = seeded(20_262);
const oneIn = (n: number): boolean => random(n) === 0;
const oneOf = <T>(list: readonly T[]): T => list[random(list.length)]!;
const someOf = <T>(list: readonly T[], most: number): T[] => Array.from({ length: random(most + 1) }, () => oneOf(list));
const ICONS: readonly Icon[] = ['damage', 'damage', 'damage', 'strained', 'pinned', 'disarmed', 'heal', 'hunker'];
const ATTACKING: readonly ChartResult[] = [
  { add: 'strike' },
  { add: 'critical' },
  { change: 'strike', into: 'critical' },
  { change: 'block', into: 'failure' },
  { effect: 'damage' },
  { effect: 'pinned' },
];
const DEFENDING: readonly ChartResult[] = [
  { add: 'block' },
  { change: 'strike', into: 'failure' },
  { change: 'critical', into: 'strike' },
  { effect: 'damage' },
  { effect: 'strained' },
];
const chartOf = (results: readonly ChartResult[]): Chart =>
  chart(...[1, 2, 3].filter(() => !oneIn(3)).map(from => ({ from, results: someOf(results, 2) })));
const PLACES = ['T1', 'M1', 'T2', 'M2', 'B2', 'T3', 'M3'] as const;
const LINKS = PLACES.flatMap(a => PLACES.filter(b => a < b && Math.abs(Number(a[1]) - Number(b[1])) <= 1).map(b => [a, b] as const));
const treeOf = (): CombatTree => ({
  start: oneIn(2) ? ['T1', 'M1'] : ['M1'],
  options: Object.fromEntries(PLACES.map(place => [place, [oneOf(ICONS), ...someOf(ICONS, 1)]])),
  links: LINKS.filter(() => !oneIn(3)),
});
const rerollsOf = (faces: readonly string[]): Rerolls =>
  oneIn(2) ? { most: 0, faces } : { most: 1 + random(2), faces: oneIn(2) ? faces : faces.filter(() => !oneIn(2)) };
const smallAttack = (): SmallAttack => {
  const borrowed = oneIn(4) ? chartOf(ATTACKING) : undefined;
  return {
    attackDice: 1 + random(oneIn(4) ? 3 : 2),
    defenceDice: random(3),
    chart: chartOf(ATTACKING),
    defenceChart: chartOf(DEFENDING),
    borrowed,
    tree: treeOf(),
    attackRerolls: rerollsOf(ATTACK_FACES),
    defenceRerolls: rerollsOf(DEFENCE_FACES),
    disarmed: oneIn(8),
    exposed: oneIn(8),
    keepsCriticals: oneIn(6),
    left: 1 + random(6),
    attackerHas: oneIn(4) ? ['strained'] : [],
    // What Does This Do asks for it
    defenderHas: borrowed || oneIn(4) ? ['pinned'] : [],
  };
};
/** Abilities that no card has, as effects that last: the book knows them by numbers of their own. */
const FIRST = 1_000_000;
const given: Mod[][] = [];
const read = BOOK.at.bind(BOOK);
const book = vi
  .spyOn(BOOK, 'at')
  .mockImplementation(script =>
    script < FIRST ? read(script) : [{ op: 'buff', on: 'self', until: 'turn', mods: given[script - FIRST]!.map(is => ({ is })) } as never],
  );
afterAll(() => book.mockRestore());
const lasting = (of: number, ...mods: Mod[]): Lasting => ({
  unit: unit(of),
  character: 'all',
  script: FIRST + given.push(mods) - 1,
  at: 0,
  seat: of === 0 ? 1 : 0,
  until: 'turn',
  chosen: [],
});
const STAMINA = 8;
const encounterOf = (a: SmallAttack): EncounterState => {
  const melee = { dice: a.attackDice, chart: a.chart };
  const s = duel({
    attacker: { melee, tree: a.tree },
    defender: {
      melee: { dice: 0, chart: a.borrowed ?? chart() },
      defence: { melee: a.defenceDice, ranged: 0, chart: a.defenceChart },
    },
    attackers: {
      tags: ['Clone Trooper'],
      abilities: [...(a.keepsCriticals ? [WOLFPACK] : []), ...(a.borrowed ? [WHAT_DOES_THIS_DO] : [])] as Ability[],
    },
    others: [{ card: card('friend', { tags: ['Clone Trooper'] }), at: [[20, 12]], seat: 1 }],
    as: { conditions: [...(a.disarmed ? ['disarmed'] : []), ...a.attackerHas] as never },
    bs: { conditions: [...(a.exposed ? ['exposed'] : []), ...a.defenderHas] as never, damage: STAMINA - a.left },
  });
  s.public.lasting = [
    ...(a.attackRerolls.most > 0 ? [lasting(0, { mod: 'reroll', roll: 'attack', ...a.attackRerolls })] : []),
    ...(a.defenceRerolls.most > 0 ? [lasting(1, { mod: 'reroll', roll: 'defence', ...a.defenceRerolls })] : []),
  ];
  s.public.roster = newRoster(s);
  return s;
};
const ATTACKS = process.env['CADRE_FULL'] ? 50_000 : 5000;
const BATCH = 500;
test.each(Array.from({ length: ATTACKS / BATCH }, (_, i) => i + 1))('best play of both sides in random attacks, batch %i', () => {
  const wrong: string[] = [];
  for (let i = 0; i < BATCH; i++) {
    const a = smallAttack();
    const { worth } = attackForecast(encounterOf(a), { attacker: A, defender: B, kind: 'melee' });
    const expected = plainExpectimax(a);
    if (Math.abs(worth - expected) > 1e-12) wrong.push(`worth ${worth} instead of ${expected}: ${JSON.stringify(a)}`);
  }
  expect(wrong.slice(0, 3)).toEqual([]);
});
