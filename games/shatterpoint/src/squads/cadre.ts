import { LEGENDS } from '../content/legends/index.js';
import { MINIONS } from '../content/minions/index.js';
import { ERAS, type Era, type LegendCard, type UnitCard } from '../content/types.js';
import { UNITS } from '../content/units/index.js';

export const ROLES = ['secondary', 'supporting'] as const;
export type Role = (typeof ROLES)[number];
export type Squad = readonly [secondary: string, supporting: string];
/** LE-P30: two squads of a Secondary and a Supporting unit, by card; an empty text where nothing has been chosen yet. */
export interface Cadre {
  /** The era that was picked; without one, the era that most of the units share. */
  readonly era?: Era;
  readonly squads: readonly Squad[];
}
/** What a cadre is built for: the mission, the Legend with its minions, and the partner's cadre as far as it is known. */
export interface CadreFor {
  readonly points: number;
  readonly legend: LegendCard;
  readonly minions: readonly UnitCard[];
  readonly partner: readonly UnitCard[];
}
/** Why a cadre is not legal, as data: `squads/words.ts` words it. `cards`: what it is about, or the text that names no card. */
export type CadreProblem = { readonly cards: readonly string[] } & (
  | { readonly rule: 'LE-30'; readonly why: 'missing' | 'unknown' | 'type'; readonly role: Role }
  | { readonly rule: 'LE-30'; readonly why: 'tooMany' }
  | { readonly rule: 'LE-31'; readonly why: 'primary' }
  | { readonly rule: 'LE-36'; readonly why: 'encounter' }
  | { readonly rule: 'LE-33'; readonly why: 'era'; readonly era: Era }
  | { readonly rule: 'LE-34'; readonly why: 'points'; readonly cost: number; readonly points: number }
  | { readonly rule: 'LE-P29'; readonly why: 'twice' }
  | { readonly rule: 'LE-35'; readonly why: 'name'; readonly name: string }
);
export const SQUADS = 2;
const byId: ReadonlyMap<string, UnitCard> = new Map([...UNITS, ...LEGENDS, ...MINIONS].map(card => [card.id, card]));
export const cardWith = (id: string): UnitCard | undefined => byId.get(id);
export const cardsOf = (cadre: Cadre): UnitCard[] => cadre.squads.flat().flatMap(id => byId.get(id) ?? []);
/** LE-A6: the printed costs, added up. */
export const pointsOf = (cards: readonly UnitCard[]): number => cards.reduce((sum, { cost }) => sum + cost, 0);

/** LE-32, LE-33: the era that was picked, or the one that most of the cards have. */
export const eraOf = (cadre: Cadre): Era => {
  const cards = cardsOf(cadre);
  const count = (era: Era): number => cards.filter(({ eras }) => eras.includes(era)).length;
  return cadre.era ?? ERAS.reduce((best, era) => (count(era) > count(best) ? era : best));
};
/** LE-35, S-UNIT-5: who else on the table has one of its unique names, by name. The same card twice in one cadre is LE-P29. */
const nameProblems = (card: UnitCard, others: readonly UnitCard[]): CadreProblem[] =>
  card.uniqueNames.flatMap(name => {
    const same = others.filter(other => other.uniqueNames.includes(name));
    return same.length === 0 ? [] : [{ rule: 'LE-35', why: 'name', cards: [card.id, ...same.map(({ id }) => id)], name } as const];
  });
/** LE-P28: names that both cadres have, each once. */
export const clashesBetween = (first: Cadre, second: Cadre): CadreProblem[] => {
  const partner = cardsOf(second);
  return [...new Set(cardsOf(first))].flatMap(card => nameProblems(card, partner));
};
/** S-UNIT-2: each place of a squad is for one type of unit. */
const placeProblems = (id: string, role: Role): CadreProblem[] => {
  if (id === '') return [{ rule: 'LE-30', why: 'missing', cards: [], role }];
  const card = byId.get(id);
  if (!card) return [{ rule: 'LE-30', why: 'unknown', cards: [id], role }];
  // LE-22, LE-36: Legends and minions are of the Legend's squad only.
  if (card.type === 'legend' || card.type === 'minion') return [{ rule: 'LE-36', why: 'encounter', cards: [id] }];
  return card.type === role ? [] : [{ rule: 'LE-30', why: 'type', cards: [id], role }];
};
/** Everything that is wrong with a cadre, all at once (LE-30 to LE-35, LE-P28, LE-P29), instead of S-SQD-1. */
export const cadreProblems = (cadre: Cadre, { points, legend, minions, partner }: CadreFor): CadreProblem[] => {
  const cards = cardsOf(cadre);
  const ids = cadre.squads.flat().filter(id => id !== '');
  const squads = Array.from({ length: SQUADS }, (_, i): Squad => cadre.squads[i] ?? ['', '']);
  const problems = squads.flatMap(squad => ROLES.flatMap((role, i) => placeProblems(squad[i]!, role)));
  const surplus = cadre.squads.slice(SQUADS).flatMap(squad => squad.filter(id => id !== ''));
  if (surplus.length > 0) problems.push({ rule: 'LE-30', why: 'tooMany', cards: surplus }); // S-SQD-2
  const era = eraOf(cadre);
  // S-UNIT-4: a unit of several eras fits into each of them.
  const strangers = cards.filter(({ eras, type }) => (type === 'secondary' || type === 'supporting') && !eras.includes(era));
  if (strangers.length > 0) problems.push({ rule: 'LE-33', why: 'era', cards: strangers.map(({ id }) => id), era });
  const cost = pointsOf(cards);
  if (cost > points) problems.push({ rule: 'LE-34', why: 'points', cards: ids, cost, points });
  for (const id of new Set(ids.filter((each, i) => ids.indexOf(each) !== i))) problems.push({ rule: 'LE-P29', why: 'twice', cards: [id] });
  const others = [legend, ...minions, ...partner];
  const own = [...new Set(cards)];
  own.forEach((card, i) => {
    problems.push(...nameProblems(card, [...own.slice(i + 1), ...others]));
  });
  return problems;
};

export interface UnitOffer {
  readonly card: string;
  readonly cost: number;
  /** Why it cannot be chosen; none: it can. */
  readonly problems: readonly CadreProblem[];
}
const CHEAPEST = Math.min(...UNITS.map(({ cost }) => cost));
/** The cadre with this card in one of its places. */
export const withUnit = (cadre: Cadre, squad: number, role: Role, id: string): Cadre => {
  const squads = Array.from({ length: Math.max(SQUADS, cadre.squads.length) }, (_, i): Squad => cadre.squads[i] ?? ['', '']);
  const [secondary, supporting] = squads[squad]!;
  squads[squad] = role === 'secondary' ? [id, supporting] : [secondary, id];
  return { ...cadre, squads };
};
/** What can be put in a place of the cadre: every unit of the type, with what speaks against it. The places that are still open need points, too. */
export const offersFor = (cadre: Cadre, squad: number, role: Role, context: CadreFor): UnitOffer[] => {
  const without = withUnit(cadre, squad, role, '');
  const open = without.squads.flat().filter(id => id === '').length - 1;
  return UNITS.filter(card => card.type === role).map(card => {
    const found = cadreProblems(withUnit(without, squad, role, card.id), { ...context, points: context.points - CHEAPEST * open });
    return { card: card.id, cost: card.cost, problems: found.filter(({ why, cards }) => why !== 'missing' && cards.includes(card.id)) };
  });
};
