import { type Box, boxOf } from '../box/box.js';
import { content as builtIn } from '../content/index.js';
import { enemyId, type Names, namesOf } from '../content/names.js';
import { CLASSES } from '../content/types.js';
import type { CardFactType, MandoFact } from '../fact.js';
import { FACEDOWN, type Facedown, type TokenId, tokenId as tokenOf } from '../ids.js';
import type { MandoKnown } from '../state.js';
import { ownName } from './told.js';

type Ids = Readonly<Record<string, string | string[]>>;
/** What the card numbers of a fact count. A new fact about cards does not compile before it is here. */
const DECKS: Readonly<Record<CardFactType, 'skill' | 'planning' | 'event'>> = {
  played: 'skill',
  text: 'skill',
  named: 'skill',
  recovered: 'skill',
  hand: 'skill',
  exposed: 'skill',
  emptied: 'skill',
  kept: 'planning',
  topped: 'planning',
  'plan-drawn': 'planning',
  'plans-discarded': 'planning',
  event: 'event',
  'event-seen': 'event',
  'no-effect': 'event',
};
const cardId = (box: Box, type: string, card: number): string => {
  switch (DECKS[type as CardFactType]) {
    case 'skill':
      return box.cards[card]?.card.id ?? '';
    case 'planning':
      return box.planning[card]?.id ?? '';
    case 'event':
      return box.events[card]?.id ?? '';
    default:
      return '';
  }
};
const characterName = (box: Box, character: number): string => box.characters[character]?.def.id ?? '';
/** A token by what it is: a feature's or special enemy's id, or class and health. */
export const tokenId = (box: Box, token: TokenId | Facedown): string => {
  const face = token === FACEDOWN ? undefined : box.tokens[token];
  if (!face) return '';
  if (face.feature) return face.feature.id;
  return face.special || `${CLASSES[face.class]}-${face.health}`;
};
/** An enemy of a class has the name of its token set. */
const threatIds = (box: Box, key: 'piece' | 'token', token: TokenId | Facedown): Ids => {
  const face = token === FACEDOWN ? undefined : box.tokens[token];
  const kind = face && !face.special && !face.feature ? CLASSES[face.class] : undefined;
  return { [key]: tokenId(box, token), ...(kind ? { enemy: enemyId(box.map.tokenSet, kind) } : {}) };
};
/** Whom an effect that lasts is on, and who or what has The Child: what the number means depends on the rest of the fact. */
const holderIds = (s: MandoKnown, box: Box, fact: MandoFact): Ids => {
  const onPiece = (piece: number): Ids => threatIds(box, 'piece', s.public.pieces[piece]!.token);
  const onCharacter = (who: number): Ids => ({ character: characterName(box, who) });
  if (fact.type === 'lasting') return fact.kind === 'pin' ? onPiece(fact.who) : onCharacter(fact.who);
  if (fact.type !== 'child') return {};
  if (fact.held === 'enemy') return onPiece(fact.by);
  return fact.held === 'space' ? { space: box.terrain.names[fact.by] ?? '' } : onCharacter(fact.by);
};
/** What the key of a fact is the name of; a token can be both, and an enemy of a class neither. */
const KINDS: Readonly<Record<string, readonly Parameters<Names>[0][]>> = {
  character: ['character'],
  characters: ['character'],
  you: ['character'],
  player: ['character'],
  accused: ['character'],
  token: ['feature', 'special'],
  piece: ['feature', 'special'],
  enemy: ['enemy'],
  card: ['card'],
  cards: ['card'],
  track: ['track'],
};
const builtInNames = namesOf(builtIn);
/** The names of whatever the players brought themselves: whoever reads the log later may not have their file. */
const ownNames = (box: Box, ids: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> => {
  const names = namesOf(box.content, box.mission);
  const found: Record<string, string> = {};
  for (const [key, kinds] of Object.entries(KINDS))
    for (const id of [ids[key] ?? []].flat())
      for (const kind of kinds)
        if (typeof id === 'string' && names(kind, id) !== builtInNames(kind, id)) found[ownName(kind, id)] = names(kind, id);
  return found;
};
/** The same fact with the ids of what its numbers stand for, under the same keys; slots and backs are numbers of a fixed list. */
export const withIds = (s: MandoKnown, fact: MandoFact): MandoFact => {
  const box = boxOf(s);
  const ids = idsOf(s, box, fact);
  const named = Object.keys(ids).length === 0 ? fact : { ...fact, of: ids };
  if (box.plan.own === undefined) return named;
  const own = ownNames(box, { ...fact, ...ids });
  return Object.keys(own).length === 0 ? named : { ...named, own };
};
const idsOf = (s: MandoKnown, box: Box, fact: MandoFact): Ids => {
  const fields: Readonly<Record<string, unknown>> = fact;
  const found: Record<string, string | string[]> = { ...holderIds(s, box, fact) };
  for (const key in fields) {
    const x = fields[key];
    if (key === 'characters' && Array.isArray(x)) found[key] = x.map(character => characterName(box, character as number));
    if (key === 'cards' && Array.isArray(x)) found[key] = x.map(card => cardId(box, fact.type, card as number));
    if (typeof x !== 'number') continue;
    switch (key) {
      case 'space':
      case 'from':
      case 'to':
        found[key] = box.terrain.names[x] ?? '';
        break;
      case 'character':
      case 'you':
        found[key] = characterName(box, x);
        break;
      case 'token':
        if (fact.type === 'disrupted' || fact.type === 'cleared') found[key] = String(box.disrupt[x] ?? 1);
        else Object.assign(found, threatIds(box, key, tokenOf(x)));
        break;
      case 'piece':
        Object.assign(found, threatIds(box, key, s.public.pieces[x]!.token));
        break;
      case 'card':
        found[key] = cardId(box, fact.type, x);
        break;
      case 'seat':
      case 'accused':
        // Where a player has one character, the log calls the player by it.
        if (!box.shared && box.characters[x]) found[key === 'seat' ? 'player' : key] = box.characters[x].def.id;
        break;
    }
  }
  return found;
};
