import type { Random } from '@cadre/core';
import { BATTLE_DECKS, catalogue, commandById, type Slot, STANDING_ORDERS, type UpgradeCard } from '../src/data/index.js';
import {
  type ArmyList,
  type ArmyUnit,
  fillSlots,
  isSlotless,
  MODE_RULES,
  type Mustered,
  muster,
  pointsOf,
  rankTable,
  withUpgrade,
} from '../src/roster/index.js';

/** One way to break a list: the broken list and exactly what is wrong with it, or nothing when this list cannot be broken so. */
type Mutation = (list: ArmyList, random: Random) => { readonly list: ArmyList; readonly wrong: readonly string[] } | undefined;

const any = <T>(random: Random, from: readonly T[]): T | undefined => (from.length === 0 ? undefined : from[random(from.length)]);
const unitsOf = (list: ArmyList): readonly Mustered[] => muster(list, []).units;
const withLine = (list: ArmyList, at: number, change: Partial<ArmyUnit>): ArmyList => ({
  ...list,
  units: list.units.with(at, { ...list.units[at]!, ...change }),
});
const withCommand = (list: ArmyList, at: number, ...cards: string[]): ArmyList => ({
  ...list,
  commands: list.commands.toSpliced(at, 1, ...cards),
});
/** An added card may also cost too much. */
const dearer = (list: ArmyList, ...problems: string[]) => {
  const over = pointsOf(list) > MODE_RULES[list.mode].points;
  return { list, wrong: over ? [...problems, `${list.mode === 'standard' ? 'AB-6' : 'A-1'} over-points`] : problems };
};

const free = (unit: Mustered): Slot[] =>
  fillSlots(unit)
    .slots.filter(s => s.upgrade === null)
    .map(s => s.slot);
const BENDING = ['Leader', 'Field Commander', 'Allies of Convenience'];
/** Without any effect on how the army is built. */
const isInert = (u: UpgradeCard): boolean =>
  !u.addsSlots &&
  !u.slotless &&
  !u.mustFill &&
  !u.grants &&
  !u.changes &&
  !u.discount &&
  !u.unreleased &&
  !u.retired &&
  !BENDING.some(k => u.keywords && k in u.keywords);
const isPlain = (u: UpgradeCard): boolean => isInert(u) && u.limit === undefined && !u.restriction && !u.factions;
const equippable = (random: Random, list: ArmyList, fits: (unit: Mustered, upgrade: UpgradeCard, room: readonly Slot[]) => boolean) => {
  const found = unitsOf(list).flatMap(unit => {
    const room = free(unit);
    const worn = new Set(unit.upgrades.map(up => up.card.name));
    return catalogue.upgrades.filter(up => !worn.has(up.name) && fits(unit, up, room)).map(up => ({ unit, up }));
  });
  const chosen = any(random, found);
  return chosen && withUpgrade(list, chosen.unit.line, chosen.up.id);
};
/** Lines that nobody and nothing in the list depends on. */
const expendable = (list: ArmyList): readonly Mustered[] =>
  list.battleForce !== undefined
    ? []
    : unitsOf(list).filter(
        u =>
          u.card.faction === list.faction &&
          u.card.limit === undefined &&
          u.building.detachment === undefined &&
          u.upgrades.every(up => up.card.limit === undefined && isInert(up.card)) &&
          !BENDING.some(k => k in u.card.keywords) &&
          unitsOf(list).every(
            o => o.building.detachment !== u.card.name && o.building.detachment !== u.card.rank && o.building.entourage !== u.card.name,
          ) &&
          list.commands.every(id => !JSON.stringify(commandById.get(id)?.requires ?? '').includes(u.card.name)),
      );

/** Ways to break a list, by name. */
export const mutations: Readonly<Record<string, Mutation>> = {
  'no Standing Orders': list => ({
    list: withCommand(list, list.commands.indexOf(STANDING_ORDERS)),
    wrong: ['AB-24 hand-size', 'AB-27 standing-orders'],
  }),
  'a command card less': (list, random) => ({ list: withCommand(list, random(6)), wrong: ['AB-24 hand-size', 'AB-25 hand-pips'] }),
  'a command card more': (list, random) => {
    const more = any(
      random,
      catalogue.commands.filter(c => !c.faction && !c.battleForce && !c.requires && c.pips < 4 && !list.commands.includes(c.id)),
    );
    return more && { list: { ...list, commands: [...list.commands, more.id] }, wrong: ['AB-24 hand-size', 'AB-25 hand-pips'] };
  },
  'a command card twice': list => ({ list: withCommand(list, 0, list.commands[1]!), wrong: ['AB-26 hand-duplicate'] }),
  'a command card of somebody who is not there': (list, random) => {
    const names = new Set(unitsOf(list).flatMap(u => [u.card.name, u.counterpart?.card.name ?? '']));
    const pips = commandById.get(list.commands[0]!)!.pips;
    const card = any(
      random,
      catalogue.commands.filter(c => {
        const [need, ...more] = c.requires ?? [];
        const fits = c.pips === pips && !c.battleForce && !c.unreleased && (!c.faction || c.faction === list.faction);
        return fits && more.length === 0 && need && 'name' in need && typeof need.name === 'string' && !names.has(need.name);
      }),
    );
    return card && { list: withCommand(list, 0, card.id), wrong: ['AB-28 hand-unit'] };
  },
  'a command card of another faction': (list, random) => {
    const pips = commandById.get(list.commands[0]!)!.pips;
    const card = any(
      random,
      catalogue.commands.filter(c => c.pips === pips && c.faction && c.faction !== list.faction && !c.unreleased),
    );
    return card && { list: withCommand(list, 0, card.id), wrong: ['AB-29 hand-army'] };
  },
  'a battle card less': (list, random) => {
    const deck = BATTLE_DECKS[random(3)]!;
    return { list: { ...list, battle: { ...list.battle, [deck]: list.battle[deck].slice(1) } }, wrong: ['A-11 deck-size'] };
  },
  'a battle card twice': (list, random) => {
    const deck = BATTLE_DECKS[random(3)]!;
    const [first, second] = list.battle[deck];
    return { list: { ...list, battle: { ...list.battle, [deck]: [first!, second!, first!] } }, wrong: ['A-11 deck-duplicate'] };
  },
  'a battle card for another size': (list, random) => {
    const card = any(
      random,
      catalogue.battles.filter(b => b.deck === 'primary' && (b.recon ?? false) === (list.mode !== 'recon')),
    );
    return (
      card && { list: { ...list, battle: { ...list.battle, primary: list.battle.primary.with(0, card.id) } }, wrong: ['A-11 deck-recon'] }
    );
  },
  'a battle card of another faction': (list, random) => {
    const card = any(
      random,
      catalogue.battles.filter(b => b.faction && b.faction !== list.faction),
    );
    return (
      card && {
        list: { ...list, battle: { ...list.battle, advantage: list.battle.advantage.with(0, card.id) } },
        wrong: ['A-11 deck-army'],
      }
    );
  },
  'a battle card in the wrong deck': (list, random) => {
    const card = any(
      random,
      catalogue.battles.filter(b => b.deck === 'secondary' && !list.battle.secondary.includes(b.id)),
    );
    return (
      card && { list: { ...list, battle: { ...list.battle, primary: list.battle.primary.with(0, card.id) } }, wrong: ['A-11 deck-place'] }
    );
  },
  'an upgrade twice': (list, random) => {
    const worn = unitsOf(list).flatMap(unit =>
      unit.upgrades.filter(up => up.card.limit === undefined && isInert(up.card)).map(up => ({ unit, up })),
    );
    const chosen = any(random, worn);
    if (!chosen) return undefined;
    const room = free(chosen.unit).includes(chosen.up.card.slot) || isSlotless(chosen.up.card, chosen.unit.subject);
    return dearer(withUpgrade(list, chosen.unit.line, chosen.up.card.id), 'AB-9 same-upgrade', ...(room ? [] : ['AB-8 no-slot']));
  },
  'an upgrade without a slot': (list, random) => {
    const broken = equippable(random, list, (_, up, room) => isPlain(up) && !room.includes(up.slot));
    return broken && dearer(broken, 'AB-8 no-slot');
  },
  'an upgrade for somebody else': (list, random) => {
    const lent = catalogue.battleForces.find(f => f.id === list.battleForce)?.sharedUpgrades?.upgrades ?? [];
    const broken = equippable(random, list, (unit, up, room) => {
      const { restriction: r } = up;
      const elsewhere = r !== undefined && 'name' in r && typeof r.name === 'string' && r.name !== unit.card.name;
      return (
        isInert(up) &&
        elsewhere &&
        up.limit !== 1 &&
        up.limit === undefined &&
        !up.factions &&
        !lent.includes(up.id) &&
        room.includes(up.slot)
      );
    });
    return broken && dearer(broken, 'AB-10 restricted');
  },
  'an upgrade of the other side': (list, random) => {
    const side = muster(list, []).side;
    const broken = equippable(random, list, (_, up, room) => {
      const { restriction: r } = up;
      return isInert(up) && r !== undefined && 'side' in r && r.side !== side && up.limit === undefined && room.includes(up.slot);
    });
    return broken && dearer(broken, 'AB-4 wrong-side');
  },
  'one upgrade too dear': (list, random) => {
    const left = MODE_RULES[list.mode].points - pointsOf(list);
    const broken = equippable(random, list, (unit, up, room) => isPlain(up) && room.includes(up.slot) && up.cost * unit.count > left);
    return broken && dearer(broken);
  },
  'an upgrade that nobody knows': (list, random) => {
    const forced = (u: Mustered, up: UpgradeCard): boolean =>
      u.building.equips.includes(up.id) || u.building.forced.some(f => f.slot === up.slot);
    const worn = unitsOf(list).flatMap(unit =>
      unit.upgrades.filter(up => isInert(up.card) && !forced(unit, up.card)).map(up => ({ unit, up })),
    );
    const chosen = any(random, worn);
    if (!chosen) return undefined;
    const upgrades = list.units[chosen.unit.line]!.upgrades.with(chosen.up.at, '?Hyperdrive');
    return { list: withLine(list, chosen.unit.line, { upgrades }), wrong: ['AB-1 unknown-card'] };
  },
  'a battle card that nobody knows': list => ({
    list: { ...list, battle: { ...list.battle, primary: list.battle.primary.with(2, '?Picnic') } },
    wrong: ['AB-1 unknown-card'],
  }),
  'a forced upgrade left at home': (list, random) => {
    const missing = unitsOf(list).flatMap(unit =>
      unit.upgrades
        .filter(up => isInert(up.card))
        .flatMap(up => {
          const named = unit.building.equips.includes(up.card.id);
          const tight = unit.building.forced.some(
            f => f.slot === up.card.slot && unit.upgrades.filter(o => o.card.slot === f.slot).length === f.min,
          );
          return named || tight ? [{ unit, up, kind: named ? 'A-8 must-equip' : 'A-8 must-fill' }] : [];
        }),
    );
    const chosen = any(random, missing);
    if (!chosen) return undefined;
    const upgrades = list.units[chosen.unit.line]!.upgrades.toSpliced(chosen.up.at, 1);
    return { list: withLine(list, chosen.unit.line, { upgrades }), wrong: [chosen.kind] };
  },
  'a unique unit twice': (list, random) => {
    const table = rankTable(muster(list, []));
    const units = list.battleForce === undefined ? unitsOf(list) : [];
    const count = (rank: Mustered['rank']): number => units.filter(u => u.rank === rank).reduce((n, u) => n + u.count, 0);
    const unique = units.filter(
      u =>
        u.card.limit === 1 &&
        u.card.faction === list.faction &&
        u.building.detachment === undefined &&
        count(u.rank) < table[u.rank][1] &&
        !u.counterpart &&
        units.every(o => o.building.entourage !== u.card.name),
    );
    const chosen = any(random, unique);
    return chosen && dearer(withLine(list, chosen.line, { count: 2 }), 'A-4 too-many-of-name');
  },
  'too many of a rank': (list, random) => {
    const chosen = any(random, expendable(list));
    if (!chosen) return undefined;
    const most = rankTable(muster(list, []))[chosen.rank][1];
    return dearer(withLine(list, chosen.line, { count: chosen.count + most + 2 }), 'A-2 rank-max');
  },
  'too few of a rank': (list, random) => {
    const least = rankTable(muster(list, [])).corps[0];
    const own = unitsOf(list)
      .filter(u => u.rank === 'corps' && u.card.faction === list.faction)
      .reduce((n, u) => n + u.count, 0);
    const chosen = any(random, own === least ? expendable(list).filter(u => u.rank === 'corps') : []);
    if (!chosen) return undefined;
    const broken =
      chosen.count > 1
        ? withLine(list, chosen.line, { count: chosen.count - 1 })
        : { ...list, units: list.units.toSpliced(chosen.line, 1) };
    return { list: broken, wrong: ['A-2 rank-min'] };
  },
  'half a unit': (list, random) => {
    const chosen = any(
      random,
      expendable(list).filter(u => u.rank !== 'corps' && u.rank !== 'commander'),
    );
    return chosen && { list: withLine(list, chosen.line, { count: 0.5 }), wrong: ['AB-1 bad-count'] };
  },
  'a soldier of another faction': (list, random) => {
    if (list.battleForce !== undefined) return undefined;
    const units = unitsOf(list);
    const room = (rank: Mustered['rank']): boolean =>
      units.filter(u => u.rank === rank).reduce((n, u) => n + u.count, 0) < MODE_RULES[list.mode].ranks[rank][1];
    const strangers = catalogue.units.filter(
      u =>
        u.faction !== list.faction &&
        u.faction !== 'mercenary' &&
        u.faction !== 'mandalorians' &&
        !u.unreleased &&
        !u.limit &&
        room(u.rank) &&
        !u.equips,
    );
    const calm = strangers.filter(
      u => !['Detachment', 'Special Issue', 'Programmed', 'Heavy Weapon Team', 'Flexible Response'].some(k => k in u.keywords),
    );
    const chosen = any(random, calm);
    return chosen && dearer({ ...list, units: [...list.units, { card: chosen.id, count: 1, upgrades: [] }] }, 'AB-3 foreign-faction');
  },
};
