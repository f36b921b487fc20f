import { byLanguage } from '@cadre/table-client';
import * as texts from '#game/content/text';
import type { PrintedTexts } from '#game/content/texts';
import { type LessonTexts, english as lessons } from '../guide/english.js';
import { type Labels, english as labels } from './english.js';

export type { Labels } from './english.js';
/** Everything that a table says in one language: its own words, what is printed on cards, and the lessons of the first mission. */
export interface ClientWords {
  readonly labels: Labels;
  readonly texts: PrintedTexts;
  readonly lessons: LessonTexts;
}
export const WORDS = byLanguage<ClientWords>({ labels, texts, lessons }, { de: async () => (await import('./german-words.js')).german });
