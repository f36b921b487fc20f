import type { Rule } from '@cadre/core';

export const terrain: readonly Rule[] = [
  { id: 'MA-52', says: 'Spaces separated by a thin line are adjacent.', source: 'seed 002, Terrain 1, p6' },
  {
    id: 'MA-53',
    says: 'Spaces separated by a wall are not adjacent; nobody moves through it and range is not counted through it.',
    source: 'seed 002, Terrain 2, p6',
  },
  { id: 'MA-54', says: 'A locked door blocks movement of characters and enemies and blocks range.', source: 'seed 002, Terrain 3, p6' },
  {
    id: 'MA-55',
    says: 'Map rules say how a door is unlocked; an unlocked door is passed and counted through freely by everyone.',
    source: 'seed 002, Terrain 3, p6',
  },
  {
    id: 'MA-56',
    says: 'Spaces separated by a dotted line (elevation) are not adjacent: neither characters nor enemies can move across it.',
    source: 'seed 002, Terrain 4, p6',
  },
  {
    id: 'MA-57',
    says: 'Range is counted across elevation, so attacks and effects work across it, in both directions.',
    source: 'seed 002, Terrain 4, p6',
  },
  {
    id: 'MA-58',
    says: 'Star spaces are where many effects spawn reinforcements.',
    source: 'seed 002, Terrain 5, p6',
    ruling: 'Equally near stars are the choice of the current player; if no star is in any range, every star is.',
  },
  {
    id: 'MA-59',
    says: 'Star colour matters only to an effect that names a colour; otherwise every coloured star is an ordinary star space.',
    source: 'seed 002, Terrain 5, p6',
    ruling:
      'No card and no mission of the box names a colour; content of your own can. On a map without a star of that colour every star counts.',
  },
  {
    id: 'MA-60',
    says: 'Forbidden areas are not spaces: they cannot be entered and range is not counted through them.',
    source: 'seed 002, Terrain 6, p6',
  },
  {
    id: 'MA-61',
    says: 'Range = number of steps of the shortest RANGE-graph path; the own space is range 0.',
    source: 'seed 002, Range, p8',
  },
  { id: 'MA-62', says: '"Within range N" means N or less.', source: 'seed 002, Range, p8' },
  { id: 'MA-63', says: 'Range is not counted through walls, locked doors or forbidden areas.', source: 'seed 002, Range, p8' },
  {
    id: 'MA-64',
    says: 'Range is counted through elevation, enemies, features, facedown tokens, characters and unlocked doors.',
    source: 'seed 002, Range, p8; back cover',
  },
  { id: 'MA-65', says: 'Range may be counted around corners; there is no line of sight.', source: 'seed 002, Range, p8' },
  {
    id: 'MA-66',
    says: 'If no RANGE path exists (for example only through a locked door) there is no range at all: the target is out of every range.',
    source: 'seed 002, Range, p8',
  },
];
