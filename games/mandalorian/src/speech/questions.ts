import { askedOf, type Question, type Space, type ViewOf } from '@cadre/core';
import { alternativeName } from '../actions/alternatives.js';
import { boxOf } from '../box/box.js';
import { scriptOf } from '../box/scripts.js';
import { GEAR, isAlternative, isDeed, readDeed, readTokenChoice, UNDERMINE } from '../codes.js';
import { describe } from '../content/text.js';
import { BACKS } from '../content/types.js';
import { tokenValue } from '../events/slots.js';
import type { Chooser } from '../frames.js';
import { TEXT } from '../frames.js';
import { LOYAL, type MandoState } from '../state.js';
import { cardWords, characterName, names, pieceWithPlace, planningWords, slotName, spaceName, tokenName } from './things.js';

type MandoView = ViewOf<MandoState>;
const QUESTIONS: Readonly<Record<string, string>> = {
  'MA-35': 'Play a skill card, or do something else in your Action Step',
  'MA-37': 'Choose the slot for the card',
  'MA-42': 'Choose the next space, or end the movement',
  'MA-67': 'Choose the target of the attack, or decline it',
  'MA-72': 'Choose the next target',
  'MA-76': 'Choose a facedown threat to look at or an enemy to move, or decline',
  'MA-79': 'Choose where the enemy goes',
  'MA-84': 'Keep one of the planning cards, or none',
  'MA-87': 'Put a planning card on top of the deck, or none',
  'MA-89': 'Use a card now, or not',
  'MA-90': 'Block the damage, or take it',
  'MA-108': 'Use the text of the card, or make its choice',
  'MA-114': 'Choose the free action, or none',
  'MA-134': 'Choose the space of the reinforcement',
  'MA-138': 'Choose where the enemy ends its move',
  'MA-139': 'Choose whom the enemy heads for',
  'MA-140': 'Choose the next enemy to move',
  'MA-144': 'Choose the step away',
  'MA-150': 'Choose who is attacked',
  'MA-151': 'Choose the next enemy to attack',
  'MA-186': 'Take what lies here, or leave it',
  'MA-191': 'Choose where The Child flees',
  'MA-221': 'Name the character this event is about',
  'TR-3': 'Declare loyalty before the deal, or not',
  'TR-7': 'Support or undermine, in secret',
  'TR-8': 'Vote on the accusation',
  'TR-9': 'Choose the event to resolve',
};
const CHOOSE: Readonly<Record<string, string>> = {
  slot: 'Choose a slot',
  space: 'Choose a space',
  threat: 'Choose a threat',
  character: 'Choose a character',
  door: 'Choose a door',
  card: 'Choose a card',
  strength: 'Name the strength of the card',
  bottom: 'Put the event under the deck, or leave it',
  event: 'Put the events in order, the first on top',
  'disrupt-token': 'Choose a disrupt token to discard',
};
export const question = (view: MandoView, q: Question): string => {
  const of = askedOf(view)?.of;
  return QUESTIONS[q.rule] ?? (of === undefined ? undefined : CHOOSE[of]) ?? `Choose (${q.rule})`;
};

const deedWords = (view: MandoView, code: number): string => {
  const { deed, who, id } = readDeed(code),
    box = boxOf(view);
  switch (deed) {
    case 'feature':
      return `use ${pieceWithPlace(box, view.public, view.mine, id)}`;
    case 'rescue':
      return 'rescue The Child';
    case 'carry':
      return `pick up ${pieceWithPlace(box, view.public, view.mine, id)}`;
    case 'planning':
      return planningWords(box, id);
    case 'gear':
      return `use ${box.characters[who]?.gear?.name ?? 'gear'}`;
    case 'accuse':
      return `accuse player ${id + 1}`;
  }
};
const TEXT_WORDS: Readonly<Record<number, string>> = {
  [TEXT.before]: 'use the text before the action',
  [TEXT.after]: 'use the text after the action',
  [TEXT.with]: 'use the text',
};
const oneOfTexts = (view: MandoView, value: number): string => {
  const f = view.stack.at(-1) as Chooser;
  const op = scriptOf(f.script)[f.at];
  return op?.op === 'choose' ? op.between[value]!.map(x => describe(x, { names, it: 'it' })).join('; ') : `text ${value + 1}`;
};
/** Gear is asked about one character at a time: the one whose player is asked. */
const gearWords = (view: MandoView): string =>
  boxOf(view).characters.flatMap((c, i) =>
    c.gear && view.public.characters[i]!.gear && (boxOf(view).shared || i === view.seat) ? [c.gear.name] : [],
  )[0] ?? 'gear';

export const option = (view: MandoView, space: Space, value: number): string => {
  const box = boxOf(view),
    t = view.public;
  switch (space.of) {
    case 'deed':
      return isDeed(value) ? deedWords(view, value) : cardWords(box, value);
    case 'step':
      return isDeed(value) ? deedWords(view, value) : `go to ${spaceName(box, value)}`;
    case 'card':
      return cardWords(box, value);
    case 'slot':
      return slotName(box, value);
    case 'space':
      return spaceName(box, value);
    case 'character':
      return characterName(box, value);
    case 'threat':
      return isAlternative(value) ? alternativeName(view, value) : pieceWithPlace(box, t, view.mine, value);
    case 'reinforcement':
      return tokenName(box, t.pieces[value]!.token);
    case 'token':
      return tokenName(box, value);
    case 'planning':
      return planningWords(box, value);
    case 'trigger-card':
      return value === GEAR ? `use ${gearWords(view)}` : planningWords(box, value);
    case 'event':
      return box.events[value]?.name ?? `event ${value}`;
    case 'back':
      return BACKS[value] ?? 'unknown';
    case 'disrupt':
      return `disrupt token ${tokenValue(box, value)}`;
    case 'disrupt-token': {
      const { slot, token } = readTokenChoice(value);
      return `token ${tokenValue(box, token)} from ${slotName(box, slot)}`;
    }
    case 'door':
      return `door ${box.terrain.doors[value]?.name ?? value}`;
    case 'text':
      return TEXT_WORDS[value] ?? 'use the text';
    case 'alternative':
      return oneOfTexts(view, value);
    case 'strength':
      return `strength ${value}`;
    case 'seat':
      return `player ${value + 1}`;
    case 'bottom':
      return 'put it under the deck';
    case 'declare':
      return 'declare loyalty';
    case 'loyalty':
      return value === LOYAL ? 'Loyal' : 'Traitor';
    case 'ballot':
      return value === UNDERMINE ? 'undermine' : 'support';
    case 'vote':
      return value === 1 ? 'yes' : 'no';
    default:
      return String(value);
  }
};
