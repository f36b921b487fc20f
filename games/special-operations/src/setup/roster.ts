import type { Seat } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { boxOf } from '../box.js';
import { namesOfLoadout } from '../effects/names.js';
import { newRoster, seatHolder } from '../keywords/holders.js';
import { total } from '../keywords/quantities.js';
import { blueSeat } from '../round/priority.js';
import type { BattleState, Unit, UnitId } from '../state.js';

export const freshUnit = (type: string, card: string, seat: Seat, at: Unit['at']): Unit => ({
  type,
  card,
  seat,
  at,
  wounds: 0,
  aim: 0,
  dodge: 0,
  surge: 0,
  standby: 0,
  suppression: 0,
  observation: 0,
  shield: 0,
  spentShield: 0,
  immobilize: 0,
  detonator: 0,
  order: 'none',
  byCard: false,
  activated: false,
  moved: false,
  attackedBy: [],
  hasAttacked: false,
  treated: 0,
  alsoRank: 'none',
  untargetableBeyond: 0,
});
/** SO-G4: objective tokens, and the vehicle of blue's faction where the mission has one. */
export const setTheTable = (s: BattleState): void => {
  const { mission, squads, vehicles } = boxOf(s);
  s.public.objectives = mission.objectives.map(({ x, y, claimed }) => ({
    claimed,
    at: { x: Math.round(x * INCH), y: Math.round(y * INCH), level: 0 },
    holder: 'nobody',
  }));
  const token = mission.objectives.find(o => o.kind === 'vehicle');
  if (token) {
    const blue = blueSeat(s);
    const type = vehicles[squads.get(s.public.squads[blue]!)!.faction];
    s.public.units.push(freshUnit(type.id, 'vehicle', blue, { x: Math.round(token.x * INCH), y: Math.round(token.y * INCH), level: 0 }));
  }
  s.public.roster = newRoster(s);
};

/** What loadouts change for the whole game is in the units' keywords; what speaks at moments is held by the seat. */
export const applyLoadouts = (s: BattleState): void => {
  s.public.roster = newRoster(s).map(holder => {
    const seat = [0, 1].find(each => seatHolder(each) === holder.id) as 0 | 1 | undefined;
    if (seat === undefined) return holder;
    const { loadouts } = boxOf(s).squads.get(s.public.squads[seat])!;
    const names = loadouts.flatMap((id, i) => namesOfLoadout(id, s.public.loadouts[seat][i]!));
    return { ...holder, keywords: Object.fromEntries(names.map(name => [name, 1])) };
  });
  for (const [i, unit] of s.public.units.entries()) unit.shield = total(s, 'shields', { unit: i as UnitId });
};
