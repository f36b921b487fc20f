import type { Seat } from '@cadre/core';
import type { Duration, Op } from '../content/effect.js';
import type { CharacterId, EncounterState, EncounterView, Lasting, ObjectiveId } from '../state.js';
import { BOOK } from './book.js';
import { characterThing, objectiveThing } from './things.js';

/** The op that gave a lasting effect: what it does is in the content. */
export const opOfLasting = ({ script, at }: Pick<Lasting, 'script' | 'at'>): Op => BOOK.at(script)[at]!;
/** An ability lets the character contest the objective from wherever it is. */
export const contestsFromAfar = (k: EncounterView, character: CharacterId, objective: ObjectiveId): boolean =>
  k.public.lasting.some(
    lasting =>
      opOfLasting(lasting).op === 'contest' &&
      lasting.chosen.includes(objectiveThing(objective)) &&
      lasting.chosen.includes(characterThing(character)),
  );
export const addLasting = (s: EncounterState, lasting: Lasting): void => {
  s.public.lasting = [...s.public.lasting, lasting];
};
/** A time is over, for everybody or for what one seat has given. */
export const endLasting = (s: EncounterState, until: Duration, seat?: Seat): void => {
  const isOver = (each: Lasting): boolean =>
    each.until === until && (seat === undefined || until !== 'nextLegendTurn' || each.seat === seat);
  if (s.public.lasting.some(isOver)) s.public.lasting = s.public.lasting.filter(each => !isOver(each));
};
