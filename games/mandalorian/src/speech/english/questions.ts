import { grammarOf } from '@cadre/kit';

const { count } = grammarOf('en');

/** By the rule that asks. */
export const questions = {
  'MA-35': 'Play a skill card',
  'MA-37': 'Choose a slot',
  'MA-39': 'Perform the action?',
  'MA-42': 'Choose where to move',
  'MA-67': 'Choose a target to attack',
  'MA-72': 'Choose another target',
  'MA-76': 'Look at a facedown threat or move an enemy',
  'MA-79': 'Choose where to move the enemy',
  'MA-84': 'Choose a planning card to keep',
  'MA-87': 'You may put a planning card back on top of the deck',
  'MA-89': 'You may answer with a card',
  'MA-90': 'You may block the damage',
  'MA-98': 'You may use what is here before the action goes on',
  'MA-114': 'Choose a free action',
  'MA-134': 'Choose where the reinforcement spawns',
  'MA-138': 'Choose where the enemy ends its move',
  'MA-139': 'Choose which character the enemy chases',
  'MA-140': 'Choose the next enemy to move',
  'MA-144': 'Choose where to move away',
  'MA-150': 'Choose who is attacked',
  'MA-151': 'Choose the next enemy to attack',
  'MA-186': 'You may pick up or use what is here',
  'MA-191': 'Choose where The Child flees to',
  'MA-221': 'Choose the character for this event',
  'TR-3': 'You may declare loyalty before the loyalty cards are dealt',
  'TR-7': 'Support or undermine (secret)',
  'TR-8': 'Vote on the accusation',
  'TR-9': 'Choose the event to resolve',
};
/** The Action Step, where cards are not all that is on offer. */
export const deeds = {
  besides: 'Play a skill card. You may use or pick up something first',
  alone: 'You may use or pick up something',
};
/** Where the rule that asks does not say what happens. */
export const occasions = {
  disrupt: 'Choose a slot for the disrupt token',
  flee: 'The carrier was hurt: choose where The Child flees to',
};
/** What it means to choose nothing: by the rule that asks, or by what is chosen. */
export const passes = {
  'MA-35': 'End Action Step',
  'MA-39': 'Skip the action',
  'MA-42': 'End movement',
  'MA-67': 'No attack',
  'MA-72': 'No more targets',
  'MA-76': 'Skip',
  'MA-79': 'Do not move it',
  'MA-84': 'Keep none',
  'MA-87': 'Put none back',
  'MA-89': 'Not now',
  'MA-90': 'Take the damage',
  'MA-98': 'Go on',
  'MA-114': 'No free action',
  'MA-186': 'Leave it',
  'TR-3': 'Do not declare',
  text: 'Do not use it',
  bottom: 'Leave it on top',
  door: 'Do not open a door',
  character: 'Nobody',
  threat: 'Done',
};
/** By what is chosen, where one rule asks for different things. */
export const choices = {
  slot: 'Choose a slot',
  space: 'Choose a space',
  threat: 'Choose a threat',
  character: 'Choose a character',
  door: 'Choose a door',
  card: 'Choose a card',
  strength: 'Choose the strength of the card',
  text: 'You may use its ability',
  alternative: 'Choose an effect',
  bottom: 'You may put the event on the bottom of the deck',
  first: 'Choose what comes first',
  event: 'Put the events in order, top card first',
  'disrupt-token': 'Choose a disrupt token to discard',
};
export const options = {
  rescue: 'rescue The Child',
  before: 'use it before the action',
  after: 'use it after the action',
  with: 'use it',
  bottom: 'put it on the bottom of the deck',
  cardFirst: 'the card triggered by the event',
  missionFirst: 'the mission effect after an event',
  declare: 'declare loyalty',
  loyal: 'Loyal',
  traitor: 'Traitor',
  undermine: 'undermine',
  support: 'support',
  yes: 'yes',
  no: 'no',
  use: (what: string) => `use ${what}`,
  pickUp: (what: string) => `pick up ${what}`,
  accuse: (player: string) => `accuse ${player}`,
  damage: (n: number, from: string) => (from === '' ? `${n} damage` : `${n} from ${from}`),
  stepsLeft: (n: number) => `${count(n, { one: 'step', other: 'steps' })} left`,
  perform: (action: string) => `perform ${action}`,
  alternative: (name: string, effect: string) => `${name}: ${effect}`,
  goTo: (space: string) => `move to ${space}`,
  disruptToken: (value: number) => `disrupt token ${value}`,
  tokenFrom: (value: number, slot: string) => `token ${value} from ${slot}`,
  /** A slot for the card in hand: its total now, then, and what that triggers. */
  slotFor: (slot: string, now: number, then: number, brings: 'nothing' | 'event' | 'crisis') => {
    const what = { nothing: '', event: ': event', crisis: ': crisis and event' };
    return `${slot} (${now} → ${then}${what[brings]})`;
  },
  door: (name: string) => `door ${name}`,
  text: (n: number) => `effect ${n}`,
  strength: (n: number) => `strength ${n}`,
};
