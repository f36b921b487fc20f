import { RANKS, type UnitCard } from '../data/index.js';
import { type Army, type Mustered, placeOf } from './army.js';
import { cardName } from './list.js';
import { type Problem, problem } from './problem.js';
import { FACTION_NAMES, factionList } from './titles.js';

/** AB-2, AB-3, A-3, A-6: one faction an army, but for hired mercenaries; a battle force has its own closed list. */
export const checkUnits = (army: Army, problems: Problem[]): void => {
  const { list, force } = army;
  if (list.battleForce === undefined && (list.faction === 'mercenary' || list.faction === 'mandalorians'))
    problems.push(problem('needs-battle-force', '/faction', { faction: FACTION_NAMES[list.faction] }));
  for (const unit of army.units) {
    if (force) {
      if (!isInForce(army, unit.card.id))
        problems.push(problem('not-in-force', placeOf(unit), { card: cardName(unit.card.id), force: force.name }));
    } else checkFaction(army, unit, problems);
    const issuedTo = unit.building.specialIssue;
    if (issuedTo !== undefined && !force)
      problems.push(problem('special-issue', placeOf(unit), { card: cardName(unit.card.id), force: issuedTo }));
    if (unit.counterpart) checkCounterpart(army, unit, problems);
  }
};

const isInForce = ({ force, choices }: Army, id: string): boolean =>
  RANKS.some(rank => force!.units[rank].includes(id)) || choices.some(c => c.units?.includes(id));

/** Whether an army of this faction may hold the card without a battle force. */
export const mayServe = (card: Pick<UnitCard, 'faction' | 'hire'>, faction: UnitCard['faction']): boolean =>
  card.faction === faction || (card.hire?.includes(faction) ?? false);

const checkFaction = ({ list }: Army, unit: Mustered, problems: Problem[]): void => {
  const { card } = unit;
  if (list.battleForce !== undefined || mayServe(card, list.faction)) return; // an unknown battle force is reported as such
  const values = { card: cardName(card.id), faction: FACTION_NAMES[list.faction], other: FACTION_NAMES[card.faction] };
  const hired = card.faction === 'mercenary';
  problems.push(
    hired
      ? problem('cannot-hire', placeOf(unit), { ...values, hirers: factionList(card.hire ?? []) })
      : problem('foreign-faction', placeOf(unit), values),
  );
};

/** a counterpart joins its own unit, where army and battle force allow it. */
const checkCounterpart = (army: Army, unit: Mustered, problems: Problem[]): void => {
  const { card } = unit.counterpart!;
  const place = placeOf(unit.counterpart!);
  const values = { card: cardName(unit.card.id), counterpart: cardName(card.id) };
  const allowed = army.force
    ? army.force.uniqueUpgrades.includes(card.id) || isInForce(army, card.id)
    : army.list.battleForce !== undefined || mayServe(card, army.list.faction);
  if (unit.card.counterpart !== card.id || !allowed) problems.push(problem('not-its-counterpart', place, values));
  else {
    const needed = unit.card.counterpartNeeds;
    if (needed !== undefined && !unit.upgrades.some(u => u.card.id === needed))
      problems.push(problem('counterpart-needs', place, { ...values, upgrade: cardName(needed) }));
  }
};
