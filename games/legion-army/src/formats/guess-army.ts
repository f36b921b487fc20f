import { type BattleForce, catalogue, commandById, FACTIONS, type Faction, type UnitCard, unitById } from '../data/index.js';
import { FACTION_NAMES, mayServe } from '../roster/index.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import { formersCalled } from './former.js';
import { cardsCalled, forceUnits, plainName } from './names.js';
import type { RawCard, RawList, RawUnit } from './raw-list.js';
import { brief } from './resolve.js';
import { translated } from './translations.js';

const unitsCalled = (name: string): readonly UnitCard[] => {
  const called = cardsCalled('unit', name);
  return (called.length > 0 ? called : cardsCalled('unit', translated(name) ?? name)).map(card => unitById.get(card.id)!);
};
export const forceCalled = (written: string, diagnostics: Diagnostic[]): string => {
  const found = catalogue.battleForces.find(f => plainName(f.name) === plainName(written) || f.id === written);
  if (!found) diagnostics.push(diagnostic('unknown-force', '/battleForce', { force: brief(written) }));
  return found?.id ?? written;
};

/** The battle force that command cards or units tell: those that only one of them has, in an army of units that it can field. */
export const guessForce = (raw: RawList, diagnostics: Diagnostic[]): string | undefined => {
  const units = raw.units.map(unit => unitsCalled(unit.name));
  // hired corps do not count for the minimum, so an army that has no others is one of mercenaries.
  const corps = units.filter(cards => cards.some(card => card.rank === 'corps'));
  const fielding = catalogue.battleForces.filter(
    force =>
      (raw.faction === undefined || force.faction === raw.faction) &&
      units.every(cards => cards.some(card => forceUnits({ force })!.has(card.id))),
  );
  const told = fielding.filter(force => isTold(force, raw, units));
  const hired =
    units.length > 0 && units.every(cards => cards.some(isHireling)) && corps.length > 0 && corps.every(cards => cards.every(isHireling));
  const [force, ...others] = told.length > 0 ? told : hired ? fielding : [];
  if (!force || others.length > 0) return undefined;
  diagnostics.push(diagnostic('force-by-cards', '/battleForce', { force: force.name }));
  return force.id;
};
/** Mercenaries and Mandalorians make an army only as a battle force. */
const isHireling = ({ faction }: UnitCard): boolean => faction === 'mercenary' || faction === 'mandalorians';
const isTold = (force: BattleForce, raw: RawList, units: readonly (readonly UnitCard[])[]): boolean => {
  const commands = raw.commands.map(card => cardsCalled('command', card.name).map(c => commandById.get(c.id)?.battleForce));
  return (
    commands.some(forces => forces.length > 0 && forces.every(id => id === force.id)) ||
    units.some(cards => cards.length > 0 && cards.every(card => card.keywords['Special Issue'] === force.name))
  );
};

export const guessFaction = (raw: RawList, diagnostics: Diagnostic[]): Faction => {
  const guess = homeFaction(
    raw.units.map(({ name, cost, total, price, upgrades }) => ({
      name,
      ...numbered(cost ?? (upgrades.length > 0 ? undefined : (total ?? price))),
    })),
  );
  diagnostics.push(diagnostic('guessed-faction', '/faction', { guess: FACTION_NAMES[guess] }));
  return guess;
};
const numbered = (cost: number | undefined): { readonly cost?: number } => (cost === undefined ? {} : { cost });
/** The units of this name; those of the printed cost, if there are any. */
const meantBy = ({ name, cost }: Pick<RawUnit, 'name' | 'cost'>): readonly UnitCard[] => {
  const called = unitsCalled(name);
  const priced = called.filter(c => c.cost === cost);
  return priced.length > 0 ? priced : called;
};
/** The faction that can field all these units, and most of them as its own; or mercenaries; or where most are at home. */
export const homeFaction = (units: readonly Pick<RawUnit, 'name' | 'cost'>[]): Faction => {
  const meant = units.map(unit => meantBy(unit)).filter(cards => cards.length > 0);
  const own = (faction: Faction): number => meant.filter(cards => cards.some(c => c.faction === faction)).length;
  const four = FACTIONS.slice(0, 4).toSorted((a, b) => own(b) - own(a));
  const fielding = four.find(f => own(f) > 0 && meant.every(cards => cards.some(c => mayServe(c, f))));
  if (fielding !== undefined) return fielding;
  const hired = meant.length > 0 && meant.every(cards => cards.some(isHireling));
  if (!hired) return four[0]!;
  return meant.every(cards => cards.some(c => c.type === 'mandalorian trooper')) ? 'mandalorians' : 'mercenary';
};

/** Whether a list has cards that left the game: its other names then mean what they meant at that time. */
export const isOldList = (raw: RawList): boolean => {
  const isGone =
    (kind: 'unit' | 'upgrade' | 'command' | 'battle') =>
    (card: RawCard): boolean =>
      cardsCalled(kind, card.name).length === 0 && formersCalled(kind, card.name).some(f => !f.renamed);
  return (
    raw.battle.some(isGone('battle')) ||
    raw.commands.some(isGone('command')) ||
    raw.units.some(unit => isGone('unit')(unit) || unit.upgrades.some(isGone('upgrade')))
  );
};
