import { checkSetup } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { skirmish } from '@cadre/skirmish';
import { type FigureId, OPTION, type SkirmishOption, type SkirmishState, type Spot } from '@cadre/skirmish/state';
import { type Scenario, scenario } from '@cadre/testkit';

export type Places = readonly (readonly [x: number, y: number, level?: number] | null)[];
export const spot = ([x, y, level = 0]: readonly [number, number, number?]): Spot => ({
  x: Math.round(x * INCH),
  y: Math.round(y * INCH),
  level: level * INCH,
});
export const figure = (id: number): FigureId => id as FigureId;
export const code = (option: SkirmishOption): number => OPTION.encode(option);
export const fresh = (given: Record<string, unknown> = {}): SkirmishState => skirmish.setup(checkSetup(skirmish, given).setup);

/** Figures 0 to 2 are A's, 3 to 5 are B's; in inches, null is out of the game. Both seats have planned; A acts first. */
export const yard = (
  places: Places,
  given: Record<string, unknown> = {},
  plans: readonly ['rush' | 'steady', 'rush' | 'steady'] = ['rush', 'rush'],
): Scenario<SkirmishState> => {
  const s = fresh(given);
  for (const [i, place] of places.entries()) Object.assign(s.public.figures[i]!, { at: place ? spot(place) : 'defeated' });
  s.public.roster = s.public.roster.filter(h => places[h.id]);
  const t = scenario(skirmish, s);
  return t
    .seat(0)
    .answers(code({ kind: 'plan', plan: plans[0] }))
    .seat(1)
    .answers(code({ kind: 'plan', plan: plans[1] }));
};
export const activate = (t: Scenario<SkirmishState>, id: number): Scenario<SkirmishState> => {
  const { seat } = t.state.public.figures[id]!;
  // a seat with one figure left is not asked which
  return t.state.pending?.rule === 'SK-4' && t.state.stack.at(-1)?.proc === 'round'
    ? t.seat(seat).answers(code({ kind: 'activate', figure: figure(id) }))
    : t;
};
export const shoot = (t: Scenario<SkirmishState>, id: number, target: number): Scenario<SkirmishState> =>
  t.seat(t.state.public.figures[id]!.seat).answers(code({ kind: 'shoot', target: figure(target) }));
/** Faces of the attack die and of the defence die, as chance names them. */
export const [CRIT, HIT, SURGE, BLANK] = [0, 1, 2, 3] as const;
export const [BLOCK, MISS] = [0, 1] as const;
