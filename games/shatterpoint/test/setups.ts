import { checkSetup, type Setup } from '@cadre/core';
import type { Trigger } from '../src/content/effect.js';
import { LAYOUTS } from '../src/content/layouts/index.js';
import { LEGENDS } from '../src/content/legends/index.js';
import { MISSIONS } from '../src/content/missions/index.js';
import { ERAS, type UnitCard } from '../src/content/types.js';
import { UNITS } from '../src/content/units/index.js';
import { legendaryEncounters as game } from '../src/game.js';
import { cardsIn } from './inventory.js';
import type { Start } from './starts.js';

const POINTS = Math.min(...MISSIONS.map(({ points }) => points));
/** The tags that abilities of a card ask for, each with its alternatives. */
const wantedTags = (card: UnitCard): string[][] =>
  [...JSON.stringify(card.abilities).matchAll(/"tags":(\["[^\]]*\])/g)].map(([, tags]) => JSON.parse(tags!) as string[]);
const hasOneOf = (card: UnitCard, tags: readonly string[]): boolean => card.tags.some(tag => tags.includes(tag));
/** Whether somebody else in the cadre has each tag that an ability of the card asks for. */
const isServed = (card: UnitCard, squad: readonly UnitCard[]): boolean =>
  squad.includes(card) && wantedTags(card).every(tags => squad.some(each => each !== card && hasOneOf(each, tags)));
/** Four cards that are a legal cadre of every mission, with this one among them: those that its abilities ask for first, then the least used. */
const cadreWith = (card: UnitCard, times: ReadonlyMap<string, number>): UnitCard[] | undefined => {
  const wanted = wantedTags(card);
  const serves = (each: UnitCard, squad: readonly UnitCard[]): number =>
    wanted.filter(tags => hasOneOf(each, tags) && !squad.some(other => other !== card && hasOneOf(other, tags))).length;
  const inOrder = (type: string, among: readonly UnitCard[], squad: readonly UnitCard[]): UnitCard[] =>
    among
      .filter(each => each.type === type)
      .toSorted((a, b) => serves(b, squad) - serves(a, squad) || (times.get(a.id) ?? 0) - (times.get(b.id) ?? 0) || a.cost - b.cost);
  const cadres = ERAS.filter(each => card.eras.includes(each)).flatMap(era => {
    const among = UNITS.filter(each => each.eras.includes(era));
    const squad: UnitCard[] = [card];
    for (const type of ['supporting', 'secondary', 'supporting', 'secondary']) {
      if (squad.filter(each => each.type === type).length >= 2 || squad.length === 4) continue;
      const names = squad.flatMap(({ uniqueNames }) => uniqueNames);
      const left = POINTS - squad.reduce((sum, { cost }) => sum + cost, 0) - 3 * (3 - squad.length);
      const next = inOrder(type, among, squad).find(
        each => !squad.includes(each) && each.cost <= left && !each.uniqueNames.some(name => names.includes(name)),
      );
      if (next) squad.push(next);
    }
    return squad.length === 4 ? [squad] : [];
  });
  return cadres.find(squad => isServed(card, squad)) ?? cadres[0];
};
const text = (squad: readonly UnitCard[]): string => {
  const [[a, b], [c, d]] = ['secondary', 'supporting'].map(type => squad.filter(card => card.type === type)) as [UnitCard[], UnitCard[]];
  return [a!, c!, b!, d!].map(({ id }) => id).join('+');
};
const TABLES = MISSIONS.flatMap(({ id: mission }) =>
  LEGENDS.flatMap(({ id: legend, minionSets }) => minionSets.map(({ id: minions }) => ({ mission, legend, minions }))),
);
/** Cadres that hold every unit between them, each in the company that its abilities ask for. */
const cadresOfEverything = (): UnitCard[][] => {
  const times = new Map<string, number>();
  const cadres: UnitCard[][] = [];
  for (const card of UNITS) {
    if (cadres.some(squad => isServed(card, squad))) continue;
    const squad = cadreWith(card, times);
    if (!squad) throw new Error(`no cadre of ${POINTS} points can have ${card.id}`);
    for (const { id } of squad) times.set(id, (times.get(id) ?? 0) + 1);
    cadres.push(squad);
  }
  return cadres;
};
/** Setups with every cadre, Legend, set of minions and mission, each cadre once if it can be. */
const tablesOfEverything = (): Setup[] => {
  const cadres = cadresOfEverything();
  const setups: Setup[] = [];
  const waiting = [...cadres];
  for (let tries = 0; (waiting.length > 0 || setups.length < TABLES.length) && tries < 1000; tries++) {
    const pool = waiting.length > 0 ? waiting : cadres;
    const first = pool[tries % pool.length]!;
    const found = cadres
      .map((_, i) => cadres[(tries + i + 1) % cadres.length]!)
      .toSorted((a, b) => Number(waiting.includes(b)) - Number(waiting.includes(a)))
      .map(second => checkSetup(game, { ...TABLES[setups.length % TABLES.length]!, 'cadre.1': text(first), 'cadre.2': text(second) }))
      .find(({ problems }) => problems.length === 0);
    if (!found) continue;
    setups.push(found.setup);
    for (const cadre of ['cadre.1', 'cadre.2']) {
      const i = waiting.findIndex(squad => text(squad) === found.setup[cadre]);
      if (i >= 0) waiting.splice(i, 1);
    }
  }
  if (waiting.length > 0) throw new Error(`no table for ${waiting.map(text).join(', ')}`);
  return setups;
};
const from = (start: Start, setups: readonly Setup[]): Setup[] => setups.map(setup => ({ ...setup, start }));
const hasTwoStances = (setup: Setup): boolean => cardsIn(setup).some(({ type, stances }) => type !== 'legend' && stances.length > 1);
const hasTrigger =
  (trigger: Trigger) =>
  (setup: Setup): boolean =>
    cardsIn(setup).some(({ abilities }) => abilities.some(ability => ability.trigger === trigger));
/** What actions lead to that attacks do not. */
const ACTIVE: readonly Trigger[] = ['combatActionOver', 'moveActionOver'];
/** Every unit in a drill of each of its stances and in play, every deck of orders, and matches from their beginning and close to their end. */
export const setupsOfEverything = (): Setup[] => {
  const usual = checkSetup(game, {}).setup;
  const tables = [...tablesOfEverything(), usual];
  const firstWith = (option: string) => tables.filter((setup, i) => tables.findIndex(each => each[option] === setup[option]) === i);
  return [
    ...from('drill', tables),
    ...from('second drill', [...new Set([...tables.filter(hasTwoStances), ...firstWith('legend')])]),
    ...from('orders', firstWith('legend')),
    ...from('alone', firstWith('legend')),
    ...from('late', firstWith('mission')),
    ...from('last stand', tables.slice(0, 1)),
    usual,
    ...firstWith('mission').flatMap(setup =>
      LAYOUTS.flatMap(({ id, missions }) => (missions.includes(String(setup['mission'])) ? [{ ...setup, layout: id }] : [])),
    ),
    ...from('rich', tables),
    ...from('worn', tables.filter(hasTrigger('unitWounded'))),
    ...from(
      'active',
      tables.filter(setup => ACTIVE.some(trigger => hasTrigger(trigger)(setup))),
    ),
    ...from('tied', tables.filter(hasTrigger('control'))),
  ];
};
/** One match of each Legend and mission, some of them late. */
export const someSetups = (): Setup[] => {
  const tables = tablesOfEverything();
  return [tables[0]!, ...from('late', [tables[13]!]), tables[18]!, tables[22]!];
};
