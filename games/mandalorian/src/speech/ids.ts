import type { Fact } from '@cadre/core';
import { type Box, boxOf } from '../box/box.js';
import { content as builtIn } from '../content/index.js';
import { type Names, namesOf } from '../content/names.js';
import { CLASSES } from '../content/types.js';
import type { MandoState } from '../state.js';
import { ownName } from './told.js';

/** The deck that the number `card` of a fact belongs to. */
const SKILL_FACTS = new Set(['played', 'text', 'named', 'recovered', 'hand', 'exposed', 'emptied']);
const PLANNING_FACTS = new Set(['kept', 'topped', 'plan-drawn', 'plans-discarded']);
const EVENT_FACTS = new Set(['event', 'event-seen', 'no-effect']);

const cardId = (box: Box, type: string, card: number): string => {
  if (SKILL_FACTS.has(type)) return box.cards[card]?.card.id ?? '';
  if (PLANNING_FACTS.has(type)) return box.planning[card]?.id ?? '';
  if (EVENT_FACTS.has(type)) return box.events[card]?.id ?? '';
  return '';
};
/** A token by what it is: a feature's or special enemy's id, or class and health. */
export const tokenId = (box: Box, token: number): string => {
  const face = box.tokens[token];
  if (!face) return '';
  if (face.feature) return face.feature.id;
  return face.special || `${CLASSES[face.class]}-${face.health}`;
};
/** What the key of a fact is the name of; a token can be both, and an enemy of a class neither. */
const KINDS: Readonly<Record<string, readonly Parameters<Names>[0][]>> = {
  character: ['character'],
  you: ['character'],
  token: ['feature', 'special'],
  piece: ['feature', 'special'],
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
export const withIds = (s: MandoState, fact: Fact): Fact => {
  const box = boxOf(s);
  const ids = idsOf(s, box, fact);
  const named = Object.keys(ids).length === 0 ? fact : { ...fact, of: ids };
  if (box.plan.own === undefined) return named;
  const own = ownNames(box, { ...fact, ...ids });
  return Object.keys(own).length === 0 ? named : { ...named, own };
};
const idsOf = (s: MandoState, box: Box, fact: Fact): Readonly<Record<string, string | string[]>> => {
  const found: Record<string, string | string[]> = {};
  for (const key in fact) {
    const x = fact[key];
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
        found[key] = box.characters[x]?.def.id ?? '';
        break;
      case 'token':
        found[key] = fact.type === 'disrupted' || fact.type === 'cleared' ? String(box.disrupt[x] ?? 1) : tokenId(box, x);
        break;
      case 'piece':
        found[key] = tokenId(box, s.public.pieces[x]!.token);
        break;
      case 'card':
        found[key] = cardId(box, fact.type, x);
        break;
    }
  }
  return found;
};
