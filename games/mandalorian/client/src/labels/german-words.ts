import * as texts from '#game/content/german/text';
import { german as lessons } from '../guide/german.js';
import { german as labels } from './german.js';
import type { ClientWords } from './words.js';

export const german: ClientWords = { labels, texts, lessons };
