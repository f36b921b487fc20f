import { grammarOf } from '@cadre/kit';
import { storyText } from '../../content/text.js';
import { CLASSES } from '../../content/types.js';
import { CRISIS_AT } from '../../events/slots.js';
import type { FactOfType } from '../../fact.js';
import type { FactSentences, Told, ToldFact } from '../told.js';
import { things } from './things.js';

const { and, count, plural } = grammarOf('en');
const CARDS = { one: 'card', other: 'cards' };
const SKILL_CARDS = { one: 'skill card', other: 'skill cards' };

const character = (t: Told): string => t.name('character', t.character);
const characters = (t: Told): string => and(t.characters.map(id => t.name('character', id)));
const card = (t: Told): string => t.name('card', t.card);
const cards = (t: Told): string => and(t.cards.map(id => t.name('card', id)));
const playerOf = (t: Told, played: string, number: number): string => (played === '' ? `Player ${number}` : t.name('character', played));
const player = (t: Told): string => playerOf(t, t.played, t.player);
const slot = (t: Told): string => things.slots[t.slot];

/** An enemy of a class is named by its token set, with its health: "camp brute (3)". */
const threat = (t: Told): string => {
  const [kind, health] = t.token.split('-');
  if (!CLASSES.some(c => c === kind)) return t.name(t.tokenKind, t.token);
  return `${t.enemy === '' ? `${kind} enemy` : t.name('enemy', t.enemy)} (${health})`;
};
const isUnique = (name: string): boolean => name.startsWith('The ');
const the = (t: Told): string => (isUnique(threat(t)) ? threat(t) : `the ${threat(t)}`);
const a = (t: Told): string => {
  const name = threat(t);
  return isUnique(name) ? name : `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
};

const RESHUFFLED: Readonly<Record<string, string>> = {
  skills: 'Skill card discards reshuffled',
  planning: 'Planning card discards reshuffled',
  events: 'Event discards reshuffled',
  disrupt: 'Disrupt tokens reshuffled',
  reinforcements: 'Reinforcements reshuffled',
};
const HURT: Readonly<Record<string, string>> = { attack: 'an attack', sentry: 'a sentry', grapple: 'a grapple', effect: 'an effect' };
const LOST: Readonly<Record<string, string>> = {
  characterDefeated: 'The crew loses: a character was defeated',
  enemyWithChildIn: 'The crew loses: an enemy got away with The Child',
  reshuffles: 'The crew loses: time is up',
  track: 'The crew loses: a track is full',
};
/** What an effect that lasts does to a character, or to an enemy if it is pinned. */
const LASTING: Readonly<Record<string, (who: string) => string>> = {
  shield: who => `${who} gains a shield`,
  overwatch: who => `${who} goes on overwatch`,
  redirect: who => `${who} will deflect the next damage`,
  stayPut: who => `${who} cannot be moved by others`,
  hide: who => `${who} hides`,
  ward: who => `${who} ignores the damage of this event`,
};
const lasting = (t: ToldFact<FactOfType<'lasting'>>): string => {
  const kind = t.fact.kind;
  if (kind === 'pin') return t.token === '' ? 'An enemy is pinned' : `${the(t)} is pinned`;
  return LASTING[kind]?.(t.character === '' ? 'A character' : character(t)) ?? kind;
};
const child = (t: ToldFact<FactOfType<'child'>>): string => {
  switch (t.fact.held) {
    case 'character':
      return t.character === '' ? 'A character has The Child' : `${character(t)} has The Child`;
    case 'enemy':
      return t.token === '' ? 'An enemy has The Child' : `${the(t)} has The Child`;
    default:
      return t.space === '' ? 'The Child is alone' : `The Child is alone in ${t.space}`;
  }
};

/** Only where there was damage before. */
const inTotal = (n: number, total: number): string => (total > n ? ` (${total} in total)` : '');

/** One sentence for each type of fact. */
export const facts: FactSentences = {
  turn: t => `Turn ${t.fact.number}: ${player(t)}`,
  first: t => `${player(t)} goes first`,
  whites: () => 'Each slot starts with a white disrupt token',
  placed: t => `${a(t)} is placed in ${t.space}`,
  start: t => `${characters(t) || 'All characters'} ${plural(t.characters.length, { one: 'starts', other: 'start' })} in ${t.space}`,
  drew: t => `${player(t)} draws ${count(t.fact.n, SKILL_CARDS)}`,
  hand: t => `You draw ${cards(t)}`,
  owed: t => `${player(t)} cannot draw ${count(t.fact.n, CARDS)} yet: the deck is empty`,
  played: t => `${character(t)} plays ${card(t)} to ${slot(t)}`,
  named: t => `${card(t)} counts as strength ${t.fact.strength}`,
  text: t => `${character(t)} uses the ability of ${card(t)}`,
  used: t => `${character(t)} uses ${card(t)}`,
  moved: t => `${character(t)} moves to ${t.to}`,
  'enemy-moved': t => `${the(t)} moves to ${t.to}`,
  revealed: t => `${a(t)} is revealed in ${t.space}`,
  'mission-effect': () => 'The mission effect triggers',
  looked: t => `${player(t)} looks at the threat in ${t.space}`,
  seen: t => `You see ${a(t)}`,
  missed: t => `The attack hits no enemy in ${t.space}`,
  damaged: t => `${the(t)} in ${t.space} takes ${t.fact.damage} damage${inTotal(t.fact.damage, t.fact.total)}`,
  unharmed: t => `${the(t)} cannot be damaged yet`,
  defeated: t => `${the(t)} in ${t.space} is defeated`,
  attacked: t => `${the(t)} attacks ${character(t)}`,
  blocked: t => `${character(t)} blocks ${t.fact.n} damage`,
  hurt: t => `${character(t)} takes ${t.fact.n} damage from ${HURT[t.fact.cause] ?? 'an effect'}${inTotal(t.fact.n, t.fact.total)}`,
  healed: t => `${character(t)} heals ${t.fact.n} damage`,
  'enemy-healed': t => `${the(t)} heals to ${t.fact.total} damage`,
  fallen: t => `${character(t)} is defeated`,
  feature: t => `${character(t)} uses ${the(t)} in ${t.space}`,
  carried: t => `${character(t)} picks up ${the(t)}`,
  delivered: t => `${character(t)} delivers ${the(t)}`,
  child,
  'plan-taken': t => `${player(t)} draws a planning card`,
  'plan-drawn': t => `You draw ${card(t)}`,
  kept: t => `${character(t)} keeps ${card(t)}`,
  'put-back': t => `${player(t)} puts a planning card on top of the deck`,
  topped: t => `${card(t)} goes on top of the planning deck`,
  'plans-discarded': t => `${player(t)} discards ${cards(t)}`,
  recovered: t => `${player(t)} returns ${card(t)} to hand`,
  extra: () => 'An additional action is available',
  alternative: t => `${character(t)}: ${t.name('missionAction', t.fact.name)}`,
  'mission-action': t => `${character(t)} performs the mission action with strength ${t.fact.strength}`,
  'slot-due': t => `${slot(t)} is at ${t.fact.total}: ${t.fact.total >= CRISIS_AT ? 'crisis and event' : 'event'}`,
  crisis: () => 'Crisis!',
  event: t => `Event: ${card(t)}`,
  'another-event': () => 'Another event follows',
  'no-effect': t => `${card(t)} has no effect: a reinforcement spawns instead`,
  back: t => `Next event: ${t.back ? things.backs[t.back] : 'none'}`,
  'event-seen': t => `You see the event ${card(t)}`,
  'event-under': t => `${player(t)} puts the top event on the bottom of the deck`,
  'events-ordered': t => `${player(t)} rearranges the top events`,
  emptied: t => `${slot(t)} is cleared`,
  reshuffled: t => RESHUFFLED[t.fact.deck] ?? 'Discards reshuffled',
  spawned: t => `${a(t)} spawns in ${t.space}`,
  disrupted: t => `${slot(t)} gets a disrupt token (${t.token})`,
  cleared: t => `A disrupt token is removed from ${slot(t)}`,
  track: t => `${t.name('track', t.fact.track)} is ${t.fact.setBack ? 'set back to' : 'now'} ${t.fact.value}`,
  marked: t => `${t.space} is ${t.fact.marker}`,
  unlocked: t => `Door ${t.fact.door} is unlocked`,
  locked: t => `Door ${t.fact.door} is locked`,
  lasting,
  declared: t => `${player(t)} declares loyalty`,
  dealt: t => (t.fact.loyal ? 'You are loyal' : 'You are the traitor'),
  loyalty: t => `${player(t)} is ${t.fact.loyal ? 'loyal' : 'the traitor'}`,
  ballot: t => `The ballot has ${count(t.fact.undermines, { one: 'Undermine', other: 'Undermines' })}`,
  accused: t =>
    `${player(t)} accuses ${playerOf(t, t.accused, t.fact.accused + 1)}: ${t.fact.yes} of ${t.fact.voters} ${plural(t.fact.yes, { one: 'agrees', other: 'agree' })}`,
  exposed: t => `${player(t)} is exposed and loses their hand and character`,
  story: t => storyText(t.fact.line, t.name),
  ended: t => (t.fact.result === 'won' ? 'The crew wins' : (LOST[t.fact.reason] ?? 'The crew loses')),
};
