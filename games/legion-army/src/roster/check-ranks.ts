import { RANKS, type Rank, type RankTable } from '../data/index.js';
import { type Army, type Mustered, placeOf } from './army.js';
import { MODE_RULES } from './list.js';
import { type Problem, problem } from './problem.js';
import { RANK_NAMES, rankList } from './titles.js';

export type RankCount = Record<Rank, number>;
const none = (): RankCount => ({ commander: 0, operative: 0, corps: 0, special: 0, support: 0, heavy: 0 });

/** What counts in each rank: all units, those that are hired, and those that are free of the maximum. */
export interface Ranks {
  readonly table: RankTable;
  readonly all: RankCount;
  readonly hired: RankCount;
  readonly free: RankCount;
}
/** A-2; A-9: a battle force has its own table, for recon another; in the other modes its standard one holds. */
export const rankTable = ({ list, force }: Army): RankTable =>
  force ? force.ranks[list.mode === 'recon' ? 'recon' : 'standard'] : MODE_RULES[list.mode].ranks;

/** detachments, an entourage's named unit and an associate with its partner do not count to the maximum. */
export const countRanks = (army: Army): Ranks => {
  const all = none();
  const hired = none();
  const free = none();
  const invited = new Map<string, number>();
  for (const unit of army.units) {
    all[unit.rank] += unit.count;
    if (isHired(army, unit)) hired[unit.rank] += unit.count;
    const guest = unit.building.entourage;
    if (guest !== undefined) invited.set(guest, (invited.get(guest) ?? 0) + unit.count);
  }
  for (const unit of army.units) {
    const { name } = unit.card;
    const { associate } = unit.building;
    const guests = invited.size === 0 ? undefined : invited.get(name);
    if (partnerOf(army, unit) !== undefined) free[unit.rank] += unit.count;
    else if (guests !== undefined && guests > 0) {
      const welcome = Math.min(guests, unit.count);
      free[unit.rank] += welcome;
      invited.set(name, guests - welcome);
    } else if (associate !== undefined && army.names.has(associate)) free[unit.rank] += unit.count;
  }
  return { table: rankTable(army), all, hired, free };
};
const isHired = (army: Army, unit: Mustered): boolean => unit.card.faction === 'mercenary' && !army.force?.mercenariesCount;
/** Whom a detachment belongs to: a unit's name or a rank. */
const partnerOf = (army: Army, unit: Mustered): string | undefined => {
  const partner = unit.building.detachment;
  return partner !== undefined && army.force?.withoutDetachment?.includes(unit.card.id) ? undefined : partner;
};

export const checkRanks = (army: Army, problems: Problem[]): void => {
  const { table, all, hired, free } = countRanks(army);
  const rule = army.force ? 'A-9' : 'A-2';
  const hasFieldCommander = !army.force?.noFieldCommander && army.units.some(u => has(u, 'fieldCommander'));
  for (const rank of RANKS) {
    const [min, max] = table[rank];
    const own = all[rank] - hired[rank];
    const counted = all[rank] - free[rank];
    const values = { rank: RANK_NAMES[rank] };
    if (own < min && !(rank === 'commander' && hasFieldCommander))
      problems.push(problem('rank-min', '/units', { ...values, count: own, min, missing: min - own }, { rule }));
    if (counted > max) problems.push(problem('rank-max', '/units', { ...values, count: counted, max, over: counted - max }, { rule }));
  }
  checkLeaderSum(table, all, free, problems);
  checkMercenaries(army, hired, problems);
  checkDetachments(army, problems);
};
const has = (unit: Mustered, keyword: 'fieldCommander' | 'alliesOfConvenience'): boolean =>
  unit.building[keyword] || unit.upgrades.some(up => up.building[keyword]);

const checkLeaderSum = (table: RankTable, all: RankCount, free: RankCount, problems: Problem[]): void => {
  const commanders = all.commander - free.commander;
  const operatives = all.operative - free.operative;
  const count = commanders + operatives;
  if (table.leaders === undefined || count <= table.leaders) return;
  if (commanders > table.commander[1] || operatives > table.operative[1]) return; // told already, rank by rank
  problems.push(problem('leaders-max', '/units', { count, max: table.leaders, over: count - table.leaders }));
};

const HIRED_AT_MOST: Readonly<RankCount> = { commander: 1, operative: 1, corps: 2, special: 1, support: 1, heavy: 1 };
/** two corps and one of every other rank; Allies of Convenience hires one more in one rank. */
const checkMercenaries = (army: Army, hired: RankCount, problems: Problem[]): void => {
  const more = RANKS.some(r => hired[r] > HIRED_AT_MOST[r]) && army.units.some(u => has(u, 'alliesOfConvenience')) ? 1 : 0;
  const stretched: Rank[] = [];
  for (const rank of RANKS) {
    const max = HIRED_AT_MOST[rank] + more;
    if (hired[rank] > max)
      problems.push(problem('mercenary-limit', '/units', { rank: RANK_NAMES[rank], count: hired[rank], max, over: hired[rank] - max }));
    else if (hired[rank] > HIRED_AT_MOST[rank]) stretched.push(rank);
  }
  if (stretched.length > 1) problems.push(problem('one-more-mercenary', '/units', { ranks: rankList(stretched) }));
};

/** each detachment needs a partner unit of its own: one partner cannot serve two. */
const checkDetachments = (army: Army, problems: Problem[]): void => {
  const wanted = new Map<string, { count: number; first: Mustered }>();
  for (const unit of army.units) {
    const partner = partnerOf(army, unit);
    if (partner === undefined) continue;
    const so = wanted.get(partner);
    if (so) so.count += unit.count;
    else wanted.set(partner, { count: unit.count, first: unit });
  }
  if (wanted.size === 0) return;
  const free = army.units.filter(u => u.building.detachment === undefined).map(unit => ({ unit, left: unit.count }));
  const isRank = (partner: string): boolean => RANKS.some(rank => rank === partner);
  // Those who need a certain unit choose first, and leave the units of a wanted rank to those who need any of that rank.
  const demands = [...wanted].sort(([a], [b]) => Number(isRank(a)) - Number(isRank(b)));
  for (const [partner, { count, first }] of demands) {
    const fitting = free
      .filter(({ unit }) => unit.card.name === partner || unit.card.rank === partner)
      .sort((a, b) => Number(wanted.has(a.unit.card.rank)) - Number(wanted.has(b.unit.card.rank)));
    let missing = count;
    for (const f of fitting) {
      const taken = Math.min(missing, f.left);
      f.left -= taken;
      missing -= taken;
    }
    if (missing > 0) problems.push(problem('detachment', placeOf(first), { count, partner, partners: count - missing, missing }));
  }
};
