import type { Call, Reason } from '@cadre/core';
import type { KeywordId } from '@cadre/legion';
import type { BattleState, BattleView, UnitId } from '../state.js';
import { unitOf } from '../table/queries.js';
import { CHOICES, type ChoiceName, ChooseUnits, canChoose } from './choose-units.js';
import { capacityOf, xOf } from './holders.js';

/** L-ACN-7, L-ACN-8: an action that a card gives. Its place in `cardActions` stands in records: new ones go to the end. */
export interface CardActionRule {
  readonly id: string;
  readonly rule: string;
  free(k: BattleView): boolean;
  /** Whether the unit has this action at all. */
  isOn(k: BattleView, unit: UnitId): boolean;
  /** Why it cannot be done now. */
  refuse(k: BattleView, unit: UnitId): Reason | null;
  do(s: BattleState, unit: UnitId): Call | void;
}
interface Given {
  readonly keyword: KeywordId & ChoiceName;
  readonly free: boolean;
  /** How many units one action chooses: the number of the keyword, or one. */
  readonly most: 'x' | 1;
  readonly hasCapacity?: true;
}
const byKeyword = ({ keyword, free, most, hasCapacity }: Given): CardActionRule => {
  const { rule } = CHOICES[keyword];
  return {
    id: keyword,
    rule,
    free: () => free,
    isOn: (k, unit) => xOf(k, unit, keyword) > 0,
    refuse: (k, unit) => {
      if (hasCapacity && unitOf(k, unit).treated >= capacityOf(k, unit, keyword))
        return { rule, why: 'no-capacity-left', about: { action: keyword } };
      return canChoose(k, keyword, unit) ? null : { rule, why: 'nobody-to-choose', about: { action: keyword } };
    },
    do: (s, unit) => ChooseUnits.call({ choice: keyword, by: unit, min: 1, most: most === 'x' ? xOf(s, unit, keyword) : 1 }),
  };
};
export const cardActions: readonly CardActionRule[] = [
  byKeyword({ keyword: 'bolster', free: false, most: 'x' }),
  byKeyword({ keyword: 'spotter', free: false, most: 'x' }),
  byKeyword({ keyword: 'observe', free: false, most: 1 }),
  byKeyword({ keyword: 'treat', free: true, most: 1, hasCapacity: true }),
  byKeyword({ keyword: 'repair', free: true, most: 1, hasCapacity: true }),
];
