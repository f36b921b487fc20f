import {
  BATTLE_DECKS,
  type BattleDeck,
  battleForceById,
  type Card,
  cardById,
  RANKS,
  type Rank,
  STANDING_ORDERS,
  unitById,
} from '../data/index.js';
import { type ArmyList, copies, MODE_RULES, pointsOf } from '../roster/index.js';
import { homeFaction } from './guess-army.js';
import { type NamedBearer, type NamedUnit, namedUnits, totalOf } from './named-units.js';
import { nameFor } from './text-names.js';

const nameOf = (card: Card): string => card.name;
const shortOf = (card: Card): string => card.shortName ?? card.name;
const DECK_TITLES: Readonly<Record<BattleDeck, string>> = {
  primary: 'Objectives',
  secondary: 'Secondaries',
  advantage: 'Advantages',
};
const RANK_TITLES: Readonly<Record<Rank, string>> = {
  commander: 'Commanders',
  operative: 'Operative',
  corps: 'Corps',
  special: 'Special Forces',
  support: 'Support',
  heavy: 'Heavy',
};

const header = (list: ArmyList): string => {
  const count = list.units.reduce((n, u) => n + u.count, 0);
  return `${pointsOf(list)}/${MODE_RULES[list.mode].points} (${count} activation${count === 1 ? '' : 's'})`;
};
/** Whether a reader can tell the faction from the units, with their costs or without. */
const isTold = (units: ArmyList['units'], faction: ArmyList['faction']): boolean => {
  const cards = units.flatMap(u => unitById.get(u.card) ?? []);
  const priced = cards.map(({ name, cost }) => (cost === null ? { name } : { name, cost }));
  return homeFaction(cards.map(({ name }) => ({ name }))) === faction && homeFaction(priced) === faction;
};
/** The site prints no battle force, and no faction: they get a line where they could not be told from the units. */
const forceLines = ({ battleForce, choices, faction, units }: ArmyList): string[] => [
  ...(battleForce === undefined ? [] : [`Battle Force: ${battleForceById.get(battleForce)?.name ?? battleForce}`]),
  ...(battleForce === undefined && !isTold(units, faction) ? [`Faction: ${faction}`] : []),
  ...(choices && choices.length > 0 ? [`Choices: ${choices.join(', ')}`] : []),
];
const pips = (id: string): string => {
  const known = cardById.get(id);
  return '•'.repeat(known?.kind === 'command' ? known.card.pips : 1);
};
/** Standing Orders closes every hand, as the site prints it. */
const hand = (list: ArmyList): { readonly pips: string; readonly name: string }[] =>
  list.commands.length === 0
    ? []
    : [...list.commands.filter(id => id !== STANDING_ORDERS), STANDING_ORDERS].map(id => ({
        pips: pips(id),
        name: nameFor('command', id, nameOf, { faction: list.faction }),
      }));
/** AB-31: how many cards a secret hand has is no secret. */
const secretLine = ({ secretHand }: ArmyList): string[] =>
  secretHand === undefined ? [] : [`Commands: ${secretHand} secret card${secretHand === 1 ? '' : 's'}`];
const handLine = (list: ArmyList): string[] => {
  if (list.secretHand !== undefined) return secretLine(list);
  const cards = hand(list);
  return cards.length === 0 ? [] : [`Commands: ${cards.map(c => `${c.pips} ${c.name}`).join(', ')}`];
};

/** Every unit for itself, one card a line, and the battle deck. */
export const writeTournamentText = (list: ArmyList, customary: (card: Card) => string = nameOf): string => {
  const one = (bearer: NamedBearer): string[] => [
    `${bearer.name} (${totalOf(bearer)})`,
    ...bearer.upgrades.map(up => ` - ${up.name} (${up.cost})`),
  ];
  const units = namedUnits(list, customary, { costs: true, battleForce: true }).flatMap(unit => {
    const lines = [...one(unit), ...(unit.counterpart ? one(unit.counterpart) : [])];
    return Array.from({ length: copies(unit.line) }, () => lines).flat();
  });
  const cards = hand(list).map(c => `${c.pips}${c.name}`);
  const decks = BATTLE_DECKS.filter(deck => list.battle[deck].length > 0).flatMap(deck => [
    `${DECK_TITLES[deck]}:`,
    ...list.battle[deck].map(id => ` - ${nameFor('battle', id, nameOf, { recon: list.mode === 'recon' })}`),
  ]);
  return [
    list.name || 'Untitled',
    header(list),
    ...forceLines(list),
    ...units,
    ...(cards.length > 0 ? ['', 'Commands:', ...cards] : []),
    ...(list.secretHand === undefined ? [] : ['', ...secretLine(list)]),
    ...(decks.length > 0 ? ['', 'Battle Deck', ...decks] : []),
    '',
  ].join('\n');
};

/** Units by rank, one line a kind. */
export const writeStandardText = (list: ArmyList): string => {
  const units = namedUnits(list, shortOf, { costs: true, battleForce: true });
  const line = (bearer: NamedBearer, count: number, total: number): string => {
    const times = count === 1 ? '' : `${count}× `;
    if (total === bearer.cost && bearer.upgrades.length === 0) return ` - ${times}${bearer.name} = ${total}`;
    const upgrades = bearer.upgrades.map(up => `${up.name} (${up.cost})`).join(', ');
    return ` - ${times}${bearer.name} (${bearer.cost})${upgrades === '' ? '' : `: ${upgrades}`} = ${total}`;
  };
  const section = (title: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : [`${title}:`, ...lines]);
  const ofRank = (rank: Rank | undefined): NamedUnit[] => units.filter(u => unitById.get(u.line.card)?.rank === rank);
  const unitLine = (u: NamedUnit): string =>
    line(u, u.line.count, u.line.count * (totalOf(u) + (u.counterpart ? totalOf(u.counterpart) : 0)));
  const partners = units.flatMap(u => (u.counterpart ? [line(u.counterpart, 1, totalOf(u.counterpart))] : []));
  return [
    list.name || 'Untitled',
    header(list),
    ...forceLines(list),
    ...RANKS.flatMap(rank => section(RANK_TITLES[rank], ofRank(rank).map(unitLine))),
    ...section('Counterparts', partners),
    ...section('Unknown', ofRank(undefined).map(unitLine)),
    '',
    ...handLine(list),
  ].join('\n');
};

/** One line a kind and nothing that can be left out. */
export const writeMinimalText = (list: ArmyList): string => {
  const one = (bearer: NamedBearer): string =>
    bearer.upgrades.length === 0 ? bearer.name : `${bearer.name} (${bearer.upgrades.map(up => up.name).join(', ')})`;
  const units = namedUnits(list, nameOf, { costs: false, battleForce: true }).flatMap(unit => [
    `${unit.line.count === 1 ? '' : `${unit.line.count}× `}${one(unit)}`,
    ...(unit.counterpart ? [one(unit.counterpart)] : []),
  ]);
  return [header(list), ...forceLines(list), ...units, ...handLine(list)].join('\n');
};
