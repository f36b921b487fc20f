import type { Frame, Setup } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { Attack } from '../src/attack/attack.js';
import { cardNamed } from '../src/box.js';
import { legendaryEncounters as game } from '../src/game.js';
import { Activation } from '../src/round/activation.js';
import { LEGEND_UNIT } from '../src/round/legend.js';
import { LegendTurn } from '../src/round/legend-turn.js';
import { Match } from '../src/round/match.js';
import { type CharacterId, type EncounterState, LEGEND, type UnitId } from '../src/state.js';
import { ground } from '../src/table/ground.js';
import { placeSetUp, spotIn } from '../src/table/place-args.js';

/** In the middle of the table, both sides in rows that face each other. */
const placeInRows = (s: EncounterState): void => {
  const next = { legend: 0, cadre: 0 };
  for (const [i, character] of s.public.characters.entries()) {
    const side = s.public.units[character.unit]!.seat === LEGEND ? 'legend' : 'cadre';
    const n = next[side]++;
    const wish = [Math.round((8 + 2 * (n % 10)) * INCH), Math.round((side === 'legend' ? 21 : 15 - 2 * Math.floor(n / 10)) * INCH), 0];
    const middle = { x: 18 * INCH, y: 18 * INCH, elevation: 0 };
    character.at = spotIn(ground(s).nearest(placeSetUp(i as CharacterId, 5, [middle]), wish)!);
  }
};
/** What happens before the first cycle, in this order. */
const goOn = (s: EncounterState, first: readonly Frame[], step: 'setupEnd' | 'cycles'): void => {
  s.stack = [Match.frame({ layouts: [] }, step), ...first.toReversed()];
};
/** Units are deployed and nearly worn out: wounds, defeats and the end of the match come soon. */
const late = (s: EncounterState): void => {
  for (const [i, unit] of s.public.units.entries()) {
    const { stamina, durability } = cardNamed(unit.card);
    unit.damage = Math.max(0, stamina - 3);
    if (typeof durability === 'number') unit.injured = Math.max(0, durability - (i % 2) - 1);
  }
  placeInRows(s);
  goOn(s, [], 'setupEnd');
};
const PLENTY = 20;
const enrich = (s: EncounterState): void => {
  s.public.force = s.public.force.map(() => ({ size: PLENTY, ready: PLENTY })) as typeof s.public.force;
};
/** Units face each other with Force to spare: every ability can be paid for. */
const rich = (s: EncounterState): void => {
  placeInRows(s);
  enrich(s);
  for (const unit of s.public.units) unit.damage = 1;
  goOn(s, [], 'setupEnd');
};
/** So many dice more lead to the last options of a tree, and so many attacks along all of its branches. */
const DRILL_DICE = 9;
const DRILL_ATTACKS = 4;
const attackFrame = (s: EncounterState, by: UnitId, on: UnitId, dice: number): Frame => {
  const { characters, seat, stance, card } = s.public.units[by]!;
  const { melee, ranged } = cardNamed(card).stances[stance]!;
  const kind = dice === 0 ? (ranged ? 'ranged' : 'melee') : melee ? 'melee' : 'ranged';
  const args = { attacker: characters[0]!, defender: s.public.units[on]!.characters[0]!, kind, inCombatAction: true, seat } as const;
  const frame = Attack.frame(args);
  return { ...frame, locals: { ...frame.locals, moreAttackDice: dice } };
};
const drillOf = (s: EncounterState, unit: UnitId): Frame[] => {
  const { seat } = s.public.units[unit]!;
  const isLegend = seat === LEGEND;
  const foe = isLegend ? ((s.public.units.length - 1) as UnitId) : LEGEND_UNIT;
  return [
    Activation.frame({ unit, seat }, 'start'),
    ...Array.from({ length: DRILL_ATTACKS }, () => attackFrame(s, unit, foe, DRILL_DICE)),
    ...(isLegend ? [] : [attackFrame(s, LEGEND_UNIT, unit, 0)]),
  ];
};
/** Every unit activates among enemies and attacks until it has been all over its tree; cadre units are attacked, too. The Legend comes last. */
const drillIn =
  (stance: number) =>
  (s: EncounterState): void => {
    rich(s);
    for (const unit of s.public.units) unit.stance = Math.min(stance, cardNamed(unit.card).stances.length - 1);
    const units = s.public.units.map((_, i) => i as UnitId);
    const ordered = [...units.filter(unit => unit !== LEGEND_UNIT), LEGEND_UNIT];
    goOn(
      s,
      ordered.flatMap(unit => drillOf(s, unit)),
      'setupEnd',
    );
  };
/** A Legend turn for each order card of its deck, and as many again. */
const orders = (s: EncounterState): void => {
  placeInRows(s);
  goOn(
    s,
    Array.from({ length: 14 }, () => LegendTurn.frame({ seat: LEGEND })),
    'cycles',
  );
};
/** Starts close to what is rare in a whole match. */
export const STARTS = { late, rich, drill: drillIn(0), 'second drill': drillIn(1), orders } as const;
export type Start = keyof typeof STARTS;
const isStart = (name: unknown): name is Start => typeof name === 'string' && Object.hasOwn(STARTS, name);
export const startingClose: typeof game = {
  ...game,
  setup: (setup: Setup) => {
    const s = game.setup(setup);
    const { start } = setup;
    if (isStart(start)) STARTS[start](s);
    return s;
  },
};
