import { INCH } from '@cadre/geometry';
import { boxOf } from '../box.js';
import { namesOfLoadout } from '../effects/names.js';
import { newRoster, seatHolder } from '../keywords/holders.js';
import { total } from '../keywords/quantities.js';
import { blueSeat } from '../round/priority.js';
import type { BattleState, UnitId } from '../state.js';
import { addUnit } from '../whereabouts.js';
import { freshUnit } from './fresh-unit.js';

/** SO-G4: objective tokens, on the side that the mission says (SO-S2, SO-P1), and the vehicle of blue's faction where the mission has one. */
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
    addUnit(s, freshUnit(type.id, 'vehicle', blue, { x: Math.round(token.x * INCH), y: Math.round(token.y * INCH), level: 0 }));
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
