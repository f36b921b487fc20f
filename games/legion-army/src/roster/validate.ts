import { type Army, muster } from './army.js';
import { checkBattleForce } from './check-battle-force.js';
import { checkBattleDeck, checkCommandHand } from './check-decks.js';
import { checkRanks } from './check-ranks.js';
import { checkUniques } from './check-uniques.js';
import { checkUnits } from './check-units.js';
import { checkUpgrades } from './check-upgrades.js';
import { type ArmyList, MODE_RULES } from './list.js';
import { pointsOfArmy } from './points.js';
import { type Problem, problem } from './problem.js';

/** Everything that is wrong with a list. Empty, or notes only: the list is legal. */
export const validate = (list: ArmyList): Problem[] => {
  const problems: Problem[] = [];
  const army = checkedArmy(list, problems);
  checkCommandHand(army, problems);
  checkBattleDeck(army, problems);
  return problems;
};
/** What is wrong with the army itself, whatever hand and deck it has. */
export const armyProblems = (list: ArmyList): Problem[] => {
  const problems: Problem[] = [];
  checkedArmy(list, problems);
  return problems;
};
const checkedArmy = (list: ArmyList, problems: Problem[]): Army => {
  const army = muster(list, problems);
  checkUnits(army, problems);
  checkUpgrades(army, problems);
  checkUniques(army, problems);
  checkRanks(army, problems);
  checkBattleForce(army, problems);
  const points = pointsOfArmy(army);
  const max = MODE_RULES[list.mode].points;
  // AB-6 sets the standard size, A-1 the others.
  if (points > max)
    problems.push(
      problem('over-points', '/units', { points, max, over: points - max }, { rule: list.mode === 'standard' ? 'AB-6' : 'A-1' }),
    );
  return army;
};
