import { grammarOf, type Logic, nameSelected } from '@cadre/kit';
import { type EnglishSpeech, englishEffects } from '@cadre/kit/effects/english';
import type { AbilityText, Duration, Op, Script } from '../effect.js';
import type { Condition } from '../filter.js';
import { CONDITIONS, DENIALS } from './conditions.js';
import { many, modifiers, rerolled } from './modifiers.js';
import { momentText } from './moments.js';
import { ANY_DID, actorName, nameOf, unitName, type Wording } from './names.js';
import { capital, selected, thing } from './things.js';

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
  return `${who} ${op.must ? 'must' : 'may'} ${op.as}${way}${op.by === 'owner' ? ' (its player decides)' : ''}`;
};
const rolls = (n: number, die: string): string => `roll ${dice(n, die)}`;
/** "change 1 expertise result of the attack roll, and 1 more for each injured token on this unit, into a failure" */
const changes = ({ n, from, into, roll }: Extract<Op, { op: 'change' }>, words: Wording): string => {
  const [first, more] =
    typeof n === 'object' && 'tokens' in n && n.plus
      ? [n.plus, `, and ${n.times ?? 1} more for each injured token on ${nameOf(n.of, words)},`]
      : [n, ''];
  return `change ${many(first, `${from} result`, `${from} results`, words)} of the ${roll} roll${more} into a ${into}`;
};

export const { effect, effects, condition } = englishEffects<Op, Logic<Condition>, Duration, Wording>({
  conditions: CONDITIONS,
  denials: DENIALS,
  moments: DURATIONS,
  selector: selected,
  after: (op, words) => ({ ...words, did: didWhat(op, words) }),
  structure: (op, words, say) => {
    if (op.op === 'may') return optional(op.do, words, say);
    if (op.op === 'choose') return `choose one: ${alternatives(op.between, words, say)}`;
    if (op.op === 'each' && op.of.pick === 'each' && op.do.length === 1) return ofEach(op, words, say);
    return op.op === 'select' && op.of.pick === 'one' && op.of.may ? `you may choose ${selected(op.of, words)}` : undefined;
  },
  ops: {
    damage: (op, words) => `${unitName(op.to, words)} takes ${many(op.n, 'damage', 'damage', words)}`,
    gain: (op, words) => `${unitName(op.to, words)} becomes ${capital(op.condition)}`,
    prevent: () => 'prevent the condition',
    cleanse: (op, words) =>
      `remove ${op.n === 'all' ? 'all conditions' : `${op.must ? '' : 'up to '}${count(op.n, { one: 'condition', other: 'conditions' })}`} from ${unitName(op.of, words)}`,
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
    reroll: (op, words) => `reroll ${rerolled(op.roll, op.faces, op.most, words)}`,
    change: (op, words) => changes(op, words),
    reducePool: (op, words) =>
      op.onto ? `${unitName(op.onto, words)} takes up to ${op.n} of that damage instead` : `remove up to ${op.n} damage from the pool`,
    roll: op => rolls(op.n, op.die),
    refresh: op => `refresh ${op.n} Force`,
    pay: op => `pay ${op.n} Force`,
    drain: (op, words) => `${nameOf(op.of, words)} loses up to ${op.n} ready Force`,
    buff: (op, words, say) =>
      `${DURATIONS[op.until]}, ${modifiers(op.mods, op.to === 'self' ? selfName(words) : actorName(op.to, false, words), words, say.condition).join('; ')}`,
    later: (op, words, say) =>
      `${op.at === 'activationEnd' ? 'at the end of its activation' : 'after each of its attacks in this action'}: ${say.effects(op.do, words)}`,
    uncontrol: (op, words) => `remove the other side's control token from ${nameOf(op.objective, words)}`,
    contest: (op, words) => `${nameOf(op.who, words)} contests ${nameOf(op.objective, words)} ${DURATIONS[op.until]}`,
    gainTags: (op, words) =>
      `${unitName(op.to, words)} gains ${op.sets === 'any' ? 'a tag of your choice' : or(op.sets.map(set => `${set.length === 1 ? 'the tag' : 'the tags'} ${and(set)}`))} ${DURATIONS[op.until]}`,
    swapWound: (op, words) =>
      `${unitName(op.of, words)} gains ${count(op.injured, { one: 'injured token', other: 'injured tokens' })} and loses all damage, a wounded token and a condition`,
    swapReserve: () => 'put your reserved card on the top or bottom of your deck and this card in reserve',
    cardTo: op =>
      op.where === 'bottom'
        ? 'put its order card on the bottom of your deck instead'
        : 'shuffle its order card from reserve into your deck',
    return: (op, words) => `set ${nameOf(op.unit, words)} up within range ${op.within} of ${nameOf(op.of, words)}, not engaged`,
    retire: (op, words) => `${nameOf(op.unit, words)} is defeated`,
    place: (op, words) => `set ${nameOf(op.who, words)} up within range ${op.within} of ${nameOf(op.of, words)}, not engaged`,
    mark: (op, words) => `${nameOf(op.on, words)} becomes the ${capital(op.mark)}`,
    special: () =>
      'the first attack of this combat action rolls 3 more dice, each critical of it against a Primary character adds 1 damage, and the action ends with it',
  },
});
/** "If it did": how the next sentence takes up what an op may have done. */
const didWhat = (op: Op, { solo }: Wording): string => {
  switch (op.op) {
    case 'move':
      return op.one || (op.who === 'self' && solo) || op.who === 'member' ? 'it did' : ANY_DID;
    case 'damage':
      return 'it took any';
    case 'loseHunker':
      return 'it lost any';
    default:
      return 'that changed anything';
  }
};
const selfName = ({ solo, legend }: Wording): string => (legend ? 'the Legend' : solo ? 'this character' : 'each character of this unit');
const sentence = (text: string): string =>
  `${capital(text)}.`
    .replaceAll(', then if you do, ', '; if you do, ')
    .replace(/(the (?:attack|defence) roll shows )([^,:]*) and \1/g, '$1$2 and ');
const IMPERATIVE = /^(add|remove|change|reroll|put|pay|prevent|shuffle|refresh|set|roll|push|pull|choose) /;
const VERBS = { gains: 'gain', takes: 'take', loses: 'lose', becomes: 'become' } as const;
type Speech = EnglishSpeech<Op, Logic<Condition>, Duration, Wording>;
/** "each enemy unit within range 2 of that objective takes 1 damage"; undefined where something is done to each, not by it. */
function ofEach(op: Extract<Op, { op: 'each' }>, words: Wording, say: Speech): string | undefined {
  const inside = nameSelected(words, op);
  const name = `${nameOf(op.as, inside)} `;
  const text = say.effect(op.do[0]!, inside);
  return text.startsWith(name) ? `${selected(op.of, words)} ${text.slice(name.length)}` : undefined;
}
const alternatives = (between: readonly Script[], words: Wording, { effects: say }: Speech): string =>
  between.map(script => say(script, words)).join('; or ');
/** "you may add 3 attack dice", "this unit may gain 1 hunker token" */
const optional = (script: Script, words: Wording, say: Speech): string => {
  const [first, ...rest] = script;
  if (first?.op === 'choose' && rest.length === 0) return `you may choose one: ${alternatives(first.between, words, say)}`;
  const all = say.effects(script, words);
  if (first?.op === 'select') return `you may ${all}`;
  const text = say.effect(first!, words);
  const then = (who: string): string => (rest.length > 0 ? `; if ${who}, ${say.effects(rest, words)}` : '');
  if (IMPERATIVE.test(text)) return `you may ${text}${then('you do')}`;
  const verb = /^([^,]*?) (gains|takes|loses|becomes) /.exec(text);
  if (!verb) return `you may do this: ${all}`;
  const offered = text.replace(`${verb[1]} ${verb[2]}`, `${verb[1]} may ${VERBS[verb[2] as keyof typeof VERBS]}`);
  return `${offered.replace(' and loses ', ' and lose ')}${then('it does')}`;
};
function sayAll(script: Script, words: Wording): string[] {
  let base = words;
  let now = words;
  const said: string[] = [];
  script.forEach((op, i) => {
    const before = script[i - 1];
    if (op.op === 'gain' && before?.op === 'gain' && before.to === op.to) said.push(`${said.pop()} and ${capital(op.condition)}`);
    else said.push(effect(op, now));
    if (op.op === 'select') base = nameSelected(base, op);
    now = { ...base, did: didWhat(op, base) };
  });
  return said;
}
/** Each op is a sentence; the first may follow a moment. */
const told = (script: Script, words: Wording, moment = ''): string => {
  const [first = '', ...rest] = sayAll(script, words);
  return [sentence(moment === '' ? first : `${moment}: ${first}`), ...rest.map(sentence)].join(' ');
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
    const moments = [
      momentText(trigger, text.when, words, condition),
      text.also ? momentText(text.also.trigger, text.also.when, words, condition) : '',
    ];
    parts.push(told(withoutMembers(text.script, words), words, moments.filter(part => part !== '').join('; or ')));
  }
  if (text.mods) parts.push(...modifiers(text.mods, selfName(words), words, condition).map(sentence));
  if (text.action) parts.push('This also takes an action.');
  if (text.limit?.per === 'turn') parts.push('Once per turn.');
  if (text.limit?.per === 'activation')
    parts.push(text.limit.count === 2 ? 'Up to twice per activation.' : `Up to ${text.limit.count} times per activation.`);
  if (text.provenance.certainty === 'medium') parts.push('The source leaves a point open; this is our reading.');
  return parts.join(' ');
};
/** What an order card or a tactics card does; `named`: what was chosen before it (LE-H13). */
export const scriptText = (script: Script, named: Readonly<Record<string, string>> = {}): string =>
  told(script, { solo: true, legend: true, named });
/** A part of a script, for whoever decides about it; `named`: what was chosen before it. */
export const partText = (part: Script, words: Pick<Wording, 'solo' | 'legend' | 'named'>): string =>
  told(part, { ...words, named: { member: 'character', centre: 'character', ...words.named } });
