import type { WireRefusal } from '@cadre/protocol';
import type { PlaceQuestion, Refused } from '@cadre/table-client';
import { idOf, type OpenQuestion } from './open-question.js';

/** The question as placing knows it; null where no spot is asked for. */
export const placeQuestion = (asked: OpenQuestion, isChecked: boolean, isDirect: boolean): PlaceQuestion | null =>
  asked.space.kind === 'place' ? { id: idOf(asked), place: asked.space, isChecked, isDirect } : null;

/** The table itself shows why a rule is against a spot, and where it may be instead. Anything else is for the page to say. */
export const refusePlaced = ({ code, because, instead }: WireRefusal, tell: (refused: Refused | null) => void): boolean => {
  const isRule = code === 'illegal' && because !== undefined;
  tell(isRule ? { says: because, ...(instead && { instead }) } : null);
  return isRule;
};
