import { type Call, emit, type Go, mayPick, type Seat, thenAgain } from '@cadre/core';
import { boxOf } from '../box.js';
import { about } from '../harm.js';
import { procedure } from '../options.js';
import { blueFirst, whose } from '../round/priority.js';
import type { BattleState, BattleView, Spot, UnitId } from '../state.js';
import { facedBy, placeReveal, spotIn } from '../table/place-args.js';
import { typeOf } from '../table/queries.js';
import { enter } from '../whereabouts.js';

/** SO-G34: the units that wait behind markers, and those that have none yet as their owner knows. */
export const covertUnits = (k: BattleView, seat: Seat): UnitId[] =>
  k.public.units.flatMap((u, i) => (u.seat === seat && u.at === 'covert' ? [i as UnitId] : []));
export const markersLeft = (k: BattleView, seat: Seat): number =>
  covertUnits(k, seat).length - k.public.markers.filter(m => m.kind === 'covert' && m.seat === seat).length;
export const unmarked = (s: BattleState, seat: Seat): UnitId[] =>
  covertUnits(s, seat).filter(id => !s.secret[seat]!.covert.some(c => c.unit === id));
export const layMarker = (s: BattleState, seat: Seat, at: Spot): number => {
  const id = s.public.markers.reduce((n, m) => Math.max(n, m.id + 1), 0);
  s.public.markers = [...s.public.markers, { id, kind: 'covert', seat, at }];
  emit(s, { type: 'marker', rule: 'SO-G34', kind: 'covert', ...whose(s, seat), at, gone: false });
  return id;
};
/** SO-G36: who must or may reveal now. */
const mustReveal = (s: BattleState): boolean => boxOf(s).edition.covert.reveal === 'first-end-phase';
const markersOf = (s: BattleState, seat: Seat): number[] =>
  s.public.markers.filter(m => m.kind === 'covert' && m.seat === seat).map(m => m.id);
/** SO-G34, SO-D-4: an order token stands for its rank, and the owner chooses which unit appears; a condition token stands for one unit. */
const candidates = (s: BattleState, seat: Seat, marker: number): UnitId[] => {
  const mine = s.secret[seat]!.covert;
  const unit = mine.find(c => c.marker === marker)!.unit;
  if (boxOf(s).edition.covert.marker === 'condition-token') return [unit];
  return mine.map(c => c.unit).filter(id => typeOf(s, id).rank === typeOf(s, unit).rank);
};

export const RevealCovert = procedure('revealCovert', {
  locals: () => ({ turn: 0 }),
  steps: {
    which: {
      rule: 'SO-G36',
      when: (s, f) => {
        while (f.turn < 2 && markersOf(s, blueFirst(s)[f.turn]!).length === 0) f.turn++;
        return f.turn < 2;
      },
      seat: (s, f) => blueFirst(s)[f.turn]!,
      space: (s, f) => {
        const markers = markersOf(s, blueFirst(s)[f.turn]!);
        const space = mayPick('covert', markers);
        return mustReveal(s) ? { ...space, min: 1 } : space;
      },
      take: (s, f, [marker]): Go => {
        if (marker === undefined) {
          f.turn++;
          return 'again';
        }
        return thenAgain(PlaceCovert.call({ seat: blueFirst(s)[f.turn]!, marker }));
      },
    },
  },
});
export const PlaceCovert = procedure('placeCovert', {
  locals: (x: { seat: Seat; marker: number }) => ({ unit: -1 as UnitId, ...x }),
  steps: {
    who: {
      rule: 'SO-G36',
      reveals: true,
      seat: (_, f) => f.seat,
      of: 'unit',
      options: (s, f) => candidates(s, f.seat, f.marker).map(unit => ({ kind: 'unit', unit })),
      take: (_, f, { unit }) => {
        f.unit = unit;
      },
    },
    where: {
      rule: 'SO-G36',
      seat: (_, f) => f.seat,
      space: (s, f) => facedBy(s, f.unit, placeReveal(f.unit, f.marker)),
      take: (s, f, answer): Call | void => {
        const to = spotIn(answer);
        const [{ unit: behind }, mine] = [s.secret[f.seat]!.covert.find(c => c.marker === f.marker)!, s.secret[f.seat]!.covert];
        // the unit that appears may be another of the same rank: then the two trade places
        const covert = mine.filter(c => c.marker !== f.marker).map(c => (c.unit === f.unit ? { ...c, unit: behind } : c));
        s.secret[f.seat] = { ...s.secret[f.seat]!, covert };
        const marker = s.public.markers.find(m => m.id === f.marker)!;
        s.public.markers = s.public.markers.filter(m => m.id !== f.marker);
        emit(s, { type: 'marker', rule: 'SO-G36', kind: 'covert', ...whose(s, f.seat), at: marker.at, gone: true });
        enter(s, f.unit, to);
        s.public.uncovered = [...s.public.uncovered, f.unit];
        emit(s, { type: 'placed', from: 'covert', to, how: 'covert', ...about(s, f.unit, 'SO-G36') });
      },
    },
  },
});
