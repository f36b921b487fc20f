import { checkSetup } from '@cadre/core';
import { mandalorian } from '@cadre/mandalorian';
import { conformance } from '@cadre/testkit';

const ALL = 71;
const setups = [
  {},
  { mission: 'm1', players: 4, mode: 'sandbox', traitor: 'certain', guide: ALL, difficulty: 'veteran' },
  { mission: 'm2', guide: ALL, first: 0 },
  { mission: 'm2', players: 4, mode: 'sandbox', traitor: 'hidden', guide: ALL, difficulty: 'novice' },
  { mission: 'm3', players: 4, guide: ALL, difficulty: 'novice' },
  { mission: 'm3', players: 3, traitor: 'certain', guide: ALL, difficulty: 'novice' },
  { mission: 'm4', players: 4, mode: 'shared', guide: ALL, difficulty: 'novice' },
  { mission: 'm4', players: 3, traitor: 'hidden', guide: ALL },
  { mission: 'm3', players: 1, mode: 'solo', guide: ALL },
  { mission: 'mm1', map: 'map3', character1: 'mayfeld', character2: 'burg', guide: ALL, difficulty: 'novice' },
  { mission: 'mm2', map: 'map4', players: 4, character1: 'cara', character2: 'paz', character3: 'xian', character4: 'greef', guide: ALL },
  { mission: 'mm4', map: 'map2', mode: 'shared', character1: 'ig11', character2: 'mayfeld', guide: ALL, difficulty: 'novice' },
  { mission: 'mm3', map: 'map1', players: 4, traitor: 'certain', guide: ALL, difficulty: 'novice', character1: 'mayfeld' },
  { mission: 'mm3', map: 'map2', players: 3, guide: ALL, character2: 'mayfeld', character3: 'burg' },
].map(given => checkSetup(mandalorian, given).setup);

conformance(mandalorian, { setups, matches: 25, every: 60 });
