import { remember } from '@cadre/kit';
import { content } from './content.js';
import { readDrawings } from './drawings.js';
import { type ContentFile, together } from './overlay.js';
import type { Content } from './types.js';

/** So many different files are kept ready at once. */
const READY = 16;
const laid = remember(READY, text => together(content, readDrawings(JSON.parse(text)).raw as ContentFile));

/** The content of a match: what the game comes with and, laid over it, a checked file of the players (its text, '' for none). */
export const contentWith = (own: string): Content => (own === '' ? content : laid(own));
/** The file without blanks: every view of the match carries it. */
export const withoutBlanks = (own: string): string => (own === '' ? '' : JSON.stringify(JSON.parse(own)));
