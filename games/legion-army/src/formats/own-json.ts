import { BATTLE_DECKS, type BattleDeck, catalogue, FACTIONS, type Faction } from '../data/index.js';
import { type ArmyCounterpart, type ArmyList, type ArmyUnit, MODES, type Mode } from '../roster/index.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';

export const OWN_FORMAT = 'cadre-army';
export const OWN_VERSION = 1;

export const writeOwnJson = (list: ArmyList): string =>
  `${JSON.stringify({ format: OWN_FORMAT, version: OWN_VERSION, catalogue: catalogue.version, ...list }, null, 2)}\n`;

type Json = Readonly<Record<string, unknown>>;
export const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
/** A value in a few words, for a diagnostic. Never the whole of it: it may be deep or endless. */
export const shown = (x: unknown): string => {
  if (x === undefined) return 'nothing';
  if (Array.isArray(x)) return `a list of ${x.length}`;
  if (isObject(x)) return `{ ${Object.keys(x).slice(0, 3).join(', ').slice(0, 40)} }`;
  const text = JSON.stringify(x);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

/** Our own format: every wrong entry is told with its place, and the rest is read. */
export const readOwnJson = (json: Json, diagnostics: Diagnostic[]): ArmyList | null => {
  if (json['version'] !== OWN_VERSION) {
    diagnostics.push(diagnostic('newer-version', '/version', { version: shown(json['version']), known: OWN_VERSION }));
    return null;
  }
  const say = (place: string, wanted: string, found: unknown): void => {
    diagnostics.push(diagnostic('wrong-type', place, { wanted, found: shown(found) }));
  };
  const word = <T extends string>(key: string, words: readonly T[], standard: T): T => {
    const value = json[key];
    const known = words.find(w => w === value);
    if (known === undefined) say(`/${key}`, `one of ${words.join(', ')}`, value);
    return known ?? standard;
  };
  const texts = (value: unknown, place: string): string[] => {
    if (value === undefined) return [];
    if (!Array.isArray(value)) {
      say(place, 'a list of card ids', value);
      return [];
    }
    return value.flatMap((x, i) => {
      if (typeof x === 'string') return [x];
      say(`${place}/${i}`, 'a card id', x);
      return [];
    });
  };
  const counterpart = (value: unknown, place: string): ArmyCounterpart | undefined => {
    if (value === undefined) return undefined;
    if (isObject(value) && typeof value['card'] === 'string') {
      tellStrangers(value, ['card', 'upgrades'], place, diagnostics);
      return { card: value['card'], upgrades: texts(value['upgrades'], `${place}/upgrades`) };
    }
    say(place, '{ "card", "upgrades" }', value);
    return undefined;
  };
  const unit = (value: unknown, i: number): ArmyUnit[] => {
    const place = `/units/${i}`;
    if (!isObject(value) || typeof value['card'] !== 'string') {
      say(place, '{ "card", "count", "upgrades" }', value);
      return [];
    }
    tellStrangers(value, ['card', 'count', 'upgrades', 'counterpart'], place, diagnostics);
    const count = value['count'] ?? 1;
    if (typeof count !== 'number') say(`${place}/count`, 'a whole number from 1', count);
    const partner = counterpart(value['counterpart'], `${place}/counterpart`);
    return [
      {
        card: value['card'],
        count: typeof count === 'number' ? count : 1,
        upgrades: texts(value['upgrades'], `${place}/upgrades`),
        ...(partner ? { counterpart: partner } : {}),
      },
    ];
  };
  const units = json['units'] ?? [];
  if (!Array.isArray(units)) say('/units', 'a list of units', units);
  const battle = json['battle'] ?? {};
  if (!isObject(battle)) say('/battle', '{ "primary", "secondary", "advantage" }', battle);
  const decks = Object.fromEntries(
    BATTLE_DECKS.map(deck => [deck, isObject(battle) ? texts(battle[deck], `/battle/${deck}`) : []]),
  ) as Record<BattleDeck, string[]>;
  if (isObject(battle)) tellStrangers(battle, BATTLE_DECKS, '/battle', diagnostics);
  const { name, battleForce, choices, secretHand } = json;
  const isCount = typeof secretHand === 'number' && Number.isInteger(secretHand) && secretHand > 0 && secretHand < 100;
  if (secretHand !== undefined && !isCount) say('/secretHand', 'the number of secret cards', secretHand);
  if (name !== undefined && typeof name !== 'string') say('/name', 'a text', name);
  if (battleForce !== undefined && typeof battleForce !== 'string') say('/battleForce', 'the id of a battle force', battleForce);
  tellStrangers(json, KEYS, '', diagnostics);
  return {
    name: typeof name === 'string' ? wellFormed(name, diagnostics) : '',
    faction: word<Faction>('faction', FACTIONS, 'empire'),
    mode: word<Mode>('mode', MODES, 'standard'),
    ...(typeof battleForce === 'string' ? { battleForce } : {}),
    ...(choices === undefined ? {} : { choices: texts(choices, '/choices') }),
    units: Array.isArray(units) ? units.flatMap(unit) : [],
    commands: texts(json['commands'], '/commands'),
    ...(isCount ? { secretHand } : {}),
    battle: decks,
  };
};
const KEYS = [
  'format',
  'version',
  'catalogue',
  'name',
  'faction',
  'mode',
  'battleForce',
  'choices',
  'units',
  'commands',
  'secretHand',
  'battle',
] as const;
const tellStrangers = (json: Json, known: readonly string[], place: string, diagnostics: Diagnostic[]): void => {
  for (const key of Object.keys(json))
    if (!known.includes(key)) diagnostics.push(diagnostic('ignored-key', `${place}/${key.slice(0, 40)}`, { key: shown(key) }));
};
/** Half of a surrogate pair is no text: no link could carry it. */
export const wellFormed = (text: string, diagnostics: Diagnostic[]): string => {
  const mended = text.replace(/\p{Surrogate}/gu, '\uFFFD');
  if (mended !== text) diagnostics.push(diagnostic('bad-text', '/name'));
  return mended;
};
