import { emit, type Go, type Place, type Seat, thenAgain } from '@cadre/core';
import { boxOf, cardOf } from '../box.js';
import type { Range } from '../content/types.js';
import { DEPLOYING } from '../frames.js';
import { total } from '../keywords/quantities.js';
import { procedure } from '../options.js';
import { partnerOf } from '../round/decks.js';
import { LEGEND_UNIT } from '../round/legend.js';
import { jointly } from '../round/seats.js';
import { CADRES, type CadreSeat, type CharacterId, type EncounterState, type EncounterView, LEGEND, type UnitId } from '../state.js';
import { about, aboutCharacter } from '../suffer/about.js';
import { ground } from '../table/ground.js';
import { placeDeploy, placeRest, spotIn } from '../table/place-args.js';
import { unitOf } from '../table/queries.js';
import { enter } from '../whereabouts.js';

const isWaiting = (k: EncounterView, unit: UnitId): boolean =>
  unitOf(k, unit).characters.some(id => k.public.characters[id]!.at === 'waiting');
/** LE-M3: Secondary units that have not been deployed; each comes with the Supporting unit that follows it in the cadre (LE-P30). */
const leaders = (k: EncounterView, seat: Seat): UnitId[] =>
  k.public.units.flatMap((unit, i) =>
    unit.seat === seat && cardOf(k, i as UnitId).type === 'secondary' && isWaiting(k, i as UnitId) ? [i as UnitId] : [],
  );
/** LE-M3: the cadres in turn, one squad at a time, then the Legend with all minions. */
export const Deployment = procedure(DEPLOYING.id, {
  locals: () => ({ turn: CADRES[0] as CadreSeat }),
  steps: {
    first: {
      rule: 'LE-P27',
      joint: s => jointly(s),
      of: 'seat',
      options: () => CADRES.map(seat => ({ kind: 'seat', seat })),
      take: (s, f, { seat }, insisted) => {
        f.turn = seat as CadreSeat;
        emit(s, { type: 'first', rule: 'LE-P27', seat, ...(insisted !== undefined && { insisted }) });
      },
    },
    squads: {
      rule: 'LE-M3',
      when: (s, f) => leaders(s, f.turn).length > 0,
      seat: (_, f) => f.turn,
      of: 'unit',
      options: (s, f) => leaders(s, f.turn).map(unit => ({ kind: 'unit', unit })),
      take: (_, f, { unit }): Go => {
        f.turn = partnerOf(f.turn);
        return thenAgain(DeploySquad.call({ units: [unit, (unit + 1) as UnitId] }));
      },
    },
    legend: {
      rule: 'LE-M3',
      run: (s): Go => DeploySquad.call({ units: s.public.units.flatMap((unit, i) => (unit.seat === LEGEND ? [i as UnitId] : [])) }),
    },
  },
});
const nextCharacter = (k: EncounterView, units: readonly UnitId[]): CharacterId | undefined =>
  units.flatMap(unit => unitOf(k, unit).characters).find(id => k.public.characters[id]!.at === 'waiting');
const leader = (k: EncounterView, units: readonly UnitId[]): CharacterId => unitOf(k, units[0]!).characters[0]!;
const FARTHEST: Range = 5;
/** LE-M3: how far from the first character; some units may be farther away. */
const restRange = (k: EncounterView, units: readonly UnitId[], id: CharacterId): Range => {
  const { rest, minions } = boxOf(k).mission.deployment;
  const unit = k.public.characters[id]!.unit;
  return Math.max(units[0] === LEGEND_UNIT ? minions : rest, total(k, 'deployRange', { unit })) as Range;
};
/** LE-P31: where others of the squad have left no room, the next range that has some. */
const placeOther = (k: EncounterView, units: readonly UnitId[], id: CharacterId): Place => {
  const first = leader(k, units);
  for (let range = restRange(k, units, id); range < FARTHEST; range++) {
    const place = placeRest(id, range, first);
    if (!ground(k).isEmpty(place)) return place;
  }
  return placeRest(id, FARTHEST, first);
};
const put = (s: EncounterState, id: CharacterId, answer: readonly number[]): void => {
  const to = spotIn(answer);
  emit(s, { type: 'deployed', character: id, from: 'waiting', to, how: 'deploy', ...aboutCharacter(s, id, 'LE-M3') });
  enter(s, id, to);
};
/** S-DEP-1: one character near the own edge, then all others of the squad near it; LE-O7: stances are chosen now. */
export const DeploySquad = procedure('deploySquad', {
  locals: (x: { units: UnitId[] }) => ({ stances: 0, ...x }),
  steps: {
    first: {
      rule: 'S-DEP-1',
      when: (s, f) => nextCharacter(s, f.units) === leader(s, f.units),
      seat: (s, f) => unitOf(s, f.units[0]!).seat,
      space: (s, f) => placeDeploy(leader(s, f.units)),
      take: (s, f, answer) => put(s, leader(s, f.units), answer),
    },
    others: {
      rule: 'S-DEP-1',
      when: (s, f) => nextCharacter(s, f.units) !== undefined,
      seat: (s, f) => unitOf(s, f.units[0]!).seat,
      space: (s, f) => placeOther(s, f.units, nextCharacter(s, f.units)!),
      take: (s, f, answer): Go => {
        put(s, nextCharacter(s, f.units)!, answer);
        return 'again';
      },
    },
    stances: {
      rule: 'LE-O7',
      when: (_, f) => f.stances < f.units.length,
      seat: (s, f) => unitOf(s, f.units[0]!).seat,
      of: 'stance',
      options: (s, f) => cardOf(s, f.units[f.stances]!).stances.map((_, stance) => ({ kind: 'stance', stance })),
      take: (s, f, { stance }): Go => {
        const unit = f.units[f.stances++]!;
        s.public.units[unit]!.stance = stance;
        if (cardOf(s, unit).stances.length > 1) emit(s, { type: 'stance', stance, ...about(s, unit, 'LE-O7') });
        return 'again';
      },
    },
  },
});
