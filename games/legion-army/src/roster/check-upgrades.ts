import type { Slot, UpgradeCard } from '../data/index.js';
import { type Army, type Bearer, type Equipped, type Mustered, placeOf, upgradePlace } from './army.js';
import { cardName } from './list.js';
import { type Problem, problem } from './problem.js';
import { inWords, meets, type Subject, sideOnly } from './restriction.js';
import { fillSlots } from './slots.js';
import { factionList } from './titles.js';

export const checkUpgrades = (army: Army, problems: Problem[]): void => {
  for (const unit of army.units) {
    checkEquipment(army, unit, problems);
    checkForced(unit, problems);
    if (unit.counterpart) checkEquipment(army, unit.counterpart, problems);
  }
};

const checkEquipment = (army: Army, bearer: Bearer, problems: Problem[]): void => {
  if (bearer.upgrades.length === 0) return;
  checkSlots(bearer, problems);
  checkTwice(bearer, problems);
  for (const up of bearer.upgrades) checkUpgrade(army, bearer, up, problems);
  checkLeaders(bearer, problems);
};

/** AB-7, AB-8: one upgrade for each icon. */
const checkSlots = (bearer: Bearer, problems: Problem[]): void => {
  const { loose } = fillSlots(bearer);
  if (loose.length === 0) return;
  const short = new Map<Slot, number>();
  for (const { card } of loose) short.set(card.slot, (short.get(card.slot) ?? 0) + 1);
  for (const [slot, over] of short) {
    const slots = bearer.slots.filter(s => s === slot).length;
    const values = { card: cardName(bearer.card.id), slot, slots, count: slots + over, over };
    problems.push(problem('no-slot', placeOf(bearer), values));
  }
};
/** AB-9: no upgrade twice. */
const checkTwice = (bearer: Bearer, problems: Problem[]): void => {
  if (bearer.upgrades.length === 1) return;
  const names = new Set<string>();
  for (const up of bearer.upgrades) {
    if (names.has(up.card.name))
      problems.push(problem('same-upgrade', upgradePlace(bearer, up), { card: cardName(bearer.card.id), upgrade: up.card.name }));
    names.add(up.card.name);
  }
};

/** AB-10, AB-4: what is printed on the card; battle forces forbid more, and lend some. */
const checkUpgrade = (army: Army, bearer: Bearer, up: Equipped, problems: Problem[]): void => {
  const { card } = up;
  const tell = (kind: Parameters<typeof problem>[0], values: Parameters<typeof problem>[2]): number =>
    problems.push(problem(kind, upgradePlace(bearer, up), { upgrade: cardName(card.id), ...values }));
  if (card.retired) tell('retired', {});
  else if (card.factions && !card.factions.includes(army.list.faction)) tell('upgrade-faction', { factions: factionList(card.factions) });
  else if (card.restriction && !meets(card.restriction, bearer.subject) && !isLent(army, bearer.subject, card)) {
    const side = sideOnly(card.restriction);
    if (side) tell('wrong-side', { side: side === 'light' ? { en: 'light', de: 'helle' } : { en: 'dark', de: 'dunkle' } });
    else tell('restricted', { card: cardName(bearer.card.id), restriction: inWords(card.restriction) });
  }
  if (!isAllowed(army, card)) tell('upgrade-not-in-force', { force: army.force?.name ?? { en: 'This army', de: 'Diese Armee' } });
};
const isLent = ({ force }: Army, subject: Subject, card: UpgradeCard): boolean => {
  const shared = force?.sharedUpgrades;
  if (!shared) return false;
  return shared.upgrades.includes(card.id) && meets(shared.to, subject);
};
const isAllowed = ({ force, choices }: Army, card: UpgradeCard): boolean => {
  if (card.extraCopy) return choices.some(c => c.upgrades?.includes(card.id));
  if (!force) return true;
  return !force.forbiddenUpgrades?.includes(card.id) && (card.limit !== 1 || force.uniqueUpgrades.includes(card.id));
};

/** at most one leader a unit. */
const checkLeaders = (bearer: Bearer, problems: Problem[]): void => {
  let count = 0;
  for (const up of bearer.upgrades) if (up.building.leader) count++;
  if (count < 2) return;
  const leaders = bearer.upgrades.filter(up => up.building.leader).map(up => up.card.name);
  problems.push(problem('two-leaders', placeOf(bearer), { card: cardName(bearer.card.id), count, leaders: leaders.join(', ') }));
};

/** Heavy Weapon Team, Flexible Response, Programmed and Equip force upgrades; AB-10: so do some upgrades. */
const checkForced = (unit: Mustered, problems: Problem[]): void => {
  const { card, building, upgrades } = unit;
  for (const { card: up } of upgrades)
    if (up.mustFill !== undefined && !upgrades.some(other => other.card.slot === up.mustFill))
      problems.push(
        problem(
          'must-fill',
          placeOf(unit),
          { card: cardName(card.id), slot: up.mustFill, min: 1, count: 0, keyword: cardName(up.id), missing: 1 },
          { rule: 'AB-10' },
        ),
      );
  for (const { slot, min, keyword } of building.forced) {
    let count = 0;
    for (const up of upgrades) if (up.card.slot === slot) count++;
    if (count < min)
      problems.push(problem('must-fill', placeOf(unit), { card: cardName(card.id), slot, min, count, keyword, missing: min - count }));
  }
  for (const id of building.equips)
    if (!upgrades.some(up => up.card.id === id))
      problems.push(problem('must-equip', placeOf(unit), { card: cardName(card.id), upgrade: cardName(id) }));
};
