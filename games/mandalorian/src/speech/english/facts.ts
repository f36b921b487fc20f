import { CLASSES } from '../../content/types.js';
import { CRISIS_AT } from '../../events/slots.js';
import type { Told } from '../told.js';
import { things } from './things.js';

const who = (t: Told): string => t.name('character', t.character);
const card = (t: Told): string => t.name('card', t.card);
const cards = (t: Told): string => t.cards.map(id => t.name('card', id)).join(', ');
const player = (t: Told): string => `Player ${t.player}`;
const slot = (t: Told): string => things.slots[t.slot];
const many = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
const threat = (t: Told): string => {
  const [kind, health] = t.token.split('-');
  if (CLASSES.some(c => c === kind)) return `a ${kind} enemy of health ${health}`;
  return t.name(t.tokenKind, t.token);
};
const DECKS: Readonly<Record<string, string>> = {
  skills: 'skill cards',
  planning: 'planning cards',
  events: 'events',
  disrupt: 'disrupt tokens',
  reinforcements: 'reinforcements',
};
const CHILD: Readonly<Record<string, string>> = { character: 'A character has The Child', enemy: 'An enemy has The Child' };
const REASONS: Readonly<Record<string, string>> = {
  characterDefeated: ': a character is defeated',
  enemyWithChildIn: ': The Child was carried off',
  reshuffles: ': the time is up',
  track: ': a track is full',
};
const standing = (kind: string): string => (things.standings as Readonly<Record<string, string>>)[kind] ?? kind;

/** One sentence for each type of fact. */
export const facts = {
  turn: t => `Turn ${t.number('number')}: ${player(t)}`,
  first: t => `${player(t)} begins`,
  whites: () => 'A white disrupt token lies on every slot',
  placed: t => `${threat(t)} is placed in ${t.space}`,
  start: t => `Everybody starts in ${t.space}`,
  drew: t => `${player(t)} draws ${many(t.number('n'), 'skill card')}`,
  hand: t => `You draw ${cards(t)}`,
  owed: t => `${player(t)} must wait for ${many(t.number('n'), 'card')}`,
  played: t => `${who(t)} plays ${card(t)} to ${slot(t)}`,
  named: t => `${card(t)} counts as ${t.number('strength')}`,
  text: t => `${who(t)} uses the text of ${card(t)}`,
  used: t => `${who(t)} uses ${card(t)}`,
  moved: t => `${who(t)} moves from ${t.from} to ${t.to}`,
  'enemy-moved': t => `${threat(t)} moves from ${t.from} to ${t.to}`,
  revealed: t => `In ${t.space} ${threat(t)} is turned up`,
  'mission-effect': () => 'The mission effect happens',
  looked: t => `${player(t)} looks at the threat in ${t.space}`,
  seen: t => `You see ${threat(t)}`,
  missed: t => `The attack finds no enemy in ${t.space}`,
  damaged: t => `${threat(t)} in ${t.space} takes ${t.number('damage')} damage, ${t.number('total')} in all`,
  unharmed: t => `${threat(t)} cannot be harmed yet`,
  defeated: t => `${threat(t)} in ${t.space} is defeated`,
  attacked: t => `${threat(t)} attacks ${who(t)}`,
  blocked: t => `${who(t)} blocks ${t.number('n')} damage`,
  hurt: t => `${who(t)} takes ${t.number('n')} damage (${t.word('cause')}), ${t.number('total')} in all`,
  healed: t => `${who(t)} heals ${t.number('n')} damage`,
  'enemy-healed': t => `${threat(t)} heals to ${t.number('total')} damage`,
  fallen: t => `${who(t)} is defeated`,
  feature: t => `${who(t)} uses ${threat(t)} in ${t.space}`,
  carried: t => `${who(t)} picks up ${threat(t)}`,
  delivered: t => `${who(t)} delivers ${threat(t)}`,
  child: t => CHILD[t.word('held')] ?? 'The Child is on its own',
  'plan-taken': t => `${player(t)} draws a planning card`,
  'plan-drawn': t => `You draw ${card(t)}`,
  kept: t => `${who(t)} keeps ${card(t)}`,
  'put-back': t => `${player(t)} puts a planning card on top of the deck`,
  topped: t => `${card(t)} is put on top of the planning deck`,
  'plans-discarded': t => `${player(t)} discards ${cards(t)}`,
  recovered: t => `${player(t)} takes back ${card(t)}`,
  extra: () => 'An additional action may be performed',
  alternative: t => `${who(t)}: ${t.name('missionAction', t.word('name'))}`,
  'mission-action': t => `${who(t)} performs the mission action with strength ${t.number('strength')}`,
  'slot-due': t => `${slot(t)} has ${t.number('total')}: ${t.number('total') >= CRISIS_AT ? 'crisis and event' : 'event'}`,
  crisis: () => 'Crisis!',
  event: t => `Event: ${card(t)}`,
  'another-event': () => 'Another event follows',
  'no-effect': t => `${card(t)} has no effect: a reinforcement comes`,
  back: t => `The next event shows ${t.back ? things.backs[t.back] : 'nothing'}`,
  'event-seen': t => `You see the event ${card(t)}`,
  'event-under': t => `${player(t)} puts the top event under the deck`,
  'events-ordered': t => `${player(t)} orders the top events`,
  emptied: t => `${slot(t)} is emptied`,
  reshuffled: t => `The ${DECKS[t.word('deck')] ?? t.word('deck')} are shuffled anew`,
  spawned: t => `${threat(t)} arrives in ${t.space}`,
  disrupted: t => `${slot(t)} is disrupted by ${t.token}`,
  cleared: t => `A disrupt token leaves ${slot(t)}`,
  track: t => `${t.name('track', t.word('track'))} is at ${t.number('value')}`,
  marked: t => `${t.space} is ${t.word('marker')}`,
  unlocked: t => `Door ${t.word('door')} is unlocked`,
  locked: t => `Door ${t.word('door')} is locked`,
  lasting: t => `An effect begins: ${standing(t.word('kind'))}`,
  declared: t => `${player(t)} declares loyalty`,
  dealt: t => (t.is('loyal') ? 'You are loyal' : 'You are the traitor'),
  loyalty: t => `${player(t)} is ${t.is('loyal') ? 'loyal' : 'the traitor'}`,
  ballot: t => `The ballot shows ${many(t.number('undermines'), 'Undermine')}`,
  accused: t => `${player(t)} accuses player ${t.number('accused') + 1}: ${t.number('yes')} of ${t.number('of')} agree`,
  exposed: t => `${player(t)} is exposed and loses hand and character`,
  ended: t => (t.word('result') === 'won' ? 'The crew has won' : `The crew has lost${REASONS[t.word('reason')] ?? ''}`),
} as const satisfies Readonly<Record<string, (t: Told) => string>>;
export type FactWords = Readonly<Record<keyof typeof facts, (t: Told) => string>>;
