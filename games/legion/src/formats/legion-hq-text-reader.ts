import { BATTLE_DECKS, type BattleDeck, RANKS } from '../data/index.js';
import type { ArmyList } from '../roster/index.js';
import { factionCalled, modeOfPoints } from './aliases.js';
import { assemble, isCounterpart } from './assemble.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import { DECK_TITLES, RANK_TITLES } from './legion-hq-text.js';
import { wellFormed } from './own-json.js';
import type { RawBattleCard, RawCard, RawList, RawUnit } from './raw-list.js';
import { commaNames, eachLine, pricedNames } from './text-names.js';

const POINTS = /^(\d+)\s*\/\s*(\d+)(?:\s*\(\d+ activations?\))?$/i;
export const isLegionHqText = (text: string): boolean => text.split('\n').some(line => POINTS.test(line.trim()));

type Bearer = { -readonly [K in keyof RawUnit]: RawUnit[K] } & { upgrades: RawCard[] };
type Section = 'title' | 'units' | 'counterparts' | 'commands' | 'old' | BattleDeck;
interface Sheet {
  name: string;
  facts: Pick<RawList, 'faction' | 'mode' | 'battleForce' | 'choices' | 'points'>;
  units: Bearer[];
  counterparts: Bearer[];
  commands: RawCard[];
  battle: RawBattleCard[];
  section: Section;
}

/** All three styles of the site: they differ in their lines, and a line tells by itself what it is. */
export const readLegionHqText = (text: string, diagnostics: Diagnostic[]): ArmyList => {
  const sheet: Sheet = { name: '', facts: {}, units: [], counterparts: [], commands: [], battle: [], section: 'title' };
  eachLine(text, diagnostics, (line, place) => readLine(sheet, line, place, diagnostics));
  const { facts, name, units, counterparts, commands, battle } = sheet;
  return assemble({ ...facts, name: wellFormed(name, diagnostics), units, counterparts, commands, battle }, diagnostics);
};

const HEADINGS: ReadonlyMap<string, Section> = new Map<string, Section>([
  ...RANKS.map(rank => [`${RANK_TITLES[rank]}:`, 'units'] as const),
  ['Commander:', 'units'],
  ['Operatives:', 'units'],
  ['Heavies:', 'units'],
  ['Unknown:', 'units'],
  ['Counterparts:', 'counterparts'],
  ['Commands:', 'commands'],
  ['Battle Deck', 'primary'],
  ['Battle Deck:', 'primary'],
  ...BATTLE_DECKS.map(deck => [`${DECK_TITLES[deck]}:`, deck] as const),
]);
/** Whether the line was understood. */
const readLine = (sheet: Sheet, line: string, place: string, diagnostics: Diagnostic[]): boolean => {
  const text = line.trim();
  const points = POINTS.exec(text);
  if (points && sheet.section === 'title') return readPoints(sheet, points[1]!, points[2]!, place, diagnostics);
  if (sheet.section === 'title') {
    if (sheet.name !== '') return false;
    sheet.name = text === 'Untitled' ? '' : text;
    return true;
  }
  const heading = HEADINGS.get(text);
  if (heading) {
    sheet.section = heading;
    return true;
  }
  const fact = /^(Battle Force|Faction|Choices|Commands|Contingencies):\s*(.*)$/.exec(text);
  if (fact) return readFact(sheet, fact[1]!, fact[2]!, place, diagnostics);
  const entry = line.startsWith(' - ') || line.startsWith('- ') ? text.slice(2).trim() : undefined;
  switch (sheet.section) {
    case 'units':
    case 'counterparts':
      return entry === undefined ? readUnit(sheet, text, place) : readEntry(sheet, entry, place);
    case 'commands':
      sheet.commands.push({ name: text.replace(/^[•*\s]+/, ''), place });
      return true;
    case 'old':
      diagnostics.push(diagnostic('old-part', place, { cards: text.slice(0, 80) }));
      return true;
    default:
      if (entry !== undefined) sheet.battle.push({ name: entry, place, deck: sheet.section });
      return entry !== undefined;
  }
};
const readPoints = (sheet: Sheet, points: string, max: string, place: string, diagnostics: Diagnostic[]): true => {
  const mode = modeOfPoints(Number(max));
  if (!mode) diagnostics.push(diagnostic('unknown-mode', place, { points: max }));
  sheet.facts = { ...sheet.facts, points: Number(points), mode: mode ?? 'standard' };
  sheet.section = 'units';
  return true;
};
const readFact = (sheet: Sheet, key: string, value: string, place: string, diagnostics: Diagnostic[]): boolean => {
  switch (key) {
    case 'Battle Force':
      sheet.facts = { ...sheet.facts, battleForce: value };
      return true;
    case 'Faction': {
      const faction = factionCalled(value);
      if (faction) sheet.facts = { ...sheet.facts, faction };
      return faction !== undefined;
    }
    case 'Choices':
      sheet.facts = {
        ...sheet.facts,
        choices: value
          .split(',')
          .map(c => c.trim())
          .filter(c => c !== ''),
      };
      return true;
    case 'Commands':
      sheet.section = 'commands';
      sheet.commands.push(...value.split(/,\s*(?=[•*])/).map(name => ({ name: name.replace(/^[•*\s]+/, ''), place })));
      return true;
    default:
      sheet.section = 'old';
      if (value !== '') diagnostics.push(diagnostic('old-part', place, { cards: value.slice(0, 80) }));
      return true;
  }
};

const counted = (text: string): { readonly count: number; readonly rest: string } => {
  const [, count, rest] = /^(\d+)\s*[×x]\s+(.*)$/.exec(text) ?? [];
  return count === undefined ? { count: 1, rest: text } : { count: Number(count), rest: rest! };
};
/** A dash: a unit of the standard style, which ends with its total, or an upgrade of the unit above. */
const readEntry = (sheet: Sheet, entry: string, place: string): boolean => {
  const [, body, total] = /^(.*\S)\s*=\s*(-?\d+)$/.exec(entry) ?? [];
  if (body === undefined) return readUpgrade(sheet, entry, place);
  const { count, rest } = counted(body);
  const [, name, cost, upgrades] = /^(.*?\S)\s*\((\d+)\)(?::\s*(.*))?$/.exec(rest) ?? [];
  const unit =
    name === undefined
      ? { name: rest, cost: Number(total), upgrades: [] }
      : { name, cost: Number(cost), upgrades: pricedNames('upgrade', upgrades ?? '', place) };
  (sheet.section === 'counterparts' ? sheet.counterparts : sheet.units).push({ ...unit, count, place });
  return true;
};
const readUpgrade = (sheet: Sheet, entry: string, place: string): boolean => {
  const last = sheet.section === 'counterparts' ? sheet.counterparts.at(-1) : sheet.units.at(-1);
  const [, name, cost] = /^(.*\S)\s*\((-?\d+)\)$/.exec(entry) ?? [];
  if (!last || name === undefined) return false;
  const bearer = last.counterpart ?? last;
  (bearer.upgrades as RawCard[]).push({ name, cost: Number(cost), place });
  return true;
};
/** No dash: a unit of the tournament style with its total, or of the minimal style with its upgrades in brackets. */
const readUnit = (sheet: Sheet, text: string, place: string): boolean => {
  const { count, rest } = counted(text);
  const [, named, total] = /^(.*\S)\s*\((\d+)\)$/.exec(rest) ?? [];
  const [, bare, upgrades] = named === undefined ? (/^(.*?\S)\s*\((.*)\)$/.exec(rest) ?? []) : [];
  const name = named ?? bare ?? rest;
  const unit: Bearer = {
    name,
    count,
    place,
    upgrades: upgrades === undefined ? [] : commaNames('upgrade', upgrades, place),
    ...(total === undefined ? {} : { total: Number(total) }),
  };
  const owner = sheet.units.at(-1);
  if (owner && !owner.counterpart && isCounterpart(name)) owner.counterpart = unit;
  else sheet.units.push(unit);
  return true;
};
