import type { BattleDeck } from '../data/index.js';
import type { ArmyList } from '../roster/index.js';
import { factionCalled, modeOfPoints } from './aliases.js';
import { assemble, isCounterpart } from './assemble.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import { deckOf, isBattleLine, isCommandLine, knows } from './known-names.js';
import type { RawBattleCard, RawCard, RawList, RawUnit } from './raw-list.js';
import { headingOf, pointsOfLine, type Section } from './text-headings.js';
import { commaNames, eachLine } from './text-names.js';
import { readUnitLine, upgradeNames } from './unit-line.js';

type Bearer = { -readonly [K in keyof RawUnit]: RawUnit[K] } & { upgrades: RawCard[] };
interface Sheet {
  name: string;
  facts: Pick<RawList, 'faction' | 'mode' | 'battleForce' | 'choices' | 'points'>;
  readonly units: Bearer[];
  readonly commands: RawCard[];
  readonly battle: RawBattleCard[];
  section: Section;
  /** What a line with a bullet is; the first one decides. */
  bullets: 'unit' | 'upgrade' | undefined;
  /** A total that stands above the units: another one further down begins another list. */
  opened: boolean;
  second: boolean;
}

/** Any text that a person may paste, line by line: headings, bullets, dashes, costs and totals of every kind. */
export const readText = (text: string, diagnostics: Diagnostic[]): ArmyList | null => {
  const sheet: Sheet = {
    name: '',
    facts: {},
    units: [],
    commands: [],
    battle: [],
    section: 'units',
    bullets: undefined,
    opened: false,
    second: false,
  };
  eachLine(text, diagnostics, (line, place) => readLine(sheet, line, place, diagnostics));
  const { facts, name, units, commands, battle } = sheet;
  if (units.length === 0) return null;
  return assemble({ ...facts, name, units, counterparts: [], commands, battle }, diagnostics);
};

const BULLET = /^\s*(?:[•●▪◦‣·*>]+|[-–—]+(?=\s|[A-Z\d"“]))\s*/u;
const OLD_PARTS = /^(?:contingenc|loadout|upkeep)/i;
const ACTIVATIONS = /^\(?\d+\s+activations?\)?$/i;

/** Whether the line was understood. */
const readLine = (sheet: Sheet, line: string, place: string, diagnostics: Diagnostic[]): boolean => {
  const text = line.trim();
  if (sheet.second) return true;
  if (ACTIVATIONS.test(text)) return true;
  const points = pointsOfLine(text);
  if (points) return readPoints(sheet, points, text, place, diagnostics);
  const fact = /^(battle ?force|faction|fraktion|choices|name|list(?: name)?)\s*:\s*(.+)$/i.exec(text);
  if (fact) return readFact(sheet, fact[1]!.toLowerCase().replaceAll(' ', ''), fact[2]!);
  const heading = headingOf(text);
  if (heading) {
    sheet.section = heading.section;
    return heading.rest === '' || readCards(sheet, heading.rest, place, diagnostics);
  }
  if (sheet.section !== 'units' && readCards(sheet, text, place, diagnostics)) return true;
  if (text.startsWith('--')) return readUpgrades(sheet, text.slice(2), place);
  return readEntry(sheet, line, place, diagnostics);
};

const readPoints = (
  sheet: Sheet,
  { points, max }: { readonly points: number; readonly max: number | undefined },
  line: string,
  place: string,
  diagnostics: Diagnostic[],
): true => {
  if (sheet.opened && sheet.units.length > 0 && sheet.facts.points !== points) {
    diagnostics.push(diagnostic('second-list', place, { line: line.slice(0, 80) }));
    sheet.second = true;
    return true;
  }
  if (sheet.units.length === 0) sheet.opened = true;
  const mode = max === undefined ? undefined : modeOfPoints(max);
  if (max !== undefined && !mode) diagnostics.push(diagnostic('unknown-mode', place, { points: max }));
  sheet.facts = { ...sheet.facts, points, ...(max === undefined ? {} : { mode: mode ?? 'standard' }) };
  return true;
};
const readFact = (sheet: Sheet, key: string, value: string): boolean => {
  switch (key) {
    case 'battleforce':
      sheet.facts = { ...sheet.facts, battleForce: value };
      return true;
    case 'choices':
      sheet.facts = { ...sheet.facts, choices: value.split(',').map(c => c.trim()) };
      return true;
    case 'faction':
    case 'fraktion': {
      const faction = factionCalled(value.trim());
      if (faction) sheet.facts = { ...sheet.facts, faction };
      return faction !== undefined;
    }
    default:
      sheet.name = value.trim();
      return true;
  }
};

/** Command and battle cards: whole lines of them, or one a line. */
const readCards = (sheet: Sheet, text: string, place: string, diagnostics: Diagnostic[]): boolean => {
  if (sheet.section === 'old' || OLD_PARTS.test(text)) {
    diagnostics.push(diagnostic('old-part', place, { cards: text.slice(0, 80) }));
    return true;
  }
  if (sheet.section === 'commands' || isCommandLine(text)) {
    if (isBattleLine(text) && !isCommandLine(text)) return readBattle(sheet, text, place);
    sheet.commands.push(
      ...commaNames('command', text.replaceAll(/[•●*]+/gu, ','), place).map(card => ({ ...card, name: card.name.replace(BULLET, '') })),
    );
    return true;
  }
  return readBattle(sheet, text, place);
};
const readBattle = (sheet: Sheet, text: string, place: string): boolean => {
  const cards = commaNames('battle', text.replace(BULLET, ''), place);
  const deck: BattleDeck = sheet.section === 'secondary' || sheet.section === 'advantage' ? sheet.section : 'primary';
  sheet.battle.push(...cards.map(card => ({ ...card, deck: deckOf(card.name) ?? deck })));
  return cards.length > 0;
};

const readUpgrades = (sheet: Sheet, text: string, place: string): boolean => {
  const unit = sheet.units.at(-1);
  const upgrades = upgradeNames(text, place);
  unit?.upgrades.push(...upgrades);
  return unit !== undefined && upgrades.length > 0;
};

/** A unit, an upgrade of the unit above, a line of cards, or the name of the list. */
const readEntry = (sheet: Sheet, line: string, place: string, diagnostics: Diagnostic[]): boolean => {
  const bullet = BULLET.exec(line);
  const text = (bullet ? line.slice(bullet[0].length) : line).trim();
  const isBulleted = bullet !== null;
  if (isBulleted) sheet.bullets ??= sheet.units.length === 0 || sheet.opened === false ? 'unit' : 'upgrade';
  if (!isBulleted && (isCommandLine(text) || isBattleLine(text))) return readCards(sheet, text, place, diagnostics);
  const owner = sheet.units.at(-1);
  if (isBulleted && owner && sheet.bullets === 'upgrade' && knows('upgrade', nameOnly(text)) && !/=\s*\d+$/.test(text))
    return readUpgrades(sheet, text, place);
  const unit = readUnitLine(text, place);
  if (unit) {
    if (owner && !owner.counterpart && isCounterpart(unit.name) && !knows('unit', unit.name)) owner.counterpart = unit;
    else sheet.units.push({ ...unit, upgrades: [...unit.upgrades] });
    return true;
  }
  if (owner && (isBulleted || /^\s/.test(line)) && knows('upgrade', nameOnly(text))) return readUpgrades(sheet, text, place);
  if (sheet.units.length === 0 && sheet.name === '' && !isBulleted) {
    sheet.name = text;
    return true;
  }
  return false;
};
const nameOnly = (text: string): string => text.replace(/\s*\(-?\d+\)$/, '');
