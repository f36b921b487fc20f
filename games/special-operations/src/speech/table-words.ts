import type { Language } from '@cadre/core';
import { board } from './english/board.js';
import { facts } from './english/facts.js';
import type { Words } from './english/index.js';
import { options } from './english/options.js';
import { setup } from './english/setup.js';
import { board as germanBoard } from './german/board.js';
import { facts as germanFacts } from './german/facts.js';
import { options as germanOptions } from './german/options.js';
import { setup as germanSetup } from './german/setup.js';

/** What a table in the browser says by itself; questions and reasons come from the server, and need not be loaded with it. */
export type TableWords = Pick<Words, 'board' | 'facts' | 'options' | 'setup'>;
export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = {
  en: { board, facts, options, setup },
  de: { board: germanBoard, facts: germanFacts, options: germanOptions, setup: germanSetup },
};
