import { BATTLE_DECKS, type Card, cardById, STANDING_ORDERS } from '../data/index.js';
import { type ArmyList, copies, MODE_RULES, pointsOf } from '../roster/index.js';
import { modeOfPoints } from './aliases.js';
import { assemble } from './assemble.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import { namedUnits, totalOf } from './named-units.js';
import type { RawBattleCard, RawCard, RawList, RawUnit } from './raw-list.js';
import { commaNames, eachLine, nameFor, pricedNames } from './text-names.js';

const nameOf = (card: Card): string => card.name;

/** Tabletop Admiral: a unit with its sum, its upgrades behind two dashes, then a line of commands and three of battle cards. */
export const writeAdmiralText = (list: ArmyList): string => {
  const units = namedUnits(list, nameOf, { costs: true, battleForce: false }).flatMap(unit => {
    const { line, counterpart } = unit;
    const extras = [...unit.upgrades, ...(counterpart ? [counterpart, ...counterpart.upgrades] : [])];
    if (extras.length === 0 && line.count > 1)
      return [`${line.count}x ${unit.name} ${unit.cost} x ${line.count} = ${unit.cost * line.count}`];
    const sum = totalOf(unit) + (counterpart ? totalOf(counterpart) : 0);
    const lines = [
      `${unit.name} ${unit.cost} + ${sum - unit.cost} = ${sum}`,
      ...(extras.length > 0 ? [`--${extras.map(up => `${up.name} (${up.cost})`).join(', ')}`] : []),
    ];
    return Array.from({ length: copies(line) }, () => lines).flat();
  });
  const commands = [...list.commands.filter(id => id !== STANDING_ORDERS), ...(list.commands.length > 0 ? [STANDING_ORDERS] : [])];
  const count = list.units.reduce((n, u) => n + u.count, 0);
  return [
    `${pointsOf(list)}/${MODE_RULES[list.mode].points}`,
    `${count} Activation${count === 1 ? '' : 's'}`,
    ...units,
    ...(commands.length > 0
      ? [commands.map(id => `${nameFor('command', id, nameOf, { faction: list.faction })} ${pips(id)}`).join(', ')]
      : []),
    ...BATTLE_DECKS.filter(deck => list.battle[deck].length > 0).map(deck =>
      list.battle[deck].map(id => nameFor('battle', id, nameOf, { recon: list.mode === 'recon' })).join(', '),
    ),
    '',
  ].join('\n');
};
const pips = (id: string): string => {
  const known = cardById.get(id);
  return '•'.repeat(known?.kind === 'command' ? known.card.pips : 1);
};

const POINTS = /^(\d+)\s*\/\s*(\d+)$/;
const ACTIVATIONS = /^\d+\s+Activations?$/i;
export const isAdmiralText = (text: string): boolean => text.split('\n').some(line => ACTIVATIONS.test(line.trim()));

const UNIT = /^(?:(\d+)\s*[x×]\s+)?(.+?)\s+(\d+)\s*(?:[x×]\s*\d+\s*|\+\s*\d+\s*(?:[x×]\s*\d+\s*)?)?=\s*\d+$/i;
interface Sheet {
  facts: Pick<RawList, 'mode' | 'points'>;
  readonly units: (RawUnit & { upgrades: RawCard[] })[];
  readonly commands: RawCard[];
  readonly battle: RawBattleCard[];
  decks: number;
}
export const readAdmiralText = (text: string, diagnostics: Diagnostic[]): ArmyList => {
  const sheet: Sheet = { facts: {}, units: [], commands: [], battle: [], decks: 0 };
  eachLine(text, diagnostics, (line, place) => readLine(sheet, line.trim(), place, diagnostics));
  const { facts, units, commands, battle } = sheet;
  return assemble({ ...facts, name: '', units, counterparts: [], commands, battle }, diagnostics);
};
/** Whether the line was understood. */
const readLine = (sheet: Sheet, line: string, place: string, diagnostics: Diagnostic[]): boolean => {
  const points = POINTS.exec(line);
  if (points) {
    const mode = modeOfPoints(Number(points[2]));
    if (!mode) diagnostics.push(diagnostic('unknown-mode', place, { points: points[2]! }));
    sheet.facts = { points: Number(points[1]), mode: mode ?? 'standard' };
    return true;
  }
  if (ACTIVATIONS.test(line)) return true;
  if (line.startsWith('--')) {
    const unit = sheet.units.at(-1);
    const upgrades = pricedNames('upgrade', line.slice(2), place);
    unit?.upgrades.push(...upgrades);
    return unit !== undefined && upgrades.length > 0;
  }
  const unit = UNIT.exec(line);
  if (unit) {
    sheet.units.push({ name: unit[2]!, count: Number(unit[1] ?? 1), cost: Number(unit[3]), place, upgrades: [] });
    return true;
  }
  if (/[•*]\s*(?:,|$)/.test(line)) {
    sheet.commands.push(...line.split(/(?<=[•*]),\s*/).map(name => ({ name: name.replace(/[•*\s]+$/, ''), place })));
    return true;
  }
  const deck = BATTLE_DECKS[sheet.decks++];
  if (deck === undefined) return false;
  sheet.battle.push(...commaNames('battle', line, place).map(card => ({ ...card, deck })));
  return true;
};
