import { type ContentFile, LISTS } from '../overlay.js';
import { type Content, DIFFICULTIES, type MapDef, SLOTS, type TokenSet } from '../types.js';
import type { Finding } from './problem.js';
import { fieldsNamed, opsIn } from './walk.js';

/** What answers and records have room for: beyond it two different things would get the same number. */
const MOST = { spaces: 120, doors: 30, threats: 99, planning: 99 } as const;
/** Event cards that draw another event, one after the other without a question: a long chain would keep a whole server waiting. */
const MOST_CHAINED_EVENTS = 6;
const drawsEvents = (ops: readonly { readonly name: string }[]): number => ops.filter(op => op.name === 'event').length;
const checkChains = (parts: ContentFile, { events, unlockEvents }: Content): readonly Finding[] => {
  const chained = [...events, ...unlockEvents].filter(card => drawsEvents(opsIn(card, [])) > 0);
  const list = parts.events ? 'events' : 'unlockEvents';
  if (!parts.events && !parts.unlockEvents) return [];
  return [
    ...checkCount([list], chained.length, MOST_CHAINED_EVENTS, 'event cards that draw another event'),
    ...(['events', 'unlockEvents'] as const).flatMap(name =>
      (parts[name] ?? []).flatMap((card, i) => checkCount([name, i, 'ops'], drawsEvents(opsIn(card, [])), 1, 'events drawn by one card')),
    ),
  ];
};
/**
 * Effects of one piece, nested ones counted, and of one event card: several of them may happen at one answer. No honest piece has half as
 * many; what all of them can cost together stays within what a server gives to one answer.
 */
const MOST_EFFECTS = { piece: 60, event: 12 } as const;
const checkEffects = (parts: ContentFile): readonly Finding[] =>
  LISTS.flatMap(list => {
    const most = list === 'events' || list === 'unlockEvents' ? MOST_EFFECTS.event : MOST_EFFECTS.piece;
    return (parts[list] ?? []).flatMap((piece, i) => checkCount([list, i], opsIn(piece, []).length, most, 'effects'));
  });
/** Pieces of one kind in a file: far more than anybody plays with, and few enough to check in a moment. */
const MOST_PIECES = 200;

const checkCount = (at: Finding['at'], count: number, most: number, what: string): readonly Finding[] =>
  count > most ? [{ at, says: `${count} ${what}`, expected: `at most ${most}` }] : [];

const iconsOf = (map: MapDef): number => map.spaces.filter(space => space.icon).length;
const threatsOn = (content: Content, map: MapDef): number => {
  const set: TokenSet | undefined = content.tokenSets.find(each => each.id === map.tokenSet);
  const missions = content.missions.filter(mission => mission.map === map.id || mission.map === 'any');
  const placed = Math.max(0, ...missions.map(mission => fieldsNamed('token', mission.setup).length));
  return iconsOf(map) + (set?.stacks.reinforcement.length ?? 0) + placed;
};

export const checkLimits = (parts: ContentFile, content: Content): readonly Finding[] => {
  const cards = [...content.planning, ...content.unlockPlanning].reduce((sum, card) => sum + card.copies, 0);
  const white = parts.disrupt?.white.length ?? SLOTS.length;
  const levels = parts.difficulties?.map(({ id }) => id) ?? DIFFICULTIES;
  return [
    ...(parts.maps ?? []).flatMap((map, i) => [
      ...checkCount(['maps', i, 'spaces'], map.spaces.length, MOST.spaces, 'spaces'),
      ...checkCount(['maps', i, 'borders'], map.borders.filter(border => border.kind === 'door').length, MOST.doors, 'doors'),
      ...checkCount(['maps', i, 'spaces'], threatsOn(content, map), MOST.threats, 'threats, reinforcements and placed tokens counted'),
    ]),
    ...LISTS.flatMap(list => checkCount([list], parts[list]?.length ?? 0, MOST_PIECES, 'pieces')),
    ...checkChains(parts, content),
    ...checkEffects(parts),
    ...checkCount(['planning'], cards, MOST.planning, 'planning cards, those to unlock counted'),
    ...(white < SLOTS.length
      ? [{ at: ['disrupt', 'white'], says: `${white} white tokens`, expected: `${SLOTS.length}, one for each slot` }]
      : []),
    ...(DIFFICULTIES.every(id => levels.filter(level => level === id).length === 1)
      ? []
      : [{ at: ['difficulties'], says: levels.join(', ') || 'nothing', expected: `${DIFFICULTIES.join(', ')}, each once` }]),
  ];
};
