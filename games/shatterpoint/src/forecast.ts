import { type Answer, CHANCE, enclosing, nearest, nextPrompt, outcomes, type Prompt, type Space } from '@cadre/core';
import { openState } from '@cadre/kit';
import { Attack } from './attack/attack.js';
import { type Dice, diceOf } from './attack/dice-classes.js';
import { poolOf } from './attack/dice-pools.js';
import { Reroll } from './attack/reroll.js';
import { branchAt } from './attack/tree.js';
import { bestPath } from './attack/walks.js';
import { clone } from './clone.js';
import { CONDITIONS, type ConditionName, type Icon } from './content/types.js';
import { ATTACK, DEFENCE } from './dice.js';
import type { EncounterFact } from './facts.js';
import { ATTACKING, type AttackFrame, type attackLocals } from './frames.js';
import { type EncounterOption, OPTION } from './options.js';
import { rules } from './procedures.js';
import type { CharacterId, EncounterState, EncounterView } from './state.js';
import { seatOf, unitOfCharacter } from './table/queries.js';

/** One attack as it would be now. */
export type PlannedAttack = Pick<Parameters<typeof attackLocals>[0], 'defender' | 'target' | 'kind' | 'dice'> & {
  readonly attacker: CharacterId;
  readonly inCombatAction?: boolean;
};
export interface AttackForecast {
  readonly attackDice: number;
  readonly defenceDice: number;
  /** The chances of 0, 1, 2 … successes. */
  readonly successes: readonly number[];
  /** The chances of so much damage to the unit; what it cannot take any more does not count. */
  readonly damage: readonly number[];
  readonly meanDamage: number;
  /** The chance that the unit is Wounded. */
  readonly wound: number;
  /** What both sides play for, on average: points of damage, and what Wounds and icons are worth in them; on a target its spaces. */
  readonly worth: number;
  /** The chance that the unit gains each condition. */
  readonly conditions: Readonly<Partial<Record<ConditionName, number>>>;
  /** How often each icon of the chosen options comes up, on average. */
  readonly icons: Readonly<Partial<Record<Icon, number>>>;
  /** LE-83: the chances of so many spaces covered; of none for an attack on a unit. */
  readonly spaces: readonly number[];
  /** The best path for each number of successes that can be rolled. */
  readonly paths: ReadonlyMap<number, readonly string[]>;
  /** How many answers the rules took to find out. */
  readonly steps: number;
}
const decoded = (space: Space): EncounterOption[] =>
  space.kind === 'pick' ? space.options.filter(OPTION.has).map(code => OPTION.decode(code)) : [];
/** S-ATK-5: the next die that is best rolled again. */
const rerollIn = (s: EncounterState, { best, damageIn }: Dice, options: readonly EncounterOption[]): EncounterOption => {
  const { which, taken } = enclosing(s, Reroll);
  const f = enclosing(s, ATTACKING);
  const [attack, defence] = [poolOf(ATTACK, f.attack), poolOf(DEFENCE, f.defence)];
  const [again, { faces }] =
    which === 'attack'
      ? [best.attackAgain(attack, defence, damageIn(f), taken), ATTACK]
      : [best.defenceAgain(attack, defence, damageIn(f), taken), DEFENCE];
  const face = faces.find((_, i) => (again?.[i] ?? 0) > 0);
  return options.find(option => option.kind === 'reroll' && option.face === face) ?? { kind: 'end' };
};
/** S-ATK-6: whether the defender's chart does more. */
const borrowIn = (s: EncounterState, { best, damageIn }: Dice): EncounterOption => {
  const f = enclosing(s, ATTACKING);
  return { kind: best.final(poolOf(ATTACK, f.attack), poolOf(DEFENCE, f.defence), damageIn(f)).borrows ? 'yes' : 'no' };
};
const isBorrowing = (s: EncounterState): boolean => {
  const top = s.stack.at(-1)!;
  return ATTACKING.is(top) && top.step === 'borrow';
};
/** How seats decide: the best rerolls, chart and path, and nothing that costs anything or moves anybody. */
export const usualAnswer = (s: EncounterState, { space }: Prompt, dice?: Dice): Answer => {
  const its = (): Dice => dice ?? diceOf(s, enclosing(s, ATTACKING));
  switch (space.kind) {
    case 'pick': {
      if (space.min === 0) return [];
      const options = decoded(space);
      const pick = (option: EncounterOption): Answer => [OPTION.encode(option)];
      if (space.of === 'branch') {
        const f = enclosing(s, ATTACKING);
        return pick(branchAt(bestPath(s, f)[f.path.length]!));
      }
      if (isBorrowing(s)) return pick(borrowIn(s, its()));
      if (options.some(option => option.kind === 'reroll')) return pick(rerollIn(s, its(), options));
      const decline = options.find(option => option.kind === 'end' || option.kind === 'no');
      return decline ? pick(decline) : space.options.slice(0, space.min);
    }
    case 'place':
      return space.may ? [] : (rules.ground(s).nearest(space, new Array<number>(2 + space.parts.length).fill(0)) ?? []);
    case 'amount':
      return [space.min];
    case 'order':
      return space.items;
    case 'roll':
    case 'draw': // what no attack waits for: whatever is likeliest
      return outcomes(space)!.reduce((best, each) => (each.chance > best.chance ? each : best)).answer;
  }
};
/** Rolls as a class of results has them; anything else that chance is asked goes its usual way. */
const answering = (rolls: { attack: readonly Answer[]; defence: readonly Answer[] }, dice: Dice | undefined) => {
  const left = { attack: rolls.attack.slice(), defence: rolls.defence.slice() };
  return (s: EncounterState, ask: Prompt): Answer => {
    const { space, seat } = ask;
    if (seat !== CHANCE || (space.of !== 'attack' && space.of !== 'defence')) return usualAnswer(s, ask, dice);
    return left[space.of].shift() ?? usualAnswer(s, ask, dice);
  };
};
const isRolling = (s: EncounterState): boolean => {
  const top = s.stack.at(-1)!;
  return ATTACKING.is(top) && (top.step === 'rollAttack' || top.step === 'rollDefence');
};

interface Outcome {
  readonly damage: number;
  readonly wounded: boolean;
  readonly conditions: readonly ConditionName[];
  readonly icons: readonly Icon[];
  readonly path: readonly string[];
  readonly spaces: number;
  readonly successes: number;
}
/** What the facts of one attack come to. */
const outcomeOf = (facts: readonly EncounterFact[], unit: number | 'target'): Outcome => {
  let [damage, spaces, successes, wounded] = [0, 0, 0, false];
  const conditions: ConditionName[] = [];
  const icons: Icon[] = [];
  const path: string[] = [];
  for (const fact of facts) {
    if (fact.type === 'charts') successes = fact.successes;
    else if (fact.type === 'branch') {
      path.push(fact.option);
      icons.push(...fact.icons);
    } else if (fact.type === 'covered') spaces++;
    else if (!('unit' in fact) || fact.unit !== unit) continue;
    else if (fact.type === 'damage' && fact.why === 'attack') damage += fact.n;
    else if (fact.type === 'wounded') wounded = true;
    else if (fact.type === 'condition' && fact.gained && fact.why === 'attack') conditions.push(fact.condition);
  }
  return { damage, wounded, conditions, icons, path, spaces, successes };
};
const addTo = (list: number[], n: number, chance: number): void => {
  while (list.length <= n) list.push(0);
  list[n]! += chance;
};

/** An attack that never gets as far as its dice. */
const NO_DICE = { successes: 0, chance: 1, worth: 0, attack: [], defence: [] };
/** Runs the rules until the stack is back at this depth; how many answers that took. */
const play = (
  s: EncounterState,
  depth: number,
  answer: (s: EncounterState, ask: Prompt) => Answer,
  until?: (s: EncounterState) => boolean,
): number => {
  let steps = 0;
  while (s.pending && s.stack.length > depth && !until?.(s)) {
    const ask = nextPrompt(s.pending);
    rules.advance(s, ask.seat, answer(s, ask), depth);
    steps++;
  }
  return steps;
};
/**
 * The exact distribution of what an attack comes to. The rules themselves go up to the dice, chances of all rolls are added up by what the steps make
 * of them, and the rules go on from one roll of each class. Both sides reroll, choose charts and walk the tree for the best; abilities that somebody could choose are not used.
 */
export const attackForecast = (k: EncounterView, { attacker, inCombatAction = false, ...planned }: PlannedAttack): AttackForecast => {
  const start = openState<EncounterState>({ clone }, k);
  const depth = start.stack.length;
  rules.enter(start, Attack.call({ ...planned, attacker, inCombatAction, seat: seatOf(k, attacker) }));
  let steps = play(start, depth, usualAnswer, isRolling);
  const f = start.stack.length > depth ? nearest(start, ATTACKING) : undefined;
  const dice = f && diceOf(start, f);
  const classes = dice?.classes().map(each => ({ ...each, successes: each.final.successes, worth: dice.worth(each) })) ?? [NO_DICE];
  const found = collect(k, f);
  for (const each of classes) {
    const s = clone(start);
    s.out = [];
    steps += play(s, depth, answering(each, dice));
    const outcome = outcomeOf(
      s.out.map(({ fact }) => fact),
      planned.defender === 'target' ? 'target' : unitOfCharacter(k, planned.defender),
    );
    if (outcome.successes !== each.successes)
      throw new Error(`the rules made ${outcome.successes} successes of a roll that was forecast as ${each.successes}`);
    found.add(outcome, each.chance, each.worth);
  }
  return found.summary(steps);
};
const collect = (_k: EncounterView, f: AttackFrame | undefined) => {
  const [successes, damage, spaces]: [number[], number[], number[]] = [[], [], []];
  const conditions: Partial<Record<ConditionName, number>> = {};
  const icons: Partial<Record<Icon, number>> = {};
  const paths = new Map<number, readonly string[]>();
  let [wound, worth] = [0, 0];
  return {
    add: (o: Outcome, chance: number, ofClass: number): void => {
      worth += chance * ofClass;
      addTo(successes, o.successes, chance);
      addTo(damage, o.damage, chance);
      addTo(spaces, o.spaces, chance);
      for (const condition of CONDITIONS)
        if (o.conditions.includes(condition)) conditions[condition] = (conditions[condition] ?? 0) + chance;
      for (const icon of o.icons) icons[icon] = (icons[icon] ?? 0) + chance;
      if (!paths.has(o.successes)) paths.set(o.successes, o.path);
      if (o.wounded) wound += chance;
    },
    summary: (steps: number): AttackForecast => ({
      attackDice: f?.attackDice ?? 0,
      defenceDice: f?.defenceDice ?? 0,
      successes,
      damage,
      meanDamage: damage.reduce((sum, chance, n) => sum + n * chance, 0),
      wound,
      worth,
      conditions,
      icons,
      spaces,
      paths: new Map([...paths].toSorted(([a], [b]) => a - b)),
      steps,
    }),
  };
};
