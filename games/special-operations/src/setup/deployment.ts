import { type Call, emit, enclosing, type Go, pick, type Seat, thenAgain } from '@cadre/core';
import { about } from '../harm.js';
import { total } from '../keywords/quantities.js';
import { missionOf } from '../missions/mission.js';
import { type BattleOption, OPTION, procedure } from '../options.js';
import { Move } from '../round/move.js';
import { blueSeat } from '../round/priority.js';
import type { BattleState, BattleView, Spot, UnitId } from '../state.js';
import { speedOf } from '../table/moves.js';
import { facedBy, placeDeploy, placeInfiltrate, placeMarker, spotIn } from '../table/place-args.js';
import { canInfiltrate, isOutsideZones, zoneAt, zonesFor } from '../table/placements.js';
import { unitOf } from '../table/queries.js';
import { enter, setAside } from '../whereabouts.js';
import { covertUnits, layMarker, markersLeft, unmarked } from './covert.js';

const waiting = (k: BattleView, seat: Seat): UnitId[] =>
  k.public.units.flatMap((u, i) => (u.seat === seat && u.at === 'waiting' ? [i as UnitId] : []));
/** Units that nobody can tell apart are offered once. */
const kindsOf = (k: BattleView, units: readonly UnitId[]): UnitId[] => {
  const seen = new Set<string>();
  return units.filter(id => {
    const { type, alsoRank } = unitOf(k, id);
    const key = [type, alsoRank, total(k, 'infiltrate', { unit: id })].join();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};
type Way = 'zone' | 'infiltrate' | 'network';
const waysOf = (k: BattleView, id: UnitId): Way[] => {
  const network = missionOf(k).networkAtDeployment?.(k, id) ?? 'no';
  if (network === 'must') return ['network'];
  return ['zone', ...(canInfiltrate(k, id) ? (['infiltrate'] as const) : []), ...(network === 'may' ? (['network'] as const) : [])];
};
/** By seat: the zones into which its units went, in turn. Where a unit infiltrated no zone counts. */
const deploymentLocals = () => ({ turn: -1, used: [[], []] as [readonly number[], readonly number[]], marked: false });
/** SO-G10: blue first, one unit at a time. */
export const Deployment = procedure('deployment', {
  locals: deploymentLocals,
  steps: {
    turn: {
      rule: 'SO-G10',
      run: (s, f) => {
        f.turn = blueSeat(s);
        for (const [i, unit] of s.public.units.entries())
          if (unit.at === 'waiting') {
            if (missionOf(s).startsInReserve?.(s, i as UnitId)) setAside(s, i as UnitId, 'reserve');
            else if (total(s, 'covertDeploy', { unit: i as UnitId }) > 0) setAside(s, i as UnitId, 'covert');
          }
      },
    },
    next: {
      rule: 'SO-G10',
      when: (s, f) => {
        if (!hasMore(s, f.turn)) f.turn = 1 - f.turn;
        return hasMore(s, f.turn);
      },
      run: (_, f): Go => {
        const seat = f.turn;
        f.turn = 1 - seat;
        return thenAgain(DeployOne.call({ seat }));
      },
    },
  },
});
const hasMore = (k: BattleView, seat: Seat): boolean => waiting(k, seat).length + markersLeft(k, seat) > 0;
/** One unit, or a facedown marker for one that deploys covertly. */
export const DeployOne = procedure('deployOne', {
  locals: (x: { seat: Seat }) => x,
  steps: {
    covertly: {
      rule: 'SO-G34',
      when: (s, f) => markersLeft(s, f.seat) > 0,
      seat: (_, f) => f.seat,
      options: (s, f) => [{ kind: 'yes' }, ...(waiting(s, f.seat).length > 0 ? [{ kind: 'no' } as const] : [])],
      take: (_, f, option): Go => (option.kind === 'yes' ? PutMarker.call({ seat: f.seat }) : undefined),
    },
    which: {
      rule: 'SO-G10',
      when: (s, f) => !enclosing(s, Deployment).marked && waiting(s, f.seat).length > 0,
      seat: (_, f) => f.seat,
      of: 'unit',
      options: (s, f) => kindsOf(s, waiting(s, f.seat)).map(unit => ({ kind: 'unit', unit })),
      take: (_, __, { unit }): Go => DeployUnit.call({ unit }),
    },
    done: {
      rule: 'SO-G10',
      run: s => {
        enclosing(s, Deployment).marked = false;
      },
    },
  },
});
/** SO-G34: where the marker lies is public; which unit it stands for, only its owner knows. */
export const PutMarker = procedure('putMarker', {
  locals: (x: { seat: Seat }) => ({ marker: -1, ...x }),
  steps: {
    where: {
      rule: 'SO-G34',
      seat: (_, f) => f.seat,
      space: (s, f) => {
        const left = unmarked(s, f.seat);
        const unit = left.find(id => canInfiltrate(s, id)) ?? left[0]!;
        return placeMarker(unit, zonesNow(s, unit));
      },
      take: (s, f, answer) => {
        enclosing(s, Deployment).marked = true;
        noteZone(s, covertUnits(s, f.seat)[0]!, spotIn(answer));
        f.marker = layMarker(s, f.seat, spotIn(answer));
      },
    },
    who: {
      rule: 'SO-G34',
      seat: (_, f) => f.seat,
      secret: true,
      always: true,
      space: (s, f) =>
        pick(
          'behind',
          behind(s, f.seat, f.marker).map(unit => OPTION.encode({ kind: 'unit', unit })),
        ),
      take: (s, f, [code]) => {
        const option = OPTION.decode(code!);
        if (option.kind !== 'unit') throw new Error(`expected a unit, got ${option.kind}`);
        const mine = s.secret[f.seat]!;
        s.secret[f.seat] = { ...mine, covert: [...mine.covert, { marker: f.marker, unit: option.unit }] };
      },
    },
  },
});
/** SO-K20: outside the zones a marker stands for somebody who infiltrates. */
const behind = (s: BattleState, seat: Seat, marker: number): UnitId[] => {
  const left = unmarked(s, seat);
  return isOutsideZones(s, left[0]!, s.public.markers.find(m => m.id === marker)!.at) ? left.filter(id => canInfiltrate(s, id)) : left;
};
/** SO-C1 */
const noteZone = (s: BattleState, unit: UnitId, spot: Spot): void => {
  const f = enclosing(s, Deployment);
  const zone = zoneAt(s, unit, spot);
  const of = (seat: 0 | 1): readonly number[] =>
    zone !== undefined && unitOf(s, unit).seat === seat ? [...f.used[seat], zone] : f.used[seat];
  f.used = [of(0), of(1)];
};
const zonesNow = (s: BattleState, unit: UnitId): number[] => {
  const { seat } = unitOf(s, unit);
  return zonesFor(s, seat, enclosing(s, Deployment).used[seat]!);
};
const put = (s: BattleState, unit: UnitId, answer: readonly number[], how: Way): void => {
  const to = spotIn(answer);
  enter(s, unit, to);
  noteZone(s, unit, to);
  emit(s, { type: 'deployed', from: 'waiting', to, how, ...about(s, unit, 'SO-G10') });
};
export const DeployUnit = procedure('deployUnit', {
  locals: (x: { unit: UnitId }) => ({ way: 'zone' as Way, ...x }),
  steps: {
    way: {
      rule: 'SO-G10',
      seat: (s, f) => unitOf(s, f.unit).seat,
      options: (s, f) => waysOf(s, f.unit).map((kind): BattleOption => ({ kind })),
      take: (_, f, option) => {
        f.way = option.kind as Way;
      },
    },
    network: {
      rule: 'SO-V3',
      when: (_, f) => f.way === 'network',
      run: (s, f) => {
        setAside(s, f.unit, 'network');
        emit(s, { type: 'deployed', from: 'waiting', to: 'network', how: 'network', ...about(s, f.unit, 'SO-V3') });
      },
    },
    zone: {
      rule: 'SO-G10',
      when: (_, f) => f.way === 'zone',
      seat: (s, f) => unitOf(s, f.unit).seat,
      space: (s, f) => facedBy(s, f.unit, placeDeploy(f.unit, zonesNow(s, f.unit))),
      take: (s, f, answer) => put(s, f.unit, answer, 'zone'),
    },
    infiltrate: {
      rule: 'SO-K20',
      when: (_, f) => f.way === 'infiltrate',
      seat: (s, f) => unitOf(s, f.unit).seat,
      space: (s, f) => facedBy(s, f.unit, placeInfiltrate(f.unit)),
      take: (s, f, answer) => put(s, f.unit, answer, 'infiltrate'),
    },
    scout: {
      rule: 'SO-K34',
      when: (s, f) => typeof unitOf(s, f.unit).at === 'object' && total(s, 'scout', { unit: f.unit }) > 0,
      run: (s, f): Call =>
        Move.call({ unit: f.unit, how: 'scout', speed: speedOf(s, f.unit, total(s, 'scout', { unit: f.unit })), may: true }),
    },
  },
});
