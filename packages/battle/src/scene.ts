import type { Seat } from '@cadre/core';
import type { Piece, Point } from '@cadre/geometry';

/**
 * The situation on a measured table as one seat may know it, in plain data: what a drawing, a scene of miniatures, a map in the terminal and a
 * screen reader show. Lengths are 0.1 mm. It says what things are and what they mean, never how they are drawn.
 */
export interface BattleScene<Id extends number = number> {
  readonly ground: SceneGround;
  readonly pieces: readonly ScenePiece[];
  readonly zones: readonly SceneZone[];
  readonly objectives: readonly SceneObjective[];
  readonly markers: readonly SceneMarker[];
  readonly figures: readonly SceneFigure<Id>[];
  readonly attack: SceneAttack | null;
  /** Which round it is; what was lost in it stays marked. */
  readonly round?: number;
}

/** What a table is covered with. */
export const GROUNDS = ['concrete', 'deck', 'jungle', 'sand', 'stone', 'forest', 'snow'] as const;
export type GroundName = (typeof GROUNDS)[number];
/** In what light a table lies. */
export const LIGHTS = ['day', 'overcast', 'dusk', 'night', 'hangar', 'jungle', 'storm', 'desert'] as const;
export type LightName = (typeof LIGHTS)[number];
export interface SceneGround {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly depth: number;
  /** Between two lines of the grid. */
  readonly grid: number;
  readonly kind: GroundName;
  readonly light: LightName;
  /** How much larger the miniatures of the game are than those of a person of an inch and a half. */
  readonly scale?: number;
}

/** What a figure can do with a piece: go around it, stand on it, stand in it, go over or under it. */
export const PIECE_LOOKS = ['impassable', 'platform', 'inside', 'obstacle', 'floating'] as const;
export type PieceLook = (typeof PIECE_LOOKS)[number];
/** What a piece is. */
export const PIECE_KINDS = [
  'building',
  'container',
  'rock',
  'wall',
  'barricade',
  'crates',
  'woods',
  'ruins',
  'trunk',
  'log',
  'brush',
  'pipes',
  'deck',
  'pit',
] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];
/** What a piece is more closely, where its kind leaves that open: a tank is a building, sandbags are a barricade. */
export const PIECE_FORMS = [
  'altar',
  'barrier',
  'bunker',
  'column',
  'dais',
  'door',
  'mesa',
  'rampart',
  'reactor',
  'roots',
  'rubble',
  'sandbags',
  'scaffold',
  'spire',
  'stump',
  'tank',
  'temple',
  'tower',
] as const;
export type PieceForm = (typeof PIECE_FORMS)[number];
export interface ScenePiece extends Pick<Piece, 'id' | 'polygon' | 'bottom' | 'top' | 'cover' | 'sight'> {
  readonly kind: PieceKind;
  readonly form?: PieceForm | undefined;
  readonly look: PieceLook;
  /** Its name, height and what it does, in words. */
  readonly name: string;
  /** Its height as it is printed on it: 2.5". */
  readonly height: string;
}

/** Where a side deploys. */
export interface SceneZone {
  readonly id: string;
  readonly name: string;
  readonly polygon: readonly Point[];
  /** Null: nobody has it yet. */
  readonly seat: Seat | null;
}

/** What both sides want. */
export interface SceneObjective {
  readonly id: string;
  /** Its place in the mission's data. */
  readonly index: number;
  readonly kind: string;
  readonly name: string;
  /** How it stands, in words. */
  readonly says: readonly string[];
  readonly at: Point;
  readonly radius: number;
  /** Who has it: several seats can hold it together. Null where nobody can have it. */
  readonly held: readonly Seat[] | null;
  /** How far from its middle a base counts for it. */
  readonly reach: number | null;
  /** Short, to be written beside it. */
  readonly text: string;
  /** How many count for each side, where they do. */
  readonly score?: string;
  readonly isClaimed: boolean;
  /** It counts for more than the others now. */
  readonly isVital: boolean;
}

/** A token on the table that is nobody's base. */
export interface SceneMarker {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly at: Point;
  readonly level: number;
  readonly radius: number;
  readonly seat: Seat | null;
  /** A number or a sign to be written at it. */
  readonly text: string | undefined;
}

/** Whether a token helps its owner. */
export const TONES = ['good', 'bad', 'plain'] as const;
export interface SceneToken {
  readonly id: string;
  readonly count: number;
  readonly tone: (typeof TONES)[number];
}
/** How a figure bears itself: the last of these that holds for it. Whoever is down no longer counts for objectives. */
export const POSTURES = ['ready', 'aiming', 'watching', 'covering', 'suppressed', 'wounded', 'down'] as const;
export type Posture = (typeof POSTURES)[number];
export interface SceneFigure<Id extends number = number> {
  readonly id: Id;
  /** Short, as it is printed on the table: A3. */
  readonly short: string;
  /** In full, with its state where that is not drawn. */
  readonly name: string;
  /** What tells it apart from others that look the same. */
  readonly number: string | undefined;
  readonly seat: Seat;
  /** What it looks like: its unit type or card, its family, the gear that sets it apart, and its place among the figures of its unit. */
  readonly unit: { readonly type: string; readonly family: string; readonly gear: string | undefined; readonly place: number };
  readonly at: Point;
  /** Where its front points; only bases with arcs have one. */
  readonly facing?: Point;
  /** The floor under it as places are answered, and as high as it is. */
  readonly level: number;
  readonly bottom: number;
  readonly radius: number;
  readonly height: number;
  /** What its unit can take in all, and what is left of it. */
  readonly health: number;
  readonly left: number;
  readonly tokens: readonly SceneToken[];
  readonly posture: Posture;
  readonly isActing: boolean;
  /** It has acted in this round. */
  readonly isDone: boolean;
}

/** Who attacks or is attacked: a figure, or an objective, by its id. */
export type SceneEnd = { readonly figure: number } | { readonly objective: string };
/** The attack in progress; nobody in particular may make it. */
export interface SceneAttack {
  readonly attacker: SceneEnd | null;
  readonly target: SceneEnd;
}

/** What a figure can do with a piece, by what the table says of it. */
export const lookOfPiece = ({ bottom, passage, footing }: Pick<Piece, 'bottom' | 'passage' | 'footing'>): PieceLook => {
  if (bottom > 0) return 'floating';
  if (footing === 'top') return 'platform';
  if (footing === 'inside') return 'inside';
  return passage === 'impassable' ? 'impassable' : 'obstacle';
};
