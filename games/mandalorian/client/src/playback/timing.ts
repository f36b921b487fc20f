import type { Sound } from '@cadre/table-client';
import type { FactType, MandoFact } from '#game/fact';

type Shown = readonly [ms: number, sound?: Sound];
const LOG_ONLY = null;
/** How long a fact is shown at normal speed, in milliseconds, and what is heard. */
const SHOWN: Readonly<Record<FactType, Shown | null>> = {
  played: [350, 'card'],
  used: [700, 'card'],
  moved: [300, 'step'],
  'enemy-moved': [480, 'step'],
  revealed: [900, 'turn-over'],
  spawned: [600, 'turn-over'],
  damaged: [700, 'hit'],
  unharmed: [600],
  missed: [600, 'shot'],
  defeated: [700, 'defeat'],
  attacked: [800, 'shot'],
  blocked: [700, 'turn-over'],
  hurt: [800, 'hit'],
  healed: [700, 'heal'],
  fallen: [1400, 'defeat'],
  feature: [500, 'turn-over'],
  carried: [600, 'turn-over'],
  delivered: [800, 'heal'],
  'slot-due': [900, 'alarm'],
  crisis: [1400, 'alarm'],
  event: [2400, 'event'],
  'no-effect': [700],
  disrupted: [500, 'card'],
  emptied: [500, 'card'],
  track: [800, 'alarm'],
  drew: [450, 'card'],
  hand: [450, 'card'],
  'plan-taken': [400, 'card'],
  reshuffled: [600, 'card'],
  turn: [500],
  first: LOG_ONLY,
  declared: LOG_ONLY,
  'event-under': LOG_ONLY,
  'events-ordered': LOG_ONLY,
  'put-back': LOG_ONLY,
  whites: LOG_ONLY,
  start: LOG_ONLY,
  owed: LOG_ONLY,
  story: LOG_ONLY,
  ended: LOG_ONLY,
  named: LOG_ONLY,
  text: LOG_ONLY,
  child: LOG_ONLY,
  'plan-drawn': LOG_ONLY,
  topped: LOG_ONLY,
  kept: LOG_ONLY,
  'plans-discarded': LOG_ONLY,
  recovered: LOG_ONLY,
  extra: LOG_ONLY,
  alternative: LOG_ONLY,
  'mission-action': LOG_ONLY,
  placed: LOG_ONLY,
  'mission-effect': LOG_ONLY,
  looked: LOG_ONLY,
  seen: LOG_ONLY,
  'enemy-healed': LOG_ONLY,
  lasting: LOG_ONLY,
  'another-event': LOG_ONLY,
  back: LOG_ONLY,
  'event-seen': LOG_ONLY,
  cleared: LOG_ONLY,
  marked: LOG_ONLY,
  unlocked: LOG_ONLY,
  locked: LOG_ONLY,
  dealt: LOG_ONLY,
  loyalty: LOG_ONLY,
  ballot: LOG_ONLY,
  accused: LOG_ONLY,
  exposed: LOG_ONLY,
};

/** What the reader just did is no news: it is shown while they go on. Everything else is seen before the next decision. */
const OWN_DEEDS: readonly FactType[] = [
  'played',
  'used',
  'moved',
  'drew',
  'hand',
  'plan-taken',
  'healed',
  'carried',
  'feature',
  'reshuffled',
];

export const holds = (fact: MandoFact): boolean => Boolean(SHOWN[fact.type]) && !OWN_DEEDS.includes(fact.type);
export const msOf = (fact: MandoFact): number => SHOWN[fact.type]?.[0] ?? 0;
export const soundOf = (facts: readonly MandoFact[]): Sound | undefined => {
  const last = facts.findLast(fact => SHOWN[fact.type]?.[1]);
  return last && SHOWN[last.type]![1];
};
