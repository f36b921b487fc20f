import type { Holder, KeywordStore } from '@cadre/core';
import type { KeywordOn } from '../content/types.js';
import { profileOf } from '../profile.js';
import type { BattleState, BattleView, HolderId, UnitId } from '../state.js';
import type { Words } from './vocabulary.js';

type Roster = BattleView['public']['roster'];
/** Seats hold what their cards do; units have the numbers below. */
const FIRST_SEAT = 250;
export const seatHolder = (seat: number): HolderId => (FIRST_SEAT + seat) as HolderId;
/** The unit that is this holder; a seat's cards have none. */
export const unitOfHolder = (holder: HolderId): UnitId | undefined => (holder < FIRST_SEAT ? (holder as number as UnitId) : undefined);
export const isHolder = (holder: HolderId, unit: UnitId | string): boolean => (holder as number) === unit;

export const holderOf = (k: BattleView, id: UnitId): Holder<HolderId> => ({
  id: id as number as HolderId,
  seat: k.public.units[id]!.seat,
  keywords: Object.fromEntries(profileOf(k, id).keywords.map(on => [on.keyword, on.x])),
});
/** Everybody with what card and loadouts give them. Made anew when loadouts are revealed. */
export const newRoster = (k: BattleView): Holder<HolderId>[] => [
  ...k.public.units.flatMap((unit, i) => (unit.at === 'defeated' ? [] : [holderOf(k, i as UnitId)])),
  ...[0, 1].map(seat => ({ id: seatHolder(seat), seat, keywords: {} })),
];

const byId = new WeakMap<Roster, Map<number, Roster[number]>>();
const inRoster = (k: BattleView, id: UnitId): Roster[number] | undefined => {
  const { roster } = k.public;
  const map = byId.get(roster) ?? new Map(roster.map(h => [h.id as number, h]));
  byId.set(roster, map);
  return map.get(id);
};
/** How strong a unit has a keyword by card, loadouts and grants; 0 for not at all. */
export const xOf = (k: BattleView, id: UnitId, keyword: string): number => {
  const holder = inRoster(k, id);
  if (!holder) return 0;
  let x = holder.keywords[keyword] ?? 0;
  for (const grant of holder.granted ?? []) if (grant.keyword === keyword) x += grant.x;
  return Math.max(0, x);
};
const onCard = (k: BattleView, id: UnitId, keyword: string): KeywordOn | undefined =>
  profileOf(k, id).keywords.find(on => on.keyword === keyword);
/** What stands after the colon: "corps" in Direct: corps. */
export const whomOf = (k: BattleView, id: UnitId, keyword: string): readonly string[] => onCard(k, id, keyword)?.of ?? [];
export const capacityOf = (k: BattleView, id: UnitId, keyword: string): number => onCard(k, id, keyword)?.capacity ?? 0;
/** L-UNT-3: whether a unit is one of those that a keyword names, by rank or by kind. */
export const isNamedBy = (k: BattleView, id: UnitId, whom: readonly string[]): boolean => {
  const { rank, kind } = profileOf(k, id);
  return whom.includes(rank) || whom.includes(kind);
};

export const STORE: KeywordStore<BattleState, Words> = {
  roster: k => k.public.roster,
  setRoster: (s, roster) => {
    s.public.roster = roster;
  },
  balance: (k, holder, token) => k.public.units[unitOfHolder(holder) ?? -1]?.[token] ?? 0,
  pay: (s, holder, token, n) => {
    const unit = s.public.units[unitOfHolder(holder) ?? -1];
    if (!unit) throw new Error(`holder ${holder} has no tokens to pay with`);
    unit[token] -= n;
  },
  spent: s => s.public.spent,
};
