import type { Seat } from '@cadre/core';
import { boxOf, cardNamed } from '@cadre/shatterpoint/box';
import { TAGS, type Tag } from '@cadre/shatterpoint/content/tags';
import type { Icon, UnitCard } from '@cadre/shatterpoint/content/types';
import { newRoster } from '@cadre/shatterpoint/keywords/holders';
import type { Character, Encounter, EncounterState, OrderCard, OrderCardIs, Unit, UnitId } from '@cadre/shatterpoint/state';
import { type At, card, chain, encounter, objectiveAt, type Placed, stance } from '../stage.js';

/** How a unit stands in the test; `at` puts its characters elsewhere than in a column at its x. */
export interface Given extends Partial<Omit<Unit, 'card' | 'characters'>> {
  readonly at?: readonly At[];
}
/**
 * A card and its x on the table, in inches. Characters stand at y 8.8, 10.9 and 6.7 of that x: in the open band of the hangar floor, with clear sight. Within
 * range 1, 2, 3, 4, 5 are units up to 2.5, 4.5, 7.5, 9.5, 11.5 inches apart.
 */
export type Spec = readonly [card: string | UnitCard, x: number, given?: Given];
export interface Setting {
  readonly objectives?: readonly (readonly [x: number, y: number, control?: 'legend' | 'cadre'])[];
  /** Ready Force by seat. */
  readonly force?: readonly [number, number, number];
  readonly legend?: string;
  readonly given?: Partial<Encounter>;
  /** Units whose order card is still in the deck; all others are in the discard pile. */
  readonly deck?: readonly string[];
  /** The unit whose order card lies in reserve. */
  readonly reserve?: string;
}
const COLUMN = [8.8, 10.9, 6.7];
let made = 0;
/** Somebody without abilities. Its combat tree has one option after the other; each holds the icons given. */
export const nobody = (
  type: UnitCard['type'],
  tags: readonly Tag[] = [],
  { icons = ['damage'] as readonly Icon[], ...given }: Partial<UnitCard> & { readonly icons?: readonly Icon[] } = {},
): UnitCard =>
  card(`nobody-${made++}`, {
    type,
    tags,
    stances: [stance({ tree: chain(icons, icons, icons) })],
    durability: type === 'minion' ? 'U' : 2,
    ...given,
  });
/** An ordinary enemy, which counts as Supporting. It has every tag unless it is given some: only its side tells it from a friend. */
export const foe = (tags: readonly Tag[] = [], given: Parameters<typeof nobody>[2] = {}): UnitCard =>
  nobody('minion', tags.length > 0 ? tags : TAGS, { durability: '-', ...given });
let turned = false;
let friends = 0;
/** A friend without abilities. */
export const friend = (tags: readonly Tag[] = [], given: Parameters<typeof nobody>[2] = {}): UnitCard => {
  friends++;
  return turned ? foe(tags, given) : nobody('supporting', tags, given);
};
/** The same test with every friend on the other side, and how many there were. */
export const withFriendsTurned = (body: () => void): number => {
  friends = 0;
  turned = true;
  try {
    body();
  } finally {
    turned = false;
  }
  return friends;
};

let areFriendsPartners = false;
/** The same test with every friend of `me` in the cadre of the partner, seat 2. */
export const withPartners = (body: () => void): void => {
  areFriendsPartners = true;
  try {
    body();
  } finally {
    areFriendsPartners = false;
  }
};
const isPartners = (name: string, { type }: UnitCard, given: Given = {}): boolean =>
  areFriendsPartners && name !== 'me' && type !== 'legend' && type !== 'minion' && given.seat === undefined;

const seatOf = ({ type }: UnitCard): Seat => (type === 'legend' || type === 'minion' ? 0 : 1);
const placed = ([of, x, { at, ...given } = {}]: Spec): Placed => {
  const its = typeof of === 'string' ? cardNamed(of) : of;
  return {
    card: its,
    at: at ?? Array.from({ length: its.characters }, (_, i): At => [x + (i > 2 ? 2 : 0), COLUMN[i % 3]!]),
    seat: seatOf(its),
    ...given,
    ...(its.type === 'minion' && { seat: 0 as Seat }),
  };
};
const NOBODY: Spec = ['legend-vader', 35];
const ordersOf = (s: EncounterState, seat: Seat): OrderCardIs[] => [
  ...s.public.units.flatMap((unit, i): OrderCardIs[] => (unit.seat === seat ? [{ is: 'unit', unit: i as UnitId }] : [])),
  { is: 'shatterpoint' },
  ...s.public.units.flatMap((unit): OrderCardIs[] =>
    unit.seat === seat
      ? cardNamed(unit.card).abilities.flatMap(({ tactics }) => (tactics === undefined ? [] : [{ is: 'tactics', card: tactics } as const]))
      : [],
  ),
];
/** These units on the hangar floor; without a Legend, one that is defeated is the first unit. Their names are in the order of their ids. */
export const tableWith = (
  units: Readonly<Record<string, Spec>>,
  { objectives = [], force = [4, 4, 4], legend, given, deck = [], reserve }: Setting,
): { readonly state: EncounterState; readonly names: readonly string[] } => {
  const entries = Object.entries(units).map(([name, spec]) => {
    const unit = placed(spec);
    return { name, spec, unit: isPartners(name, unit.card, spec[2]) ? { ...unit, seat: 2 as Seat } : unit };
  });
  const ruler = entries.find(({ unit }) => unit.card.type === 'legend');
  const ordered = [ruler ?? { name: 'nobody', spec: NOBODY, unit: placed(NOBODY) }, ...entries.filter(each => each !== ruler)];
  const names = ordered.map(({ name }) => name);
  const state = encounter(
    ordered.map(({ unit }) => unit),
    {
      legend: legend ?? (ruler?.unit.card.id.startsWith('legend-') ? ruler.unit.card.id : 'legend-vader'),
      force: [0, 1, 2].map(seat => ({ size: 4, ready: force[seat]! })) as Encounter['force'],
      objectives: objectives.map(([x, y, control]) => objectiveAt([x, y], { control: control ?? 'nobody' })),
      legendTurns: 2,
      firstCadre: 1,
      ...given,
    },
  );
  if (!ruler) {
    state.public.units[0]!.defeated = true;
    Object.assign(state.public.characters[0]!, { at: 'removed' });
  }
  const cards = [state.public.cards[0], ordersOf(state, 1), ordersOf(state, 2)] as const;
  const cardAt = (name: string): { seat: 1 | 2; card: OrderCard } => {
    const unit = names.indexOf(name);
    const seat = state.public.units[unit]!.seat as 1 | 2;
    return { seat, card: cards[seat].findIndex(each => each.is === 'unit' && each.unit === unit) as OrderCard };
  };
  const waiting = deck.map(cardAt);
  const decks = ([0, 1, 2] as const).map(seat => {
    const unknown = waiting.filter(each => each.seat === seat).map(each => each.card);
    const all = cards[seat].map((_, i) => i as OrderCard);
    return { top: [], unknown, bottom: [], discard: all.filter(each => !unknown.includes(each)), aside: [] };
  }) as unknown as Encounter['decks'];
  Object.assign(state.public, { cards, decks: given?.decks ?? decks, reserve: reserve === undefined ? 'empty' : cardAt(reserve) });
  state.public.roster = newRoster(state);
  return { state, names };
};
/** The Legend’s deck is this order card and, with `ability`, the Shatterpoint Card, otherwise the next one; which card it is. */
export const putOrdersOnTop = (s: EncounterState, card: string, ability: boolean): OrderCard => {
  const { orders } = boxOf(s).legend;
  const i = orders.findIndex(({ id }) => id === card);
  const top = [i, ability ? orders.length : (i + 1) % orders.length] as OrderCard[];
  s.public.cards = [
    [...orders.map(({ id }) => ({ is: 'legend', card: id }) as const), { is: 'shatterpoint' }],
    s.public.cards[1],
    s.public.cards[2],
  ];
  s.public.decks[0] = { top, unknown: [], bottom: [], discard: [], aside: [] };
  s.public.turn = 0;
  return i as OrderCard;
};
/** The tactics card of a cadre is the next one. */
export const putTacticsOnTop = (s: EncounterState, seat: Seat): void => {
  s.public.decks[seat]!.top = [s.public.cards[seat]!.findIndex(({ is }) => is === 'tactics') as OrderCard];
};
/** Where somebody stands, in inches. */
export const inchesOf = (at: Character['at']): readonly number[] => {
  if (typeof at !== 'object') throw new Error(`a spot is expected, but it is ${at}`);
  return [at.x / 254, at.y / 254].map(each => Math.round(each * 10) / 10);
};
