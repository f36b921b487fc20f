import type { Frame, Seat, Setup } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { Attack } from '../src/attack/attack.js';
import { boxOf, cardNamed } from '../src/box.js';
import type { Trigger } from '../src/content/effect.js';
import { legendaryEncounters as game } from '../src/game.js';
import { Activation } from '../src/round/activation.js';
import { SettleControl } from '../src/round/control.js';
import { LEGEND_UNIT } from '../src/round/legend.js';
import { LegendTurn } from '../src/round/legend-turn.js';
import { Match } from '../src/round/match.js';
import { type CharacterId, type EncounterState, LEGEND, type UnitId } from '../src/state.js';
import { ground } from '../src/table/ground.js';
import { placeSetUp, spotIn } from '../src/table/place-args.js';

const MIDDLE = { x: 18 * INCH, y: 18 * INCH, elevation: 0 };
const placeNear = (s: EncounterState, id: CharacterId, x: number, y: number): void => {
  const wish = [Math.round(x * INCH), Math.round(y * INCH), 0];
  Object.assign(s.public.characters[id]!, { at: spotIn(ground(s).nearest(placeSetUp(id, 5, [MIDDLE]), wish)!) });
};
/** In the middle of the table, both sides in rows that face each other. */
const placeInRows = (s: EncounterState): void => {
  const next = { legend: 0, cadre: 0 };
  for (const [i, character] of s.public.characters.entries()) {
    const side = s.public.units[character.unit]!.seat === LEGEND ? 'legend' : 'cadre';
    const n = next[side]++;
    placeNear(s, i as CharacterId, 8 + 2 * (n % 10), side === 'legend' ? 21 : 15 - 2 * Math.floor(n / 10));
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
const defeat = (s: EncounterState, unit: UnitId): void => {
  const { characters } = s.public.units[unit]!;
  s.public.units[unit]!.defeated = true;
  for (const id of characters) Object.assign(s.public.characters[id]!, { at: 'removed' });
  s.public.roster = s.public.roster.filter(holder => (holder.id as number) !== unit);
};
const unitsOf = (s: EncounterState, seat: Seat): UnitId[] => s.public.units.flatMap((unit, i) => (unit.seat === seat ? [i as UnitId] : []));
/** One cadre has nobody left, the other one unit that falls soon. */
const lastStand = (s: EncounterState): void => {
  late(s);
  for (const unit of unitsOf(s, 1)) defeat(s, unit);
  const [last, ...others] = unitsOf(s, 2);
  for (const unit of others) defeat(s, unit);
  const { stamina, durability } = cardNamed(s.public.units[last!]!.card);
  Object.assign(s.public.units[last!]!, { damage: stamina - 1, injured: Number(durability) - 1 });
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
/** Whoever can shoot at the cadres, the Legend first. */
const shooterOf = (s: EncounterState): UnitId =>
  unitsOf(s, LEGEND).find(unit => cardNamed(s.public.units[unit]!.card).stances[s.public.units[unit]!.stance]!.ranged) ?? LEGEND_UNIT;
const drillOf = (s: EncounterState, unit: UnitId): Frame[] => {
  const { seat } = s.public.units[unit]!;
  const isLegend = seat === LEGEND;
  const foe = isLegend ? ((s.public.units.length - 1) as UnitId) : LEGEND_UNIT;
  return [
    Activation.frame({ unit, seat }, 'start'),
    ...Array.from({ length: DRILL_ATTACKS }, () => attackFrame(s, unit, foe, DRILL_DICE)),
    ...(isLegend ? [] : [attackFrame(s, shooterOf(s), unit, 0)]),
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
const hasTrigger = (s: EncounterState, unit: UnitId, trigger: Trigger): boolean =>
  cardNamed(s.public.units[unit]!.card).abilities.some(ability => ability.trigger === trigger);
/** The next hit wounds anybody: first those attack, and are attacked, whose abilities wait for that. */
const worn = (s: EncounterState): void => {
  rich(s);
  for (const unit of s.public.units) unit.damage = cardNamed(unit.card).stamina - 1;
  const cadres = [...unitsOf(s, 1), ...unitsOf(s, 2)];
  const first = cadres.filter(unit => hasTrigger(s, unit, 'unitWounded'));
  const ordered = [...first, ...cadres.filter(unit => !first.includes(unit))];
  goOn(
    s,
    ordered.flatMap(unit => [attackFrame(s, unit, LEGEND_UNIT, DRILL_DICE), attackFrame(s, shooterOf(s), unit, DRILL_DICE)]),
    'setupEnd',
  );
};
/** Every unit activates three times among friends and enemies. */
const active = (s: EncounterState): void => {
  rich(s);
  const units = s.public.units.map((_, i) => i as UnitId);
  goOn(
    s,
    [1, 2, 3].flatMap(() => units.map(unit => Activation.frame({ unit, seat: s.public.units[unit]!.seat }, 'start'))),
    'setupEnd',
  );
};
/** As many of both sides at an objective that the Legend controls; those of the cadre whose abilities wait for that. */
const tied = (s: EncounterState): void => {
  rich(s);
  for (const objective of s.public.objectives) objective.control = 'legend';
  const unit = [...unitsOf(s, 1), ...unitsOf(s, 2)].find(each => hasTrigger(s, each, 'control')) ?? unitsOf(s, 1)[0]!;
  const { characters } = s.public.units[unit]!;
  const { at } = s.public.objectives[boxOf(s).mission.objectives.findIndex(each => each.active)]!;
  const foes = s.public.characters.flatMap((each, i) => (s.public.units[each.unit]!.seat === LEGEND ? [i as CharacterId] : []));
  for (const [i, each] of s.public.characters.entries())
    placeNear(s, i as CharacterId, 4 + i, s.public.units[each.unit]!.seat === LEGEND ? 34 : 2);
  characters.forEach((id, i) => {
    placeNear(s, id, at.x / INCH + 1, at.y / INCH - 1 + 2 * i);
    placeNear(s, foes[i]!, at.x / INCH - 1, at.y / INCH - 1 + 2 * i);
  });
  goOn(s, [SettleControl.frame({ seat: LEGEND })], 'setupEnd');
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
/** The same with nobody but the Legend left of its side. */
const alone = (s: EncounterState): void => {
  orders(s);
  for (const unit of unitsOf(s, LEGEND)) if (unit !== LEGEND_UNIT) defeat(s, unit);
};
/** Starts close to what is rare in a whole match. */
export const STARTS = {
  late,
  'last stand': lastStand,
  rich,
  drill: drillIn(0),
  'second drill': drillIn(1),
  worn,
  active,
  tied,
  orders,
  alone,
} as const;
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
