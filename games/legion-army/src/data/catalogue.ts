import { battleCards } from './battle-cards.js';
import { classicForces } from './battle-forces/classic.js';
import { mandalorianForces } from './battle-forces/mandalorian.js';
import { commandCards } from './command-cards.js';
import { counterparts } from './counterparts.js';
import type { BattleCard, BattleForce, CommandCard, CounterpartCard, UnitCard, UpgradeCard } from './schema.js';
import { empireUnits } from './units/empire.js';
import { mandaloriansUnits } from './units/mandalorians.js';
import { mercenaryUnits } from './units/mercenary.js';
import { rebelsUnits } from './units/rebels.js';
import { republicUnits } from './units/republic.js';
import { separatistsUnits } from './units/separatists.js';
import { upgrades } from './upgrades/index.js';

export interface Catalogue {
  /** The day as of which the cards are known. */
  readonly version: string;
  /** The day of the newest change of points among them. */
  readonly points: string;
  readonly from: 'published';
  readonly source: string;
  readonly units: readonly UnitCard[];
  readonly counterparts: readonly CounterpartCard[];
  readonly upgrades: readonly UpgradeCard[];
  readonly commands: readonly CommandCard[];
  readonly battles: readonly BattleCard[];
  readonly battleForces: readonly BattleForce[];
}

/** All cards of a kind with the same fields in the same order: reading them is three times as fast when lists are checked. */
const uniform = <T extends object>(cards: readonly T[]): readonly T[] => {
  const blank = Object.fromEntries([...new Set(cards.flatMap(card => Object.keys(card)))].map(key => [key, undefined]));
  return cards.map(card => ({ ...blank, ...card }));
};

/** Facts that are printed on public cards: names, costs, slots, ranks, restrictions, keywords, dice. No card text. */
export const catalogue: Catalogue = {
  version: '2026-08-05',
  points: '2026-06-19',
  from: 'published',
  source:
    'Star Wars: Legion cards by Atomic Mass Games, as collected by the Legion HQ 2 project (August 2026); ranges compared with the card lists of April 2025',
  units: uniform([...empireUnits, ...rebelsUnits, ...republicUnits, ...separatistsUnits, ...mercenaryUnits, ...mandaloriansUnits]),
  counterparts: uniform(counterparts),
  upgrades: uniform(upgrades),
  commands: uniform(commandCards),
  battles: uniform(battleCards),
  battleForces: uniform([...classicForces, ...mandalorianForces]),
};

export type AnyCard =
  | { readonly kind: 'unit'; readonly card: UnitCard }
  | { readonly kind: 'counterpart'; readonly card: CounterpartCard }
  | { readonly kind: 'upgrade'; readonly card: UpgradeCard }
  | { readonly kind: 'command'; readonly card: CommandCard }
  | { readonly kind: 'battle'; readonly card: BattleCard };
export type CardKind = AnyCard['kind'];

const everyCard: readonly AnyCard[] = [
  ...catalogue.units.map(card => ({ kind: 'unit' as const, card })),
  ...catalogue.counterparts.map(card => ({ kind: 'counterpart' as const, card })),
  ...catalogue.upgrades.map(card => ({ kind: 'upgrade' as const, card })),
  ...catalogue.commands.map(card => ({ kind: 'command' as const, card })),
  ...catalogue.battles.map(card => ({ kind: 'battle' as const, card })),
];
export const allCards = (): readonly AnyCard[] => everyCard;

const byId = <T extends { readonly id: string }>(cards: readonly T[]): ReadonlyMap<string, T> => new Map(cards.map(c => [c.id, c]));
export const unitById = byId(catalogue.units);
export const counterpartById = byId(catalogue.counterparts);
export const upgradeById = byId(catalogue.upgrades);
export const commandById = byId(catalogue.commands);
export const battleById = byId(catalogue.battles);
export const battleForceById = byId(catalogue.battleForces);
export const cardById: ReadonlyMap<string, AnyCard> = new Map(everyCard.map(c => [c.card.id, c]));
/** Codes are case-sensitive: 274 of them differ from another one only in case. */
export const cardByCode: ReadonlyMap<string, AnyCard> = new Map(everyCard.map(c => [c.card.code, c]));

export const STANDING_ORDERS = 'standing-orders';
