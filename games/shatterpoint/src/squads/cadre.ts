import { LEGENDS } from '../content/legends/index.js';
import { MINIONS } from '../content/minions/index.js';
import { MISSIONS } from '../content/missions/index.js';
import type { Era, LegendCard, UnitCard } from '../content/types.js';
import { UNITS } from '../content/units/index.js';

/** LE-P30: two squads of a Secondary and a Supporting unit, by card; an empty text where nothing has been chosen yet. */
export interface Cadre {
  readonly era: Era;
  readonly squads: readonly (readonly [secondary: string, supporting: string])[];
}
/** What a cadre is built for: the mission, the Legend with its minions, and the partner's cadre as far as it is known. */
export interface CadreFor {
  readonly points: number;
  readonly legend: LegendCard;
  readonly minions: readonly UnitCard[];
  readonly partner: readonly UnitCard[];
}
export const CADRE_PROBLEMS = ['unknown', 'type', 'missing', 'tooMany', 'era', 'points', 'twice', 'name', 'encounter'] as const;
/** Why a cadre is not legal, as data: the speech words it. */
export interface CadreProblem {
  readonly rule: string;
  readonly why: (typeof CADRE_PROBLEMS)[number];
  /** The cards that it is about, or the text that names no card. */
  readonly cards: readonly string[];
  /** The type, era, name or number that was expected, or that is shared. */
  readonly expected?: string;
}
export const SQUADS = 2;
export const ROLES = ['secondary', 'supporting'] as const;
const byId: ReadonlyMap<string, UnitCard> = new Map([...UNITS, ...LEGENDS, ...MINIONS].map(card => [card.id, card]));
export const cardsOf = (cadre: Cadre): UnitCard[] => cadre.squads.flat().flatMap(id => byId.get(id) ?? []);
export const pointsOf = (cards: readonly UnitCard[]): number => cards.reduce((sum, { cost }) => sum + cost, 0);

/** LE-35: who else on the table has one of its unique names, by name. The same card twice in one cadre is LE-P29. */
const namesakes = (card: UnitCard, cadre: readonly UnitCard[], others: readonly UnitCard[]): [name: string, cards: UnitCard[]][] =>
  card.uniqueNames.flatMap(name => {
    const same = [...cadre.filter(other => other !== card), ...others].filter(other => other.uniqueNames.includes(name));
    return same.length === 0 ? [] : [[name, same] as [string, UnitCard[]]];
  });

const placeProblems = (id: string, role: (typeof ROLES)[number]): CadreProblem[] => {
  if (id === '') return [{ rule: 'LE-30', why: 'missing', cards: [], expected: role }];
  const card = byId.get(id);
  if (!card) return [{ rule: 'LE-30', why: 'unknown', cards: [id] }];
  // LE-22, LE-36: Legends and minions are of the Legend's squad only.
  if (card.type === 'legend' || card.type === 'minion') return [{ rule: 'LE-36', why: 'encounter', cards: [id] }];
  return card.type === role ? [] : [{ rule: 'LE-30', why: 'type', cards: [id], expected: role }];
};
/** Everything that is wrong with a cadre, all at once (LE-30 to LE-35, LE-P28, LE-P29). */
export const cadreProblems = (cadre: Cadre, { points, legend, minions, partner }: CadreFor): CadreProblem[] => {
  const cards = cardsOf(cadre);
  const ids = cadre.squads.flat().filter(id => id !== '');
  const problems = cadre.squads.slice(0, SQUADS).flatMap(squad => ROLES.flatMap((role, i) => placeProblems(squad[i] ?? '', role)));
  if (cadre.squads.length > SQUADS)
    problems.push({ rule: 'LE-30', why: 'tooMany', cards: cadre.squads.slice(SQUADS).flat(), expected: String(SQUADS) });
  for (let i = cadre.squads.length; i < SQUADS; i++)
    for (const role of ROLES) problems.push({ rule: 'LE-30', why: 'missing', cards: [], expected: role });
  const strangers = cards.filter(card => !card.eras.includes(cadre.era));
  if (strangers.length > 0) problems.push({ rule: 'LE-33', why: 'era', cards: strangers.map(({ id }) => id), expected: cadre.era });
  const sum = pointsOf(cards);
  if (sum > points) problems.push({ rule: 'LE-34', why: 'points', cards: ids, expected: `${points}, got ${sum}` });
  for (const id of new Set(ids.filter((each, i) => ids.indexOf(each) !== i))) problems.push({ rule: 'LE-P29', why: 'twice', cards: [id] });
  const others = [legend, ...minions, ...partner];
  for (const card of new Set(cards))
    for (const [name, same] of namesakes(card, cards, others))
      problems.push({ rule: 'LE-35', why: 'name', cards: [card.id, ...same.map(({ id }) => id)], expected: name });
  return problems;
};

export interface UnitOffer {
  readonly card: string;
  readonly cost: number;
  /** Why it cannot be chosen; none: it can. */
  readonly problems: readonly CadreProblem[];
}
const CHEAPEST = 3;
/** What can be put in a place of the cadre: every unit of the type, with what speaks against it. The places that are still open need points, too. */
export const offersFor = (cadre: Cadre, squad: number, role: (typeof ROLES)[number], context: CadreFor): UnitOffer[] => {
  const at = ROLES.indexOf(role);
  const without = cadre.squads.map(
    (each, i) => each.map((id, j) => (i === squad && j === at ? '' : id)) as unknown as readonly [string, string],
  );
  const open = SQUADS * ROLES.length - without.flat().filter(id => id !== '').length - 1;
  return UNITS.filter(card => card.type === role).map(card => {
    const squads = without.map((each, i) =>
      i === squad ? (each.map((id, j) => (j === at ? card.id : id)) as unknown as readonly [string, string]) : each,
    );
    const found = cadreProblems({ ...cadre, squads }, { ...context, points: context.points - CHEAPEST * open });
    return { card: card.id, cost: card.cost, problems: found.filter(({ why, cards }) => why !== 'missing' && cards.includes(card.id)) };
  });
};
/** What a cadre of an encounter is built for. */
export const contextOf = (mission: string, legend: string, minions: string, partner: readonly UnitCard[] = []): CadreFor => {
  const find = <T extends { readonly id: string }>(what: string, all: readonly T[], id: string): T => {
    const found = all.find(each => each.id === id);
    if (!found) throw new Error(`"${id}" is not a ${what}; expected one of ${all.map(each => each.id).join(', ')}`);
    return found;
  };
  const card = find('Legend', LEGENDS, legend);
  const set = find('minion set', card.minionSets, minions);
  return { points: find('mission', MISSIONS, mission).points, legend: card, minions: set.minions.map(id => byId.get(id)!), partner };
};
