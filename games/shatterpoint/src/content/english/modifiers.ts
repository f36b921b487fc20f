import { grammarOf, type Logic } from '@cadre/kit';
import type { Count, KeywordName, Mod, Modifier } from '../effect.js';
import type { Condition } from '../filter.js';
import { nameOf, type Wording } from './names.js';
import { bare, capital, thing } from './things.js';

const { and, or, count } = grammarOf('en');
/** "2 more attack dice", "1 more attack die for each …" */
export const many = (n: Count, one: string, other: string, words: Wording): string => {
  if (typeof n === 'number') return count(n, { one, other });
  if ('faces' in n) return `1 ${one} for each ${or(n.faces)}`;
  if ('each' in n) return `${count(n.times ?? 1, { one, other })} for each ${bare(n.each.of, n.each.where, words)}`;
  if ('sharedTags' in n)
    return `1 ${one} for each tag that ${nameOf(n.sharedTags[0], words)} shares with ${nameOf(n.sharedTags[1], words)}`;
  return `${n.plus ? `${n.plus} ${one}, and ` : ''}${count(n.times ?? 1, { one, other })} for each injured token on ${nameOf(n.of, words)}`;
};
/** "up to 2 failures", "up to 2 attack dice" */
export const rerolled = (roll: 'attack' | 'defence', faces: readonly string[] | undefined, most: Count, words: Wording): string =>
  faces
    ? `up to ${many(most, `${or(faces)} result`, `${or(faces)} results`, words)}`
    : `up to ${many(most, `${roll} die`, `${roll} dice`, words)}`;
const KEYWORDS: Readonly<Record<KeywordName, string>> = {
  impact: 'Impact',
  sharpshooter: 'Sharpshooter',
  protection: 'Protection',
  scale: 'Scale',
  steadfast: 'Steadfast',
  cover: 'Cover',
};
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
      return `may reroll ${rerolled(m.roll, m.faces, m.most, words)}`;
    case 'addResult':
      return `adds an ${m.face} result to the ${m.roll} roll`;
    case 'moveAs':
      return `may ${m.as} instead whenever it would ${or(m.instead)}`;
    case 'climbEngaged':
      return 'may climb while engaged';
    case 'hunkerEngaged':
      return 'keeps its hunker tokens, and may gain more, while engaged';
    case 'immovable':
      return 'cannot be pushed or pulled by abilities';
    case 'contestWeight':
      return `counts as ${m.x} characters when objectives are contested`;
    case 'winsTies':
      return 'wins ties for control of active objectives that it contests';
    case 'locksControl':
      return 'protects your control token on any objective that it contests';
    case 'cannotBeTargeted':
      return 'cannot be targeted';
    case 'actionUses':
      return `may take the ${m.action} action ${m.x === 2 ? 'twice' : `${m.x} times`} in an activation`;
    case 'reserveCost':
      return m.x === 0 ? 'costs no Force to put in reserve' : `costs ${m.x} Force to put in reserve`;
    case 'cannotReserve':
      return 'cannot be put in reserve';
    case 'deployRange':
      return `may deploy within range ${m.x} of the squad's first character`;
    case 'redeployRange':
      return `may return within range ${m.x} of the Legend`;
    case 'criticalsStay':
      return 'keeps all its critical results';
    case 'defendersChart':
      return "may use the defender's melee chart instead of its own";
    case 'healRange':
      return `may heal friends within range ${m.x} with the options that it chooses`;
    case 'healCleanses':
      return 'may use any heal to remove a condition from a friend engaged with the defender';
    case 'hunkerPays':
      return 'may pay Force with its hunker tokens';
  }
};
const CARD_MODS: readonly string[] = ['reserveCost', 'cannotReserve'];
const DEFENDER_MODS: readonly string[] = ['defenceDice', 'addResult', 'cannotBeTargeted'];
const isOf = (m: Mod, list: readonly string[]): boolean => list.includes(m.mod);
/** "has Protection, Steadfast and Impact 1 and cannot become Pinned or Exposed" */
const verbs = (mods: readonly Mod[], words: Wording): string => {
  const told = mods.map(mod => modText(mod, words));
  const starting = (start: string): string[] => told.flatMap(text => (text.startsWith(start) ? [text.slice(start.length)] : []));
  const [has, not] = [starting('has '), starting('cannot become ')];
  return and([
    ...(has.length > 0 ? [`has ${and(has)}`] : []),
    ...(not.length > 0 ? [`cannot become ${or(not)}`] : []),
    ...told.filter(text => !text.startsWith('has ') && !text.startsWith('cannot become ')),
  ]);
};
type Parts = readonly Logic<Condition>[];
const partsOf = (when: Logic<Condition> | undefined): Parts => (when === undefined ? [] : when.is === 'all' ? when.of : [when]);
/** "in melee attacks of a combat action", "against ranged attacks" */
const attacks = (parts: Parts, isDefender: boolean): string => {
  const kind = parts.find(part => part.is === 'attackKind');
  const isCombat = parts.some(part => part.is === 'inCombatAction');
  if (!kind && !isCombat) return '';
  const what = `${kind?.is === 'attackKind' ? `${kind.kind} ` : ''}attacks${isCombat ? ' in a combat action' : ''}`;
  return isDefender ? ` against ${what}` : ` in ${what}`;
};
interface Group {
  readonly mods: Mod[];
  readonly on: Modifier['on'];
  readonly when: Modifier['when'];
}
/** Those of the same bearers under the same condition are one clause. */
const grouped = (mods: readonly Modifier[]): Group[] => {
  const groups = new Map<string, Group>();
  for (const { is, on, when } of mods) {
    const key = JSON.stringify([on ?? null, when ?? null, isOf(is, CARD_MODS), isOf(is, DEFENDER_MODS)]);
    const group = groups.get(key) ?? { mods: [], on, when };
    group.mods.push(is);
    groups.set(key, group);
  }
  return [...groups.values()];
};
export const modifiers = (
  mods: readonly Modifier[],
  self: string,
  words: Wording,
  condition: (c: Logic<Condition>, words: Wording) => string,
): string[] =>
  grouped(mods).map(({ mods: all, on, when }) => {
    const isCard = isOf(all[0]!, CARD_MODS);
    const isDefender = isOf(all[0]!, DEFENDER_MODS);
    const who = on
      ? `${isCard ? 'the order card of ' : ''}${thing(isCard ? 'unit' : 'character', on, words, 'each')}`
      : isCard
        ? self.includes('player')
          ? self
          : "this unit's order card"
        : self;
    const parts = partsOf(when);
    const foe = isDefender ? undefined : parts.find(part => part.is === 'that' && part.of === 'defender');
    const others = parts.filter(part => part !== foe && part.is !== 'attackKind' && part.is !== 'inCombatAction');
    const against = foe?.is === 'that' ? ` against ${thing('character', foe.where, words)}` : '';
    const targeted = all[0]!.mod === 'cannotBeTargeted' ? attacks(parts, isDefender).replace('against', 'by') : attacks(parts, isDefender);
    const lead = others.length > 0 ? `while ${condition({ is: 'all', of: others }, words)}, ` : '';
    const told = verbs(all, words);
    const isDenied = who.startsWith('each ') && told.startsWith('cannot ') && all.every(mod => modText(mod, words).startsWith('cannot '));
    const said = isDenied ? `no ${who.slice('each '.length)} can ${told.slice('cannot '.length)}` : `${who} ${told}`;
    return `${lead}${said}${targeted}${against}`;
  });
