import type { Logic } from '@cadre/kit';
import type { Trigger } from '../effect.js';
import type { Condition, Filter, Ref } from '../filter.js';
import type { Wording } from './names.js';
import { thing } from './things.js';

type Part = Logic<Condition>;
type Speak = (c: Logic<Condition>, words: Wording) => string;
/** The moment of abilities that are about the own unit. */
const OWN: Partial<Readonly<Record<Trigger, string>>> = {
  reveal: "when this unit's order card is revealed",
  reserving: "when this unit's order card would go to reserve",
  activationStart: 'at the start of its activation',
  stanceChanged: 'after this unit changes its stance',
  focused: 'after this unit takes a focus action',
  moveActionOver: 'after this unit takes a move action',
  recoverActionOver: 'after this unit takes a recover action',
  conditionGained: 'when this unit would gain a condition',
  combatActionStart: 'when this unit starts a combat action',
  combatActionOver: 'after this unit takes a combat action',
  unitWounded: 'after this unit is wounded',
  unitDefeated: 'after this unit is defeated',
  activationEnd: 'at the end of its activation',
};
/** The moment of another unit: "after {a friendly unit} takes a move action". */
const OF_UNIT: Partial<Readonly<Record<Trigger, (who: string) => string>>> = {
  activationStart: who => `when ${who} starts its activation`,
  activationEnd: who => `when ${who} ends its activation`,
  focused: who => `after ${who} takes a focus action`,
  moveActionOver: who => `after ${who} takes a move action`,
  combatActionOver: who => `after ${who} takes a combat action`,
  hunkerGained: who => `after ${who} gains a hunker token`,
  conditionGained: who => `when ${who} would gain a condition`,
  unitWounded: who => `after ${who} is wounded`,
  unitDefeated: who => `after ${who} is defeated`,
  redeployed: who => `after ${who} returns`,
};
const PLAIN: Readonly<Record<Trigger, string>> = {
  setupEnd: 'at the end of set-up',
  reveal: 'after one of your order cards is revealed',
  reserving: 'when your order card would go to reserve',
  activationStart: 'at the start of an activation',
  stanceChanged: 'after a unit changes its stance',
  focused: 'after a focus action',
  moveActionOver: 'after a move action',
  moved: 'after a character moves',
  recoverActionOver: 'after a recover action',
  hunkerGained: 'after a unit gains a hunker token',
  conditionGained: 'when a unit would gain a condition',
  combatActionStart: 'at the start of a combat action',
  combatActionOver: 'after a combat action',
  beforeDice: 'before the dice of an attack are rolled',
  modifyAttack: 'when attack dice are modified',
  modifyDefence: 'when defence dice are modified',
  poolApply: 'before the damage of an attack is dealt',
  attackResolved: 'after an attack',
  unitWounded: 'after a unit is wounded',
  unitDefeated: 'after a unit is defeated',
  control: 'when control of an objective is tied',
  activationEnd: 'at the end of an activation',
  redeployed: 'after a unit returns',
};
type Attacking = 'beforeDice' | 'modifyAttack' | 'modifyDefence' | 'poolApply' | 'attackResolved';
const BY: Readonly<Record<Attacking, (who: string, attack: string) => string>> = {
  beforeDice: (who, attack) => `when ${who} makes ${attack}, before dice are rolled`,
  modifyAttack: (who, attack) => `when ${who} makes ${attack}, after dice are rolled`,
  modifyDefence: (who, attack) => `when ${who} makes ${attack}, after dice are rolled`,
  poolApply: (who, attack) => `before the damage of ${attack} by ${who} is dealt`,
  attackResolved: (who, attack) => `after ${who} makes ${attack}`,
};
const AT: Readonly<Record<Attacking, (who: string, attack: string) => string>> = {
  beforeDice: (who, attack) => `when ${who} is the target of ${attack}, before dice are rolled`,
  modifyAttack: (who, attack) => `when ${who} defends against ${attack}, after dice are rolled`,
  modifyDefence: (who, attack) => `when ${who} defends against ${attack}, after dice are rolled`,
  poolApply: (who, attack) => `before ${who} takes the damage of ${attack}`,
  attackResolved: (who, attack) => `after ${attack} against ${who}`,
};
const isAttacking = (trigger: Trigger): trigger is Attacking => Object.hasOwn(BY, trigger);
const about = (parts: readonly Part[], of: Ref): Extract<Condition, { is: 'that' }> | undefined =>
  parts.find((part): part is Extract<Condition, { is: 'that' }> => part.is === 'that' && part.of === of);
const isSelf = (f: Logic<Filter>): boolean => f.is === 'the' && f.ref === 'self';
const isMember = (f: Logic<Filter>): boolean => f.is === 'inUnit' && f.of === 'self';
const who = (f: Logic<Filter>, words: Wording): string =>
  isMember(f) ? (words.solo ? 'this character' : 'a character of this unit') : thing('character', f, words);
interface Told {
  readonly moment: string;
  readonly used: readonly (Part | undefined)[];
}
const ofAttack = (trigger: Attacking, parts: readonly Part[], words: Wording): Told | undefined => {
  const [attacker, defender] = [about(parts, 'attacker'), about(parts, 'defender')];
  const kind = parts.find(part => part.is === 'attackKind');
  const combat = parts.find(part => part.is === 'inCombatAction');
  const what = kind?.is === 'attackKind' ? `a ${kind.kind} attack` : 'an attack';
  const attack = `${what}${combat ? ' in a combat action' : ''}`;
  const used = [attacker, defender, kind, combat];
  if (defender && isMember(defender.where)) {
    const by = attacker ? ` by ${who(attacker.where, words)}` : '';
    return { moment: AT[trigger](who(defender.where, words), `${attack}${by}`), used };
  }
  if (!attacker && defender) return { moment: AT[trigger](who(defender.where, words), attack), used };
  if (!attacker) return undefined;
  const against = defender ? ` against ${who(defender.where, words)}` : '';
  return { moment: BY[trigger](who(attacker.where, words), `${attack}${against}`), used };
};
const ATTACKS = { melee: 'melee attack', ranged: 'ranged attack', either: 'attack' } as const;
const ofWound = (parts: readonly Part[], words: Wording): Told | undefined => {
  const [subject, wounder] = [about(parts, 'subject'), about(parts, 'wounder')];
  const by = parts.find(part => part.is === 'woundedBy');
  if (!subject) return undefined;
  const whom = isSelf(subject.where) ? 'this unit' : thing('unit', subject.where, words);
  const how = by?.is === 'woundedBy' && by.attack ? ATTACKS[by.attack] : undefined;
  const used = [subject, wounder, by];
  if (wounder) return { moment: `after ${how ? `an ${how} by this unit` : 'this unit'} wounds ${whom}`, used };
  if (by?.is !== 'woundedBy') return { moment: `after ${whom} is wounded`, used };
  const side = by.side === 'enemy' ? 'an enemy' : 'your side';
  return { moment: `after ${whom} is wounded by ${how ? `${by.side === 'enemy' ? 'an enemy' : 'a friendly'} ${how}` : side}`, used };
};
const told = (trigger: Trigger, parts: readonly Part[], words: Wording): Told => {
  if (isAttacking(trigger)) {
    const found = ofAttack(trigger, parts, words);
    if (found) return found;
  }
  if (trigger === 'unitWounded') {
    const found = ofWound(parts, words);
    if (found) return found;
  }
  const [subject, mover] = [about(parts, 'subject'), about(parts, 'mover')];
  if (subject && isSelf(subject.where)) return { moment: OWN[trigger] ?? PLAIN[trigger], used: [subject] };
  if (trigger === 'moved' && mover && !subject) return { moment: `after ${thing('character', mover.where, words)} moves`, used: [mover] };
  if (trigger === 'moved' && subject)
    return { moment: `after a character of ${thing('unit', subject.where, words)} moves`, used: [subject] };
  const of = OF_UNIT[trigger];
  return subject && of ? { moment: of(thing('unit', subject.where, words)), used: [subject] } : { moment: PLAIN[trigger], used: [] };
};
/** When an ability speaks: "After another friendly Ewok unit takes a move action, if …". */
export const momentText = (trigger: Trigger | undefined, when: Logic<Condition> | undefined, words: Wording, speak: Speak): string => {
  const parts: readonly Part[] = when === undefined ? [] : when.is === 'all' ? when.of : [when];
  const { moment, used } = trigger ? told(trigger, parts, words) : { moment: '', used: [] };
  const others = parts.filter(part => !used.includes(part));
  const rest = others.length > 0 ? `if ${speak({ is: 'all', of: others }, words)}` : '';
  return [moment, rest].filter(part => part !== '').join(', ');
};
