import type { Known, State } from '@cadre/core';
import type { Deck, LastingEffect, Peeked } from '@cadre/kit';
import type { Moment } from './content/types.js';
import type { MandoFact } from './fact.js';
import type { CardId, CharacterId, Facedown, Nobody, PieceId, SpaceId, TokenId, Whereabouts } from './ids.js';

export interface Character {
  space: Whereabouts;
  damage: number;
  /** Planning cards, faceup (MA-84). */
  planning: number[];
  /** Whether its gear card still lies there. */
  gear: boolean;
  movedThisTurn: boolean;
}
export interface Piece {
  space: Whereabouts;
  token: TokenId | Facedown;
  damage: number;
  /** The seats that have looked at it, one bit a seat. That somebody looked is public, what was seen is not (MA-77). */
  seen: number;
  /** The character that carries it. */
  by: CharacterId | Nobody;
}
export interface Slot {
  cards: CardId[];
  /** What each card counts in the Event Step: the printed number, or the named one of a wild card. */
  values: number[];
  tokens: number[];
}
/** Where The Child is (MA-185): nowhere, in a space, with a character, or on an enemy. */
export type ChildPlace =
  | { readonly held: 'none'; readonly by: Nobody }
  | { readonly held: 'space'; readonly by: SpaceId }
  | { readonly held: 'character'; readonly by: CharacterId }
  | { readonly held: 'enemy'; readonly by: PieceId };
/** `fled`: it cannot be rescued in a turn in which it fled (MA-190). */
export type Child = ChildPlace & { fled: boolean };
export const STANDINGS = ['shield', 'overwatch', 'redirect', 'stayPut', 'pin', 'hide', 'ward'] as const;
/** An effect that lasts: of which kind, on whom (a character, or an enemy for `pin`), and until when. */
export interface Standing extends LastingEffect<(typeof STANDINGS)[number], Moment> {
  /** The number of the turn in which it began. */
  readonly since: number;
  readonly n: number;
  readonly range: number;
  /** The enemy of `redirect`; the classes of `hide`, one bit a class. */
  readonly which: number;
}
export const TURN_STEPS = ['setup', 'action', 'event', 'draw'] as const;
export interface Turn {
  number: number;
  seat: number;
  step: (typeof TURN_STEPS)[number];
  /** The slots that received a card from the current player, one bit a slot (MA-37). */
  played: number;
  cards: number;
  /** Additional actions that may still be performed (MA-111). */
  extra: number;
  accused: boolean;
}
export const RESULTS = ['', 'won', 'lost'] as const;

export interface Table {
  /** Names the box: everything that does not change during the match is compiled from it. */
  readonly plan: string;
  turn: Turn;
  hands: number[];
  /** Draws that could not be made yet (MA-172). */
  owed: number[];
  characters: Character[];
  pieces: Piece[];
  slots: Slot[];
  skillDecks: Deck[];
  planning: Deck;
  events: Deck;
  /** The back of the top event card (MA-131); UNKNOWN while there is none. */
  back: number;
  /** The back of the event in progress or last resolved. */
  lastBack: number;
  reshuffles: number;
  pool: number[];
  spent: number[];
  /** Reinforcements that wait facedown, and all threats that were defeated, in order. */
  pile: PieceId[];
  defeated: PieceId[];
  /** Unlocked doors, one bit a door. */
  doors: number;
  child: Child;
  childCarrierDefeated: boolean;
  tracks: number[];
  markers: { marker: string; space: SpaceId }[];
  standing: Standing[];
  /** Counts whatever changed the game: an event that leaves it as it was had no effect (MA-153). */
  changes: number;
  result: (typeof RESULTS)[number];
  reason: string;
  crew: Crew;
}
/** What everybody knows about loyalty (traitor mode). */
export interface Crew {
  /** Who declared loyalty (TR-3), and who has a loyalty card. */
  declared: boolean[];
  dealt: boolean[];
  /** Loyalty that is open: a declared or a revealed card. */
  open: number[];
  /** Undermines of all ballots so far. */
  undermined: number;
  exposed: boolean[];
  /** Players whose character was defeated without ending the game (TR-6). */
  out: boolean[];
  mayAccuse: boolean[];
}
export const UNDEALT = 0;
export const LOYAL = 1;
export const TRAITOR = 2;

/** What one player alone knows: to talk about, never to show. */
export interface Mind {
  hand: CardId[];
  /** Planning or event cards that were drawn and not yet disposed of. */
  drawn: number[];
  /** For each threat: its token if this player has looked at it while it was facedown. */
  seen: (TokenId | Facedown)[];
  planning: Peeked;
  events: Peeked;
  loyalty: number;
  undermines: number;
}
export type MandoState = State<Table, Mind, MandoFact>;
/** What a query reads: a state and a view both are one. */
export type MandoKnown = Known<MandoState>;
