import { expect } from 'vitest';
import { moveAll } from './common.js';
import { type Play, play } from './play.js';
import { foe, friend, type Setting, type Spec } from './positions.js';

const POOR: Setting = { force: [0, 4, 4] };
/** A table of that Legend at 10, without ready Force. */
export const legend =
  (card: string) =>
  (units: Readonly<Record<string, Spec>>, given: object = {}, setting: Setting = {}) =>
    play({ me: [card, 10, given], ...units }, { ...POOR, ...setting });
export const vader = legend('legend-vader');
export const grievous = legend('legend-grievous');
export const bane = legend('legend-bane');
export const yoda = legend('legend-yoda');
export const ABILITY = { ability: true } as const;

export const defence = (t: Play, attacker: string, defender: string): number => {
  t.attacks(attacker, defender).dice();
  return t.rolls('').dice();
};
/** How many dice more the attack rolls after the card than before it. */
export const moreDice = (start: () => Play, card: string, attacker: string, defender: string, ability = false): number => {
  const after = start().orders(card, { ability });
  return after.attacks(attacker, defender).dice() - start().attacks(attacker, defender).dice();
};
export const moreDefence = (start: () => Play, card: string, defender: string, ability = false): number =>
  defence(start().orders(card, { ability }), 'foe', defender) - defence(start(), 'foe', defender);
export const isProtected = (start: () => Play, card: string): boolean =>
  start().orders(card, ABILITY).attacks('foe', 'me').next('c').rest().damage('me') === 1;
export const hitter = (x: number): Spec => [friend([], { icons: ['damage', 'damage'] }), x];
/** A minion unit that is not Wounded advances, and takes a free combat action with the Legend Ability. */
export const musters = (table: ReturnType<typeof legend>, card: string, refresh: number, after: (t: Play) => void): void => {
  const start = () =>
    table({
      squad: [foe([], { characters: 2 }), 16, { damage: 3 }],
      hurt: [foe(), 4, { wounded: 1 }],
      foe: [friend([], { stamina: 40 }), 27],
    });
  const t = start().orders(card);
  moveAll(t, 'squad', 'advance', 5);
  expect(t.ready()).toBe(refresh);
  after(t);
  const fight = start().orders(card, ABILITY);
  moveAll(fight, 'squad', 'advance', 5);
  expect(fight.choices()).toEqual(['end', 'foe.0 ranged', 'foe.0 ranged']);
  fight.pick('foe.0 ranged').rest(() => fight.asks() === 'option' && fight.choices().includes('end'));
  expect(fight.choices()).toEqual(['end', 'foe.0 ranged']); // a combat action: each character once
};
/** Up to two un-Wounded enemy units near the Legend gain a condition. */
export const chooses = (
  table: ReturnType<typeof legend>,
  card: string,
  ability: boolean,
  condition: string,
  near: number,
  far: number,
): void => {
  const t = table({
    foe: [friend(), near],
    other: [friend(), 13],
    third: [friend(), 7],
    hurt: [friend(), 4, { wounded: 1 }],
    far: [friend(), far],
  }).orders(card, { ability });
  if (ability) t.declines();
  expect(t.choices()).toEqual(['foe', 'other', 'third']);
  t.pick('foe').pick('third');
  expect(['foe', 'other', 'third', 'hurt', 'far'].map(t.conditions)).toEqual([[condition], [], [condition], [], []]);
};
/** At the end of the activation the Legend may attack once more with six dice. */
export const attacksAtTheEnd = (t: Play, kind: 'melee' | 'ranged'): void => {
  t.activates('me').does('end');
  expect(t.choices()).toEqual(['end', `foe.0 ${kind}`]);
  t.pick(`foe.0 ${kind}`);
};
export function fallen(table: ReturnType<typeof legend>): Play {
  const t = table({
    one: [foe(), 20, { defeated: true, damage: 5 }],
    two: [foe(), 24, { defeated: true }],
    three: [foe(), 28, { defeated: true }],
    foe: [friend(), 33],
  });
  for (const name of ['one', 'two', 'three']) Object.assign(t.character(name), { at: 'removed' });
  return t;
}
export function rerollsTwo(t: Play, attacker: string, defender: string): void {
  t.attacks(attacker, defender)
    .next('c', '')
    .rest(() => t.asks() === 'option' && t.choices().includes('reroll'));
  expect(t.rerolls()).toEqual(['failure']);
  for (let n = 0; n < 2; n++) t.choose({ kind: 'reroll', face: 'failure' });
  expect(t.dice()).toBe(2);
}
export function defenceAfter(start: () => Play, card: string): number {
  return defence(start().orders(card), 'me', 'foe') - defence(start(), 'me', 'foe');
}
