import { checkSetup, type Setup } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import type { Inventory } from '@cadre/testkit';
import { cardNamed } from '../src/box.js';
import { LAYOUTS } from '../src/content/layouts/index.js';
import { LEGENDS } from '../src/content/legends/index.js';
import { MINIONS } from '../src/content/minions/index.js';
import { MISSIONS } from '../src/content/missions/index.js';
import { TACTICS } from '../src/content/tactics.js';
import { ERAS, type UnitCard } from '../src/content/types.js';
import { UNITS } from '../src/content/units/index.js';
import type { EncounterFact } from '../src/facts.js';
import { legendaryEncounters as game } from '../src/game.js';
import { Match } from '../src/round/match.js';
import { type CharacterId, type EncounterState, type EncounterView, LEGEND } from '../src/state.js';
import { ground } from '../src/table/ground.js';
import { placeSetUp, spotIn } from '../src/table/place-args.js';

/** Things of one kind that must come into play. Another kind is another part in `PARTS`. */
export interface Part {
  readonly ids: readonly string[];
  /** The ids that a fact shows to be in use, at the table as it is then. */
  readonly usedIn?: (fact: EncounterFact, view: EncounterView) => readonly string[];
  /** The ids that the table itself shows. */
  readonly seenOn?: (view: EncounterView) => readonly string[];
  /** The ids that a match with this setup can show. */
  readonly in: (setup: Setup) => readonly string[];
}
const CARDS: readonly UnitCard[] = [...UNITS, ...LEGENDS, ...MINIONS];
const legendIn = (setup: Setup) => LEGENDS.find(({ id }) => id === setup['legend'])!;
/** Every unit card in a match with this setup. */
export const cardsIn = (setup: Setup): readonly UnitCard[] => [
  legendIn(setup),
  ...legendIn(setup)
    .minionSets.find(({ id }) => id === setup['minions'])!
    .minions.map(cardNamed),
  ...['cadre.1', 'cadre.2'].flatMap(cadre => String(setup[cadre]).split('+').map(cardNamed)),
];
const ofCards = (idsOf: (card: UnitCard) => readonly string[]) => ({
  ids: CARDS.flatMap(idsOf),
  in: (setup: Setup) => cardsIn(setup).flatMap(idsOf),
});
const UNITS_PART: Part = {
  ...ofCards(({ id }) => [`unit ${id}`]),
  usedIn: fact => (fact.type === 'activated' ? [`unit ${fact.card}`] : []),
};
const STANCES: Part = {
  ...ofCards(({ id, stances }) => stances.map((_, i) => `stance ${id} ${i}`)),
  usedIn: (fact, { public: { units } }) =>
    fact.type === 'attack' && fact.unit !== 'target' ? [`stance ${fact.card} ${units[fact.unit]!.stance}`] : [],
};
const OPTIONS: Part = {
  ...ofCards(({ id, stances }) => stances.flatMap(({ tree }, i) => Object.keys(tree.options).map(option => `option ${id} ${i} ${option}`))),
  usedIn: (fact, { public: { units } }) =>
    fact.type === 'branch' && fact.unit !== 'target' ? [`option ${fact.card} ${units[fact.unit]!.stance} ${fact.option}`] : [],
};
const GUNS: Part = {
  ids: MISSIONS.flatMap(({ targets }) =>
    targets.flatMap(({ objective, guns }) => Object.keys(guns?.tree.options ?? {}).map(option => `guns of ${objective} ${option}`)),
  ),
  usedIn: fact => (fact.type === 'branch' && fact.unit === 'target' ? [`guns of ${fact.card} ${fact.option}`] : []),
  in: ({ mission }) =>
    MISSIONS.filter(({ id }) => id === mission).flatMap(({ targets }) =>
      targets.flatMap(({ objective, guns }) => Object.keys(guns?.tree.options ?? {}).map(option => `guns of ${objective} ${option}`)),
    ),
};
const ORDERS: Part = {
  ids: LEGENDS.flatMap(({ orders }) => orders.flatMap(({ id }) => [`order ${id}`, `Legend Ability ${id}`])),
  usedIn: fact => {
    if (fact.type === 'used' && fact.order.is === 'legend') return [`order ${fact.card}`];
    return fact.type === 'legendAbility' ? [`Legend Ability ${fact.card}`] : [];
  },
  in: setup => legendIn(setup).orders.flatMap(({ id }) => [`order ${id}`, `Legend Ability ${id}`]),
};
const TACTICS_PART: Part = {
  ids: TACTICS.map(({ id }) => `tactics ${id}`),
  usedIn: fact => (fact.type === 'revealed' && fact.order.is === 'tactics' ? [`tactics ${fact.card}`] : []),
  in: setup =>
    cardsIn(setup).flatMap(({ abilities }) => abilities.flatMap(({ tactics }) => (tactics === undefined ? [] : [`tactics ${tactics}`]))),
};
const layoutsOf = (mission: string): string[] => LAYOUTS.flatMap(({ id, missions }) => (missions.includes(mission) ? [id] : []));
const PLACES: Part = {
  ids: MISSIONS.flatMap(({ id }) => layoutsOf(id).map(layout => `${id} on ${layout}`)),
  seenOn: ({ public: { mission, layout } }) => [`${mission} on ${layout}`],
  in: ({ mission }) => layoutsOf(String(mission)).map(layout => `${mission} on ${layout}`),
};
const ENDS: Part = {
  ids: ['tracker', 'goal', 'legendDefeated', 'cadreDefeated'].map(reason => `end ${reason}`),
  usedIn: fact => (fact.type === 'ended' ? [`end ${fact.reason}`] : []),
  in: () => ['tracker', 'goal', 'legendDefeated', 'cadreDefeated'].map(reason => `end ${reason}`),
};
const PARTS: readonly Part[] = [UNITS_PART, STANCES, OPTIONS, GUNS, ORDERS, TACTICS_PART, PLACES, ENDS];

/** Everything that the game has many of. */
export const inventory: Inventory<EncounterState> = {
  ids: PARTS.flatMap(({ ids }) => ids),
  used: (view, facts) => PARTS.flatMap(part => [...(part.seenOn?.(view) ?? []), ...facts.flatMap(fact => part.usedIn?.(fact, view) ?? [])]),
  possible: (id, setup) => PARTS.some(part => part.in(setup).includes(id)),
};

const POINTS = Math.min(...MISSIONS.map(({ points }) => points));
/** Four cards that are a legal cadre of every mission, with this one among them if it can be; the least used first. */
const cadreWith = (card: UnitCard, times: ReadonlyMap<string, number>): UnitCard[] | undefined => {
  const rarest = (type: string, among: readonly UnitCard[]): UnitCard[] =>
    among.filter(each => each.type === type).toSorted((a, b) => (times.get(a.id) ?? 0) - (times.get(b.id) ?? 0) || a.cost - b.cost);
  for (const era of ERAS.filter(each => card.eras.includes(each))) {
    const among = UNITS.filter(each => each.eras.includes(era));
    const squad: UnitCard[] = [card];
    for (const type of ['secondary', 'supporting', 'secondary', 'supporting']) {
      if (squad.filter(each => each.type === type).length >= 2 || squad.length === 4) continue;
      const names = squad.flatMap(({ uniqueNames }) => uniqueNames);
      const left = POINTS - squad.reduce((sum, { cost }) => sum + cost, 0) - 3 * (3 - squad.length);
      const next = rarest(type, among).find(
        each => !squad.includes(each) && each.cost <= left && !each.uniqueNames.some(name => names.includes(name)),
      );
      if (next) squad.push(next);
    }
    if (squad.length === 4) return squad;
  }
  return undefined;
};
const text = (squad: readonly UnitCard[]): string => {
  const [[a, b], [c, d]] = ['secondary', 'supporting'].map(type => squad.filter(card => card.type === type)) as [UnitCard[], UnitCard[]];
  return [a!, c!, b!, d!].map(({ id }) => id).join('+');
};
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
/** A late start: units are deployed and nearly worn out, so that what is rare in a whole match comes up soon. */
export const startingLate: typeof game = {
  ...game,
  setup: setup => {
    const s = game.setup(setup);
    if (setup['start'] !== 'late') return s;
    for (const [i, unit] of s.public.units.entries()) {
      const { stamina, durability } = cardNamed(unit.card);
      unit.damage = Math.max(0, stamina - 3);
      if (typeof durability === 'number') unit.injured = Math.max(0, durability - (i % 2) - 1);
    }
    placeInRows(s);
    s.stack = [{ ...Match.frame({ layouts: [] }), step: 'setupEnd' }];
    return s;
  },
};
/** Setups that hold every unit, Legend, set of minions and mission; every other one starts late. */
export const setupsOfEverything = (): Setup[] => {
  const times = new Map<string, number>();
  const cadres: UnitCard[][] = [];
  for (const card of UNITS) {
    if (times.has(card.id)) continue;
    const squad = cadreWith(card, times);
    if (!squad) throw new Error(`no cadre of ${POINTS} points can have ${card.id}`);
    for (const { id } of squad) times.set(id, (times.get(id) ?? 0) + 1);
    cadres.push(squad);
  }
  const tables = MISSIONS.flatMap(({ id: mission }) =>
    LEGENDS.flatMap(({ id: legend, minionSets }) => minionSets.map(({ id: minions }) => ({ mission, legend, minions }))),
  );
  const setups: Setup[] = [];
  let at = 0;
  const waiting = [...cadres];
  for (let tries = 0; (waiting.length > 0 || setups.length < tables.length) && tries < 1000; tries++) {
    const pool = waiting.length > 0 ? waiting : cadres;
    const first = pool[tries % pool.length]!;
    const found = cadres
      .map((_, i) => cadres[(tries + i + 1) % cadres.length]!)
      .toSorted((a, b) => Number(waiting.includes(b)) - Number(waiting.includes(a)))
      .map(second => checkSetup(game, { ...tables[at % tables.length]!, 'cadre.1': text(first), 'cadre.2': text(second) }))
      .find(({ problems }) => problems.length === 0);
    if (!found) continue;
    at++;
    setups.push(setups.length % 2 === 0 ? found.setup : { ...found.setup, start: 'late' });
    for (const cadre of ['cadre.1', 'cadre.2']) {
      const i = waiting.findIndex(squad => text(squad) === found.setup[cadre]);
      if (i >= 0) waiting.splice(i, 1);
    }
  }
  return setups;
};
