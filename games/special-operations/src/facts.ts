import type { None, Seat } from '@cadre/core';
import type { Named } from '@cadre/legion';
import type { Token } from './content/effect.js';
import type { MissionId, Rank, Side } from './content/types.js';
import type { AttackFace, Colour, DefenceColour, DefenceFace } from './dice.js';
import type { LastRound } from './missions/last-round.js';
import type { ObjectiveId, Spot, UnitId, Where } from './state.js';

/** Who a fact is about: the unit, its type and its card, so that a log can be read without the match it comes from. */
export type About = {
  readonly rule: string;
  readonly unit: UnitId;
  readonly kind: string;
  readonly card: string;
  readonly seat: Seat;
};
/** Whose fact it is: the seat, and the colour of its side. */
export type Whose = {
  readonly seat: Seat;
  readonly side: Side;
};
/** What the players' own file calls the mission and the layout. */
export interface Titles {
  readonly mission: Named;
  readonly layout: Named;
}
/** Why a match is over: by what the mission asks, after its last round, or because one side or both have no units left. */
export type EndReason = 'mission' | 'rounds' | 'units' | 'nobody';
/** Everything that happens at the table. */
export type BattleFact =
  | {
      readonly type: 'colours';
      readonly rule: string;
      readonly blue: Seat;
      readonly squads: readonly [string, string];
      readonly rolls: readonly (readonly AttackFace[])[];
    }
  | { readonly type: 'mission'; readonly rule: string; readonly mission: MissionId; readonly layout: string; readonly own?: Titles }
  | { readonly type: 'chart'; readonly rule: string; readonly weather: string; readonly rounds: string }
  | ({ readonly type: 'loadouts'; readonly rule: string; readonly squad: string; readonly sides: readonly ('a' | 'b')[] } & Whose)
  | ({ readonly type: 'deployed' | 'moved' | 'placed'; readonly from: Where; readonly to: Where; readonly how: string } & About)
  | ({
      readonly type: 'marker';
      readonly rule: string;
      readonly kind: 'covert' | 'charge' | 'trap';
      readonly at: Spot;
      readonly gone: boolean;
    } & Whose)
  | {
      readonly type: 'round';
      readonly rule: string;
      readonly round: number;
      /** What decides at its end, where it can be the last one. */
      readonly last?: LastRound;
    }
  | { readonly type: 'cards'; readonly rule: string; readonly blue: Seat; readonly cards: readonly [string, string] }
  | ({ readonly type: 'priority'; readonly rule: string; readonly rolled?: boolean } & Whose)
  | ({ readonly type: 'ordered'; readonly by: string } & About)
  /** `drawn-idle`: no unit is left for the token. */
  | ({ readonly type: 'drawn' | 'drawn-idle'; readonly rule: string; readonly rank: Rank } & Whose)
  | ({ readonly type: 'passed'; readonly rule: string; readonly left: number } & Whose)
  | ({ readonly type: 'activated' } & About)
  | ({ readonly type: 'rallied'; readonly faces: readonly DefenceFace[]; readonly removed: number } & About)
  | ({ readonly type: 'acted'; readonly action: string } & About)
  | ({ readonly type: 'tokens'; readonly token: Token; readonly n: number; readonly why: string } & About)
  | {
      readonly type: 'attack';
      readonly rule: string;
      readonly seat: Seat;
      readonly attacker: UnitId | None<'nobody'>;
      /** The unit type, or the card of an area attack. */
      readonly kind: string;
      /** The card of the attacking unit; empty for none. */
      readonly card: string;
      readonly target: UnitId;
      readonly targetType: string;
      readonly targetCard: string;
      /** An area attack can meet a friend. */
      readonly targetSeat: Seat;
      readonly weapon: string;
      readonly melee: boolean;
      readonly inches: number;
      readonly red: number;
      readonly black: number;
      readonly white: number;
    }
  | { readonly type: 'die-lost'; readonly rule: string; readonly colour: Colour }
  | {
      readonly type: 'attack-rolled';
      readonly rule: string;
      readonly red: readonly AttackFace[];
      readonly black: readonly AttackFace[];
      readonly white: readonly AttackFace[];
      readonly again: boolean;
    }
  | { readonly type: 'attack-modified'; readonly rule: string; readonly hits: number; readonly crits: number; readonly why: string }
  | { readonly type: 'cover'; readonly rule: string; readonly cover: number; readonly piece: string }
  | {
      readonly type: 'defence-rolled';
      readonly rule: string;
      readonly colour: DefenceColour;
      readonly faces: readonly DefenceFace[];
      readonly again: boolean;
    }
  | { readonly type: 'defended'; readonly rule: string; readonly blocks: number; readonly pierced: number }
  /** `lost`: of its health, so no more than it had left. Records of rules version 7 do not say it. */
  | ({ readonly type: 'wounded'; readonly n: number; readonly lost?: number; readonly left: number } & About)
  | ({ readonly type: 'panicked'; readonly faces: readonly AttackFace[]; readonly wounds: number } & About)
  | ({ readonly type: 'defeated' } & About)
  | ({ readonly type: 'healed'; readonly n: number; readonly by: UnitId; readonly byCard: string; readonly byKind: string } & About)
  | ({ readonly type: 'objective'; readonly rule: string; readonly objective: ObjectiveId; readonly what: string } & Whose)
  | { readonly type: 'dice'; readonly rule: string; readonly why: string; readonly faces: readonly AttackFace[] }
  | ({ readonly type: 'card-effect'; readonly rule: string; readonly card: string; readonly why: string } & Whose)
  | ({ readonly type: 'mission-event'; readonly rule: string; readonly what: string; readonly n: number } & Whose)
  | { readonly type: 'secret-look'; readonly rule: string; readonly slot: number; readonly number: number; readonly isCode?: boolean }
  | { readonly type: 'scored'; readonly rule: string; readonly blue: Seat; readonly points: readonly number[] }
  | {
      readonly type: 'ended';
      readonly rule: string;
      readonly blue: Seat;
      readonly winner: Seat | None<'draw'>;
      readonly why: string;
      /** How it came to this, and the points; records of rules before version 8 do not say. */
      readonly reason?: EndReason;
      readonly points?: readonly number[];
      readonly own?: Titles;
    };
