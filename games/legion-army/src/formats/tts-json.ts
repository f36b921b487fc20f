import { BATTLE_DECKS, type BattleDeck, battleForceById, type Card, cardById, type Faction, STANDING_ORDERS } from '../data/index.js';
import { type ArmyList, type ArmyUnit, cardName, copies, type Mode, pointsOf } from '../roster/index.js';
import { factionCalled, modeOfPoints } from './aliases.js';
import { assemble } from './assemble.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import { isLegionHqLink, writeLegionHqLink } from './legion-hq-link.js';
import { isObject, shown, wellFormed } from './own-json.js';
import type { RawBattleCard, RawCard, RawUnit } from './raw-list.js';

/** The simulator knows the battle cards under the names of the edition before. */
const OLD_KEYS: Readonly<Record<BattleDeck, string>> = { primary: 'deployment', secondary: 'objective', advantage: 'conditions' };
const TTS_FACTION: Readonly<Record<Faction, string>> = {
  empire: 'empire',
  rebels: 'rebel',
  republic: 'republic',
  separatists: 'separatist',
  mercenary: '',
  mandalorians: '',
};

const fullName = (card: Card): string => card.ttsName ?? (card.title === undefined ? card.name : `${card.name} ${card.title}`);
const nameOf = (id: string): string => {
  const known = cardById.get(id);
  return known ? fullName(known.card) : cardName(id);
};
const units = (list: ArmyList) =>
  list.units.flatMap(unit =>
    Array.from({ length: copies(unit) }, () => ({ name: nameOf(unit.card), upgrades: equipment(unit), loadout: [] })),
  );
const equipment = ({ upgrades, counterpart }: ArmyUnit): string[] => [
  ...upgrades.map(nameOf),
  ...(counterpart ? [nameOf(counterpart.card), ...counterpart.upgrades.map(nameOf)] : []),
];
const deck = (list: ArmyList) => ({
  scenario: list.mode === 'recon' ? 'recon' : 'standard',
  ...Object.fromEntries(BATTLE_DECKS.map(d => [OLD_KEYS[d], list.battle[d].map(nameOf)])),
});
const hand = (list: ArmyList): string[] => [...list.commands.filter(id => id !== STANDING_ORDERS).map(nameOf), nameOf(STANDING_ORDERS)];
const activations = (list: ArmyList): number => list.units.reduce((n, u) => n + u.count, 0);

/** As Legion HQ writes it: its link is inside, and tells the mode. */
export const writeLegionHqTts = (list: ArmyList): string =>
  JSON.stringify(
    {
      author: 'Legion HQ',
      listname: list.name,
      points: pointsOf(list),
      numActivations: activations(list),
      armyFaction: TTS_FACTION[list.faction],
      ...(list.battleForce === undefined ? {} : { battleForce: battleForceById.get(list.battleForce)?.name ?? list.battleForce }),
      commandCards: hand(list),
      contingencies: [],
      units: units(list),
      battlefieldDeck: deck(list),
      listlink: writeLegionHqLink(list),
    },
    null,
    4,
  );
/** As Tabletop Admiral writes it. */
export const writeAdmiralTts = (list: ArmyList): string =>
  JSON.stringify({
    points: pointsOf(list),
    author: 'Tabletop Admiral',
    armyFaction: TTS_FACTION[list.faction],
    commandCards: hand(list),
    contingencies: [],
    units: units(list),
    battlefieldDeck: deck(list),
  });

type Json = Readonly<Record<string, unknown>>;
/** Keys are spelled in several ways: case does not matter. */
const entries = (json: Json): Map<string, unknown> => new Map(Object.entries(json).map(([key, value]) => [key.toLowerCase(), value]));
const KNOWN = [
  'author',
  'listname',
  'title',
  'points',
  'numactivations',
  'armyfaction',
  'battleforce',
  'commandcards',
  'contingencies',
  'units',
  'battlefielddeck',
  'listlink',
];
export const isTtsJson = (json: Json): boolean => {
  const keys = entries(json);
  return Array.isArray(keys.get('units')) && (keys.has('armyfaction') || keys.has('commandcards') || keys.has('author'));
};

/** The simulator's JSON, whoever wrote it: both spellings of each key, faction names of both writers, old deck names. */
export const readTtsJson = (json: Json, diagnostics: Diagnostic[]): ArmyList => {
  const all = entries(json);
  for (const key of Object.keys(json))
    if (!KNOWN.includes(key.toLowerCase())) diagnostics.push(diagnostic('ignored-key', `/${key.slice(0, 40)}`, { key: shown(key) }));
  const text = (key: string): string | undefined => {
    const value = all.get(key);
    if (value === undefined || value === null || typeof value === 'string') return value ?? undefined;
    diagnostics.push(diagnostic('wrong-type', `/${key}`, { wanted: 'a text', found: shown(value) }));
    return undefined;
  };
  const old = names(all.get('contingencies'), '/contingencies', diagnostics);
  if (old.length > 0)
    diagnostics.push(
      diagnostic('old-part', '/contingencies', {
        cards: old
          .map(c => c.name)
          .join(', ')
          .slice(0, 200),
      }),
    );
  const written = text('armyfaction') ?? '';
  const faction = factionCalled(written);
  if (written !== '' && !faction) diagnostics.push(diagnostic('unknown-faction', '/armyFaction', { faction: shown(written) }));
  const battleForce = text('battleforce');
  const points = all.get('points');
  const fields = isObject(all.get('battlefielddeck')) ? entries(all.get('battlefielddeck') as Json) : new Map<string, unknown>();
  const mode = modeOf(text('listlink'), fields.get('scenario'));
  return assemble(
    {
      name: wellFormed(text('listname') ?? text('title') ?? '', diagnostics),
      ...(faction ? { faction } : {}),
      ...(battleForce ? { battleForce } : {}),
      ...(mode ? { mode } : {}),
      ...(typeof points === 'number' ? { points } : {}),
      units: rawUnits(all.get('units'), diagnostics),
      counterparts: [],
      commands: names(all.get('commandcards'), '/commandCards', diagnostics),
      battle: rawBattle(fields, diagnostics),
    },
    diagnostics,
  );
};
const modeOf = (link: string | undefined, scenario: unknown): Mode | undefined => {
  const points = link !== undefined && isLegionHqLink(link) ? /\/list\/[a-z]+\/(\d+):/i.exec(link)?.[1] : undefined;
  if (points !== undefined) return modeOfPoints(Number(points));
  return scenario === 'recon' || scenario === 'skirmish' ? 'recon' : 'standard';
};
const names = (value: unknown, place: string, diagnostics: Diagnostic[]): RawCard[] => {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    diagnostics.push(diagnostic('wrong-type', place, { wanted: 'a list of names', found: shown(value) }));
    return [];
  }
  return value.flatMap((name, i) => {
    if (typeof name === 'string') return name.trim() === '' ? [] : [{ name, place: `${place}/${i}` }];
    diagnostics.push(diagnostic('wrong-type', `${place}/${i}`, { wanted: 'a name', found: shown(name) }));
    return [];
  });
};
const rawUnits = (value: unknown, diagnostics: Diagnostic[]): RawUnit[] =>
  (Array.isArray(value) ? value : []).flatMap((unit: unknown, i) => {
    const place = `/units/${i}`;
    const fields = isObject(unit) ? entries(unit) : undefined;
    const name = fields?.get('name');
    if (typeof name !== 'string') {
      diagnostics.push(diagnostic('wrong-type', place, { wanted: '{ "name", "upgrades" }', found: shown(unit) }));
      return [];
    }
    const old = names(fields!.get('loadout'), `${place}/loadout`, diagnostics);
    if (old.length > 0)
      diagnostics.push(
        diagnostic('old-part', `${place}/loadout`, {
          cards: old
            .map(c => c.name)
            .join(', ')
            .slice(0, 200),
        }),
      );
    return [{ name, place, count: 1, upgrades: names(fields!.get('upgrades'), `${place}/upgrades`, diagnostics) }];
  });
const DECK_KEYS: Readonly<Record<string, BattleDeck>> = {
  deployment: 'primary',
  objective: 'secondary',
  conditions: 'advantage',
  condition: 'advantage',
  primary: 'primary',
  secondary: 'secondary',
  advantage: 'advantage',
};
const rawBattle = (fields: ReadonlyMap<string, unknown>, diagnostics: Diagnostic[]): RawBattleCard[] =>
  [...fields].flatMap(([key, value]) => {
    if (key === 'scenario') return [];
    const lies = DECK_KEYS[key];
    if (lies) return names(value, `/battlefieldDeck/${key}`, diagnostics).map(card => ({ ...card, deck: lies }));
    diagnostics.push(diagnostic('ignored-key', `/battlefieldDeck/${key.slice(0, 40)}`, { key: shown(key) }));
    return [];
  });
