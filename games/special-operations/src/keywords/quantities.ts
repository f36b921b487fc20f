import { keywords } from '@cadre/core';
import type { KeywordId } from '@cadre/legion';
import { EFFECT_QUANTITIES } from '../effects/quantities.js';
import type { BattleState } from '../state.js';
import { ACTIVATION } from './activation.js';
import { ATTACKER } from './attack.js';
import type { BattleKeyword, Chapter } from './chapter.js';
import { DEFENDER } from './defence.js';
import { STORE } from './holders.js';
import { MOVEMENT } from './movement.js';
import { ORDERS } from './orders.js';
import type { Words } from './vocabulary.js';
import { WEAPON } from './weapon.js';

/** L-GEN-2 opens every window. */
export const WINDOW_RULE = 'L-GEN-2';

type Adds = NonNullable<BattleKeyword['adds']>;
/** A keyword that was taken away for a time has no strength left. */
const onlyWithStrength = (adds: Adds): Adds =>
  Object.fromEntries(
    Object.entries(adds).map(([quantity, add]) => [
      quantity,
      (...args: Parameters<typeof add>) => (args[3] > 0 ? (add as (...args: unknown[]) => number)(...args) : 0),
    ]),
  ) as Adds;
const checked = (chapters: Readonly<Record<KeywordId, Chapter[string]>>): Readonly<Record<KeywordId, Chapter[string]>> =>
  Object.fromEntries(
    Object.entries(chapters).map(([name, keyword]) => [
      name,
      keyword.adds ? { ...keyword, adds: onlyWithStrength(keyword.adds) } : keyword,
    ]),
  ) as Record<KeywordId, Chapter[string]>;

/** Every keyword with what it adds to. `keywords.ts` has what they offer. */
export const QUANTITIES = checked({ ...ATTACKER, ...DEFENDER, ...WEAPON, ...ORDERS, ...ACTIVATION, ...MOVEMENT });
const numbers = keywords<BattleState, Words>({ ...QUANTITIES, ...EFFECT_QUANTITIES }, STORE, WINDOW_RULE);
/** What the rules add up, and what the screen prints. Without procedures, so that bots and screens may ask. */
export const { total, terms } = numbers;
