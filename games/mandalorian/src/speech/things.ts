import type { Box } from '../box/box.js';
import { content } from '../content/index.js';
import { namesOf, skillText, triggerText } from '../content/text.js';
import { CLASSES, SHAPES } from '../content/types.js';
import { FACEDOWN, type Mind, type Piece, type Table } from '../state.js';

/** What things are called at the table. */
export const SLOT_NAMES = { move: 'Move', attack: 'Attack', intel: 'Intel', plan: 'Plan', mission: 'Mission' } as const;
export const names = namesOf(content);
export const spaceName = (box: Box, space: number): string => box.terrain.names[space] ?? 'nowhere';
export const characterName = (box: Box, c: number): string => box.characters[c]?.def.name ?? 'nobody';
export const slotName = (box: Box, slot: number): string =>
  box.slots[slot] === 'mission' ? (box.missionSlot?.name ?? SLOT_NAMES.mission) : SLOT_NAMES[box.slots[slot] ?? 'move'];

export const tokenName = (box: Box, token: number): string => {
  const face = box.tokens[token];
  if (!face) return 'unknown token';
  if (!face.enemy) return face.name;
  const traits = (['sentry', 'grapple', 'sabotage', 'missionEffect'] as const)
    .filter(t => face[t])
    .map(t => (t === 'missionEffect' ? 'mission effect' : t));
  return `${face.name} (${[CLASSES[face.class] ?? 'no class', `health ${face.health}`, ...traits].join(', ')})`;
};
/** A threat as this player knows it: facedown, unless it was looked at. */
export const pieceName = (box: Box, pieces: readonly Piece[], mine: Mind | null, piece: number): string => {
  const p = pieces[piece]!;
  if (p.token === FACEDOWN) {
    const known = mine?.seen[piece] ?? FACEDOWN;
    const shape = SHAPES[box.pieces[piece]!.stack] ?? 'unknown';
    return known === FACEDOWN ? `facedown ${shape}` : `facedown ${shape}, seen: ${tokenName(box, known)}`;
  }
  return p.damage > 0 ? `${tokenName(box, p.token)} with ${p.damage} damage` : tokenName(box, p.token);
};
export const pieceWithPlace = (box: Box, t: Table, mine: Mind | null, piece: number): string =>
  `${pieceName(box, t.pieces, mine, piece)} in ${spaceName(box, t.pieces[piece]!.space)}`;

export const cardWords = (box: Box, card: number): string => {
  const { card: c, character } = box.cards[card]!;
  const text = skillText(c, names);
  const of = box.shared ? `${characterName(box, character)}: ` : '';
  return `${of}${c.name} [${c.strength}]${text ? ` ${text}` : ''}`;
};
export const planningWords = (box: Box, card: number): string => `${box.planning[card]!.name}: ${triggerText(box.planning[card]!, names)}`;
