import type { Content, MissionDef } from '../types.js';
import type { Finding, Path } from './problem.js';
import { fieldsNamed } from './walk.js';

/** Every field with this name must be one of these ids. */
export const checkNames = (key: string, value: unknown, ids: ReadonlySet<string>, at: Path, what = key): readonly Finding[] =>
  fieldsNamed(key, value, at).flatMap(({ at: here, value: name }) =>
    typeof name !== 'string' || ids.has(name)
      ? []
      : [
          {
            at: here,
            says: `unknown ${what} "${name}"`,
            expected: ids.size > 0 ? `one of ${[...ids].join(', ')}` : 'to define it first',
            misses: name,
          },
        ],
  );

const idsOf = (pieces: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(pieces.map(piece => piece.id));

export const checkMissionNames = (mission: MissionDef, content: Content): readonly Finding[] => {
  const characters = idsOf(content.characters);
  const maps = idsOf(content.maps);
  const listed = mission.characters === 'any' ? [] : mission.characters;
  return [
    ...checkNames('special', mission, idsOf(mission.specials), [], 'special enemy'),
    ...checkNames('track', mission, idsOf(mission.tracks), []),
    ...checkNames('feature', mission, idsOf(content.features), []),
    ...checkNames('character', mission, characters, []),
    ...listed.flatMap((id, i) =>
      characters.has(id)
        ? []
        : [{ at: ['characters', i], says: `unknown character "${id}"`, expected: `one of ${[...characters].join(', ')}`, misses: id }],
    ),
    ...checkNames('map', mission.map === 'any' ? { ...mission, map: undefined } : mission, maps, []),
  ];
};

/** Special tokens belong to a mission that can be played with their set. */
export const checkContentNames = (parts: Partial<Content>, content: Content): readonly Finding[] => {
  const specials = new Set(content.missions.flatMap(mission => mission.specials.map(special => special.id)));
  return [
    ...checkNames('feature', parts.tokenSets, idsOf(content.features), ['tokenSets']),
    ...checkNames('special', parts.tokenSets, specials, ['tokenSets'], 'special enemy'),
    ...checkNames('tokenSet', parts.maps, idsOf(content.tokenSets), ['maps'], 'token set'),
  ];
};
