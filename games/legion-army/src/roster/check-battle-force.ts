import { catalogue } from '../data/index.js';
import { type Army, placeOf } from './army.js';
import { cardName } from './list.js';
import { type Problem, problem } from './problem.js';
import { inWords, meets } from './restriction.js';
import { FACTION_NAMES } from './titles.js';

/** what a battle force asks for beyond its ranks and its closed lists. */
export const checkBattleForce = (army: Army, problems: Problem[]): void => {
  const { list, force } = army;
  if (!force) {
    if (list.battleForce !== undefined)
      problems.push(
        problem('unknown-force', '/battleForce', { force: list.battleForce, forces: catalogue.battleForces.map(f => f.id).join(', ') }),
      );
    for (const choice of list.choices ?? []) problems.push(problem('unknown-choice', '/choices', { choice, options: '–' }));
    return;
  }
  if (force.faction !== list.faction)
    problems.push(
      problem('force-faction', '/battleForce', {
        force: force.name,
        other: FACTION_NAMES[force.faction],
        faction: FACTION_NAMES[list.faction],
      }),
    );
  checkNumbers(army, problems);
  checkClans(army, problems);
  checkChoices(army, problems);
};

const countOf = (army: Army, ids: readonly string[]): number => {
  let count = 0;
  for (const unit of army.units) if (ids.includes(unit.card.id)) count += unit.count;
  return count;
};
const named = (ids: readonly string[]): string => ids.map(cardName).join(', ');

const checkNumbers = (army: Army, problems: Problem[]): void => {
  const force = army.force!;
  for (const { units, min, max } of force.limits ?? []) {
    const count = countOf(army, units);
    if (count < min || count > max)
      problems.push(
        problem('force-limit', '/units', { force: force.name, units: named(units), min, max, count }, { unfinished: count < min }),
      );
  }
  for (const { count: min, of } of force.atLeast ?? []) {
    let count = 0;
    for (const unit of army.units) if (meets(of, unit.subject)) count += unit.count;
    if (count < min)
      problems.push(problem('force-minimum', '/units', { force: force.name, min, kind: inWords(of), count, missing: min - count }));
  }
  if (force.oneOfEachCorps) {
    const missing = force.units.corps.filter(id => countOf(army, [id]) === 0);
    if (missing.length > 0 && force.units.corps.some(id => countOf(army, [id]) > 1))
      problems.push(problem('each-corps-first', '/units', { force: force.name, units: named(missing) }));
  }
  for (const { unit, name } of force.partners ?? []) {
    const count = countOf(army, [unit]);
    let partners = 0;
    for (const other of army.units) if (other.card.name === name) partners += other.count;
    if (count > partners)
      problems.push(
        problem('force-partner', '/units', {
          force: force.name,
          card: cardName(unit),
          partner: name,
          count,
          partners,
          missing: count - partners,
        }),
      );
  }
};

const checkClans = (army: Army, problems: Problem[]): void => {
  const { clan, sharedAffiliation } = army.force!;
  if (clan)
    for (const unit of army.units) {
      if (!unit.card.slots.includes('clan')) continue;
      const leads = unit.rank === 'commander' || unit.rank === 'operative';
      const clans = leads ? [...clan.upgrades, ...(clan.leaders ?? [])] : clan.upgrades;
      if (!unit.upgrades.some(up => clans.includes(up.card.id)))
        problems.push(problem('needs-clan', placeOf(unit), { card: cardName(unit.card.id), clans: named(clans) }));
    }
  if (!sharedAffiliation) return;
  const led = new Set(army.units.filter(u => u.rank === 'commander' || u.rank === 'operative').map(u => u.subject.affiliation));
  for (const unit of army.units)
    if (!led.has(unit.subject.affiliation))
      problems.push(
        problem('stranger-to-leaders', placeOf(unit), { card: cardName(unit.card.id), affiliation: unit.subject.affiliation ?? '–' }),
      );
};

const checkChoices = (army: Army, problems: Problem[]): void => {
  const force = army.force!;
  const chosen = army.list.choices ?? [];
  const options = (force.choices?.of ?? []).map(o => o.id);
  for (const choice of chosen)
    if (!options.includes(choice)) problems.push(problem('unknown-choice', '/choices', { choice, options: options.join(', ') || '–' }));
  if (!force.choices) return;
  const count = new Set(chosen).size;
  const min = force.choices.count;
  if (count !== min || chosen.length !== min)
    problems.push(
      problem(
        'choice-count',
        '/choices',
        { force: force.name, min, count: chosen.length, options: options.join(', ') },
        { unfinished: chosen.length < min },
      ),
    );
  for (const { id, units, max } of army.choices) {
    if (units === undefined || max === undefined) continue;
    const fielded = countOf(army, units);
    if (fielded > max)
      problems.push(problem('choice-limit', '/units', { choice: id, max, units: named(units), count: fielded, over: fielded - max }));
  }
};
