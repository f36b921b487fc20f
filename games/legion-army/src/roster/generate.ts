import type { Random } from '@cadre/core';
import {
  BATTLE_DECKS,
  type BattleForce,
  battleForceById,
  catalogue,
  FACTIONS,
  type Faction,
  RANKS,
  type Rank,
  SLOTS,
  type Slot,
  STANDING_ORDERS,
  type UnitCard,
  type UpgradeCard,
} from '../data/index.js';
import { muster } from './army.js';
import { battleProblem, CARDS_A_DECK, CARDS_A_PIP, commandProblem } from './check-decks.js';
import { rankTable } from './check-ranks.js';
import { mayServe } from './check-units.js';
import { withBattleCard, withCommand, withUnit, withUpgrade } from './edit.js';
import { type ArmyList, canonical, emptyList, MODES, type Mode } from './list.js';
import { pointsLeft } from './offers.js';
import { isLegal, type Problem } from './problem.js';
import { isSlotless, openWithoutSlot } from './slots.js';
import { armyProblems, validate } from './validate.js';

export interface Wish {
  readonly faction?: Faction;
  readonly mode?: Mode;
  /** A battle force by id, or null for none. */
  readonly battleForce?: string | null;
}
const ATTEMPTS = 300;

/** A legal list that nobody chose: for tests, measurements, and a first army to play with. Equal sources give equal lists. */
export const generateList = (random: Random, wish: Wish = {}): ArmyList => {
  for (let i = 0; i < ATTEMPTS; i++) {
    const list = canonical(withDecks(random, withUpgrades(random, withUnits(random, begun(random, wish)))));
    if (isLegal(validate(list))) return list;
  }
  throw new Error(`no legal list in ${ATTEMPTS} attempts for ${JSON.stringify(wish)}`);
};

const begun = (random: Random, wish: Wish): ArmyList => {
  const force = chosenForce(random, wish);
  const faction = force?.faction ?? wish.faction ?? pick(random, FACTIONS.slice(0, 4));
  const choices =
    force?.choices &&
    shuffled(
      random,
      force.choices.of.map(o => o.id),
    ).slice(0, force.choices.count);
  return {
    ...emptyList(faction, wish.mode ?? pick(random, MODES)),
    name: `Army ${random(1000)}`,
    ...(force ? { battleForce: force.id } : {}),
    ...(choices ? { choices } : {}),
  };
};
const chosenForce = (random: Random, wish: Wish): BattleForce | undefined => {
  if (wish.battleForce === null) return undefined;
  if (wish.battleForce !== undefined) {
    const force = battleForceById.get(wish.battleForce);
    if (!force)
      throw new RangeError(`there is no battle force "${wish.battleForce}"; there are: ${[...battleForceById.keys()].join(', ')}`);
    return force;
  }
  const forces = catalogue.battleForces.filter(f => wish.faction === undefined || f.faction === wish.faction);
  const needed = wish.faction === 'mercenary' || wish.faction === 'mandalorians';
  return forces.length > 0 && (needed || random(2) === 0) ? pick(random, forces) : undefined;
};

/** Nothing is wrong with it that more cards could not cure. */
const isCurable = (p: Problem): boolean => p.level === 'note' || p.unfinished;
const promising = (list: ArmyList): boolean => armyProblems(list).every(isCurable);

/** The units that this army may field. Announced ones only where a rank would have nobody else. */
const recruits = (list: ArmyList): Readonly<Record<Rank, readonly UnitCard[]>> => {
  const { force, choices } = muster(list, []);
  const inForce = force && new Set([...RANKS.flatMap(r => force.units[r]), ...choices.flatMap(c => c.units ?? [])]);
  const eligible = catalogue.units.filter(
    u => u.cost !== null && (inForce ? inForce.has(u.id) : mayServe(u, list.faction) && !('Special Issue' in u.keywords)),
  );
  const ofRank = (rank: Rank): readonly UnitCard[] => {
    const all = eligible.filter(u => (force?.countsAsCorps?.includes(u.id) ? 'corps' : u.rank) === rank);
    const released = all.filter(u => u.unreleased === undefined);
    return released.length > 0 ? released : all;
  };
  return Object.fromEntries(RANKS.map(rank => [rank, ofRank(rank)])) as unknown as Record<Rank, readonly UnitCard[]>;
};

/** The minimum of every rank first, then whatever fits, until nothing has fitted for a while. */
const withUnits = (random: Random, start: ArmyList): ArmyList => {
  const pool = recruits(start);
  const everybody = RANKS.flatMap(rank => pool[rank]);
  const table = rankTable(muster(start, []));
  let list = start;
  const add = (card: UnitCard): boolean => {
    const grown = outfitted(random, withUnit(list, card.id));
    if (!promising(grown)) return false;
    list = grown;
    return true;
  };
  for (const rank of RANKS)
    for (let have = 0, tries = 0; have < table[rank][0] && tries < 30 && pool[rank].length > 0; tries++)
      if (add(pick(random, pool[rank]))) have++;
  const reserve = random(200);
  for (let misses = 0; misses < 8 && pointsLeft(list) > reserve; ) if (!add(pick(random, everybody))) misses++;
  return list;
};

/** The newest unit with what its keywords or its battle force demand of it. */
const outfitted = (random: Random, list: ArmyList): ArmyList => {
  const at = list.units.length - 1;
  const { card, building } = muster(list, []).units[at]!;
  const demands: Slot[] = building.forced.flatMap(f => new Array<Slot>(f.min).fill(f.slot));
  if (card.slots.includes('clan')) demands.push('clan');
  let grown = list;
  for (const slot of demands)
    for (let tries = 0; tries < 8; tries++) {
      const next = withUpgrade(grown, at, pick(random, equipment[slot]).id);
      const problems = armyProblems(next);
      if (!problems.every(isCurable) || (slot === 'clan' && problems.some(p => p.place === `/units/${at}`))) continue;
      grown = next;
      break;
    }
  return grown;
};
const equipment = Object.fromEntries(
  SLOTS.map(slot => [slot, catalogue.upgrades.filter(u => u.slot === slot && !u.unreleased && !u.retired)]),
) as unknown as Readonly<Record<Slot, readonly UpgradeCard[]>>;

const withUpgrades = (random: Random, start: ArmyList): ArmyList => {
  let list = start;
  const consider = (next: ArmyList): void => {
    if (promising(next)) list = next;
  };
  for (const unit of muster(start, []).units) {
    for (const slot of unit.slots) if (random(3) > 0) consider(withUpgrade(list, unit.line, pick(random, equipment[slot]).id));
    for (const slot of openWithoutSlot(unit)) {
      const card = pick(random, equipment[slot]);
      if (isSlotless(card, unit.subject)) consider(withUpgrade(list, unit.line, card.id));
    }
    const { counterpart } = unit.card;
    if (counterpart === undefined || random(2) === 0) continue;
    const line = { ...list.units[unit.line]!, counterpart: { card: counterpart, upgrades: [] } };
    consider({ ...list, units: list.units.with(unit.line, line) });
  }
  return list;
};

const withDecks = (random: Random, start: ArmyList): ArmyList => {
  const army = muster(start, []);
  let list = withCommand(start, STANDING_ORDERS);
  for (const pips of [1, 2, 3]) {
    const fitting = catalogue.commands.filter(c => c.pips === pips && !c.unreleased && !commandProblem(army, c, 0));
    for (const card of shuffled(random, fitting).slice(0, CARDS_A_PIP)) list = withCommand(list, card.id);
  }
  for (const deck of BATTLE_DECKS) {
    const fitting = catalogue.battles.filter(b => b.deck === deck && !battleProblem(army, b, deck, 0));
    for (const card of shuffled(random, fitting).slice(0, CARDS_A_DECK)) list = withBattleCard(list, card);
  }
  return list;
};

const pick = <T>(random: Random, from: readonly T[]): T => from[random(from.length)]!;
const shuffled = <T>(random: Random, from: readonly T[]): T[] => {
  const order = from.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
};
