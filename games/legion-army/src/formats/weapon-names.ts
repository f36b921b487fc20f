import { type Slot, unitById, upgradeById } from '../data/index.js';
import { type Bearer, muster } from '../roster/index.js';
import { likelyCards } from './likeness.js';
import { cardsCalled } from './names.js';
import { translated } from './translations.js';

const WEAPONS: ReadonlySet<Slot> = new Set(['heavy weapon', 'hardpoint', 'armament', 'ordnance', 'crew']);
/** Whether a unit of this name can carry a weapon that these words mean. */
export const carriesWeapon = (unit: string, weapon: string): boolean => {
  const called = cardsCalled('unit', unit);
  const cards = called.length > 0 ? called : cardsCalled('unit', translated(unit) ?? unit);
  const meant = translated(weapon) ?? weapon;
  return cards.some(card => {
    const bearer = alone(card.id);
    const likely = bearer === undefined ? [] : likelyCards('upgrade', meant, { bearer });
    return likely.some(({ card: up }) => up !== undefined && WEAPONS.has(upgradeById.get(up.id)!.slot));
  });
};
/** The unit with nothing on it, in an army of its own faction. */
const alone = (id: string): Bearer | undefined => {
  const { faction } = unitById.get(id)!;
  const units = [{ card: id, count: 1, upgrades: [] }];
  return muster({ name: '', faction, mode: 'standard', units, commands: [], battle: { primary: [], secondary: [], advantage: [] } }, [])
    .units[0];
};
