import { boxOf } from '../box/box.js';
import type { StoryLine, StoryMoment } from '../content/stories.js';
import type { MandoFact } from '../fact.js';
import { FACEDOWN } from '../ids.js';
import type { MandoState } from '../state.js';
import { storyOf } from './lines.js';

const faceIn = (s: MandoState, token: number | string) => (token === FACEDOWN ? undefined : boxOf(s).tokens[Number(token)]);
const isNow = (s: MandoState, at: StoryMoment, fact: MandoFact): boolean => {
  switch (at.on) {
    case 'opening':
      return fact.type === 'turn' && fact.number === 1;
    case 'won':
      return fact.type === 'ended' && fact.result === 'won';
    case 'lost':
      return fact.type === 'ended' && fact.result === 'lost' && fact.reason === at.reason;
    case 'revealed':
      return fact.type === 'revealed' && faceIn(s, fact.token)?.feature?.id === at.feature;
    case 'track':
      return fact.type === 'track' && fact.track === at.track && fact.value === at.value && !fact.setBack;
    case 'felled':
      return fact.type === 'defeated' && faceIn(s, fact.token)?.special === at.special;
    case 'carrierFell':
      return fact.type === 'child' && fact.rule === 'MA-188';
    case 'lateHours':
      return fact.type === 'reshuffled' && fact.deck === 'events';
  }
};
const isInPlay = (s: MandoState, { by }: StoryLine): boolean => by === undefined || boxOf(s).characters.some(c => c.def.id === by);
/** What is told when this has happened. It changes nothing: records and logs have it, rules do not ask for it. */
export const storyAt = (s: MandoState, fact: MandoFact): readonly StoryLine[] =>
  storyOf(boxOf(s).mission).filter(line => isNow(s, line.at, fact) && isInPlay(s, line));
