import type { Logic } from '@cadre/kit';
import type { Trigger } from '../effect.js';
import type { Condition, Filter, Ref } from '../filter.js';
import { ATTACKS } from './conditions.js';
import type { Wording } from './names.js';
import { thing } from './things.js';

type Part = Logic<Condition>;
type Speak = (c: Logic<Condition>, words: Wording) => string;
/** The moment of abilities that are about the own unit. */
const OWN: Partial<Readonly<Record<Trigger, string>>> = {
  reveal: 'wenn die Befehlskarte dieser Einheit aufgedeckt wird',
  reserving: 'wenn die Befehlskarte dieser Einheit in Reserve ginge',
  activationStart: 'zu Beginn ihrer Aktivierung',
  stanceChanged: 'nachdem diese Einheit ihre Haltung gewechselt hat',
  focused: 'nach einer Fokusaktion dieser Einheit',
  moveActionOver: 'nach einer Bewegungsaktion dieser Einheit',
  recoverActionOver: 'nach einer Erholungsaktion dieser Einheit',
  conditionGained: 'wenn diese Einheit einen Zustand erhielte',
  combatActionStart: 'zu Beginn einer Kampfaktion dieser Einheit',
  combatActionOver: 'nach einer Kampfaktion dieser Einheit',
  unitDefeated: 'nachdem diese Einheit besiegt wurde',
  activationEnd: 'am Ende ihrer Aktivierung',
};
const OF_UNIT: Partial<Readonly<Record<Trigger, (who: string) => string>>> = {
  activationStart: who => `wenn ${who} ihre Aktivierung beginnt`,
  activationEnd: who => `wenn ${who} ihre Aktivierung beendet`,
  focused: who => `nachdem ${who} eine Fokusaktion gemacht hat`,
  moveActionOver: who => `nachdem ${who} eine Bewegungsaktion gemacht hat`,
  combatActionOver: who => `nachdem ${who} eine Kampfaktion gemacht hat`,
  hunkerGained: who => `nachdem ${who} einen Deckungsmarker erhalten hat`,
  conditionGained: who => `wenn ${who} einen Zustand erhielte`,
  unitDefeated: who => `nachdem ${who} besiegt wurde`,
  redeployed: who => `nachdem ${who} zurückgekehrt ist`,
};
const PLAIN: Readonly<Record<Trigger, string>> = {
  setupEnd: 'am Ende des Aufbaus',
  reveal: 'nachdem eine deiner Befehlskarten aufgedeckt wurde',
  reserving: 'wenn deine Befehlskarte in Reserve ginge',
  activationStart: 'zu Beginn einer Aktivierung',
  stanceChanged: 'nach einem Wechsel der Haltung',
  focused: 'nach einer Fokusaktion',
  moveActionOver: 'nach einer Bewegungsaktion',
  moved: 'nach der Bewegung einer Figur',
  recoverActionOver: 'nach einer Erholungsaktion',
  hunkerGained: 'nachdem eine Einheit einen Deckungsmarker erhalten hat',
  conditionGained: 'wenn eine Einheit einen Zustand erhielte',
  combatActionStart: 'zu Beginn einer Kampfaktion',
  combatActionOver: 'nach einer Kampfaktion',
  beforeDice: 'vor dem Würfeln eines Angriffs',
  modifyAttack: 'nach dem Würfeln eines Angriffs',
  modifyDefence: 'nach dem Würfeln eines Angriffs',
  poolApply: 'bevor der Schaden eines Angriffs erlitten wird',
  attackResolved: 'nach einem Angriff',
  unitWounded: 'nachdem eine Einheit verwundet wurde',
  unitDefeated: 'nachdem eine Einheit besiegt wurde',
  control: 'bei Gleichstand um ein Missionsziel',
  activationEnd: 'am Ende einer Aktivierung',
  redeployed: 'nachdem eine Einheit zurückgekehrt ist',
};
type Attacking = 'beforeDice' | 'modifyAttack' | 'modifyDefence' | 'poolApply' | 'attackResolved';
/** `attack`: "einen Angriff in einer Kampfaktion gegen eine Figur …" */
const BY: Readonly<Record<Attacking, (who: string, attack: string) => string>> = {
  beforeDice: (who, attack) => `wenn ${who} ${attack} macht, vor dem Würfeln`,
  modifyAttack: (who, attack) => `wenn ${who} ${attack} macht, nach dem Würfeln`,
  modifyDefence: (who, attack) => `wenn ${who} ${attack} macht, nach dem Würfeln`,
  poolApply: (who, attack) => `wenn ${who} ${attack} macht, bevor der Schaden erlitten wird`,
  attackResolved: (who, attack) => `nachdem ${who} ${attack} gemacht hat`,
};
/** `attack`: "einem Angriff"; it always stands after a preposition with the dative. */
const AT: Readonly<Record<Attacking, (who: string, attack: string) => string>> = {
  beforeDice: (who, attack) => `bei ${attack} gegen ${who}, vor dem Würfeln`,
  modifyAttack: (who, attack) => `bei ${attack} gegen ${who}, nach dem Würfeln`,
  modifyDefence: (who, attack) => `bei ${attack} gegen ${who}, nach dem Würfeln`,
  poolApply: (who, attack) => `bei ${attack} gegen ${who}, bevor der Schaden erlitten wird`,
  attackResolved: (who, attack) => `nach ${attack} gegen ${who}`,
};
const isAttacking = (trigger: Trigger): trigger is Attacking => Object.hasOwn(BY, trigger);
const about = (parts: readonly Part[], of: Ref): Extract<Condition, { is: 'that' }> | undefined =>
  parts.find((part): part is Extract<Condition, { is: 'that' }> => part.is === 'that' && part.of === of);
const isSelf = (f: Logic<Filter>): boolean => f.is === 'the' && f.ref === 'self';
const isMember = (f: Logic<Filter>): boolean => f.is === 'inUnit' && f.of === 'self';
const who = (f: Logic<Filter>, wanted: 'nominative' | 'accusative' | 'dative', words: Wording): string => {
  if (!isMember(f)) return thing('character', f, wanted, words);
  if (words.solo) return wanted === 'dative' ? 'dieser Figur' : 'diese Figur';
  return wanted === 'dative' ? 'einer Figur dieser Einheit' : 'eine Figur dieser Einheit';
};
interface Told {
  readonly moment: string;
  readonly used: readonly (Part | undefined)[];
}
const ofAttack = (trigger: Attacking, parts: readonly Part[], words: Wording): Told | undefined => {
  const [attacker, defender] = [about(parts, 'attacker'), about(parts, 'defender')];
  const kind = parts.find(part => part.is === 'attackKind');
  const combat = parts.find(part => part.is === 'inCombatAction');
  const attack = `${ATTACKS[kind?.is === 'attackKind' ? kind.kind : 'either']}${combat ? ' in einer Kampfaktion' : ''}`;
  const used = [attacker, defender, kind, combat];
  if (defender && isMember(defender.where)) {
    const by = attacker ? ` von ${who(attacker.where, 'dative', words)}` : '';
    return { moment: AT[trigger](who(defender.where, 'accusative', words), `einem ${attack}${by}`), used };
  }
  if (!attacker && defender) return { moment: AT[trigger](who(defender.where, 'accusative', words), `einem ${attack}`), used };
  if (!attacker) return undefined;
  const against = defender ? ` gegen ${who(defender.where, 'accusative', words)}` : '';
  return { moment: BY[trigger](who(attacker.where, 'nominative', words), `einen ${attack}${against}`), used };
};
const ofWound = (parts: readonly Part[], words: Wording): Told | undefined => {
  const [subject, wounder] = [about(parts, 'subject'), about(parts, 'wounder')];
  const by = parts.find(part => part.is === 'woundedBy');
  if (!subject) return undefined;
  const whom = isSelf(subject.where) ? 'diese Einheit' : thing('unit', subject.where, 'nominative', words);
  const attack = by?.is === 'woundedBy' && by.attack ? ATTACKS[by.attack] : undefined;
  const used = [subject, wounder, by];
  if (wounder) {
    const accusative = thing('unit', subject.where, 'accusative', words);
    return { moment: `nachdem diese Einheit ${attack ? `durch einen ${attack} ` : ''}${accusative} verwundet hat`, used };
  }
  if (by?.is !== 'woundedBy') return { moment: `nachdem ${whom} verwundet wurde`, used };
  const side = by.side === 'enemy' ? 'feindlichen' : 'befreundeten';
  const how = attack ? `durch einen ${side} ${attack}` : by.side === 'enemy' ? 'durch den Gegner' : 'durch deine Seite';
  return { moment: `nachdem ${whom} ${how} verwundet wurde`, used };
};
const told = (trigger: Trigger, parts: readonly Part[], words: Wording): Told => {
  const found = isAttacking(trigger) ? ofAttack(trigger, parts, words) : trigger === 'unitWounded' ? ofWound(parts, words) : undefined;
  if (found) return found;
  const [subject, mover] = [about(parts, 'subject'), about(parts, 'mover')];
  if (subject && isSelf(subject.where)) return { moment: OWN[trigger] ?? PLAIN[trigger], used: [subject] };
  if (trigger === 'moved' && mover && !subject)
    return { moment: `nachdem sich ${thing('character', mover.where, 'nominative', words)} bewegt hat`, used: [mover] };
  if (trigger === 'moved' && subject)
    return { moment: `nachdem sich eine Figur ${thing('unit', subject.where, 'dative', words)} bewegt hat`, used: [subject] };
  const of = OF_UNIT[trigger];
  return subject && of
    ? { moment: of(thing('unit', subject.where, 'nominative', words)), used: [subject] }
    : { moment: PLAIN[trigger], used: [] };
};
/** When an ability speaks: "Nachdem eine andere befreundete Einheit … eine Bewegungsaktion gemacht hat, falls …". */
export const momentText = (trigger: Trigger | undefined, when: Logic<Condition> | undefined, words: Wording, speak: Speak): string => {
  const parts: readonly Part[] = when === undefined ? [] : when.is === 'all' ? when.of : [when];
  const { moment, used } = trigger ? told(trigger, parts, words) : { moment: '', used: [] };
  const others = parts.filter(part => !used.includes(part));
  const rest = others.length > 0 ? `falls ${speak({ is: 'all', of: others }, words)}` : '';
  return [moment, rest].filter(part => part !== '').join(', ');
};
