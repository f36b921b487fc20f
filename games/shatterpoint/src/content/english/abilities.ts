import { grammarOf, type Logic } from '@cadre/kit';
import { englishEffects } from '@cadre/kit/effects/english';
import type { AbilityText, Count, Duration, Mod, Modifier, Op, Script, Trigger } from '../effect.js';
import type { Condition } from '../filter.js';
import { CONDITIONS, DENIALS } from './conditions.js';
import { actorName, nameOf, unitName, type Wording } from './names.js';
import { bare, capital, selected, thing } from './things.js';

const { and, or, count } = grammarOf('en');
const DURATIONS: Readonly<Record<Duration, string>> = {
  attack: 'during this attack',
  action: 'during this action',
  activation: 'during this activation',
  turn: 'until the end of the turn',
  nextLegendTurn: 'until the next Legend turn',
  game: 'for the rest of the game',
};
const dice = (n: number, what: string): string => count(n, { one: `${what} die`, other: `${what} dice` });
/** "2 more attack dice", "1 more attack die for each …" */
const many = (n: Count, one: string, other: string, words: Wording): string => {
  if (typeof n === 'number') return count(n, { one, other });
  if ('faces' in n) return `1 ${one} for each ${or(n.faces)} result`;
  if ('each' in n) return `${count(n.times ?? 1, { one, other })} for each ${bare(n.each.of, n.each.where, words)}`;
  if ('sharedTags' in n)
    return `1 ${one} for each tag that ${nameOf(n.sharedTags[0], words)} shares with ${nameOf(n.sharedTags[1], words)}`;
  return `${n.plus ? `${n.plus} ${one}, and ` : ''}${count(n.times ?? 1, { one, other })} for each injured token on ${nameOf(n.of, words)}`;
};
const faces = (list: readonly string[] | undefined): string => (list ? ` that show ${or(list)}` : '');
const KEYWORDS = {
  impact: 'Impact',
  sharpshooter: 'Sharpshooter',
  protection: 'Protection',
  scale: 'Scale',
  steadfast: 'Steadfast',
  cover: 'Cover',
} as const;
const NUMBERED: readonly string[] = ['impact', 'sharpshooter', 'cover'];
/** What somebody has or can do as long as it lasts, after "it". */
const modText = (m: Mod, words: Wording): string => {
  switch (m.mod) {
    case 'attackDice':
      return `rolls ${many(m.add, 'more attack die', 'more attack dice', words)}`;
    case 'defenceDice':
      return `rolls ${many(m.add, 'more defence die', 'more defence dice', words)}`;
    case 'keyword':
      return `has ${KEYWORDS[m.keyword]}${NUMBERED.includes(m.keyword) ? ` ${m.x}` : ''}`;
    case 'immunity':
      return `cannot become ${capital(m.condition)}`;
    case 'ignoreCover':
      return 'ignores Cover';
    case 'reduceCover':
      return `reduces the target's Cover by ${m.x}`;
    case 'reroll':
      return `may reroll up to ${many(m.most, `${m.roll} die`, `${m.roll} dice`, words)}${faces(m.faces)}`;
    case 'addResult':
      return `adds an ${m.face} result to the ${m.roll} roll`;
    case 'moveAs':
      return `may ${m.as} instead of ${or(m.instead.map(move => `an ${move}`.replace('an d', 'a d').replace('an c', 'a c').replace('an r', 'a r')))}`;
    case 'climbEngaged':
      return 'may climb while engaged';
    case 'hunkerEngaged':
      return 'keeps and gains hunker tokens while engaged';
    case 'immovable':
      return 'cannot be pushed or pulled by abilities';
    case 'contestWeight':
      return `counts as ${m.x} characters at objectives`;
    case 'winsTies':
      return 'wins ties for control of active objectives that it contests';
    case 'locksControl':
      return 'keeps your control token on objectives that it contests';
    case 'cannotBeTargeted':
      return 'cannot be targeted';
    case 'actionUses':
      return `may take the ${m.action} action ${m.x} times in an activation`;
    case 'reserveCost':
      return `goes to reserve for ${m.x} Force`;
    case 'cannotReserve':
      return 'cannot be put in reserve';
    case 'deployRange':
      return `deploys within range ${m.x} of the squad's first character`;
    case 'redeployRange':
      return `returns within range ${m.x} of the Legend`;
    case 'criticalsStay':
      return 'keeps its critical results';
    case 'defendersChart':
      return "may use the defender's melee chart instead of its own";
    case 'healRange':
      return `heals within range ${m.x} by its options`;
    case 'healCleanses':
      return 'may take a condition from a friend engaged with the defender instead of each heal';
    case 'hunkerPays':
      return 'may pay Force with hunker tokens';
  }
};
const modifiers = (mods: readonly Modifier[], self: string, words: Wording): string =>
  mods
    .map(({ is, on, when }) => {
      const who = on ? thing('character', on, words, 'each') : self;
      return `${when ? `while ${condition(when, words)}, ` : ''}${who} ${modText(is, words)}`;
    })
    .join('; ');
const moves = (op: Extract<Op, { op: 'move' }>, words: Wording): string => {
  const way =
    op.toward === 'enemy'
      ? ' toward an enemy'
      : op.toward
        ? ` toward ${nameOf(op.toward, words)}`
        : op.away
          ? ` away from ${nameOf(op.away, words)}`
          : '';
  const who = actorName(op.who, op.one === true, words);
  return `${who} ${op.must ? `makes a ${op.as}` : `may ${op.as}`}${way}${op.by === 'owner' ? ' (its player decides)' : ''}`;
};
const rolls = (n: number, die: string): string => `roll ${dice(n, die)}`;

export const { effect, effects, condition } = englishEffects<Op, Logic<Condition>, Duration, Wording>({
  conditions: CONDITIONS,
  denials: DENIALS,
  moments: DURATIONS,
  selector: selected,
  ops: {
    damage: (op, words) => `${unitName(op.to, words)} takes ${many(op.n, 'damage', 'damage', words)}`,
    gain: (op, words) => `${unitName(op.to, words)} becomes ${capital(op.condition)}`,
    prevent: () => 'the condition is not gained',
    cleanse: (op, words) =>
      `remove ${op.n === 'all' ? 'all conditions' : `up to ${count(op.n, { one: 'condition', other: 'conditions' })}`} from ${unitName(op.of, words)}`,
    mend: (op, words) => `remove ${op.n === 'all' ? 'all' : `up to ${op.n}`} damage from ${unitName(op.of, words)}`,
    heal: (op, words) => `${actorName(op.by, op.one === true, words)} may heal${op.times ? ' twice' : ''}`,
    move: (op, words) => moves(op, words),
    push: (op, words) => `push ${nameOf(op.who, words)} range ${op.range} away from ${nameOf(op.of, words)}`,
    pull: (op, words) => `pull ${nameOf(op.who, words)} range ${op.range} toward ${nameOf(op.of, words)}`,
    pushAny: (op, words) => `push ${nameOf(op.who, words)} range ${op.range} in any direction`,
    shove: (op, words) => `${nameOf(op.by, words)} may shove ${nameOf(op.who, words)}`,
    attack: (op, words) => {
      const kind = op.kind === 'either' ? 'an attack' : `a ${op.kind} attack`;
      const on = op.on ? ` against ${thing('character', op.on, words)}` : '';
      return `${actorName(op.by, true, words)} may make ${kind}${op.dice === undefined ? '' : ` with ${op.dice} dice`}${on}`;
    },
    act: (op, words) => `${unitName(op.who, words)} takes a free ${op.action} action`,
    hunker: (op, words) => `${unitName(op.to, words)} gains ${count(op.n, { one: 'hunker token', other: 'hunker tokens' })}`,
    loseHunker: (op, words) =>
      `${unitName(op.of, words)} loses ${op.n === 'all' ? 'all hunker tokens' : count(op.n, { one: 'hunker token', other: 'hunker tokens' })}`,
    dice: (op, words) => `add ${many(op.add, `${op.roll} die`, `${op.roll} dice`, words)}`,
    reroll: (op, words) => `reroll up to ${many(op.most, `${op.roll} die`, `${op.roll} dice`, words)}${faces(op.faces)}`,
    change: (op, words) => `change ${many(op.n, `${op.from} result`, `${op.from} results`, words)} of the ${op.roll} roll into ${op.into}`,
    reducePool: (op, words) => `up to ${op.n} damage of the pool is dealt to ${op.onto ? unitName(op.onto, words) : 'nobody'}`,
    roll: op => rolls(op.n, op.die),
    refresh: op => `refresh ${op.n} Force`,
    pay: op => `pay ${op.n} Force`,
    drain: (op, words) => `${nameOf(op.of, words)} spends up to ${op.n} Force`,
    buff: (op, words) =>
      `${DURATIONS[op.until]} ${modifiers(op.mods, op.to === 'self' ? (words.solo ? 'this character' : 'each character of this unit') : actorName(op.to, false, words), words)}`,
    later: (op, words, say) =>
      `${op.at === 'activationEnd' ? 'at the end of its activation' : 'after each of its attacks in this action'}: ${say.effects(op.do, words)}`,
    uncontrol: (op, words) => `remove the other side's control token from ${nameOf(op.objective, words)}`,
    contest: (op, words) => `${nameOf(op.who, words)} contests ${nameOf(op.objective, words)} ${DURATIONS[op.until]}`,
    gainTags: (op, words) =>
      `${unitName(op.to, words)} gains ${op.sets === 'any' ? 'a tag of your choice' : or(op.sets.map(set => and(set)))} ${DURATIONS[op.until]}`,
    swapWound: (op, words) =>
      `${unitName(op.of, words)} gains ${count(op.injured, { one: 'injured token', other: 'injured tokens' })} and loses all damage, a wounded token and a condition`,
    swapReserve: () => 'put your reserved card on the top or bottom of your deck and this card in reserve',
    cardTo: op =>
      op.where === 'bottom'
        ? 'put its order card on the bottom of your deck instead'
        : 'shuffle its order card from reserve into your deck',
    return: (op, words) => `set up ${nameOf(op.unit, words)} within range ${op.within} of ${nameOf(op.of, words)}, not engaged`,
    retire: (op, words) => `${nameOf(op.unit, words)} is defeated`,
    place: (op, words) => `set up ${nameOf(op.who, words)} within range ${op.within} of ${nameOf(op.of, words)}, not engaged`,
    mark: (op, words) => `${nameOf(op.on, words)} becomes the ${op.mark}`,
    special: () =>
      'the first attack of this combat action rolls 3 more dice, each critical of it against a Primary character adds 1 damage, and the action ends with it',
  },
});
const TRIGGERS: Readonly<Record<Trigger, string>> = {
  setupEnd: 'at the end of set-up',
  reveal: 'when one of your order cards is revealed',
  reserving: 'when its order card would go to reserve',
  activationStart: 'at the start of an activation',
  stanceChanged: 'after a change of stance',
  focused: 'after a focus action',
  moveActionOver: 'after a move action',
  moved: 'after a character moves',
  recoverActionOver: 'after a recover action',
  hunkerGained: 'after a unit gains a hunker token',
  conditionGained: 'when a unit would gain a condition',
  combatActionStart: 'at the start of a combat action',
  combatActionOver: 'after a combat action',
  beforeDice: 'before the dice of an attack',
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
/** The moment of abilities that are about the own unit. */
const OWN_TRIGGERS: Partial<Readonly<Record<Trigger, string>>> = {
  reveal: 'when its order card is revealed',
  stanceChanged: 'after it changes its stance',
  focused: 'after its focus action',
  moveActionOver: 'after its move action',
  recoverActionOver: 'after its recover action',
  conditionGained: 'when it would gain a condition',
  combatActionStart: 'at the start of its combat action',
  combatActionOver: 'after its combat action',
  unitWounded: 'after this unit is wounded',
  unitDefeated: 'after this unit is defeated',
  activationEnd: 'at the end of its activation',
};
const sentence = (text: string): string => `${capital(text)}.`;
const isOwn = (c: Logic<Condition>): boolean => c.is === 'that' && c.of === 'subject' && c.where.is === 'the' && c.where.ref === 'self';
const lead = (trigger: Trigger | undefined, when: Logic<Condition> | undefined, words: Wording): string => {
  const parts = when === undefined ? [] : when.is === 'all' ? when.of : [when];
  const others = parts.filter(part => !isOwn(part));
  const own = others.length < parts.length && trigger ? OWN_TRIGGERS[trigger] : undefined;
  const moment = own ?? (trigger ? TRIGGERS[trigger] : '');
  const rest = others.length > 0 ? `if ${condition({ is: 'all', of: others }, words)}` : '';
  return [moment, rest].filter(part => part !== '').join(', ');
};
/** A unit of one character need not choose which. */
const withoutMembers = (script: Script, { solo }: Wording): Script =>
  solo ? script.filter(op => !(op.op === 'select' && op.of.where?.is === 'inUnit' && op.of.where.of === 'self')) : script;
/** What an ability does, in English; its name, kind and cost stand beside it. `solo`: its unit is one character. */
export const abilityText = (text: AbilityText, solo: boolean): string => {
  const words: Wording = { solo, named: { member: 'character', centre: 'character' } };
  if (text.inactive) return text.inactive.en;
  if (text.tactics) return 'Its tactics card may be added to your order deck.';
  const parts: string[] = [];
  if (text.script) {
    const trigger = text.kind === 'tactic' ? undefined : text.trigger;
    const moments = [lead(trigger, text.when, words), text.also ? lead(text.also.trigger, text.also.when, words) : ''];
    const when = moments.filter(part => part !== '').join('; or ');
    parts.push(sentence(`${when === '' ? '' : `${when}: `}${effects(withoutMembers(text.script, words), words)}`));
  }
  if (text.mods) parts.push(sentence(modifiers(text.mods, solo ? 'this character' : 'each character of this unit', words)));
  if (text.limit?.per === 'turn') parts.push('Once a turn.');
  if (text.limit?.per === 'activation') parts.push(`Up to ${text.limit.count} times an activation.`);
  return parts.join(' ');
};
/** What an order card or a tactics card does; `named`: what was chosen before it (LE-H13). */
export const scriptText = (script: Script, named: Readonly<Record<string, string>> = {}): string =>
  sentence(effects(script, { solo: true, named }));
