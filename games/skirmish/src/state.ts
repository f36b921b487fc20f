import { codec, type Decoded, type Holder, type Id, index, type None, oneOf, rulesOf, type Seat, type State } from '@cadre/core';
import { die } from '@cadre/kit';
import type { UnitKind } from './units.js';

export type FigureId = Id<'figure'>;
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The height of the floor, in 0.1 mm. */
  readonly level: number;
}
export interface Figure {
  readonly unit: UnitKind;
  readonly seat: Seat;
  /** Written by `whereabouts.ts` alone. */
  readonly at: Spot | None<'reserve'> | None<'defeated'>;
  wounds: number;
  aim: number;
  brace: number;
  acted: boolean;
}
export const PLANS = ['rush', 'steady'] as const;
export type PlanName = (typeof PLANS)[number];
export interface Yard {
  figures: Figure[];
  /** Replaced, never changed in place: keywords are indexed by it. */
  roster: readonly Holder<FigureId>[];
  spent: { attack: number[]; round: number[] };
  rounds: number;
  round: number;
  /** Who acts first in this round. */
  first: Seat;
  points: [number, number];
}

export const ATTACK = die('attack', { crit: 1, hit: 3, surge: 1, blank: 3 });
export const DEFENCE = die('defence', { block: 3, blank: 3 });
export type AttackFace = (typeof ATTACK.faces)[number];
export type DefenceFace = (typeof DEFENCE.faces)[number];

/** Who a fact is about: the figure and what it is, so that a log can be read without the match it comes from. */
type About = { readonly rule: string; readonly figure: FigureId; readonly unit: UnitKind };
export type SkirmishFact =
  | { readonly type: 'round'; readonly rule: string; readonly round: number; readonly plans: readonly PlanName[]; readonly first: Seat }
  | ({ readonly type: 'deployed' | 'moved'; readonly from: Spot | None<'reserve'>; readonly to: Spot } & About)
  | ({ readonly type: 'aimed' } & About)
  | ({ readonly type: 'braced' } & About)
  | ({
      readonly type: 'shot';
      readonly target: FigureId;
      readonly targetUnit: UnitKind;
      readonly dice: number;
      readonly cover: number;
    } & About)
  | ({ readonly type: 'rolled'; readonly faces: readonly AttackFace[]; readonly again: boolean } & About)
  | ({ readonly type: 'defended'; readonly faces: readonly DefenceFace[]; readonly wounds: number } & About)
  | ({ readonly type: 'defeated' } & About)
  | { readonly type: 'scored'; readonly rule: string; readonly seat: Seat; readonly points: readonly number[] }
  | { readonly type: 'contested'; readonly rule: string }
  | { readonly type: 'ended'; readonly rule: string; readonly winner: Seat | None<'draw'>; readonly points: readonly number[] };

export type SkirmishState = State<Yard, null, SkirmishFact>;

/** Every option of the game. New kinds go to the end: old records stay readable. */
export const OPTION = codec({
  end: {},
  aim: {},
  move: {},
  shoot: { target: index<FigureId>(16) },
  activate: { figure: index<FigureId>(16) },
  plan: { plan: oneOf(...PLANS) },
});
export type SkirmishOption = Decoded<typeof OPTION>;
export const { procedure } = rulesOf<SkirmishState, SkirmishOption>(OPTION);
