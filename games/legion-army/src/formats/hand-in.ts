import { checkOf } from '@cadre/core';
import { BATTLE_DECKS, type BattleDeck, battleForceById, catalogue, commandById, type Rank, unitById } from '../data/index.js';
import {
  type ArmyList,
  canonical,
  cardName,
  FACTION_NAMES,
  isLegal,
  MODE_RULES,
  type Problem,
  pointsOf,
  type Sentence,
  validate,
} from '../roster/index.js';
import { writeTournamentText } from './legion-hq-text.js';
import { type Named, type NamedBearer, namedUnits, totalOf } from './named-units.js';

/** Who hands a list in, where, and when. */
export interface HandInDetails {
  readonly player: string;
  readonly event: string;
  /** As year, month and day: 2026-11-21. */
  readonly date: string;
}
export interface HandInUnit {
  readonly rank: Rank | undefined;
  readonly count: number;
  /** With its title: three cards are called Luke Skywalker. */
  readonly name: string;
  readonly upgrades: readonly Named[];
  readonly counterpart: NamedBearer | undefined;
  /** Of all of this line together. */
  readonly points: number;
}
/** A list as an organiser gets it: on paper and as a file alike. */
export interface HandIn extends HandInDetails {
  readonly list: ArmyList;
  readonly army: Sentence;
  readonly points: number;
  readonly max: number;
  readonly activations: number;
  readonly problems: readonly Problem[];
  readonly units: readonly HandInUnit[];
  readonly commands: readonly { readonly name: string; readonly pips: number }[];
  readonly battle: Readonly<Record<BattleDeck, readonly string[]>>;
  readonly checksum: string;
  readonly link: string;
  readonly cards: string;
  readonly pointsAsOf: string;
}

/** Eight digits that are others for every other army, hand or deck; name and order do not count. */
export const checksumOf = (list: ArmyList): string => {
  const check = checkOf(JSON.stringify({ ...canonical(list), name: '' }));
  return `${check.slice(0, 4)}-${check.slice(4, 8)}`.toUpperCase();
};

export const handIn = (list: ArmyList, details: HandInDetails, link: string): HandIn => {
  const { faction, battleForce, mode } = list;
  const force = battleForce === undefined ? undefined : (battleForceById.get(battleForce)?.name ?? battleForce);
  return {
    ...details,
    list,
    army: force === undefined ? FACTION_NAMES[faction] : { en: force, de: force },
    points: pointsOf(list),
    max: MODE_RULES[mode].points,
    activations: list.units.reduce((sum, unit) => sum + unit.count, 0),
    problems: validate(list).filter(p => p.level === 'error'),
    units: namedUnits(list, card => cardName(card.id), { costs: true, battleForce: true }).map(
      ({ line, name, cost, upgrades, counterpart }) => ({
        rank: unitById.get(line.card)?.rank,
        count: line.count,
        name,
        upgrades,
        counterpart,
        points: line.count * (totalOf({ name, cost, upgrades }) + (counterpart ? totalOf(counterpart) : 0)),
      }),
    ),
    commands: list.commands.map(id => ({ name: cardName(id), pips: commandById.get(id)?.pips ?? 0 })),
    battle: Object.fromEntries(BATTLE_DECKS.map(deck => [deck, list.battle[deck].map(cardName)])) as unknown as HandIn['battle'],
    checksum: checksumOf(list),
    link,
    cards: catalogue.version,
    pointsAsOf: catalogue.points,
  };
};

/** The sheet as a file. It can be read again as a list: what stands around the list is about it. */
export const writeHandIn = (sheet: HandIn): string => {
  const { player, event, date, list, checksum, link, problems, cards, pointsAsOf } = sheet;
  const about = [`Player: ${oneLine(player)}`, `Event: ${oneLine(event)}`, `Date: ${date}`, `Checksum: ${checksum}`];
  const verdict = isLegal(problems) ? ['Legal list.'] : [`${problems.length} problems:`, ...problems.map(p => `${p.rule} ${p.says.en}`)];
  const [title = '', ...rest] = writeTournamentText(list, card => cardName(card.id))
    .trimEnd()
    .split('\n');
  const notes = [...about, ...verdict, `Cards as of ${cards}, points as of ${pointsAsOf}.`, `Link: ${link}`].map(line => `# ${line}`);
  return [title, ...rest, '', ...notes, ''].join('\n');
};
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
