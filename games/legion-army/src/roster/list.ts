import { type BattleDeck, cardById, type Faction, RANKS, type RankTable, SLOTS, unitById, upgradeById } from '../data/index.js';

/** what an army may cost, and how many units of each rank it has. */
export const MODES = ['standard', 'recon', 'escalation', 'grand army'] as const;
export type Mode = (typeof MODES)[number];
export interface ModeRules {
  readonly points: number;
  readonly ranks: RankTable;
}
const EVERYDAY: RankTable = { commander: [1, 2], operative: [0, 2], corps: [3, 6], special: [0, 3], support: [0, 3], heavy: [0, 2] };
export const MODE_RULES: Readonly<Record<Mode, ModeRules>> = {
  standard: { points: 1000, ranks: EVERYDAY },
  recon: {
    points: 600,
    ranks: { commander: [1, 1], operative: [0, 1], corps: [2, 4], special: [0, 2], support: [0, 2], heavy: [0, 1] },
  },
  escalation: { points: 800, ranks: EVERYDAY },
  'grand army': {
    points: 1600,
    ranks: { commander: [1, 4], operative: [0, 3], corps: [6, 10], special: [0, 5], support: [0, 5], heavy: [0, 4] },
  },
};

export interface ArmyCounterpart {
  readonly card: string;
  readonly upgrades: readonly string[];
}
/** One line of an army: so many units of this card, each with these upgrades. */
export interface ArmyUnit {
  readonly card: string;
  readonly count: number;
  readonly upgrades: readonly string[];
  readonly counterpart?: ArmyCounterpart;
}
/** An army, a command hand and a battle deck. Cards are named by id; an id that no card has is a placeholder. */
export interface ArmyList {
  readonly name: string;
  readonly faction: Faction;
  readonly mode: Mode;
  readonly battleForce?: string;
  /** What the battle force lets its player choose. */
  readonly choices?: readonly string[];
  readonly units: readonly ArmyUnit[];
  readonly commands: readonly string[];
  /** AB-30, AB-31: how many cards a hand has that its owner does not show; `commands` is empty then. */
  readonly secretHand?: number;
  readonly battle: Readonly<Record<BattleDeck, readonly string[]>>;
}
/** No army has a thousand units of a kind. */
export const MOST_UNITS = 999;
/** Copies of a unit that are written or dealt out one by one: a list with more is wrong anyway, and would fill the memory. */
export const copies = (unit: ArmyUnit): number => (unit.count > 0 ? Math.min(Math.floor(unit.count), MOST_UNITS) : 0);
export const emptyList = (faction: Faction, mode: Mode = 'standard'): ArmyList => ({
  name: '',
  faction,
  mode,
  units: [],
  commands: [],
  battle: { primary: [], secondary: [], advantage: [] },
});

/** A card that the catalogue does not know, kept as it was written. */
export const placeholder = (written: string): string => `?${written}`;
/** An unknown unit with the price that was printed beside it. The price is shown; it does not count, as nobody can check it. */
export const pricedPlaceholder = (written: string, price: number): string => placeholder(`${written} (${price})`);
/** What was written of a placeholder, and its price where one was printed. */
export const placeholderParts = (id: string): { readonly name: string; readonly price: number | undefined } => {
  const [, name, price] = /^\?(.*\S) \((\d+)\)$/.exec(id) ?? [];
  return name === undefined ? { name: id.replace(/^\?/, ''), price: undefined } : { name, price: Number(price) };
};
export const isPlaceholder = (id: string): boolean => id.startsWith('?');
/** The name of a card, or of what stands in its place. */
export const cardName = (id: string): string => {
  const known = cardById.get(id)?.card;
  if (known) return known.title === undefined ? known.name : `${known.name}, ${known.title}`;
  return isPlaceholder(id) ? id.slice(1) : id;
};

/**
 * The one way to write a list down: units by rank and each kind once, upgrades in the order of the slots, commands by pips.
 * Two lists are the same list when these are equal.
 */
export const canonical = (list: ArmyList): ArmyList => {
  const merged = new Map<string, ArmyUnit>();
  for (const unit of list.units) {
    const tidy = tidyUnit(unit);
    const key = JSON.stringify({ ...tidy, count: 0 });
    const same = merged.get(key);
    merged.set(key, same ? { ...same, count: same.count + tidy.count } : tidy);
  }
  return {
    name: list.name,
    faction: list.faction,
    mode: list.mode,
    ...(list.battleForce === undefined ? {} : { battleForce: list.battleForce }),
    ...(list.choices === undefined || list.choices.length === 0 ? {} : { choices: list.choices.toSorted() }),
    units: [...merged.values()].sort(
      (a, b) => rankOrder(a) - rankOrder(b) || compare(a.card, b.card) || compareLists(a.upgrades, b.upgrades),
    ),
    ...(list.secretHand === undefined ? {} : { secretHand: list.secretHand }),
    commands: list.commands.toSorted((a, b) => pipsOrder(a) - pipsOrder(b) || compare(a, b)),
    battle: {
      primary: list.battle.primary.toSorted(),
      secondary: list.battle.secondary.toSorted(),
      advantage: list.battle.advantage.toSorted(),
    },
  };
};
export const sameList = (a: ArmyList, b: ArmyList): boolean => JSON.stringify(canonical(a)) === JSON.stringify(canonical(b));

const tidyUnit = (unit: ArmyUnit): ArmyUnit => ({
  card: unit.card,
  count: unit.count,
  upgrades: bySlot(unit.upgrades),
  ...(unit.counterpart ? { counterpart: { card: unit.counterpart.card, upgrades: bySlot(unit.counterpart.upgrades) } } : {}),
});
const bySlot = (upgrades: readonly string[]): string[] => upgrades.toSorted((a, b) => slotOrder(a) - slotOrder(b) || compare(a, b));
const slotOrder = (id: string): number => {
  const slot = upgradeById.get(id)?.slot;
  return slot === undefined ? SLOTS.length : SLOTS.indexOf(slot);
};
const rankOrder = (unit: ArmyUnit): number => {
  const rank = unitById.get(unit.card)?.rank;
  return rank === undefined ? RANKS.length : RANKS.indexOf(rank);
};
const pipsOrder = (id: string): number => {
  const known = cardById.get(id);
  return known?.kind === 'command' ? known.card.pips : 9;
};
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const compareLists = (a: readonly string[], b: readonly string[]): number => compare(a.join('\n'), b.join('\n'));
