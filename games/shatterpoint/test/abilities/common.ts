import type { ConditionName, Icon, MoveName } from '@cadre/shatterpoint/content/types';
import type { EncounterOption } from '@cadre/shatterpoint/options';
import type { UnitId } from '@cadre/shatterpoint/state';
import { expect } from 'vitest';
import { type Play, play } from './play.js';
import { foe, type Given, type Setting, type Spec } from './positions.js';

/** A test for each ability of each card, under `card/ability`. */
export type Tests = Readonly<Record<string, () => void>>;
/** The same ability on several cards. */
export const on = (ability: string, cards: string | readonly string[], body: (card: string, ability: string) => void): Tests =>
  Object.fromEntries([cards].flat().map(card => [`${card}/${ability}`, () => body(card, ability)]));

/** The condition of a unit that is removed. */
export const cure = (unit: UnitId | number, condition: ConditionName): EncounterOption => ({
  kind: 'cure',
  unit: unit as UnitId,
  condition,
});
/** This character moves so, as asked, by `dx` inches. */
export const moveOne = (t: Play, who: string, how: MoveName, dx = 1): void => {
  const [x, y] = t.at(who) as [number, number];
  if (!t.isOver() && t.asks() === 'moveAs') t.choose({ kind: 'moveAs', move: how });
  expect(t.place()).toMatchObject({ kind: 'move', character: t.characterId(who), how });
  t.to(x + dx, y);
  expect(t.at(who)[0]).toBeCloseTo(x + dx, 1);
};
/** Every character of the unit moves so. */
export const moveAll = (t: Play, name: string, how: MoveName, dx = 1): void => {
  const { length } = t.unit(name).characters;
  for (let i = 0; i < length; i++) {
    if (i < length - 1) t.pick(`${name}.${i}`);
    moveOne(t, `${name}.${i}`, how, dx);
  }
};
/** One character of the unit moves so, and no other is asked. */
export const moveAny = (t: Play, name: string, how: MoveName, dx = 1): void => {
  if (t.unit(name).characters.length > 1) t.pick(`${name}.0`);
  moveOne(t, `${name}.0`, how, dx);
};
/** Nobody of the unit moves. */
export const stayAll = (t: Play, name: string): void => {
  const { length } = t.unit(name).characters;
  for (let i = 0; i < length; i++) {
    if (i < length - 1) t.pick(`${name}.${i}`);
    if (t.asks() === 'moveAs') t.rest(() => t.asks() !== 'moveAs');
    t.place();
    t.declines();
  }
};
/** The unit at x 10 is hit by one success of an enemy 8 inches away, whose option holds these icons. */
export const struck = (
  card: string,
  icons: readonly Icon[],
  given: Given = {},
  others: Readonly<Record<string, Spec>> = {},
  setting: Setting = {},
) => {
  const t = play({ me: [card, 10, given], foe: [foe([], { icons }), 18], ...others }, setting);
  return t.attacks('foe', 'me').next('c').rest();
};
/** Damage that gets through to it of two. */
export const hurt = (...[card, ...rest]: Parameters<typeof hurtBy>): number => hurtBy(card, ...rest);
const hurtBy = (card: string, given: Given = {}, others: Readonly<Record<string, Spec>> = {}, setting: Setting = {}): number =>
  struck(card, ['damage', 'damage'], given, others, setting).damage('me');
/** Whether a shove moves it. */
export const isShoved = (card: string, given: Given = {}, others: Readonly<Record<string, Spec>> = {}, setting: Setting = {}): boolean => {
  const t = play({ me: [card, 10, given], foe: [foe([], { icons: ['shove'] }), 18], ...others }, setting);
  t.attacks('foe', 'me').next('c').untilPlace();
  return t.place().character === t.characterId('me');
};
/** The conditions that it gains when it is hit with all four. */
export const conditionsFrom = (
  card: string,
  given: Given = {},
  others: Readonly<Record<string, Spec>> = {},
  setting: Setting = {},
): readonly string[] =>
  // Exposed is used up by the roll, so that only the icons of the option count
  struck(card, ['strained', 'disarmed', 'exposed', 'pinned'], given, others, setting).conditions('me');
export const ALL_CONDITIONS: readonly ConditionName[] = ['strained', 'disarmed', 'exposed', 'pinned'];
/** The dice of an attack before anybody uses an ability. */
export const attackDice = (
  units: Readonly<Record<string, Spec>>,
  attacker: string,
  defender: string,
  setting: Setting = {},
  combat = true,
): number => play(units, setting).attacks(attacker, defender, { combat }).dice();
export const defenceDice = (units: Readonly<Record<string, Spec>>, attacker: string, defender: string, setting: Setting = {}): number => {
  const t = play(units, setting).attacks(attacker, defender);
  t.dice();
  return t.rolls('').dice();
};
/** Dice that its focus action adds: melee, ranged. */
export const focusOf = (card: string): readonly number[] =>
  play({ me: [card, 10] })
    .acts('me', 'focus')
    .rest()
    .focus('me');
/** With an enemy nearby who has every tag and is engaged with nobody: only its side tells it from a friend. */
export const playAmongEnemies: typeof play = (units, setting) => play({ ...units, stranger: [foe(), 13, { at: [[13, 3.9]] }] }, setting);

/** Two characters and more stand beside the crates, so that the first can climb them. */
const BESIDE = {
  at: [
    [7, 8.8],
    [3, 9],
  ],
} as const;
export const climbFirst = (t: Play): Play => {
  if (t.unit('me').characters.length > 1) t.pick('me.0');
  t.to(7, 6.15, 1);
  if (!t.isOver() && t.asks() === 'move') t.declines();
  return t;
};
export const beside = (card: string, characters: number) => play({ me: [card, 7, { at: BESIDE.at.slice(0, characters) }] });
