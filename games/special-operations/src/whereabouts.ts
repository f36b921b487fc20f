import { doorOf, type Follows } from '@cadre/battle';
import type { Rank } from './content/types.js';
import { holderOf } from './keywords/holders.js';
import { tokensFollow } from './missions/held-tokens.js';
import { refreshMarks } from './missions/marks.js';
import { freshUnit } from './setup/fresh-unit.js';
import type { BattleState, Spot, Unit, UnitId, Where } from './state.js';
import { typeOf, unitOf } from './table/queries.js';

type Off = Exclude<Where, Spot>;
type Writable = { -readonly [K in 'at' | 'alsoRank']: Unit[K] };
const writable = (s: BattleState, id: UnitId): Writable => s.public.units[id]!;
type Follow = Follows<BattleState, UnitId, Spot, Off>;

/** L-WND-3: whoever is defeated has no order and no keywords; whoever comes back has both anew. */
const rosterFollows: Follow = (s, id, _, from) => {
  const { at } = unitOf(s, id);
  if (at === 'defeated') {
    s.public.units[id]!.order = 'none';
    s.public.roster = s.public.roster.filter(h => (h.id as number) !== id);
  } else if (from === 'defeated') s.public.roster = [...s.public.roster, holderOf(s, id)];
};
/** Where units are is written here and nowhere else: `at` is read-only for everybody else. */
export const { enter, moveTo, leave, setAside } = doorOf<BattleState, UnitId, Spot, Off>(
  {
    of: (s, id) => unitOf(s, id).at,
    put: (s, id, where) => {
      if (typeof where === 'object' && (where.facing !== undefined) !== (typeOf(s, id).arcs === true))
        throw new Error(
          `unit ${id} (${unitOf(s, id).card}) is put down ${where.facing ? 'with a facing but has no' : 'without a facing but has'} arcs`,
        );
      writable(s, id).at = where;
    },
    isSpot: where => typeof where === 'object',
  },
  [rosterFollows, tokensFollow, refreshMarks],
);
/** A figure that the mission brings. */
export const addUnit = (s: BattleState, unit: Unit): void => {
  (s.public as { units: readonly Unit[] }).units = [...s.public.units, unit];
};
/** A unit that comes back is as new; where it comes to is the next step. */
export const renew = (s: BattleState, id: UnitId): void => {
  const { type, card, seat, at } = unitOf(s, id);
  Object.assign(s.public.units[id]!, freshUnit(type, card, seat, at));
};
/** SO-C5, SO-P3 and others ask for ranks: a unit that counts as another one changes what they show. */
export const alsoCountAs = (s: BattleState, id: UnitId, rank: Rank): void => {
  writable(s, id).alsoRank = rank;
  refreshMarks(s);
};
