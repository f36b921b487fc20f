import { LEGION_BASES, LEGION_TOOLS } from '@cadre/geometry';

/** Every figure of the game is one of these. All of it is ours. */
export const UNIT_KINDS = ['trooper', 'scout', 'guard', 'marksman'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];
export interface Unit {
  readonly points: number;
  readonly health: number;
  readonly tool: (typeof LEGION_TOOLS)[keyof typeof LEGION_TOOLS];
  readonly dice: number;
  readonly keywords: Readonly<Record<string, number>>;
}
export const UNITS: Readonly<Record<UnitKind, Unit>> = {
  trooper: { points: 2, health: 2, tool: LEGION_TOOLS.speed2, dice: 4, keywords: {} },
  scout: { points: 3, health: 2, tool: LEGION_TOOLS.speed3, dice: 3, keywords: {} },
  guard: { points: 3, health: 3, tool: LEGION_TOOLS.speed1, dice: 4, keywords: { brace: 1 } },
  marksman: { points: 3, health: 2, tool: LEGION_TOOLS.speed1, dice: 4, keywords: { sharpshooter: 1 } },
};
export const BASE = LEGION_BASES.small;
export const HEIGHT = 420;

export const FIGURES = 3;
export const MOST_POINTS = 8;
export const SEPARATOR = '+';

/** The units that a squad's text code names. */
export const readSquad = (code: string): UnitKind[] =>
  code.split(SEPARATOR).filter((x): x is UnitKind => UNIT_KINDS.includes(x as UnitKind));
export type SquadProblem =
  | { readonly why: 'not-a-unit'; readonly name: string }
  | { readonly why: 'figures'; readonly got: number }
  | { readonly why: 'points'; readonly got: number };
/** Everything that is wrong with a squad's code. */
export const squadProblems = (code: string): SquadProblem[] => {
  const names = code.split(SEPARATOR);
  const strange = names.filter(x => !UNIT_KINDS.includes(x as UnitKind));
  if (strange.length > 0) return strange.map(name => ({ why: 'not-a-unit', name }));
  const points = readSquad(code).reduce((n, kind) => n + UNITS[kind].points, 0);
  return [
    ...(names.length === FIGURES ? [] : [{ why: 'figures' as const, got: names.length }]),
    ...(points <= MOST_POINTS ? [] : [{ why: 'points' as const, got: points }]),
  ];
};
