import { catalogue, type Rank, unitById } from '../data/index.js';
import type { ArmyList } from '../roster/index.js';
import { factionCalled, factionIn, modeOfPoints } from './aliases.js';
import { assemble } from './assemble.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import { isBattleLine, isCommandLine, isExactly, isNamed, isPlainUnit, knows } from './known-names.js';
import { cardsCalled, plainName } from './names.js';
import { wellFormed } from './own-json.js';
import type { RawBattleCard, RawCard, RawCounterpart, RawList, RawUnit } from './raw-list.js';
import { pricedUnit, unknownUnit } from './strange-units.js';
import { battleNames, commandNames } from './text-decks.js';
import {
  headingOf,
  isFiller,
  isListTitle,
  ORNAMENT,
  type PrintedPoints,
  pointsOfLine,
  rankBefore,
  type Section,
  titleOfLine,
} from './text-headings.js';
import { type Line, linesOf, MAX_LINE } from './text-lines.js';
import { apart } from './text-seams.js';
import { factionWithPoints, findsUnit, isTitleAbove, nameOnly, surroundsUnit } from './title-words.js';
import { readUnitLine } from './unit-line.js';
import { behindSlot, upgradeNames } from './upgrade-names.js';

type Bearer = { -readonly [K in keyof RawUnit]: RawUnit[K] } & { upgrades: RawCard[] };
interface Owner {
  readonly line: Pick<Line, 'indent' | 'bullet'>;
  /** Takes the upgrades on the lines below. */
  readonly upgrades: RawCard[];
}
interface Sheet {
  name: string;
  facts: Pick<RawList, 'faction' | 'mode' | 'battleForce' | 'choices' | 'points' | 'secretHand'>;
  readonly units: Bearer[];
  readonly counterparts: (RawCounterpart & { upgrades: RawCard[] })[];
  readonly commands: RawCard[];
  readonly battle: RawBattleCard[];
  section: Section;
  rank: Rank | undefined;
  owner: Owner | undefined;
  /** Under a header as Legion HQ prints it every line is a card, known or not. */
  isListed: boolean;
  /** Tabletop Admiral prints such a header too, but other lines as well. */
  readonly isAdmiral: boolean;
  /** The points that stand below the units: units that follow belong to another list. */
  closedBy: Line | undefined;
  second: boolean;
}

const HEADER = /^(\d+)\s*\/\s*(\d+)(?:\s*\(\d+ activations?\))?$/i;
/** The header of Legion HQ: points, limit and activations alone on their line. */
export const isHeader = (text: string): boolean => HEADER.test(text.trim());

/** Tabletop Admiral gives the activations a line of their own. */
export const isAdmiral = (text: string): boolean => /^\s*\d+ Activations?\s*$/im.test(text);

/** Any text that a person may paste, line by line: headings, bullets, dashes, tables, costs and totals of every kind. Null when no line is a unit. */
export const readText = (text: string, diagnostics: Diagnostic[]): ArmyList | null => {
  const sheet: Sheet = {
    name: '',
    facts: {},
    units: [],
    counterparts: [],
    commands: [],
    battle: [],
    section: 'units',
    rank: undefined,
    owner: undefined,
    isListed: false,
    isAdmiral: isAdmiral(text),
    closedBy: undefined,
    second: false,
  };
  const lines = linesOf(text);
  const header = lines.findIndex(line => isHeader(line.raw));
  if (header === 1) readName(sheet, lines.shift()!.raw);
  else if (header === -1 && isTitleAbove(lines)) readName(sheet, lines.shift()!.text.replaceAll(ORNAMENT, ''));
  lines.flatMap(apart).forEach(line => {
    if (line.text.length > MAX_LINE || !readLine(sheet, line, diagnostics))
      diagnostics.push(diagnostic('ignored-line', line.place, { line: line.raw.slice(0, 80) }));
  });
  const { facts, name, units, counterparts, commands, battle } = sheet;
  if (units.length === 0 && !sheet.isListed) return null;
  return assemble(
    { ...facts, name: wellFormed(name, diagnostics), units, counterparts, commands, battle, isTotalled: sheet.isListed },
    diagnostics,
  );
};

/** The line above the header of Legion HQ. Some write there what army it is. */
const readName = (sheet: Sheet, name: string): void => {
  sheet.name = name === 'Untitled' ? '' : name;
  const faction = factionCalled(name);
  const force = catalogue.battleForces.find(f => plainName(f.name) === plainName(name));
  sheet.facts = { ...(faction && !force ? { faction } : {}), ...(force ? { battleForce: force.id } : {}) };
};

/** AB-31: a hand as opponents may know it. */
const SECRET_HAND = /^commands:\s*(\d{1,2}) secret cards?$/i;
/** Whether the line was understood. */
const readLine = (sheet: Sheet, line: Line, diagnostics: Diagnostic[]): boolean => {
  const { text } = line;
  if (sheet.second || isFiller(text)) return true;
  if (sheet.units.length > 0 && isListTitle(line.raw)) return beginSecond(sheet, line, diagnostics);
  const points = pointsOfLine(text) ?? (sheet.units.length > 0 && /^\d{3,4}$/.test(text) ? pointsOfLine(`= ${text}`) : null);
  if (points) return readPoints(sheet, points, line, diagnostics);
  const [, secret] = SECRET_HAND.exec(text) ?? [];
  if (secret !== undefined) {
    sheet.facts = { ...sheet.facts, secretHand: Number(secret) };
    return true;
  }
  const fact =
    /^(battle ?force|bataillon|kampfverband|faction|fraktion|facción|army|armee|choices|name|list(?: name)?|liste|armeeliste|title|titel|titre|título)\s*:\s*(.+)$/i.exec(
      text,
    );
  if (fact && readFact(sheet, fact[1]!.toLowerCase().replaceAll(' ', ''), fact[2]!)) return true;
  // "Command: Vigilance" below a unit is its upgrade, above no unit a heading.
  if (sheet.owner && isDeeper(sheet.owner.line, line) && behindSlot(text) !== undefined) return readUpgrades(sheet.owner, text, line.place);
  const heading = headingOf(text);
  if (heading && !(heading.rest !== '' && isNamed('unit', text))) {
    sheet.section = heading.section;
    sheet.rank = heading.rank;
    if (heading.rest === '') return true;
    const behind = { ...line, text: heading.rest };
    return heading.section === 'units' || heading.section === 'counterparts'
      ? readEntry(sheet, behind, diagnostics)
      : readCards(sheet, behind, diagnostics);
  }
  if (sheet.section !== 'units' && sheet.section !== 'counterparts' && !isPlainUnit(text)) return readCards(sheet, line, diagnostics);
  return readEntry(sheet, line, diagnostics);
};
const beginSecond = (sheet: Sheet, { raw, place }: Pick<Line, 'raw' | 'place'>, diagnostics: Diagnostic[]): true => {
  diagnostics.push(diagnostic('second-list', place, { line: raw.slice(0, 80) }));
  sheet.second = true;
  return true;
};
const readPoints = (sheet: Sheet, { points, max, isTotal }: PrintedPoints, line: Line, diagnostics: Diagnostic[]): true => {
  if (isHeader(line.text) && sheet.units.length === 0) sheet.isListed = !sheet.isAdmiral;
  if (sheet.units.length > 0) {
    sheet.closedBy ??= line;
    if (!isTotal && sheet.facts.points !== undefined && sheet.facts.points !== points) return true;
  }
  const mode = max === undefined ? undefined : modeOfPoints(max);
  if (max !== undefined && !mode) diagnostics.push(diagnostic('unknown-mode', line.place, { points: max }));
  // "1000 points" above a list is its size, "Total: 994" below it is what it costs.
  const isSize = max === undefined && !isTotal && sheet.units.length === 0 ? modeOfPoints(points) : undefined;
  const size = mode ?? (max === undefined ? undefined : 'standard');
  sheet.facts = {
    ...sheet.facts,
    points,
    ...(size === undefined ? (isSize === undefined || sheet.facts.mode ? {} : { mode: isSize }) : { mode: size }),
  };
  return true;
};
const readFact = (sheet: Sheet, key: string, value: string): boolean => {
  switch (key) {
    case 'battleforce':
    case 'bataillon':
    case 'kampfverband':
      sheet.facts = { ...sheet.facts, battleForce: value };
      return true;
    case 'choices':
      sheet.facts = {
        ...sheet.facts,
        choices: value
          .split(',')
          .map(c => c.trim())
          .filter(c => c !== ''),
      };
      return true;
    case 'faction':
    case 'fraktion':
    case 'facción':
    case 'army':
    case 'armee': {
      const faction = factionCalled(value.trim()) ?? factionIn(value);
      if (faction) sheet.facts = { ...sheet.facts, faction };
      return faction !== undefined;
    }
    default:
      if (sheet.units.length > 0) return false;
      sheet.name ||= value.trim();
      return true;
  }
};

/** Command and battle cards: whole lines of them, or one a line. */
const readCards = (sheet: Sheet, { text, place, bullet }: Line, diagnostics: Diagnostic[]): boolean => {
  if (sheet.section === 'old') {
    diagnostics.push(diagnostic('old-part', place, { cards: text.slice(0, 80) }));
    return true;
  }
  const isHand = sheet.section === 'commands' ? !isBattleLine(text) || isCommandLine(text) : isCommandLine(text) && !isBattleLine(text);
  const cards = isHand ? commandNames(text, place) : battleNames(text, sheet.section, place);
  if (isHand) sheet.commands.push(...cards);
  else if (bullet === '' && cards.length === 1 && !isBattleLine(text)) return false;
  else sheet.battle.push(...(cards as RawBattleCard[]));
  return cards.length > 0;
};

/** A unit, an upgrade of the unit above, a line of cards, or the name of the list. */
const readEntry = (sheet: Sheet, line: Line, diagnostics: Diagnostic[]): boolean => {
  const { text, bullet, place } = line;
  if (bullet === '' && (isCommandLine(text) || isBattleLine(text))) return readCards(sheet, line, diagnostics);
  if (sheet.owner && isUpgradeLine(sheet.owner, line)) return readUpgrades(sheet.owner, text, place);
  if (readTitle(sheet, line, diagnostics) || readLooseTitle(sheet, line)) return true;
  const ranked = isNamed('unit', nameOnly(text)) ? null : rankBefore(text);
  if (ranked && readUnitLine(ranked.rest, place)) {
    const heading = sheet.rank;
    sheet.rank = ranked.rank;
    const isRead = readEntry(sheet, { ...line, text: ranked.rest }, diagnostics);
    sheet.rank = heading;
    return isRead;
  }
  const unit = readUnitLine(text, place) ?? (sheet.isListed ? unknownUnit(text, place) : null);
  if (unit) return addUnit(sheet, unit, line, diagnostics);
  const isCards = isCommandLine(text) || isBattleLine(text);
  const isEntry = sheet.rank !== undefined || bullet !== '' || sheet.units.some(u => u.price !== undefined);
  const strange = isCards ? null : pricedUnit(line, isEntry);
  if (strange) return addUnit(sheet, strange, line, diagnostics);
  if (sheet.owner && knows('upgrade', nameOnly(text))) return readUpgrades(sheet.owner, text, place);
  if (isCards) return readCards(sheet, line, diagnostics);
  if (sheet.units.length > 0 || sheet.name !== '' || bullet !== '') return false;
  sheet.name = text.replaceAll(ORNAMENT, '');
  return true;
};
/** A line below a unit that belongs to it: deeper, or with an upgrade's exact name where no unit has it. */
const isUpgradeLine = (owner: Owner, { indent, bullet, text }: Line): boolean => {
  const name = nameOnly(text);
  const isUpgrade = isNamed('upgrade', name) || isNamed('upgrade', text);
  const names = [name, text, text.replace(/\s*[([].*$/, '')];
  const isUnit = names.some(each => isNamed('unit', each));
  const isSum = /=\s*\d+\s*(?:points?|pts?\.?)?$/i.test(text) || /^\d+\s*[x×]\s*\S/i.test(text);
  if (bullet === '--' || /^upgrades?\s*:/i.test(text)) return true;
  const isOnlyUpgrade = isExactly('upgrade', name) && !names.some(each => isExactly('unit', each));
  if (!isDeeper(owner.line, { indent, bullet })) return isUpgrade && (!isUnit || isOnlyUpgrade) && !isSum;
  if (isUpgrade) return !isSum;
  if (isUnit || isSum || isNamed('counterpart', name)) return false;
  return bullet !== '' || upgradeNames(text, '').every(card => knows('upgrade', card.name));
};
const isDeeper = (unit: Owner['line'], { indent, bullet }: Owner['line']): boolean => {
  if (indent !== unit.indent) return indent > unit.indent;
  if (bullet === unit.bullet) return false;
  return bullet !== '' && (unit.bullet === '' || bullet.length > unit.bullet.length || bullet[0] !== unit.bullet[0]);
};
const readUpgrades = (owner: Owner, text: string, place: string): boolean => {
  owner.upgrades.push(...upgradeNames(text, place));
  return true;
};

const addUnit = (sheet: Sheet, unit: RawUnit, line: Line, diagnostics: Diagnostic[]): true => {
  if (sheet.closedBy) return beginSecond(sheet, pointsOfLine(sheet.closedBy.text)?.isTotal ? line : sheet.closedBy, diagnostics);
  const upgrades = [...unit.upgrades];
  if (sheet.section === 'counterparts' || isCounterpart(sheet, unit))
    sheet.counterparts.push({ ...unit, upgrades, after: sheet.units.length - 1 });
  else sheet.units.push({ ...unit, ...(unit.rank || !sheet.rank ? {} : { rank: sheet.rank }), upgrades });
  sheet.owner = { line, upgrades };
  return true;
};
/** By its name alone, or by a unit above that has it where a unit has the same name. */
const isCounterpart = (sheet: Sheet, { name, price, total }: RawUnit): boolean => {
  const called = cardsCalled('counterpart', name);
  if (called.length === 0 || !isNamed('unit', name)) return called.length > 0;
  const printed = total ?? price;
  if (printed !== undefined && cardsCalled('unit', name).some(card => unitById.get(card.id)?.cost === printed)) return false;
  const owners = sheet.units.filter(unit =>
    cardsCalled('unit', unit.name).some(card => called.some(c => c.id === unitById.get(card.id)?.counterpart)),
  );
  return owners.length > sheet.counterparts.filter(other => plainName(other.name) === plainName(name)).length;
};
/** Above the units: the title with its points, the faction or the battle force, each on a line of its own or together. */
const readTitle = (sheet: Sheet, line: Line, diagnostics: Diagnostic[]): boolean => {
  if (sheet.units.length > 0 || sheet.isListed || (isNamed('unit', line.text) && !factionCalled(line.text))) return false;
  const titled = titleOfLine(line.text) ?? factionWithPoints(line.text);
  if (titled) readPoints(sheet, titled, line, diagnostics);
  const title = titled?.title ?? line.text;
  const faction = factionCalled(title) ?? (titled ? factionIn(title) : undefined);
  if (faction) sheet.facts = { faction, ...sheet.facts };
  const force = catalogue.battleForces.find(f => plainName(title).includes(plainName(f.name)));
  if (force && !sheet.facts.battleForce) sheet.facts = { ...sheet.facts, battleForce: force.id };
  if (titled && sheet.name === '') sheet.name = title;
  return titled !== null || faction !== undefined || (force !== undefined && line.bullet === '');
};
/** "Darth Vader and the Crit Lizardz", "Imperials (run by the card deck):": words around a name above the units, or a heading, are no unit. */
const readLooseTitle = (sheet: Sheet, { text, bullet }: Line): boolean => {
  const isHeading = /[^:]:$/.test(text) && !findsUnit(text);
  const isTitle = isHeading || (sheet.rank === undefined && !sheet.isListed && bullet === '' && surroundsUnit(text));
  if (sheet.units.length > 0 || !isTitle) return false;
  const title = text.replace(/:$/, '').replaceAll(ORNAMENT, '');
  const faction = factionCalled(title.replace(/\s*[([].*$/, '')) ?? factionIn(title);
  if (faction) sheet.facts = { faction, ...sheet.facts };
  sheet.name ||= title;
  return true;
};
