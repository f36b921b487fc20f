import { boxOf, cardOf } from '../src/box.js';
import type { EncounterFact } from '../src/facts.js';
import type { EncounterState, ObjectiveId, Side, UnitId } from '../src/state.js';

/** What a player would keep on paper, from what is said at the table alone: wounds, tokens, control, the dashboard. */
export interface Ledger {
  readonly units: { damage: number; wounded: number; injured: number; hunker: number; conditions: string[]; defeated: boolean }[];
  tracker: number;
  readonly control: (Side | 'nobody')[];
  readonly pools: number[];
  readonly counters: number[];
  readonly targets: { track: number; covered: number; destroyed: boolean; stored: number }[];
}
export const newLedger = (s: EncounterState): Ledger => {
  const { mission } = boxOf(s);
  return {
    units: s.public.units.map(() => ({ damage: 0, wounded: 0, injured: 0, hunker: 0, conditions: [], defeated: false })),
    tracker: 0,
    control: mission.objectives.map(() => 'nobody'),
    pools: mission.pools.map(({ tokens }) => tokens),
    counters: mission.counters.map(() => 0),
    targets: mission.targets.map(() => ({ track: 0, covered: 0, destroyed: false, stored: 0 })),
  };
};
/** Everybody is about to be Wounded, and armored targets to lose a row: otherwise chance alone seldom gets there. */
export const wearOut = (s: EncounterState, ledger: Ledger): void => {
  for (const [i, unit] of s.public.units.entries()) {
    unit.damage = cardOf(s, i as UnitId).stamina - 1;
    ledger.units[i]!.damage = unit.damage;
  }
  for (const [i, target] of s.public.dashboard.targets.entries()) {
    target.covered = boxOf(s).mission.targets[i]!.tracks[0]!.spaces.length - 1;
    ledger.targets[i]!.covered = target.covered;
  }
  s.public.dashboard.tracker = 4;
  ledger.tracker = 4;
};
/** LE-M1: a Wound of a cadre unit, or of the Legend; SB-8: a counter that begins anew. */
const moveTracker = (ledger: Ledger, s: EncounterState, by: number): void => {
  ledger.tracker = Math.max(0, Math.min(boxOf(s).mission.tracker.last, ledger.tracker + by));
};
const noteUnit = (ledger: Ledger, s: EncounterState, fact: Extract<EncounterFact, { unit: UnitId | 'target' }>): void => {
  const unit = fact.unit === 'target' ? undefined : ledger.units[fact.unit];
  if (!unit) return;
  const { cadreWounded, legendWounded } = boxOf(s).mission.tracker;
  switch (fact.type) {
    case 'damage':
      unit.damage += fact.n;
      break;
    case 'healed':
      unit.damage -= fact.damage;
      break;
    case 'condition':
      unit.conditions = fact.gained ? [...unit.conditions, fact.condition] : unit.conditions.filter(each => each !== fact.condition);
      break;
    case 'hunker':
      unit.hunker += fact.by;
      break;
    case 'wounded':
      unit.wounded++;
      if (fact.seat > 0) moveTracker(ledger, s, cadreWounded);
      else if (fact.unit === 0) moveTracker(ledger, s, legendWounded);
      break;
    case 'recovered':
      unit.damage = 0;
      unit.wounded = 0;
      break;
    case 'injured':
      if (unit.wounded > 0) Object.assign(unit, { damage: 0, wounded: unit.wounded - 1 }); // a token in place of the wound
      unit.injured = fact.total;
      break;
    case 'defeated':
      unit.defeated = true;
      break;
    case 'returned':
      Object.assign(unit, { damage: 0, wounded: 0, injured: 0, hunker: 0, conditions: [], defeated: false });
      break;
  }
};
const noteTarget = (ledger: Ledger, s: EncounterState, fact: EncounterFact): void => {
  if (fact.type !== 'covered' && fact.type !== 'repaired' && fact.type !== 'targetDestroyed') return;
  const target = ledger.targets[fact.target]!;
  if (fact.type === 'repaired') target.covered--;
  else if (fact.type === 'covered' && fact.rule === 'LE-M9' && fact.icon === 'stored') target.stored++;
  else if (fact.type === 'covered') {
    target.covered++;
    if (fact.rule === 'LE-M8') target.stored--;
  } else if (target.track + 1 < boxOf(s).mission.targets[fact.target]!.tracks.length)
    Object.assign(target, { track: target.track + 1, covered: 0 });
  else target.destroyed = true;
};
export const note = (ledger: Ledger, s: EncounterState, fact: EncounterFact): void => {
  noteTarget(ledger, s, fact);
  if (fact.type === 'control') ledger.control[fact.objective] = fact.side;
  else if (fact.type === 'objectiveGone') ledger.control[fact.objective] = 'nobody';
  else if (fact.type === 'pool') ledger.pools[fact.pool] = fact.left;
  else if (fact.type === 'counter') {
    const steps = boxOf(s).mission.endOfLegendTurn.flatMap(step => (step.do === 'count' && step.counter === fact.counter ? [step] : []));
    if (fact.value === 0) for (const { tracker } of steps) moveTracker(ledger, s, tracker);
    ledger.counters[fact.counter] = fact.value;
  } else if ('unit' in fact) noteUnit(ledger, s, fact as never);
};
const shown = (s: EncounterState): Ledger => {
  const { units, objectives, dashboard } = s.public;
  return {
    units: units.map(({ damage, wounded, injured, hunker, conditions, defeated }) => ({
      damage,
      wounded,
      injured,
      hunker,
      conditions: [...conditions],
      defeated,
    })),
    tracker: dashboard.tracker,
    control: objectives.map(({ control }) => control),
    pools: [...dashboard.pools],
    counters: [...dashboard.counters],
    targets: dashboard.targets.map(({ track, covered, destroyed, stored }) => ({ track, covered, destroyed, stored })),
  };
};
const sorted = (ledger: Ledger): Ledger => ({
  ...ledger,
  units: ledger.units.map(unit => ({ ...unit, conditions: unit.conditions.toSorted() })),
});
/** What the table shows and the paper does not, or the other way round. */
export const differences = (ledger: Ledger, s: EncounterState): string[] => {
  const [paper, table] = [sorted(ledger), sorted(shown(s))];
  return (Object.keys(paper) as (keyof Ledger)[]).flatMap(name =>
    JSON.stringify(paper[name]) === JSON.stringify(table[name])
      ? []
      : [`${name}: ${JSON.stringify(table[name])} on the table, ${JSON.stringify(paper[name])} by what was said`],
  );
};

/** In tenths of a millimetre: 3 inches, and half the token of 1 inch. */
const REACH = 3 * 254 + 127;
const reachOf = (s: EncounterState, unit: UnitId): number => REACH + cardOf(s, unit).baseMm * 5;
/** S-OBJ-1, S-WND-3: characters of the side within range 2 of the token whose unit is not Wounded. */
const countAt = (s: EncounterState, objective: ObjectiveId, side: Side): number =>
  s.public.characters.filter(({ unit, at }) => {
    const { seat, wounded } = s.public.units[unit]!;
    const token = s.public.objectives[objective]!.at;
    if (typeof at !== 'object' || wounded > 0 || (seat === 0) !== (side === 'legend')) return false;
    return Math.hypot(at.x - token.x, at.y - token.y) <= reachOf(s, unit);
  }).length;
const SPECIAL = ['contestWeight', 'locksControl', 'winsTies', '"contest"', 'uncontrol'];
/** Whether an ability or card in play may have a say about control: then counting characters is not enough. */
export const isPlainControl = (s: EncounterState): boolean => {
  const said = JSON.stringify([s.public.units.map((_, i) => cardOf(s, i as UnitId).abilities), s.public.lasting]);
  return s.public.lasting.length === 0 && !SPECIAL.some(word => said.includes(word));
};
/** S-OBJ-2: objectives whose control token does not lie with the side that has more characters there. */
export const wrongControl = (s: EncounterState): string[] =>
  s.public.objectives.flatMap(({ name, control, gone }, i) => {
    if (gone || !boxOf(s).mission.objectives[i]!.active) return [];
    const [legend, cadre] = [countAt(s, i as ObjectiveId, 'legend'), countAt(s, i as ObjectiveId, 'cadre')];
    const side = legend > cadre ? 'legend' : 'cadre';
    return legend === cadre || control === side ? [] : [`${name} is ${control}'s with ${legend} of the Legend and ${cadre} of the cadre`];
  });
/** What is wrong on the table whatever was said: S-WND-1, LE-M5, LE-M8, LE-P3. */
export const impossible = (s: EncounterState): string[] => {
  const { units, dashboard, objectives, characters } = s.public;
  const { mission } = boxOf(s);
  const isBringingBack = s.stack.some(({ proc }) => proc === 'returnUnit');
  return [
    ...units.flatMap(({ damage, wounded, defeated, characters: own }, i) => {
      const { stamina } = cardOf(s, i as UnitId);
      const isAway = own.every(id => characters[id]!.at === 'removed');
      return [
        ...(!defeated && damage >= stamina !== wounded > 0 ? [`unit ${i} has ${damage} of ${stamina} damage and ${wounded} wounds`] : []),
        ...(defeated !== isAway && !isBringingBack ? [`unit ${i} is ${defeated ? '' : 'not '}defeated, its characters are elsewhere`] : []),
      ];
    }),
    ...mission.pools.flatMap(({ objectives: own }, i) =>
      own.flatMap(id => {
        const { gone } = objectives[mission.objectives.findIndex(each => each.id === id)]!;
        return gone === (dashboard.pools[i] === 0) ? [] : [`${id} is ${gone ? 'gone' : 'there'} with ${dashboard.pools[i]} tokens left`];
      }),
    ),
    ...dashboard.targets.flatMap(({ destroyed, covered, track }, i) => {
      const { spaces } = mission.targets[i]!.tracks[track]!;
      return destroyed || covered <= spaces.length ? [] : [`target ${i} has ${covered} of ${spaces.length} spaces covered`];
    }),
    ...(dashboard.targets.some(({ destroyed }) => !destroyed) && dashboard.targets.findIndex(each => !each.destroyed) !== dashboard.exposed
      ? [`target ${dashboard.exposed} stands open before its turn`]
      : []),
  ];
};
