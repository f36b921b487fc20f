import type { Content, MapDef, MissionDef, TokenSet } from '../types.js';
import { SHAPES } from '../words.js';
import { NUMBERS } from './maps.js';
import { checkPlaces, MISSION_PARTS } from './places.js';
import type { Finding, Path } from './problem.js';
import { fieldsNamed } from './walk.js';

const checkSheet = (mission: MissionDef): readonly Finding[] => {
  const found: Finding[] = [];
  if (mission.slots.length > 1)
    found.push({
      at: ['slots'],
      says: `${mission.slots.length} mission slots`,
      expected: 'at most one: there are five white disrupt tokens',
    });
  if ((mission.map === 'any') !== (mission.kind === 'mercenary'))
    found.push({
      at: ['map'],
      says: `a ${mission.kind} mission on "${mission.map}"`,
      expected: 'a map for a story mission, "any" for a mercenary sheet',
    });
  if (mission.players.min > mission.players.max)
    found.push({
      at: ['players'],
      says: `at least ${mission.players.min} and at most ${mission.players.max} players`,
      expected: 'min not above max',
    });
  for (const [part, ids] of [
    ['specials', mission.specials.map(special => special.id)],
    ['tracks', mission.tracks.map(track => track.id)],
  ] as const)
    ids.forEach((id, i) => {
      if (ids.indexOf(id) !== i) found.push({ at: [part, i, 'id'], says: `a second ${id}`, expected: 'an id of its own' });
    });
  return found;
};

/** The numbers and spaces that a mission names must be on its map, or on every map for a mercenary sheet. */
const checkSpots = (mission: MissionDef, map: MapDef | undefined): readonly Finding[] => {
  if (mission.map !== 'any' && !map) return [];
  const numbers = new Set<number | undefined>(map ? map.spaces.map(space => space.number) : NUMBERS);
  const spaces = new Set(map?.spaces.map(space => space.id));
  const wrongNumbers = [...fieldsNamed('number', mission), ...fieldsNamed('numbers', mission)].filter(
    ({ value }) => !numbers.has(value as number),
  );
  const wrongSpaces = [...fieldsNamed('space', mission), ...fieldsNamed('spaces', mission)].filter(
    ({ value }) => !spaces.has(value as string),
  );
  const where = map ? `map ${map.id}` : 'every map';
  return [
    ...wrongNumbers.map(({ at, value }) => ({
      at,
      says: `#${value} is not on ${where}`,
      expected: map ? 'a number of that map' : 'one of #1 to #8',
    })),
    ...wrongSpaces.map(({ at, value }) => ({
      at,
      says: `${value} is no space of ${where}`,
      expected: map ? 'a space of that map' : 'a number instead of a space',
    })),
  ];
};

const hasIcon = (set: TokenSet): boolean =>
  Object.values(set.stacks).some(stack => stack.some(token => token.kind !== 'special' && token.abilities.includes('missionEffect')));

const checkMissionEffect = (mission: MissionDef, sets: readonly TokenSet[]): readonly Finding[] => {
  const needing = mission.missionEffect.length === 0 ? sets.filter(hasIcon) : [];
  return needing.map(set => ({
    at: ['missionEffect'],
    says: `token set ${set.id} has mission effect icons, this mission has no mission effect`,
    expected: 'at least one effect',
  }));
};

/** A feature the objective asks for must be on the map for certain. */
const checkObjective = (mission: MissionDef, map: MapDef | undefined, set: TokenSet | undefined): readonly Finding[] =>
  fieldsNamed('feature', mission.objective, ['objective']).flatMap(({ at, value }) => {
    const placed = fieldsNamed('token', mission.setup).some(token => (token.value as { feature?: string }).feature === value);
    if (placed || mission.setup.some(op => op.op === 'mix' && op.feature === value) || !map || !set) return [];
    const sure = SHAPES.some(
      shape =>
        set.stacks[shape].some(token => token.kind === 'feature' && token.feature === value) &&
        map.spaces.filter(space => space.icon?.shape === shape).length === set.stacks[shape].length,
    );
    return sure
      ? []
      : [
          {
            at,
            says: `${value} may stay in the box`,
            expected: 'to place it in the setup, or in a shape whose tokens all come on the map',
          },
        ];
  });

/** `mix` and `childOn` speak of icons and tokens that must be there. */
const checkSetup = (mission: MissionDef, map: MapDef | undefined, set: TokenSet | undefined): readonly Finding[] => {
  if (!map || !set) return [];
  return mission.setup.flatMap((op, i): readonly Finding[] => {
    const at: Path = ['setup', i];
    if (op.op === 'mix') {
      const inStack = set.stacks[op.shape].some(token => token.kind === 'feature' && token.feature === op.feature);
      const wrong = op.numbers.filter(n => {
        const icon = map.spaces.find(space => space.number === n)?.icon;
        return icon?.shape !== op.shape || icon.faceup;
      });
      return [
        ...(inStack
          ? []
          : [
              {
                at: [...at, 'feature'],
                says: `${op.feature} is no ${op.shape} token of set ${set.id}`,
                expected: 'a feature of that stack',
              },
            ]),
        ...(wrong.length === 0
          ? []
          : [
              {
                at: [...at, 'numbers'],
                says: `no facedown ${op.shape} icon in ${wrong.map(n => `#${n}`).join(', ')}`,
                expected: 'numbered spaces with such an icon',
              },
            ]),
      ];
    }
    if (op.op === 'childOn') {
      const icon = map.spaces.find(space => space.id === op.space)?.icon;
      const sure = icon?.faceup && set.stacks[icon.shape].every(token => token.kind === 'enemy');
      return sure
        ? []
        : [
            {
              at: [...at, 'space'],
              says: `no enemy is certain to be in ${op.space}`,
              expected: 'a faceup icon of a shape that has enemies only',
            },
          ];
    }
    return [];
  });
};

const checkParts = (mission: MissionDef): readonly Finding[] => [
  ...MISSION_PARTS.flatMap(part => {
    if (part === 'slots') return mission.slots.flatMap((slot, i) => checkPlaces(slot, 'action mission', [part, i]));
    if (part === 'alternatives')
      return mission.alternatives.flatMap((other, i) => checkPlaces(other, `action ${other.slot}`, [part, i], 'mission alternatives'));
    return checkPlaces(mission[part], `mission ${part}`, [part]);
  }),
  ...checkPlaces(mission.objective, 'mission aim', ['objective']),
  ...checkPlaces(mission.failure, 'mission aim', ['failure']),
];

export const checkMission = (mission: MissionDef, content: Content): readonly Finding[] => {
  const map = content.maps.find(each => each.id === mission.map);
  const set = content.tokenSets.find(each => each.id === map?.tokenSet);
  const moving = MISSION_PARTS.filter(part => part !== 'tracks').map(part => mission[part]);
  const moved = fieldsNamed('track', moving).map(track => track.value);
  const idle = mission.tracks.filter(track => !moved.includes(track.id));
  return [
    ...checkSheet(mission),
    ...checkSpots(mission, map),
    ...checkMissionEffect(mission, map ? (set ? [set] : []) : mission.map === 'any' ? content.tokenSets : []),
    ...checkObjective(mission, map, set),
    ...checkSetup(mission, map, set),
    ...checkParts(mission),
    ...idle.map(track => ({
      at: ['tracks'],
      says: `nothing moves the track ${track.id}`,
      expected: 'an effect "track" or "deliver" that names it',
    })),
  ];
};
