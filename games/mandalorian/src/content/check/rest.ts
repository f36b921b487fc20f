import { type ContentFile, LISTS } from '../overlay.js';
import type { Content } from '../types.js';
import { checkGuideCards } from './guide.js';
import { checkMap } from './maps.js';
import { checkMission } from './missions.js';
import { type Finding, type Path, pathText } from './problem.js';
import { checkMissionNames } from './references.js';

/** What is not in the file must still fit: a map that takes the place of another may lack a number that a mission needs. */
export const checkRest = (parts: ContentFile, base: Content, content: Content): readonly Finding[] => {
  if (!LISTS.some(list => parts[list]?.some(({ id }) => base[list].some(piece => piece.id === id)))) return [];
  const broken = (what: Path, findings: readonly Finding[]): readonly Finding[] =>
    findings.map(({ at, says, expected }) => ({
      at: [],
      says: `it breaks ${pathText([...what, ...at])}, which is not in it: ${says}`,
      expected,
    }));
  const left = <Piece>(before: readonly Piece[], now: readonly Piece[]): readonly Piece[] => now.filter(piece => before.includes(piece));
  return [
    ...left(base.maps, content.maps).flatMap(map => broken(['maps', map.id], checkMap(map, content.tokenSets))),
    ...left(base.missions, content.missions).flatMap(mission =>
      broken(['missions', mission.id], [...checkMissionNames(mission, content), ...checkMission(mission, content)]),
    ),
    ...(parts.guide ? [] : broken([], checkGuideCards(content))),
  ];
};
