import type { UnitId } from '../state.js';
import { enemiesOf } from '../table/queries.js';
import { codeChance, coveredSlots, detonatorInches, fairThrow, heldSlot, type SeatView, throwDice } from './goals.js';
import type { SpecialName } from './names.js';
import { type Reply, say } from './reasons.js';
import { wantsSwap } from './swaps.js';

const ACTIONS = 2;
const GOOD_THROW = 7;
const LAST_ROUND = 4;
const MOST_BACKUP = 3;
const MANY_COVERED = 4;
interface Acting {
  readonly unit: UnitId;
  /** Actions that it has left. */
  readonly left: number;
  readonly canMove: boolean;
}
/** Help for others, when there is nothing better to do. */
export const HELPING = ['observe', 'spotter', 'bolster', 'loadout'] as const satisfies readonly SpecialName[];
type Pressing = Exclude<SpecialName, (typeof HELPING)[number] | 'enter-network'>;

const isAtItsBest = (k: SeatView, { unit, left, canMove }: Acting): boolean => {
  const dice = throwDice(k, unit);
  // an expert weighs a throw now against one from nearer
  if (k.isExpert) return dice >= fairThrow(k) && (dice >= detonatorInches(k) || left <= 1 || !canMove);
  return dice >= GOOD_THROW || (dice >= fairThrow(k) && (left <= 1 || !canMove));
};
const isManyCovered = (k: SeatView): boolean => coveredSlots(k) >= MANY_COVERED;
const wantsBackup = (k: SeatView): boolean =>
  k.public.units.some(u => u.at === 'reserve') && k.public.round < LAST_ROUND - 1 && k.public.tally.backup < MOST_BACKUP;
const isUnsure = (k: SeatView, enemy: UnitId): boolean => heldSlot(k, enemy) >= 0 && codeChance(k, enemy) > 0 && codeChance(k, enemy) < 1;
const always = (): boolean => true;
/** What is done whatever else there is, the first that is wanted. A new special action does not compile before it is here or among those above. */
const WANTED: Readonly<Record<Pressing, (k: SeatView, acting: Acting) => boolean>> = {
  transmit: always,
  'use-console': always,
  encrypt: isManyCovered,
  'call-backup': k => !isManyCovered(k) && wantsBackup(k),
  webs: always,
  secure: always,
  swap: (k, { unit }) => wantsSwap(k, unit),
  claim: always,
  detonator: isAtItsBest,
  halt: (k, { unit, left, canMove }) => (left >= ACTIONS || !canMove) && enemiesOf(k, unit).some(enemy => isUnsure(k, enemy)),
  rearm: always,
  'repair-vehicle': always,
  treat: always,
  repair: always,
};
/** A mission or card action that should be done now; `offered`: the answers of those that are. */
export const specialNow = (k: SeatView, acting: Acting, offered: ReadonlyMap<SpecialName, number>): Reply | null => {
  for (const [name, isWanted] of Object.entries(WANTED) as [Pressing, (typeof WANTED)[Pressing]][]) {
    const code = offered.get(name);
    if (code !== undefined && isWanted(k, acting))
      return say([code], 'L-ACN-7', name, {
        covered: coveredSlots(k),
        ...(name === 'detonator' ? { dice: throwDice(k, acting.unit) } : {}),
      });
  }
  return null;
};
