import { inRange, startOf, walkable } from '../reach.js';
import type { MapDef, TokenSet } from '../types.js';
import { SHAPES } from '../words.js';
import type { Finding } from './problem.js';

/** Every map has these, so that each mercenary sheet works on each map. */
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const LEAST_STARS = 3;

const checkSpaces = (map: MapDef): readonly Finding[] => {
  const found: Finding[] = [];
  const ids = new Set<string>();
  const numbers = new Set<number>();
  map.spaces.forEach((space, i) => {
    if (ids.has(space.id))
      found.push({ at: ['spaces', i, 'id'], says: `a second space is called ${space.id}`, expected: 'a name of its own for each space' });
    ids.add(space.id);
    if (space.number === undefined) return;
    if (numbers.has(space.number))
      found.push({ at: ['spaces', i, 'number'], says: `a second space has #${space.number}`, expected: 'each number once' });
    numbers.add(space.number);
  });
  const starts = map.spaces.filter(space => space.start).length;
  if (starts !== 1) found.push({ at: ['spaces'], says: `${starts} start spaces`, expected: 'exactly one space with "start": true' });
  const missing = NUMBERS.filter(number => !numbers.has(number));
  if (missing.length > 0)
    found.push({ at: ['spaces'], says: `no space has ${missing.map(n => `#${n}`).join(', ')}`, expected: 'the numbers #1 to #8' });
  const stars = map.spaces.filter(space => space.star).length;
  if (stars < LEAST_STARS) found.push({ at: ['spaces'], says: `${stars} star spaces`, expected: `at least ${LEAST_STARS}` });
  return found;
};

const checkBorders = (map: MapDef): readonly Finding[] => {
  const found: Finding[] = [];
  const ids = new Set(map.spaces.map(space => space.id));
  const pairs = new Set<string>();
  const doors = new Set<string>();
  map.borders.forEach(({ a, b, kind, door }, i) => {
    const at = ['borders', i] as const;
    for (const [end, space] of [
      ['a', a],
      ['b', b],
    ] as const)
      if (!ids.has(space))
        found.push({
          at: [...at, end],
          says: `a ${kind} border of ${space}, which is no space`,
          expected: 'the id of a space of this map',
        });
    if (a === b) found.push({ at, says: `a border of ${a} with itself`, expected: 'two different spaces' });
    const pair = [a, b].sort().join(' | ');
    if (pairs.has(pair)) found.push({ at, says: `a second border between ${a} and ${b}`, expected: 'one border for each pair' });
    pairs.add(pair);
    if (kind === 'door' && door === undefined) found.push({ at, says: 'a door without an id', expected: '"door": "d1", or another id' });
    if (kind !== 'door' && door !== undefined)
      found.push({ at: [...at, 'door'], says: `a ${kind} border with a door id`, expected: 'an id for doors only' });
    if (door !== undefined && doors.has(door))
      found.push({ at: [...at, 'door'], says: `a second door called ${door}`, expected: 'an id of its own for each door' });
    if (door !== undefined) doors.add(door);
  });
  return found;
};

const checkReach = (map: MapDef): readonly Finding[] => {
  const start = startOf(map);
  if (start === undefined) return [];
  const found: Finding[] = [];
  const ground = walkable(map, start);
  const range = inRange(map, start);
  map.spaces.forEach((space, i) => {
    const at = ['spaces', i];
    if (!range.has(space.id)) {
      found.push({ at, says: `nobody can reach ${space.id}, not even a shot`, expected: `a way from ${start} with all doors open` });
      return;
    }
    if (ground.has(space.id)) return;
    const need = space.number
      ? `#${space.number}`
      : space.star
        ? 'the star'
        : space.icon && space.icon.shape !== 'triangle'
          ? `the ${space.icon.shape} icon`
          : undefined;
    if (need) found.push({ at, says: `${need} in ${space.id} cannot be walked to`, expected: `a walk from ${start} with all doors open` });
  });
  if (ground.size < range.size && !map.rules.includes('jumpDown'))
    found.push({ at: ['rules'], says: 'a character could be stranded on a roof', expected: 'the rule "jumpDown" on a map with roofs' });
  return found;
};

const checkIcons = (map: MapDef, tokenSets: readonly TokenSet[]): readonly Finding[] => {
  const set = tokenSets.find(each => each.id === map.tokenSet);
  if (!set) return [];
  return SHAPES.flatMap(shape => {
    const icons = map.spaces.filter(space => space.icon?.shape === shape).length;
    const tokens = set.stacks[shape].length;
    return icons > tokens
      ? [
          {
            at: ['spaces'],
            says: `${icons} ${shape} icons, but token set ${set.id} has ${tokens} ${shape} tokens`,
            expected: `at most ${tokens}`,
          },
        ]
      : [];
  });
};

export const checkMap = (map: MapDef, tokenSets: readonly TokenSet[]): readonly Finding[] => [
  ...checkSpaces(map),
  ...checkBorders(map),
  ...checkReach(map),
  ...checkIcons(map, tokenSets),
];
