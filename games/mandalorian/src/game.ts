import type { Game } from '@cadre/core';
import { outlook } from './bot/outlook.js';
import { defaults, options, withFiles } from './box/options.js';
import { planProblems } from './box/plan.js';
import { clone } from './clone.js';
import { imagine } from './imagine.js';
import { score } from './modes/score.js';
import { mandoMachine } from './procedures.js';
import { catalogue } from './rules/catalogue.js';
import { newMatch } from './setup/new-match.js';
import { germanSpeech, speech } from './speech/speech.js';
import type { MandoState } from './state.js';

export const mandalorian: Game<MandoState> = {
  id: 'mandalorian',
  name: 'The Mandalorian: Adventures',
  rules: '8',
  options,
  withFiles,
  defaults,
  check: planProblems,
  catalogue,
  machine: mandoMachine,
  setup: newMatch,
  clone,
  imagine,
  score,
  outlook,
  speech,
  translations: { de: germanSpeech },
};
