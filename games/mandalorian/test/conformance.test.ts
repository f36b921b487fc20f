import { checkSetup } from '@cadre/core';
import { heuristic, mandalorian } from '@cadre/mandalorian';
import { conformance } from '@cadre/testkit';
import { content } from '../src/content/index.js';
import { inventory } from './inventory.js';

const ALL = content.guide.length;
const CREWS = [
  ['mandalorian', 'ig11', 'paz', 'xian'],
  ['burg', 'mayfeld', 'greef', 'cara'],
] as const;
const crew = (n: number): Record<string, string> => Object.fromEntries(CREWS[n % 2]!.map((id, seat) => [`character${seat + 1}`, id]));
const mercenaries = content.missions.filter(m => m.kind === 'mercenary');
/** Every mission on every map it can lie on, by four, and the other modes, difficulties, traitors and crews beside. */
const SETUPS: readonly Record<string, string | number>[] = [
  ...content.missions.filter(m => m.kind === 'story').map((m, n) => ({ mission: m.id, players: 4, mode: 'sandbox', ...crew(n) })),
  ...content.maps.flatMap(({ id: map }, n) => mercenaries.map((m, k) => ({ mission: m.id, map, players: 4, ...crew(n + k) }))),
  { mission: 'm1', guide: 0 },
  { mission: 'm1', guide: 0, difficulty: 'novice' },
  { mission: 'm1', players: 4, mode: 'sandbox', traitor: 'certain', difficulty: 'veteran' },
  { mission: 'm2', first: 0 },
  { mission: 'm2', players: 3, mode: 'sandbox', traitor: 'hidden', difficulty: 'veteran' },
  { mission: 'm2', players: 4, mode: 'sandbox', traitor: 'hidden', difficulty: 'novice' },
  { mission: 'm3', difficulty: 'novice' },
  { mission: 'm3', players: 1, mode: 'solo' },
  { mission: 'm3', players: 3, mode: 'shared' },
  { mission: 'm3', players: 3, traitor: 'certain', difficulty: 'novice' },
  { mission: 'm3', players: 4, difficulty: 'novice' },
  { mission: 'm4', players: 1, mode: 'solo' },
  { mission: 'm4', players: 3, traitor: 'hidden' },
  { mission: 'm4', players: 4, mode: 'shared', difficulty: 'novice' },
  { mission: 'mm1', map: 'map3', character1: 'mayfeld', character2: 'burg', difficulty: 'novice' },
  { mission: 'mm1', map: 'map4', difficulty: 'novice' },
  { mission: 'mm2', map: 'map4', players: 4, character1: 'cara', character2: 'paz', character3: 'xian', character4: 'greef' },
  { mission: 'mm3', players: 3, traitor: 'certain' },
  { mission: 'mm3', map: 'map1', players: 4, traitor: 'certain', difficulty: 'novice', character1: 'mayfeld' },
  { mission: 'mm3', map: 'map2', players: 3, character2: 'mayfeld', character3: 'burg' },
  { mission: 'mm4', map: 'map2', mode: 'shared', character1: 'ig11', character2: 'mayfeld', difficulty: 'novice' },
];
const setups = SETUPS.map(given => {
  const { setup, problems } = checkSetup(mandalorian, { guide: ALL, ...given });
  if (problems.length > 0) throw new Error(`${JSON.stringify(given)}: ${problems.join('; ')}`);
  return setup;
});

conformance(mandalorian, { setups, matches: 2, most: 600, every: 30, heuristic: heuristic.choose, inventory });
