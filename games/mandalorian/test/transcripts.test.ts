import { checkSetup } from '@cadre/core';
import { freezeContent, transcripts } from '@cadre/testkit';
import { CONTENT } from './content-modules.js';

await freezeContent(CONTENT, './transcripts/content.json', import.meta.url);
const { mandalorian } = await import('../src/index.js');

const ALL = 71;
const SETUPS = [
  {},
  { mission: 'm2' },
  { mission: 'm3' },
  { mission: 'm4' },
  { mission: 'm1', difficulty: 'veteran', guide: ALL },
  { mission: 'm2', difficulty: 'novice', guide: ALL },
  { mission: 'm3', difficulty: 'veteran', guide: ALL },
  { mission: 'm4', difficulty: 'veteran', guide: ALL },
  { mission: 'm1', players: 4, mode: 'sandbox', traitor: 'certain', guide: ALL },
  { mission: 'm2', players: 3, mode: 'sandbox', traitor: 'hidden' },
  { mission: 'm3', players: 4, mode: 'shared', guide: ALL },
  { mission: 'm4', players: 1, mode: 'solo', guide: ALL },
  { mission: 'mm1', map: 'map1', character1: 'xian', character2: 'burg', guide: ALL },
  { mission: 'mm1', map: 'map4', character1: 'cara', character2: 'greef' },
  { mission: 'mm2', map: 'map2', character1: 'paz', character2: 'mayfeld', guide: ALL },
  { mission: 'mm2', map: 'map3', players: 3 },
  { mission: 'mm3', map: 'map3', players: 3, traitor: 'certain' },
  { mission: 'mm3', map: 'map4', players: 4, guide: ALL },
  { mission: 'mm4', map: 'map1' },
  { mission: 'mm4', map: 'map3', difficulty: 'veteran', guide: ALL },
].map(given => checkSetup(mandalorian, given).setup);

transcripts(mandalorian, 'transcripts', SETUPS);
