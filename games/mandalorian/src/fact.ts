import type { Term } from '@cadre/core';
import type { CharacterId, Facedown, Nobody, PieceId, SpaceId, TokenId, Whereabouts } from './ids.js';

/** The content's ids of what the numbers of a fact stand for, under the same keys: a log can be read without its match. */
export type FactIds = Readonly<Record<string, string | readonly string[]>>;
type Fact<Type extends string, Fields = unknown> = Fields & {
  readonly type: Type;
  readonly rule: string;
  readonly of?: FactIds;
  /** The names of what the players brought themselves: whoever reads the log later may not have their file. */
  readonly own?: Readonly<Record<string, string>>;
};
/** Facts about things by their numbers: of a character, a threat on the table and its token, a space, a card, a seat, a slot. */
type Char = { readonly character: CharacterId };
type Chars = { readonly characters: readonly CharacterId[] };
type Threat = { readonly piece: PieceId; readonly token: TokenId | Facedown };
type There = { readonly space: Whereabouts };
type Card = { readonly card: number };
type Cards = { readonly cards: readonly number[] };
type Seat = { readonly seat: number };
type Slot = { readonly slot: number };
type Way = { readonly from: Whereabouts; readonly to: SpaceId };

type TurnFact =
  | Fact<'first' | 'declared' | 'event-under' | 'events-ordered' | 'plan-taken' | 'put-back', Seat>
  | Fact<'turn', Seat & { readonly number: number }>
  | Fact<'whites', { readonly tokens: readonly number[] }>
  | Fact<'start', Chars & There>
  | Fact<'drew' | 'owed', Seat & { readonly n: number }>
  | Fact<'hand', Cards>
  | Fact<'reshuffled', { readonly deck: 'skills' | 'planning' | 'events' | 'disrupt' | 'reinforcements'; readonly times?: number }>
  | Fact<'story', { readonly line: string }>
  | Fact<'ended', { readonly result: 'won' | 'lost'; readonly reason: string }>;
type ActionFact =
  | Fact<'played', Seat & Char & Card & Slot>
  | Fact<'named', Card & { readonly strength: number }>
  | Fact<'text', Char & Card>
  | Fact<'used', Char & { readonly card: string }>
  | Fact<'moved', Char & Way>
  | Fact<'feature' | 'carried', Char & Threat & There>
  | Fact<'delivered', Char & Threat>
  | Fact<'child', { readonly held: 'space' | 'character' | 'enemy'; readonly by: number }>
  | Fact<'plan-drawn' | 'topped', Card>
  | Fact<'kept', Char & Card>
  | Fact<'plans-discarded', Seat & Cards>
  | Fact<'recovered', Seat & Card>
  | Fact<'extra'>
  | Fact<'alternative', Char & { readonly name: string }>
  | Fact<'mission-action', Char & { readonly strength: number; readonly terms: readonly Term[] }>;
type ThreatFact =
  | Fact<'placed' | 'revealed' | 'defeated' | 'spawned', Threat & There>
  | Fact<'enemy-moved', Threat & Way>
  | Fact<'mission-effect', { readonly piece: PieceId }>
  | Fact<'looked', Seat & There & { readonly piece: PieceId }>
  | Fact<'seen', Threat>
  | Fact<'missed' | 'unharmed', There & { readonly piece: PieceId }>
  | Fact<'damaged', Threat & There & { readonly damage: number; readonly total: number }>
  | Fact<'attacked', Threat & Char>
  | Fact<'enemy-healed', { readonly piece: PieceId; readonly total: number }>
  | Fact<'blocked', Char & { readonly by: 'card' | 'shield' | 'ward'; readonly n: number }>
  | Fact<
      'hurt',
      Char & {
        readonly cause: 'attack' | 'sentry' | 'grapple' | 'effect';
        readonly source: PieceId | Nobody;
        readonly n: number;
        readonly total: number;
      }
    >
  | Fact<'healed', Char & { readonly n: number; readonly total: number }>
  | Fact<'fallen', Char>
  | Fact<'lasting', { readonly kind: string; readonly who: number; readonly until: string }>;
type EventFact =
  | Fact<'slot-due', Slot & { readonly total: number; readonly you: CharacterId }>
  | Fact<'crisis', Slot>
  | Fact<'event', Card & { readonly you: CharacterId; readonly total: number }>
  | Fact<'another-event'>
  | Fact<'no-effect', Card>
  | Fact<'back', { readonly back: number }>
  | Fact<'event-seen', Card & { readonly place: number }>
  | Fact<'emptied', Slot & Cards & { readonly tokens: readonly number[] }>
  | Fact<'disrupted' | 'cleared', Slot & { readonly token: number }>
  | Fact<'track', { readonly track: string; readonly value: number; readonly setBack?: true }>
  | Fact<'marked', There & { readonly marker: string }>
  | Fact<'unlocked' | 'locked', { readonly door: string }>;
type CrewFact =
  | Fact<'dealt', { readonly loyal: boolean }>
  | Fact<'loyalty', Seat & { readonly loyal: boolean }>
  | Fact<'ballot', { readonly undermines: number }>
  | Fact<'accused', Seat & { readonly accused: number; readonly yes: number; readonly voters: number }>
  | Fact<'exposed', Seat & Cards>;

/** Everything that the rules can state. A fact that is not here is not emitted, and one without a sentence does not compile. */
export type MandoFact = TurnFact | ActionFact | ThreatFact | EventFact | CrewFact;
export type FactType = MandoFact['type'];
/** Facts that name cards by their numbers. */
export type CardFactType = { [Type in FactType]: FactOfType<Type> extends Card | Cards ? Type : never }[FactType];
/** The facts of one type. Some types share a shape, so the type of each is narrowed here. */
export type FactOfType<Type extends FactType> = MandoFact extends infer F
  ? F extends { readonly type: infer U }
    ? Type extends U
      ? F & { readonly type: Type }
      : never
    : never
  : never;
