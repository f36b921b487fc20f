import { type About, aboutRefusal, type PlainRefusal, plainRefusal } from '@cadre/battle';
import type { Reason } from '@cadre/core';
import { COMMON_REFUSALS, pieceOf, type Refusal } from '@cadre/geometry';
import { boxOf } from '../box.js';
import type { MoveName } from '../content/types.js';
import type { CharacterId, EncounterView } from '../state.js';
import { unitOf, unitOfCharacter } from './bodies.js';
import type { PlaceQuestion } from './place-args.js';

/** Every word that a refused spot can have: speech has a sentence for each. */
export const PLACE_PROBLEMS = [
  ...COMMON_REFUSALS,
  'too-far-from-edge',
  'not-nearer',
  'not-farther',
  'no-direction',
  'not-away',
  'not-toward',
  'not-on-the-table',
  'engaged',
] as const;
export type PlaceProblem = (typeof PLACE_PROBLEMS)[number];
export const problem = (rule: string, why: PlaceProblem, about: About = {}): Reason => ({ rule, why, about });

/** Characters have a number as their name, tokens a word. */
const named = (k: EncounterView, id: string): About => {
  const character = Number(id) as CharacterId;
  return Number.isInteger(character) ? { character, card: unitOf(k, unitOfCharacter(k, character)).card } : { token: id };
};

const MOVE_RULE: Readonly<Record<MoveName, string>> = {
  advance: 'S-MOVE-2',
  dash: 'S-MOVE-3',
  climb: 'S-MOVE-4',
  jump: 'S-MOVE-5',
  reposition: 'S-EFF-6',
};
const moveRule = (q: PlaceQuestion): string => (q.kind === 'move' ? MOVE_RULE[q.how] : 'S-MOVE-1');
/** The rule that makes the region of a question what it is. */
const REGION: Readonly<Record<PlaceQuestion['kind'], string>> = {
  move: 'S-EFF-8',
  push: 'S-EFF-3',
  deploy: 'S-DEP-1',
  rest: 'S-DEP-1',
  setUp: 'LE-M4',
};

/** The rule behind a refusal of the table. */
const ruleFor = (k: EncounterView, q: PlaceQuestion, refusal: PlainRefusal): string => {
  switch (refusal.kind) {
    case 'off-the-table':
      return 'S-BF-1';
    case 'in-piece':
      return pieceOf(boxOf(k).table, refusal.piece).passage === 'impassable' ? 'LE-T4' : 'S-BASE-2';
    case 'half-on-piece':
    case 'no-headroom':
    case 'wrong-level':
    case 'on-base':
      return 'S-BASE-2';
    case 'too-high':
      return 'LE-T6';
    case 'out-of-reach':
      return moveRule(q);
    case 'way-blocked':
      return 'LE-T3';
    case 'too-far':
    case 'too-far-from-edge':
      return REGION[q.kind];
    case 'too-near':
      return 'LE-H9';
    case 'not-nearer':
    case 'not-farther':
      return 'S-EFF-8';
    case 'too-low':
    case 'in-contact':
    case 'no-contact':
    case 'outside-zone':
    case 'excluded':
      throw new Error(`no question of this game asks for a region that refuses with "${refusal.kind}"`);
  }
};
/** A refusal of the table with the rule of the game that is behind it. */
export const reasonFor = (k: EncounterView, q: PlaceQuestion, given: Refusal): Reason => {
  const refusal = plainRefusal(given);
  return problem(
    ruleFor(k, q, refusal),
    refusal.kind as PlaceProblem,
    aboutRefusal(refusal, id => named(k, id)),
  );
};
