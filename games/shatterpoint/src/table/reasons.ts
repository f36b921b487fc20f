import type { Reason } from '@cadre/core';
import { COMMON_REFUSALS, inchesDown, inchesUp, pieceOf, type Refusal } from '@cadre/geometry';
import { boxOf } from '../box.js';
import type { MoveName } from '../content/types.js';
import type { CharacterId, EncounterView } from '../state.js';
import { unitOf, unitOfCharacter } from './bodies.js';
import type { PlaceQuestion } from './place-args.js';

type About = NonNullable<Reason['about']>;
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

/** A refusal of the table with the rule of the game that is behind it. */
export const reasonFor = (k: EncounterView, q: PlaceQuestion, refusal: Refusal): Reason => {
  const region = REGION[q.kind];
  switch (refusal.kind) {
    case 'off-the-table':
      return problem('S-BF-1', refusal.kind);
    case 'in-piece':
      return problem(pieceOf(boxOf(k).table, refusal.piece).passage === 'impassable' ? 'LE-T4' : 'S-BASE-2', refusal.kind, {
        piece: refusal.piece,
      });
    case 'half-on-piece':
    case 'no-headroom':
      return problem('S-BASE-2', refusal.kind, { piece: refusal.piece });
    case 'wrong-level':
      return problem('S-BASE-2', refusal.kind, { level: refusal.levels[0]! });
    case 'on-base':
      return problem('S-BASE-2', refusal.kind, named(k, refusal.figure));
    case 'too-high':
      return problem('LE-T6', refusal.kind, { ...(refusal.piece !== undefined && { piece: refusal.piece }) });
    case 'out-of-reach':
      return problem(moveRule(q), refusal.kind, { inches: inchesUp(refusal.distance), most: inchesDown(refusal.most) });
    case 'way-blocked':
      return problem('LE-T3', refusal.kind, { piece: refusal.by.join(',') });
    case 'too-far':
      return problem(region, refusal.kind, {
        ...named(k, refusal.from),
        inches: inchesUp(refusal.gap),
        most: inchesDown(refusal.most),
      });
    case 'too-near':
      return problem('LE-H9', refusal.kind, {
        ...named(k, refusal.to),
        inches: inchesDown(refusal.gap),
        least: inchesUp(refusal.least),
      });
    case 'too-far-from-edge':
      return problem(region, refusal.kind, { inches: inchesUp(refusal.gap), most: inchesDown(refusal.most) });
    case 'not-nearer':
      return problem('S-EFF-8', refusal.kind, named(k, refusal.to));
    case 'not-farther':
      return problem('S-EFF-8', refusal.kind, named(k, refusal.from));
    case 'none-of':
      return reasonFor(k, q, refusal.reasons[0]!);
    case 'too-low':
    case 'in-contact':
    case 'no-contact':
    case 'outside-zone':
    case 'excluded':
      throw new Error(`no question of this game asks for a region that refuses with "${refusal.kind}"`);
  }
};
