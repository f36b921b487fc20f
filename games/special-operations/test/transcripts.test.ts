import { checkSetup } from '@cadre/core';
import { freezeContent, transcripts } from '@cadre/testkit';
import { CONTENT } from './content-modules.js';

await freezeContent(CONTENT, './transcripts/content.json', import.meta.url);
const { specialOperations } = await import('../src/index.js');

/** Four missions in two editions. Two are played to the end, the others break off in their second round. */
const MATCHES = [
  { mission: 'shields', 'squad.0': 'rebel-troopers', 'squad.1': 'imperial-infantry', answers: 130 },
  { mission: 'codes', 'squad.0': 'clone-troopers', 'squad.1': 'droid-commandos', answers: Number.POSITIVE_INFINITY },
  { mission: 'vehicle', 'squad.0': 'bright-tree', 'squad.1': 'imperial-special-forces', answers: 130 },
  { mission: 'priorities', 'squad.0': 'mandalorian-super-commandos', 'squad.1': 'arc-troopers', conditions: 'yes', answers: 130 },
  { edition: 'playtest', mission: 'shields', 'squad.0': 'invasion-force', 'squad.1': 'rebel-commandos', answers: 130 },
  { edition: 'playtest', mission: 'codes', 'squad.0': 'imperial-special-forces', 'squad.1': 'rebel-troopers', answers: 130 },
  { edition: 'playtest', mission: 'vehicle', 'squad.0': 'clone-troopers', 'squad.1': 'invasion-force', answers: Number.POSITIVE_INFINITY },
  { edition: 'playtest', mission: 'priorities', 'squad.0': 'droid-commandos', 'squad.1': 'imperial-infantry', answers: 130 },
].map(({ answers, ...given }) => ({ answers, ...checkSetup(specialOperations, given) }));

transcripts(
  specialOperations,
  'transcripts',
  MATCHES.map(({ setup }) => setup),
  MATCHES.map(({ answers }) => answers),
);
