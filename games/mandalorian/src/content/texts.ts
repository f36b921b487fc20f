import type { Language } from '@cadre/core';
import * as german from './german/text.js';
import type { Names } from './names.js';
import * as english from './text.js';
import type { Condition, Op } from './types.js';

/** How things are called in a text; `it` is the enemy the text is about. */
interface TextNames {
  readonly names: Names;
  readonly it: string;
}
/** What is printed on cards and missions: the same functions in every language. */
export interface PrintedTexts
  extends Pick<
    typeof english,
    | 'briefingOf'
    | 'consequenceOf'
    | 'storyText'
    | 'eventText'
    | 'featureText'
    | 'guideText'
    | 'missionText'
    | 'namesOf'
    | 'skillText'
    | 'triggerText'
  > {
  condition(part: Condition, words: TextNames): string;
  describe(op: Op, words: TextNames): string;
  effects(ops: readonly Op[], words: TextNames): string;
}
export const TEXTS: Readonly<Record<Language, PrintedTexts>> = { en: english, de: german };
