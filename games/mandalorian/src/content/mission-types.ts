import type { Condition } from './conditions.js';
import type { Amount, Modifier, Op, Place, SetupOp } from './ops.js';
import type { Ability, EnemyClass, Slot, Source } from './words.js';

export interface TrackDef {
  readonly id: string;
  readonly name: string;
  /** Done each time the track comes to exactly this value. */
  readonly steps: readonly { readonly at: number; readonly ops: readonly Op[] }[];
}

export interface SpecialDef {
  readonly id: string;
  readonly name: string;
  readonly class?: EnemyClass;
  readonly health: Amount;
  readonly abilities: readonly Ability[];
  /** The most damage that one attack or effect can do to it. */
  readonly damageCap?: number;
  /** It cannot be damaged until this is so. */
  readonly safeUntil?: Condition;
}

export interface MissionSlot {
  readonly name: string;
  readonly minStrength: number;
  readonly if?: Condition;
  readonly modify?: readonly Modifier[];
  readonly ops: readonly Op[];
}

/** Offered in place of the ordinary ability of an action (for intel: of the look). */
export interface Alternative {
  readonly name: string;
  readonly slot: Slot;
  readonly minStrength: number;
  readonly if?: Condition;
  readonly ops: readonly Op[];
}

/** Enemies that end a movement of the Event Step in the space of The Child, which nobody carries, take it and then move toward `goal`. */
export interface ChildTaken {
  readonly goal: Place;
}

export interface TraitorBox {
  /** `sheet`: the mission is always played with loyalty cards and has ballots of its own. `box`: only in traitor mode, at each crisis (TR-10). */
  readonly kind: 'sheet' | 'box';
  readonly ops: readonly Op[];
}

export interface MissionDef {
  readonly id: string;
  readonly name: string;
  readonly briefing: string;
  readonly kind: 'story' | 'mercenary';
  /** The map of a story mission; a mercenary sheet lies on any map and uses that map's tokens. */
  readonly map: string | 'any';
  readonly characters: readonly string[] | 'any';
  readonly players: { readonly min: number; readonly max: number };
  readonly setup: readonly SetupOp[];
  /** Checked at the end of a turn (MA-174). */
  readonly objective: Condition;
  /** Any of these loses at once (MA-175); a defeated character always does. */
  readonly failure: readonly Condition[];
  readonly crisis: readonly Op[];
  readonly missionEffect: readonly Op[];
  readonly slots: readonly MissionSlot[];
  readonly alternatives: readonly Alternative[];
  readonly tracks: readonly TrackDef[];
  readonly specials: readonly SpecialDef[];
  readonly childTaken?: ChildTaken;
  readonly afterEvent: readonly Op[];
  readonly endOfTurn: readonly Op[];
  readonly traitor?: TraitorBox;
  readonly source: Source;
}
