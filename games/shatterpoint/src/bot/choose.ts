import { nearest, type Random, type Seat, type Space, sample } from '@cadre/core';
import { treeOf } from '../attack/sides.js';
import { branchAt } from '../attack/tree.js';
import { cardOf } from '../box.js';
import { ACTIVATING, ATTACKING } from '../frames.js';
import { type EncounterOption, OPTION } from '../options.js';
import type { CharacterId, EncounterView, UnitId } from '../state.js';
import { ground } from '../table/ground.js';
import { questionIn } from '../table/place-args.js';
import { isOnTable, isUnitEngaged, sideOf, unitOf, unitOfCharacter } from '../table/queries.js';
import { bestFrom, iconsWorth } from './estimate.js';
import { bestGoal, goalsOf, preyWorth } from './goals.js';
import { type Reply, say } from './reasons.js';
import { answerFor, bestStrike, movesOf, sampledSpot, stayValue, strikeAt } from './spots.js';

/** What the bot looks at: what everybody knows, and whose seat it plays. */
export type SeatView = EncounterView & { readonly seat?: Seat };
type Pick = Extract<Space, { readonly kind: 'pick' }>;
interface Choice {
  readonly code: number;
  readonly option: EncounterOption;
}
const optionsOf = ({ options }: Pick): Choice[] =>
  options.filter(code => OPTION.has(code)).map(code => ({ code, option: OPTION.decode(code) }));
const best = <T>(all: readonly T[], worth: (each: T) => number): T => all.reduce((a, b) => (worth(b) > worth(a) ? b : a));

const strikeOf = (k: EncounterView, unit: UnitId): number =>
  unitOf(k, unit).characters.reduce((sum, id) => sum + (isOnTable(k, id) ? bestStrike(k, id).worth : 0), 0);
/** How far a unit is from where it wants to be: what a move could gain. */
const restless = (k: EncounterView, unit: UnitId): number =>
  unitOf(k, unit).characters.reduce((most, id) => {
    const { at } = k.public.characters[id]!;
    if (typeof at !== 'object') return most;
    const goals = goalsOf(k, id);
    const top = goals.reduce((high, g) => Math.max(high, g.worth), 0);
    return Math.max(most, top - bestGoal(goals, at).worth);
  }, 0);
const ABILITY = 0.75;
const actionWorth = (k: EncounterView, unit: UnitId, option: EncounterOption, random: Random): number => {
  const strike = strikeOf(k, unit);
  const f = nearest(k as never, ACTIVATING);
  switch (option.kind) {
    case 'combat':
      return 0.3 + strike;
    case 'focus':
      return f && !f.done.includes('combat') && strike > 0 ? 0.5 + 0.7 * strike : 0.05;
    case 'move':
      return strike > 0 && !f?.done.includes('combat') ? 0.35 + 0.6 * restless(k, unit) : 0.6 + restless(k, unit);
    case 'recover': {
      const { damage, conditions } = unitOf(k, unit);
      return (damage >= 3 ? 0.9 : 0.2 * damage) + 0.3 * conditions.length;
    }
    case 'takeCover':
      return isUnitEngaged(k, unit) ? 0 : 0.4;
    case 'ability':
      return ABILITY + random(100) / 400;
    default:
      return 0.1;
  }
};
const WHY_ACTION = {
  combat: 'attack',
  focus: 'focus',
  move: 'move',
  recover: 'recover',
  takeCover: 'take-cover',
  ability: 'ability',
  end: 'end',
} as const;
const chooseAction = (k: EncounterView, choices: readonly Choice[], random: Random): Reply => {
  const unit = nearest(k as never, ACTIVATING)!.unit as UnitId;
  const { code, option } = best(
    choices.map(choice => ({ ...choice, worth: actionWorth(k, unit, choice.option, random) })),
    ({ worth }) => worth,
  );
  return say([code], 'S-ACT-2', WHY_ACTION[option.kind as keyof typeof WHY_ACTION] ?? 'any');
};
const TARGET = 1.6;
const optionWorth = (k: EncounterView, { option }: Choice): number => {
  switch (option.kind) {
    case 'attack':
      return strikeAt(k, option.attacker, option.target, option.how).worth;
    case 'assault':
      return TARGET;
    case 'character':
      return characterWorth(k, option.character);
    case 'unit':
      return unitWorth(k, option.unit);
    case 'damage':
      return 1 + unitOf(k, option.unit).damage / 5;
    case 'cure':
      return 1.2;
    case 'end':
    case 'no':
      return 0;
    case 'fromReserve':
      return 0.6;
    default:
      return 0.5;
  }
};
const turnSide = (k: EncounterView): 'legend' | 'cadre' => (k.public.turn === 0 ? 'legend' : 'cadre');
const unitWorth = (k: EncounterView, unit: UnitId): number =>
  sideOf(k, unit) === turnSide(k) ? strikeOf(k, unit) + 0.5 * restless(k, unit) : preyWorth(k, unit);
const characterWorth = (k: EncounterView, id: CharacterId): number => {
  const unit = unitOfCharacter(k, id);
  return sideOf(k, unit) === turnSide(k) ? 1 + 0.3 * restless(k, unit) : preyWorth(k, unit);
};
/** The option of the tree after which the best path goes on. */
const chooseBranch = (k: EncounterView, choices: readonly Choice[]): Reply => {
  const f = nearest(k as never, ATTACKING)!;
  const tree = treeOf(k, f);
  const left = Math.max(1, f.successes - f.path.length);
  const found = best(choices, ({ option }) => {
    if (option.kind !== 'branch') return -1;
    const name = Object.keys(tree.options).find(id => {
      const at = branchAt(id);
      return at.row === option.row && at.column === option.column;
    })!;
    return iconsWorth(tree.options[name]!) + bestFrom(tree, [...(f.path as readonly string[]), name], left - 1);
  });
  return say([found.code], 'S-TREE-2', 'branch');
};
const chooseStance = (k: EncounterView, choices: readonly Choice[]): Reply => {
  const f = nearest(k as never, ACTIVATING);
  const unit = f?.unit as UnitId | undefined;
  const close = unit !== undefined && isUnitEngaged(k, unit);
  const found = best(choices, ({ option }) => {
    if (option.kind !== 'stance' || unit === undefined) return 0;
    const stance = cardOf(k, unit).stances[option.stance]!;
    const dice = close ? (stance.melee?.dice ?? 0) : Math.max(stance.ranged?.dice ?? 0, (stance.melee?.dice ?? 0) - 1);
    return dice + 0.3 * (stance.defence.melee + stance.defence.ranged);
  });
  return say([found.code], 'S-STN-2', 'stance');
};
const choosePlace = (k: EncounterView, space: Extract<Space, { readonly kind: 'place' }>, random: Random): Reply => {
  const q = questionIn(space);
  if (q.kind === 'move') {
    const [top] = movesOf(k, space);
    if (!top) return say(space.may ? [] : ground(k).sample(space, random), 'S-MOVE-1', 'stay');
    if (space.may && top.worth <= stayValue(k, q.character) + 0.02) return say([], 'S-MOVE-1', 'stay');
    const why = top.goal?.name;
    return say(answerFor(top), 'S-MOVE-1', why === 'objective' || why === 'target' || why === 'prey' ? why : 'best-spot');
  }
  return say(sampledSpot(k, space, random).answer, 'S-DEP-1', 'best-spot');
};
/** Windows and alternatives of scripts: their options are plain numbers. What is offered is used. */
const OFFERS: readonly string[] = ['window', 'mayUse', 'chooseOne'];
/** An answer to any question, and why. */
export const reply = (k: SeatView, space: Space, random: Random): Reply => {
  if (space.kind === 'place') return choosePlace(k, space, random);
  if (space.kind !== 'pick') return say(sample(space, random, ground(k)), 'S-ACT-2', 'any');
  const asking = k.stack.at(-1);
  if (OFFERS.includes(asking?.proc ?? '') && space.options.length > 0)
    return say([space.options[random(space.options.length)]!], 'S-ABIL-2', 'ability');
  const choices = optionsOf(space);
  if (choices.length < space.options.length || choices.length === 0 || space.min > 1)
    return say(sample(space, random, ground(k)), 'S-ACT-2', 'any');
  if (asking?.proc === 'activation' && asking.step === 'act') return chooseAction(k, choices, random);
  switch (space.of) {
    case 'branch':
      return chooseBranch(k, choices);
    case 'stance':
      return chooseStance(k, choices);
    case 'moveAs':
      return say([choices[0]!.code], 'S-ACTN-1', 'any');
    default: {
      const top = best(
        choices.map(choice => ({ choice, worth: optionWorth(k, choice) + random(100) / 10_000 })),
        ({ worth }) => worth,
      );
      return say(
        [top.choice.code],
        'S-ACT-2',
        top.choice.option.kind === 'attack' || top.choice.option.kind === 'assault' ? 'attack' : 'unit',
      );
    }
  }
};
