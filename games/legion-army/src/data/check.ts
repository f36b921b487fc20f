import type { KeywordName } from '../glossary/keywords.js';
import type { Catalogue } from './catalogue.js';
import {
  type BattleForce,
  type Card,
  RANKS,
  type Restriction,
  SLOTS,
  type Trait,
  type UnitCard,
  type UpgradeCard,
  type Weapon,
} from './schema.js';

/** Everything that is wrong with a catalogue, a sentence each. Cards that are not released yet may name what is not there yet. */
export const checkCatalogue = (c: Catalogue): string[] => [
  ...twice(everyCard(c), 'id'),
  ...twice(everyCard(c), 'code'),
  ...twice(c.battleForces, 'id'),
  ...twice(c.battleForces, 'code'),
  ...[...c.units, ...c.counterparts, ...c.upgrades].flatMap(costProblems),
  ...[...c.units, ...c.counterparts, ...c.upgrades].flatMap(weaponProblems),
  ...c.units.flatMap(u => unitProblems(c, u)),
  ...c.upgrades.flatMap(u => upgradeProblems(c, u)),
  ...c.commands.flatMap(card =>
    card.unreleased ? [] : (card.requires ?? []).flatMap(r => unresolved(c, r).map(what => `${card.id} requires ${what}`)),
  ),
  ...c.commands.flatMap(card =>
    card.battleForce === undefined || c.battleForces.some(f => f.id === card.battleForce)
      ? []
      : [`${card.id} belongs to the battle force ${card.battleForce}, which does not exist`],
  ),
  ...c.battleForces.flatMap(f => forceProblems(c, f)),
];

const everyCard = (c: Catalogue): readonly Card[] => [...c.units, ...c.counterparts, ...c.upgrades, ...c.commands, ...c.battles];
const twice = <K extends 'id' | 'code'>(cards: readonly Readonly<Record<K | 'name', string>>[], key: K): string[] => {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const card of cards) {
    const other = seen.get(card[key]);
    if (other !== undefined) problems.push(`${card.name} and ${other} have the same ${key} "${card[key]}"`);
    seen.set(card[key], card.name);
  }
  return problems;
};
const costProblems = (card: Card & { readonly cost: number | null; readonly limit?: number }): string[] => {
  const problems: string[] = [];
  if (card.cost === null ? !card.unreleased : !Number.isInteger(card.cost) || card.cost < 0)
    problems.push(`${card.id} costs ${card.cost}: a cost is a whole number from 0`);
  if (card.limit !== undefined && !(Number.isInteger(card.limit) && card.limit > 0))
    problems.push(`${card.id} has ${card.limit} bullets: the number of bullets is a whole number from 1`);
  return problems;
};

const weaponProblems = (card: Card & { readonly weapons?: readonly Weapon[] }): string[] =>
  card.unreleased
    ? []
    : (card.weapons ?? []).flatMap(({ name, dice }) => {
        const counts = Object.values(dice);
        if (counts.length === 0) return [`${card.id}: the weapon ${name} has no dice`];
        return counts.every(n => Number.isInteger(n) && n > 0) ? [] : [`${card.id}: the weapon ${name} has ${counts.join(' and ')} dice`];
      });

const unitProblems = (c: Catalogue, u: UnitCard): string[] => {
  if (u.unreleased) return [];
  const problems: string[] = [];
  const names = (keyword: KeywordName): string | undefined => {
    const value = u.keywords[keyword];
    return typeof value === 'string' ? value : undefined;
  };
  const isName = (name: string): boolean => c.units.some(other => other.name === name);
  const partner = names('Detachment');
  if (partner !== undefined && !isName(partner) && !RANKS.some(r => r === partner))
    problems.push(`${u.id} is a detachment of ${partner}, which is neither a unit nor a rank`);
  for (const keyword of ['Entourage', 'Associate'] as const) {
    const name = names(keyword);
    if (name !== undefined && !isName(name)) problems.push(`${u.id} has ${keyword}: ${name}, and no unit has that name`);
  }
  const force = names('Special Issue');
  if (force !== undefined && !c.battleForces.some(f => f.name === force))
    problems.push(`${u.id} is special issue for ${force}, and no battle force has that name`);
  if (u.counterpart !== undefined && !c.counterparts.some(p => p.id === u.counterpart))
    problems.push(`${u.id} has the counterpart ${u.counterpart}, which does not exist`);
  if ('Equip' in u.keywords !== (u.equips !== undefined))
    problems.push(`${u.id} has Equip in its keywords or in "equips", but not in both`);
  for (const what of u.equips ?? [])
    if (!SLOTS.some(s => s === what) && !c.upgrades.some(up => up.id === what))
      problems.push(`${u.id} must equip ${what}, which is neither an upgrade nor a slot`);
  for (const [keyword, slot, count] of FORCED)
    if (keyword in u.keywords && u.slots.filter(s => s === slot).length < (count ?? Number(u.keywords[keyword])))
      problems.push(`${u.id} has ${keyword}, but not the ${slot} slots for it`);
  return problems;
};
/** Keywords that force upgrades: the slot, and how many of it (the keyword's own number where there is none). */
export const FORCED = [
  ['Heavy Weapon Team', 'heavy weapon', 1],
  ['Programmed', 'programming', 1],
  ['Flexible Response', 'heavy weapon', undefined],
] as const;

const upgradeProblems = (c: Catalogue, u: UpgradeCard): string[] =>
  u.unreleased || u.retired || !u.restriction ? [] : unresolved(c, u.restriction).map(what => `${u.id} is restricted to ${what}`);

const forceProblems = (c: Catalogue, f: BattleForce): string[] => {
  const problems: string[] = [];
  const missing = (what: string, id: string): number => problems.push(`${f.id} names the ${what} ${id}, which does not exist`);
  for (const rank of RANKS) {
    for (const id of f.units[rank]) if (!c.units.some(u => u.id === id) && !c.counterparts.some(p => p.id === id)) missing('unit', id);
    for (const mode of ['standard', 'recon'] as const) {
      const [min, max] = f.ranks[mode][rank];
      if (!(min >= 0 && min <= max)) problems.push(`${f.id}, ${mode}: ${rank} from ${min} to ${max} is no range`);
    }
  }
  const units = [
    ...(f.limits ?? []).flatMap(l => l.units),
    ...(f.countsAsCorps ?? []),
    ...(f.withoutDetachment ?? []),
    ...(f.partners ?? []).map(p => p.unit),
    ...(f.addsSlots ?? []).map(a => a.unit),
    ...(f.choices?.of ?? []).flatMap(o => o.units ?? []),
  ];
  for (const id of units) if (!c.units.some(u => u.id === id)) missing('unit', id);
  const upgrades = [
    ...f.uniqueUpgrades,
    ...(f.forbiddenUpgrades ?? []),
    ...(f.sharedUpgrades?.upgrades ?? []),
    ...(f.clan?.upgrades ?? []),
    ...(f.clan?.leaders ?? []),
    ...(f.choices?.of ?? []).flatMap(o => o.upgrades ?? []),
  ];
  for (const id of upgrades) if (!c.upgrades.some(u => u.id === id) && !c.counterparts.some(p => p.id === id)) missing('upgrade', id);
  return problems;
};

/** The parts of a restriction that no unit of the catalogue can meet. */
const unresolved = (c: Catalogue, r: Restriction): string[] => {
  if ('any' in r) return r.any.flatMap(part => unresolved(c, part));
  if ('all' in r) return r.all.flatMap(part => unresolved(c, part));
  if ('not' in r) return unresolved(c, r.not);
  return (['name', 'title', 'keyword'] as const).flatMap(key => list(r[key]).filter(value => !isKnown(c, key, value)));
};
const list = (values: Trait['name']): readonly string[] => (values === undefined ? [] : typeof values === 'string' ? [values] : values);
const isKnown = (c: Catalogue, key: 'name' | 'title' | 'keyword', value: string): boolean =>
  [...c.units, ...c.counterparts].some(u => (key === 'keyword' ? value in u.keywords : u[key] === value));
