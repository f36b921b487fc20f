import type { Fact } from '@cadre/core';
import { content } from '../content/index.js';
import { BACKS, CLASSES, SLOTS } from '../content/types.js';
import { names, SLOT_NAMES } from './things.js';

const skillNames = new Map(
  content.characters.flatMap(c => [...c.deck, ...Object.values(c.unlocks)].map(card => [card.id, card.name] as const)),
);
const eventNames = new Map([...content.events, ...content.unlockEvents].map(e => [e.id, e.name]));
const planningNames = new Map([...content.planning, ...content.unlockPlanning].map(p => [p.id, p.name]));
const SPECIALS = new Set(content.missions.flatMap(m => m.specials.map(x => x.id)));
const cardName = (id: string): string => skillNames.get(id) ?? eventNames.get(id) ?? planningNames.get(id) ?? id;
const tokenWords = (id: string): string => {
  const [kind, health] = id.split('-');
  if (CLASSES.some(c => c === kind)) return `a ${kind} enemy of health ${health}`;
  return SPECIALS.has(id) ? names('special', id) : names('feature', id);
};

/** A fact in one sentence. Everything it needs is in the fact itself. */
export const fact = (f: Fact): string => {
  const of = (f['of'] ?? {}) as Record<string, string>;
  const id = (key: string): string => of[key] ?? '';
  const who = names('character', id('character'));
  const n = (key: string): number => f[key] as number;
  const player = (key = 'seat'): string => `Player ${n(key) + 1}`;
  const slot = SLOT_NAMES[SLOTS[n('slot')] ?? 'move'];
  const threat = tokenWords(id('token') || id('piece'));
  const cards = ((f['of'] as Record<string, string[]> | undefined)?.['cards'] ?? []).map(cardName).join(', ');
  switch (f.type) {
    case 'turn':
      return `Turn ${n('number')}: ${player()}`;
    case 'first':
      return `${player()} begins`;
    case 'whites':
      return 'A white disrupt token lies on every slot';
    case 'placed':
      return `${threat} is placed in ${id('space')}`;
    case 'start':
      return `Everybody starts in ${id('space')}`;
    case 'drew':
      return `${player()} draws ${n('n')} skill cards`;
    case 'hand':
      return `You draw ${cards}`;
    case 'owed':
      return `${player()} must wait for ${n('n')} cards`;
    case 'played':
      return `${who} plays ${cardName(id('card'))} to ${slot}`;
    case 'named':
      return `${cardName(id('card'))} counts as ${n('strength')}`;
    case 'text':
      return `${who} uses the text of ${cardName(id('card'))}`;
    case 'used':
      return `${who} uses ${f['card']}`;
    case 'moved':
      return `${who} moves from ${id('from')} to ${id('to')}`;
    case 'enemy-moved':
      return `${threat} moves from ${id('from')} to ${id('to')}`;
    case 'revealed':
      return `In ${id('space')} ${threat} is turned up`;
    case 'mission-effect':
      return 'The mission effect happens';
    case 'looked':
      return `${player()} looks at the threat in ${id('space')}`;
    case 'seen':
      return `You see ${threat}`;
    case 'missed':
      return `The attack finds no enemy in ${id('space')}`;
    case 'damaged':
      return `${threat} in ${id('space')} takes ${n('damage')} damage, ${n('total')} in all`;
    case 'unharmed':
      return `${threat} cannot be harmed yet`;
    case 'defeated':
      return `${threat} in ${id('space')} is defeated`;
    case 'attacked':
      return `${threat} attacks ${who}`;
    case 'blocked':
      return `${who} blocks ${n('n')} damage`;
    case 'hurt':
      return `${who} takes ${n('n')} damage (${f['cause']}), ${n('total')} in all`;
    case 'healed':
      return `${who} heals ${n('n')} damage`;
    case 'enemy-healed':
      return `${threat} heals to ${n('total')} damage`;
    case 'fallen':
      return `${who} is defeated`;
    case 'feature':
      return `${who} uses ${threat} in ${id('space')}`;
    case 'carried':
      return `${who} picks up ${threat}`;
    case 'delivered':
      return `${who} delivers ${threat}`;
    case 'child':
      return f['held'] === 'character'
        ? 'A character has The Child'
        : f['held'] === 'enemy'
          ? 'An enemy has The Child'
          : 'The Child is on its own';
    case 'plan-taken':
      return `${player()} draws a planning card`;
    case 'plan-drawn':
      return `You draw ${cardName(id('card'))}`;
    case 'kept':
      return `${who} keeps ${cardName(id('card'))}`;
    case 'put-back':
      return `${player()} puts a planning card on top of the deck`;
    case 'topped':
      return `${cardName(id('card'))} is put on top of the planning deck`;
    case 'plans-discarded':
      return `${player()} discards ${cards}`;
    case 'recovered':
      return `${player()} takes back ${cardName(id('card'))}`;
    case 'extra':
      return 'An additional action may be performed';
    case 'alternative':
      return `${who}: ${f['name']}`;
    case 'mission-action':
      return `${who} performs the mission action with strength ${n('strength')}`;
    case 'slot-due':
      return `${slot} has ${n('total')}: ${n('total') > 5 ? 'crisis and event' : 'event'}`;
    case 'crisis':
      return 'Crisis!';
    case 'event':
      return `Event: ${cardName(id('card'))}`;
    case 'another-event':
      return 'Another event follows';
    case 'no-effect':
      return `${cardName(id('card'))} has no effect: a reinforcement comes`;
    case 'back':
      return `The next event shows ${BACKS[n('back')] ?? 'nothing'}`;
    case 'event-seen':
      return `You see the event ${cardName(id('card'))}`;
    case 'event-under':
      return `${player()} puts the top event under the deck`;
    case 'events-ordered':
      return `${player()} orders the top events`;
    case 'emptied':
      return `${slot} is emptied`;
    case 'reshuffled':
      return `The ${f['deck']} are shuffled anew`;
    case 'spawned':
      return `${threat} arrives in ${id('space')}`;
    case 'disrupted':
      return `${slot} is disrupted by ${id('token')}`;
    case 'cleared':
      return `A disrupt token leaves ${slot}`;
    case 'track':
      return `${names('track', String(f['track']))} is at ${n('value')}`;
    case 'marked':
      return `${id('space')} is ${f['marker']}`;
    case 'unlocked':
      return `Door ${f['door']} is unlocked`;
    case 'locked':
      return `Door ${f['door']} is locked`;
    case 'lasting':
      return `An effect begins: ${f['kind']}`;
    case 'declared':
      return `${player()} declares loyalty`;
    case 'dealt':
      return f['loyal'] ? 'You are loyal' : 'You are the traitor';
    case 'loyalty':
      return `${player()} is ${f['loyal'] ? 'loyal' : 'the traitor'}`;
    case 'ballot':
      return `The ballot shows ${n('undermines')} Undermines`;
    case 'accused':
      return `${player()} accuses player ${n('accused') + 1}: ${n('yes')} of ${n('of')} agree`;
    case 'exposed':
      return `${player()} is exposed and loses hand and character`;
    case 'ended':
      return f['result'] === 'won' ? 'The crew has won' : `The crew has lost (${f['reason']})`;
    default:
      return f.type; // from other rules than these: better its bare name than no log
  }
};
