import type { Holder, KeywordStore } from '@cadre/core';
import { cardOf } from '../box.js';
import { CADRES, type EncounterState, type EncounterView, type HolderId, LEGEND, type UnitId } from '../state.js';
import type { Words } from './vocabulary.js';

/** Units are holders by their number; beyond them, each seat holds what it has given for a time. */
const FIRST_SEAT = 200;
export const seatHolder = (seat: number): HolderId => (FIRST_SEAT + seat) as HolderId;
export const seatOfHolder = (k: EncounterView, holder: HolderId): number =>
  holder < FIRST_SEAT ? k.public.units[holder]!.seat : holder - FIRST_SEAT;
export const unitOfHolder = (holder: HolderId): UnitId => holder as number as UnitId;
/** What a seat holds. */
export const LASTING = 'lasting';

/** Everybody who is not defeated, with the abilities of the card, without those that do nothing here (LE-A22); and the seats. Made anew when a unit leaves or comes back. */
export const newRoster = (k: EncounterView): Holder<HolderId>[] => [
  ...k.public.units.flatMap((unit, i) =>
    unit.defeated
      ? []
      : [
          {
            id: i as HolderId,
            seat: unit.seat,
            keywords: Object.fromEntries(cardOf(k, i as UnitId).abilities.flatMap(({ id, inactive }) => (inactive ? [] : [[id, 1]]))),
          },
        ],
  ),
  ...[LEGEND, ...CADRES].map(seat => ({ id: seatHolder(seat), seat, keywords: { [LASTING]: 1 } })),
];
/** Force is paid with the ability, because what it costs depends on tokens (S-ABIL-4); no offer has a fixed cost, and none is once a time. */
export const STORE: KeywordStore<EncounterState, Words> = {
  roster: k => k.public.roster,
  setRoster: (s, roster) => {
    s.public.roster = roster;
  },
  balance: (k, holder) => k.public.force[seatOfHolder(k, holder)]!.ready,
  pay: (s, holder, _, n) => {
    s.public.force[seatOfHolder(s, holder)]!.ready -= n;
  },
  spent: () => ({ attack: [], activation: [], turn: [], game: [] }),
};
