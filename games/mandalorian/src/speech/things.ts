import type { Box } from '../box/box.js';
import { enemyId } from '../content/names.js';
import { ABILITIES, CLASSES, SHAPES, type TriggerCard } from '../content/types.js';
import { AWAY, type Away, FACEDOWN, type Facedown } from '../ids.js';
import type { Mind, Piece, Table } from '../state.js';
import type { Words } from './words.js';

/** What things are called at the table. */
export const spaceName = (words: Words, box: Box, space: number | Away): string =>
  (space === AWAY ? undefined : box.terrain.names[space]) ?? words.things.nowhere;
export const characterName = (words: Words, box: Box, c: number): string => {
  const def = box.characters[c]?.def;
  return def ? words.names('character', def.id) : words.things.unknown;
};
export const slotName = (words: Words, box: Box, slot: number): string =>
  box.slots[slot] === 'mission' && box.missionSlot
    ? words.names('missionAction', box.missionSlot.name)
    : words.things.slots[box.slots[slot] ?? 'move'];

/** The bare name of a token. */
export const tokenTitle = (words: Words, box: Box, token: number): string => {
  const face = box.tokens[token];
  if (!face) return words.things.unknown;
  if (face.feature) return words.names('feature', face.feature.id);
  const kind = CLASSES[face.class];
  return face.special || !kind ? words.names('special', face.special) : words.names('enemy', enemyId(box.map.tokenSet, kind));
};
export const tokenName = (words: Words, box: Box, token: number | Facedown): string => {
  if (token === FACEDOWN) return words.things.unknown;
  const face = box.tokens[token],
    title = tokenTitle(words, box, token);
  if (!face?.enemy) return title;
  const { classes, noClass, health, abilities } = words.things;
  const kind = CLASSES[face.class];
  const traits = ABILITIES.filter(ability => face[ability]).map(ability => abilities[ability]);
  return `${title} (${[kind ? classes[kind] : noClass, health(face.health), ...traits].join(', ')})`;
};
/** A threat as this player knows it: facedown, unless it was looked at. */
export const pieceName = (words: Words, box: Box, pieces: readonly Piece[], mine: Mind | null, piece: number): string => {
  const p = pieces[piece]!;
  const { facedown, seen, damaged, unknown } = words.things;
  if (p.token === FACEDOWN) {
    const known = mine?.seen[piece] ?? FACEDOWN;
    const shape = SHAPES[box.pieces[piece]!.stack];
    const back = shape ? facedown[shape] : unknown;
    return known === FACEDOWN ? back : seen(back, tokenName(words, box, known));
  }
  return p.damage > 0 ? damaged(tokenName(words, box, p.token), p.damage) : tokenName(words, box, p.token);
};
export const pieceWithPlace = (words: Words, box: Box, t: Table, mine: Mind | null, piece: number): string =>
  words.things.in(pieceName(words, box, t.pieces, mine, piece), spaceName(words, box, t.pieces[piece]!.space));

export const cardWords = (words: Words, box: Box, card: number): string => {
  const { card: c, character } = box.cards[card]!;
  const text = words.texts.skillText(c, words.names);
  const of = box.shared ? `${characterName(words, box, character)}: ` : '';
  const strength = typeof c.strength === 'number' ? c.strength : words.things.strengths[c.strength];
  return `${of}${words.names('card', c.id)} [${strength}]${text ? ` ${text}` : ''}`;
};
export const triggerWords = (words: Words, card: TriggerCard): string =>
  `${words.names('card', card.id)}: ${words.texts.triggerText(card, words.names)}`;
/** Whoever sits there: by their character, where they have one of their own. */
export const playerName = ({ playing, player, names }: Words, { shared, characters }: Box, seat: number): string =>
  shared || !characters[seat] ? player(seat + 1) : playing(characters[seat].def.id, names);
