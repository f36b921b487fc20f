import { RANKS, type Rank, unitById } from '@cadre/legion-army/data';
import { type ArmyList, attackOf, bestPool, copies, deploy, meanResults, pointsOf, REACHES } from '@cadre/legion-army/roster';

export const FIGURES = [
  'points',
  'activations',
  'miniatures',
  'wounds',
  ...RANKS,
  'melee',
  'range 1',
  'range 2',
  'range 3',
  'range 4',
  'range 5',
] as const;
export type Figure = (typeof FIGURES)[number];

/** What a list adds up to: bodies, wounds, ranks, and the hits to expect of all units together at every range. */
export const figuresOf = (list: ArmyList): readonly { readonly name: Figure; readonly value: number }[] => {
  const units = list.units.map(line => ({ unit: deploy(line), card: unitById.get(line.card), count: copies(line) }));
  const sum = (of: (u: (typeof units)[number]) => number): number => units.reduce((n, u) => n + u.count * of(u), 0);
  const ranked = (rank: Rank): number => sum(u => (u.card?.rank === rank ? 1 : 0));
  const hits = REACHES.map(reach => sum(u => meanResults(attackOf(u.unit, bestPool(u.unit, reach), reach, 0))));
  const [melee = 0, ...ranges] = hits.map(n => Math.round(n * 10) / 10);
  const values: Readonly<Record<Figure, number>> = {
    points: pointsOf(list),
    activations: sum(() => 1),
    miniatures: sum(u => u.unit.miniatures.length),
    wounds: sum(u => u.unit.miniatures.length * (u.card?.wounds ?? 0)),
    commander: ranked('commander'),
    operative: ranked('operative'),
    corps: ranked('corps'),
    special: ranked('special'),
    support: ranked('support'),
    heavy: ranked('heavy'),
    melee,
    'range 1': ranges[0] ?? 0,
    'range 2': ranges[1] ?? 0,
    'range 3': ranges[2] ?? 0,
    'range 4': ranges[3] ?? 0,
    'range 5': ranges[4] ?? 0,
  };
  return FIGURES.map(name => ({ name, value: values[name] }));
};

const counts = (list: ArmyList): Map<string, number> => {
  const result = new Map<string, number>();
  for (const unit of list.units) result.set(unit.card, (result.get(unit.card) ?? 0) + copies(unit));
  return result;
};
/** Every unit of either list, with how many each has. */
export const comparedUnits = (
  a: ArmyList,
  b: ArmyList,
): readonly { readonly card: string; readonly here: number; readonly there: number }[] => {
  const [here, there] = [counts(a), counts(b)];
  return [...new Set([...here.keys(), ...there.keys()])].map(card => ({ card, here: here.get(card) ?? 0, there: there.get(card) ?? 0 }));
};
