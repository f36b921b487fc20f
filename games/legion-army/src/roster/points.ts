import type { Discount } from '../data/index.js';
import { type Army, type Equipped, type Mustered, muster } from './army.js';
import type { ArmyList } from './list.js';

/** AB-5: the cost of all units and of all upgrades that they have equipped. */
export const pointsOf = (list: ArmyList): number => pointsOfArmy(muster(list, []));
export const pointsOfArmy = (army: Army): number => {
  let points = 0;
  for (const unit of army.units) points += unit.count * unitPoints(army, unit);
  return points;
};

/** One unit of a line, with its upgrades and its counterpart. */
export const unitPoints = (army: Army, unit: Mustered): number => {
  let points = unit.card.cost ?? 0;
  for (const up of unit.upgrades) points += upgradePoints(army, unit, up);
  if (unit.counterpart) {
    points += unit.counterpart.card.cost ?? 0;
    for (const up of unit.counterpart.upgrades) points += up.card.cost;
  }
  return points;
};
export const upgradePoints = (army: Army, unit: Mustered, { card }: Equipped): number => {
  let points = card.cost;
  const { discount } = card;
  if (discount && army.names.has(discount.with)) points -= discount.points;
  if (army.force) {
    for (const d of army.force.discounts ?? []) if (applies(d, unit, card)) points -= d.points;
    for (const choice of army.choices) for (const d of choice.discounts ?? []) if (applies(d, unit, card)) points -= d.points;
  }
  return Math.max(0, points);
};
const applies = (d: Discount, unit: Mustered, upgrade: Equipped['card']): boolean =>
  d.unit === unit.card.id &&
  (d.upgrade === undefined || d.upgrade === upgrade.id) &&
  (d.slot === undefined || d.slot === upgrade.slot) &&
  (d.unique === undefined || upgrade.limit === 1);
