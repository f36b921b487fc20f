import type { Call, Seat } from '@cadre/core';
import type { Bindings } from '@cadre/kit';
import { cardNamed } from '../box.js';
import type { Script } from '../content/effect.js';
import { LEGEND_UNIT } from '../round/legend.js';
import type { EncounterState, UnitId } from '../state.js';
import { aboutOf } from './about.js';
import { tacticsCard } from './book.js';
import { runScript } from './scripts.js';

/** LE-9, LE-P38: the effect of an order card; "self" on it is the Legend. What was chosen in an effect its Legend Ability knows (LE-H13). */
export const resolveOrder = (s: EncounterState, script: Script, card: string, bound?: Bindings): Call | void =>
  runScript(s, script, aboutOf(s, LEGEND_UNIT, card, { unit: LEGEND_UNIT }), bound);
/** LE-P10: a tactics card, for a unit of its player. */
export const resolveTactics = (s: EncounterState, seat: Seat, card: string): Call | void => {
  const owner = s.public.units.findIndex(
    unit => unit.seat === seat && cardNamed(unit.card).abilities.some(({ tactics }) => tactics === card),
  ) as UnitId;
  return runScript(s, tacticsCard(card).script, aboutOf(s, owner, card, { unit: owner }));
};
