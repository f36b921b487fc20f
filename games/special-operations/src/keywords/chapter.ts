import type { Keyword } from '@cadre/core';
import type { BattleState } from '../state.js';
import type { Words } from './vocabulary.js';

export type BattleKeyword = Keyword<BattleState, Words>;
/** Part of the glossary: what keywords add to. Files without procedures, so that bots and screens may ask. */
export type Chapter = Readonly<Record<string, Pick<BattleKeyword, 'id' | 'rule' | 'adds'>>>;
/** The other part: what they offer, by the same names. */
export type Offers = Readonly<Record<string, NonNullable<BattleKeyword['offers']>>>;
