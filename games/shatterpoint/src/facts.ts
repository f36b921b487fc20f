import type { None, Seat } from '@cadre/core';
import type { ActionName, ConditionName, Icon, MoveName, Named } from './content/types.js';
import type { AttackFace, DefenceFace } from './dice.js';
import type { CharacterId, ObjectiveId, OrderCardIs, Side, Spot, UnitId } from './state.js';

/**
 * Who a fact is about: the unit and its card, so that a log can be read without the match it comes from.
 * `letter` tells it from others of the same card, and one character from the others of its unit: B, 2, B2.
 */
export type About = {
  readonly rule: string;
  readonly unit: UnitId;
  readonly card: string;
  readonly seat: Seat;
  readonly letter?: string;
};
/** Who attacks: the card of the unit, or the armored target whose guns fire (SB-5). */
export type AboutAttack = Omit<About, 'unit'> & { readonly unit: UnitId | None<'target'> };
/** What something is called that players brought in a file; nothing for what has its name from us. */
export type Titled = { readonly title?: Named };
/** Everything that happens at the table. */
export type EncounterFact =
  | {
      readonly type: 'encounter';
      readonly rule: string;
      readonly mission: string;
      readonly layout: string;
      readonly legend: string;
      /** Of mission and layout, where players brought one of them. */
      readonly titles?: readonly [mission: Named, layout: Named];
    }
  /** `insisted`: the seat that had the last word, where the cadres did not agree. */
  | { readonly type: 'first'; readonly rule: string; readonly seat: Seat; readonly insisted?: Seat }
  | { readonly type: 'turn'; readonly rule: string; readonly seat: Seat; readonly number: number }
  | {
      readonly type: 'force';
      readonly rule: string;
      readonly seat: Seat;
      readonly by: number;
      readonly ready: number;
      readonly why: string;
    }
  | {
      readonly type: 'revealed' | 'reserved' | 'shuffledBack' | 'used' | 'legendAbility' | 'putOnTop' | 'putOnBottom';
      readonly rule: string;
      readonly seat: Seat;
      readonly order: OrderCardIs;
      readonly card: string;
    }
  | { readonly type: 'refreshed'; readonly rule: string; readonly seat: Seat }
  | ({
      readonly type: 'deployed' | 'moved' | 'pushed' | 'placed';
      readonly character: CharacterId;
      readonly from: Spot | None<'waiting'> | None<'removed'>;
      readonly to: Spot;
      readonly how: MoveName | 'deploy' | 'push' | 'pull' | 'place';
    } & About)
  | ({ readonly type: 'held'; readonly character: CharacterId; readonly why: 'pinned' | 'no room' } & About)
  | ({ readonly type: 'activated' | 'activationOver' | 'recovered' } & About)
  | ({ readonly type: 'stance'; readonly stance: number } & About)
  | ({ readonly type: 'acted'; readonly action: ActionName; readonly free: boolean } & About)
  | ({ readonly type: 'ability'; readonly ability: string; readonly cost: number } & About)
  | ({ readonly type: 'focused'; readonly character: CharacterId; readonly melee: number; readonly ranged: number } & About)
  | ({
      readonly type: 'attack';
      readonly attacker: CharacterId | None<'target'>;
      readonly defender: CharacterId | None<'target'>;
      readonly defenderUnit: UnitId | None<'target'>;
      readonly defenderCard: string;
      readonly defenderLetter?: string;
      readonly kind: 'melee' | 'ranged';
      readonly attackDice: number;
      readonly defenceDice: number;
    } & AboutAttack &
      Titled)
  | ({
      readonly type: 'rolled';
      readonly attack: readonly AttackFace[];
      readonly defence: readonly DefenceFace[];
      readonly again: boolean;
    } & AboutAttack)
  | ({
      readonly type: 'charts';
      readonly attack: number;
      readonly defence: number;
      readonly criticals: number;
      readonly strikes: number;
      readonly blocks: number;
      readonly successes: number;
    } & AboutAttack)
  /** LE-P40 */
  | ({
      readonly type: 'attackLost';
      readonly gone: 'attacker' | 'defender';
      readonly defenderCard: string;
      readonly defenderLetter?: string;
    } & AboutAttack)
  | ({ readonly type: 'branch'; readonly option: string; readonly icons: readonly Icon[] } & AboutAttack)
  | ({ readonly type: 'damage'; readonly n: number; readonly total: number; readonly why: string } & About)
  | ({ readonly type: 'healed'; readonly damage: number; readonly condition: ConditionName | None<'none'>; readonly why: string } & About)
  | ({ readonly type: 'condition'; readonly condition: ConditionName; readonly gained: boolean; readonly why: string } & About)
  | ({ readonly type: 'hunker'; readonly by: number; readonly total: number; readonly why: string } & About)
  | ({ readonly type: 'wounded'; readonly by: string } & About)
  | ({ readonly type: 'injured'; readonly total: number } & About)
  | ({ readonly type: 'defeated'; readonly spots: readonly Spot[] } & About)
  | ({ readonly type: 'returned' } & About)
  | ({
      readonly type: 'control';
      readonly rule: string;
      readonly objective: ObjectiveId;
      readonly name: string;
      readonly side: Side | None<'nobody'>;
    } & Titled)
  | ({ readonly type: 'objectiveGone'; readonly rule: string; readonly objective: ObjectiveId; readonly name: string } & Titled)
  | { readonly type: 'tracker'; readonly rule: string; readonly from: number; readonly to: number; readonly why: string }
  | ({ readonly type: 'pool'; readonly rule: string; readonly mission: string; readonly pool: number; readonly left: number } & Titled)
  | ({
      readonly type: 'counter';
      readonly rule: string;
      readonly mission: string;
      readonly counter: number;
      readonly value: number;
    } & Titled)
  | ({
      readonly type: 'covered';
      readonly rule: string;
      readonly name: string;
      readonly target: number;
      readonly space: number;
      readonly icon: string;
    } & Titled)
  | ({ readonly type: 'repaired'; readonly rule: string; readonly name: string; readonly target: number; readonly space: number } & Titled)
  | ({
      readonly type: 'targetDestroyed';
      readonly rule: string;
      readonly name: string;
      readonly target: number;
      readonly track: number;
    } & Titled)
  | {
      readonly type: 'marked';
      readonly rule: string;
      readonly mark: string;
      readonly unit: UnitId;
      readonly card: string;
      readonly letter?: string;
    }
  | {
      readonly type: 'diceRolled';
      readonly rule: string;
      readonly seat: Seat;
      readonly die: 'attack' | 'defence';
      readonly faces: readonly string[];
      readonly why: string;
    }
  | { readonly type: 'ended'; readonly rule: string; readonly winner: Side | None<'unfinished'>; readonly reason: string };
