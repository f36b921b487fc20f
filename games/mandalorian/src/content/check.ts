import { checkBox } from './check/box.js';
import { checkCharacter, checkEvent, checkFeature, checkTokenSet, checkTriggerCard } from './check/cards.js';
import { checkGuide } from './check/guide.js';
import { checkLimits } from './check/limits.js';
import { checkMap } from './check/maps.js';
import { checkMission } from './check/missions.js';
import { type Finding, type Problem, pathText } from './check/problem.js';
import { checkContentNames, checkMissionNames } from './check/references.js';
import { checkRest } from './check/rest.js';
import { readShape } from './check/shape.js';
import { type ContentFile, LISTS, type ListName, together } from './overlay.js';
import type { Content } from './types.js';

export { type Problem, problemText } from './check/problem.js';

export interface Checked {
  /** The content together with what it lies over; missing exactly if there are problems. */
  readonly content?: Content;
  /** Pieces of the file that are new, and those that take the place of others, like `maps/map1`. */
  readonly added: readonly string[];
  readonly replaced: readonly string[];
  readonly problems: readonly Problem[];
}

const NOTHING: Content = {
  difficulties: [],
  characters: [],
  planning: [],
  unlockPlanning: [],
  events: [],
  unlockEvents: [],
  disrupt: { white: [], yellow: [], substitute: 1, source: { kind: 'house', note: 'nothing yet' } },
  features: [],
  tokenSets: [],
  maps: [],
  missions: [],
  guide: [],
  envelopes: [],
  loyalty: {
    loyal: 0,
    traitor: 0,
    players: { min: 0, max: 0 },
    undermines: { loyal: 0, traitor: 0 },
    exposedDraws: 0,
    source: { kind: 'house', note: 'nothing yet' },
  },
};

const checkIds = (parts: ContentFile): readonly Finding[] =>
  LISTS.flatMap(list => {
    const ids = (parts[list] ?? []).map(piece => piece.id);
    return ids.flatMap((id, i) =>
      ids.indexOf(id) === i
        ? []
        : [{ at: [list, i, 'id'], says: `"${id}" is taken`, expected: 'an id that no other piece of this kind has' }],
    );
  });

const each = <Piece>(
  list: ListName,
  pieces: readonly Piece[] | undefined,
  check: (piece: Piece) => readonly Finding[],
): readonly Finding[] => (pieces ?? []).flatMap((piece, i) => check(piece).map(finding => ({ ...finding, at: [list, i, ...finding.at] })));

const checkSense = (parts: ContentFile, base: Content): readonly Finding[] => {
  const content = together(base, parts);
  return [
    ...checkIds(parts),
    ...checkLimits(parts, content),
    ...each('characters', parts.characters, checkCharacter),
    ...each('planning', parts.planning, card => checkTriggerCard(card, [])),
    ...each('unlockPlanning', parts.unlockPlanning, card => checkTriggerCard(card, [])),
    ...each('events', parts.events, checkEvent),
    ...each('unlockEvents', parts.unlockEvents, checkEvent),
    ...each('features', parts.features, checkFeature),
    ...each('tokenSets', parts.tokenSets, checkTokenSet),
    ...each('maps', parts.maps, map => checkMap(map, content.tokenSets)),
    ...each('missions', parts.missions, mission => [...checkMissionNames(mission, content), ...checkMission(mission, content)]),
    ...checkContentNames(parts, content),
    ...(parts.guide ? checkGuide(content) : []),
    ...checkRest(parts, base, content),
  ];
};

/**
 * Checks a content file, for instance a map and a mission that a player wrote as JSON. With `base` the file lies over that
 * content: it adds pieces, and replaces those whose id it uses; without it the file must be a whole box. Tells all problems at once.
 */
export const checkContent = (raw: unknown, file: string, base: Content = NOTHING): Checked => {
  const { parts, mended, findings } = readShape(raw);
  const box = base === NOTHING && !mended && findings.length === 0 ? checkBox(together(base, parts)) : [];
  const sense = [...checkSense(parts, base), ...box].filter(finding => !finding.misses || !mended?.lost.has(finding.misses));
  const told = [...findings, ...sense.map(finding => ({ ...finding, at: mended ? mended.original(finding.at) : finding.at }))];
  const problems = told.map(({ at, says, expected }) => ({ file, path: pathText(at), says, expected }));
  if (problems.length > 0) return { added: [], replaced: [], problems };
  const named = (known: boolean): string[] =>
    LISTS.flatMap(list =>
      (parts[list] ?? []).flatMap(({ id }) => (base[list].some(piece => piece.id === id) === known ? [`${list}/${id}`] : [])),
    );
  return { content: together(base, parts), added: named(false), replaced: named(true), problems };
};
