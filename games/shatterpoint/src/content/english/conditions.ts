import { type ConditionTable, grammarOf, type Logic } from '@cadre/kit';
import { withArticle } from '@cadre/kit/effects/english';
import type { Condition, Filter } from '../filter.js';
import { actorName, kindOf, nameOf, type Wording } from './names.js';
import { capital, predicate, selected, thing, things } from './things.js';

const { or } = grammarOf('en');
type Table = ConditionTable<Logic<Condition>, [words: Wording], string>;
const FACES = { critical: 'critical', strike: 'strike', expertise: 'expertise', failure: 'failure', block: 'block' } as Readonly<
  Record<string, string>
>;
const rollName = (roll: string): string => (roll === 'attack' ? 'the attack roll' : roll === 'defence' ? 'the defence roll' : 'the roll');
const results = (face: string, least: number): string =>
  least === 1 ? `a ${FACES[face] ?? face}`.replace('a e', 'an e') : `${least} ${FACES[face] ?? face} results`;
const by = (c: Extract<Condition, { is: 'woundedBy' }>): string => {
  const what = c.attack === undefined ? 'somebody' : c.attack === 'either' ? 'an attack' : `a ${c.attack} attack`;
  return `${what} of ${c.side === 'friendly' ? 'your' : 'the other'} side`;
};
/** "the attacker is a friendly Clone Trooper character", or what it is alone. */
const isWhat = (of: string, where: Logic<Filter>, words: Wording): string =>
  where.is === 'all' && where.of.some(part => part.is === 'side' || part.is === 'tag' || part.is === 'type')
    ? `${nameOf(of, words)} is ${thing(kindOf(of, words), where, words)}`
    : `${nameOf(of, words)} ${predicate(where, words)}`;

/** Characters of one unit, of which one more thing is said. */
const membersIn = (where: Logic<Filter> | undefined): { readonly of: string; readonly rest: Logic<Filter> } | undefined => {
  if (where?.is !== 'all' || where.of.length !== 2) return undefined;
  const [unit, rest] = where.of;
  return unit?.is === 'inUnit' && rest ? { of: unit.of, rest } : undefined;
};
export const CONDITIONS: Table = {
  that: (c, words) => isWhat(c.of, c.where, words),
  thereIs: (c, words) => {
    const members = membersIn(c.of.where);
    return members ? `a character of ${nameOf(members.of, words)} ${predicate(members.rest, words)}` : `there is ${selected(c.of, words)}`;
  },
  atLeast: (c, words) => `there are at least ${c.n} ${things(c.of.of, c.of.where, words)}`,
  chosen: () => 'you do',
  did: (_, words) => words.did ?? 'that changed anything',
  higher: (_, { solo }) => (solo ? 'it ended higher than it began' : 'one of them ended higher than it began'),
  inCombatAction: () => 'it is part of a combat action',
  attackKind: c => `the attack is ${c.kind}`,
  shows: c => `${rollName(c.roll)} shows ${(c.atLeast ?? 1) > 1 ? 'at least ' : ''}${results(c.face, c.atLeast)}`,
  dealtDamage: () => 'the attack dealt damage',
  tookAction: c => `this unit has taken its ${c.action} action in this activation`,
  activating: (c, words) => `it is the activation of ${nameOf(c.unit, words)}`,
  stance: c => `its ${c.stance === 0 ? 'first' : 'second'} stance is active`,
  inDeckOrReserve: () => 'its order card is still in the deck or in reserve',
  ownReserve: (c, words) => `the order card of ${c.where ? thing('unit', c.where, words) : 'one of your units'} is in reserve`,
  gaining: c => `the condition is ${c.condition ? capital(c.condition) : 'any'}`,
  movedAs: c => `the move was ${or(c.moves.map(withArticle))}`,
  wasEngaged: (c, words) => `it was engaged with ${actorName(c.with, true, words)} before`,
  woundedBy: c => `${by(c)} did it`,
};
export const DENIALS: Table = {
  that: (c, words) => `${nameOf(c.of, words)} ${predicate(c.where, words, false)}`,
  thereIs: (c, words) => {
    const members = membersIn(c.of.where);
    if (!members) return `there is ${thing(c.of.of, c.of.where, words, 'no')}`;
    const { of, rest } = members;
    return rest.is === 'not'
      ? `every character of ${nameOf(of, words)} ${predicate(rest.of, words)}`
      : `no character of ${nameOf(of, words)} ${predicate(rest, words)}`;
  },
  atLeast: (c, words) => `there are fewer than ${c.n} ${things(c.of.of, c.of.where, words)}`,
  chosen: () => 'you do not',
  did: () => 'that changed nothing',
  higher: () => 'none of them ended higher than it began',
  inCombatAction: () => 'it is not part of a combat action',
  attackKind: c => `the attack is not ${c.kind}`,
  shows: c => `${rollName(c.roll)} does not show ${results(c.face, c.atLeast)}`,
  dealtDamage: () => 'the attack dealt no damage',
  tookAction: c => `this unit has not taken its ${c.action} action in this activation`,
  activating: (c, words) => `it is not the activation of ${nameOf(c.unit, words)}`,
  stance: c => `its ${c.stance === 0 ? 'first' : 'second'} stance is not active`,
  inDeckOrReserve: () => 'its order card is neither in the deck nor in reserve',
  ownReserve: () => 'no order card of yours is in reserve',
  gaining: c => `the condition is not ${c.condition ? capital(c.condition) : 'any'}`,
  movedAs: c => `the move was no ${c.moves.join(' or ')}`,
  wasEngaged: (c, words) => `it was not engaged with ${actorName(c.with, true, words)} before`,
  woundedBy: c => `it was not ${by(c)}`,
};
