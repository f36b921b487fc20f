import { type About, aboutRefusal, type PlainRefusal, plainRefusal } from '@cadre/battle';
import type { Reason } from '@cadre/core';
import { COMMON_REFUSALS, pieceOf, type Refusal } from '@cadre/geometry';
import { boxOf } from '../box.js';
import type { MoveFrame } from '../frames.js';
import type { BattleView, UnitId } from '../state.js';
import type { PlaceQuestion } from './place-args.js';
import { unitOf } from './queries.js';

/** Every word that a refused spot can have: speech has a sentence for each. */
export const PLACE_PROBLEMS = [
  ...COMMON_REFUSALS,
  'too-low',
  'in-contact',
  'touches-objective',
  'two-enemies',
  'no-contact',
  'outside-zone',
  'nowhere',
  'not-on-the-table',
  'immobilised',
  'no-speed',
  'not-engaged',
  'engaged',
  'cannot-jump',
  'no-facing',
] as const;
export type PlaceProblem = (typeof PLACE_PROBLEMS)[number];
export const problem = (rule: string, why: PlaceProblem, about: About = {}): Reason => ({ rule, why, about });
/** Whoever and whatever a refusal names: units have a number, tokens a word before theirs. */
const named = (k: BattleView, id: string): About => {
  const token = /^(objective|marker|code)-(\d+)$/.exec(id);
  if (token) return { [token[1]!]: Number(token[2]) };
  const unit = Number(id) as UnitId;
  return { unit, kind: unitOf(k, unit).type };
};
const isImpassable = (k: BattleView, piece: string): boolean => pieceOf(boxOf(k).table, piece).passage === 'impassable';

const REACH: Readonly<Record<MoveFrame['how'], string>> = {
  move: 'L-MOV-1',
  climb: 'L-MOV-8',
  jump: 'SO-K22',
  dash: 'SO-G17',
  granted: 'L-MOV-1',
  scout: 'SO-K34',
  withdraw: 'L-MOV-10',
};
const HEIGHT: Readonly<Record<MoveFrame['how'], string>> = {
  move: 'L-TER-5',
  climb: 'L-MOV-8',
  jump: 'SO-K22',
  dash: 'SO-G17',
  granted: 'SO-H7',
  scout: 'L-MOV-8',
  withdraw: 'L-TER-5',
};
/** The rule that makes the region of a question what it is. */
const REGION: Readonly<Record<PlaceQuestion['kind'], string>> = {
  move: 'SO-K34',
  deploy: 'SO-G10',
  infiltrate: 'SO-K20',
  covert: 'SO-G34',
  reveal: 'SO-G36',
  reserve: 'SO-S8',
  network: 'SO-V4',
  charge: 'SO-G6',
  trap: 'SO-G15',
  return: 'SO-G6',
  beside: 'SO-G12',
};
export const regionRule = (k: BattleView, q: PlaceQuestion): string => {
  if (q.kind !== 'deploy' && q.kind !== 'covert') return REGION[q.kind];
  const { deployment } = boxOf(k).mission;
  const { where, alternates } = deployment[unitOf(k, q.unit).seat === k.public.blue ? 'blue' : 'red'];
  return where === 'vehicle' ? 'SO-V1' : alternates && q.zones.length === 1 ? 'SO-C1' : REGION[q.kind];
};
const isDeployment = (q: PlaceQuestion): boolean => q.kind === 'deploy' || q.kind === 'covert';
/** L-BAS-4: contact comes from moving into melee alone. */
const contactRule = (k: BattleView, q: PlaceQuestion): string => {
  if (q.kind !== 'move') return isDeployment(q) && boxOf(k).edition.deploymentContactBan ? 'SO-G10' : 'L-BAS-4';
  return q.how === 'withdraw' ? 'L-MOV-10' : q.how === 'granted' ? 'SO-H7' : 'L-MEL-2';
};
const how = (q: PlaceQuestion): MoveFrame['how'] => (q.kind === 'move' ? q.how : 'move');

/** The rule behind a refusal of the table. */
const ruleFor = (k: BattleView, q: PlaceQuestion, refusal: PlainRefusal): string => {
  switch (refusal.kind) {
    case 'off-the-table':
      return 'L-MOV-4';
    case 'in-piece':
      return isImpassable(k, refusal.piece) ? 'L-TER-3' : 'L-TER-6';
    case 'half-on-piece':
    case 'no-headroom':
    case 'wrong-level':
      return 'L-TER-6';
    case 'on-base':
      return 'L-MOV-3';
    case 'too-high':
    case 'too-low':
      return HEIGHT[how(q)];
    case 'out-of-reach':
      return REACH[how(q)];
    case 'way-blocked':
      return refusal.by.some(piece => isImpassable(k, piece)) ? 'L-TER-3' : HEIGHT[how(q)];
    case 'in-contact':
      return contactRule(k, q);
    case 'excluded':
      return 'L-MEL-2';
    case 'no-contact':
    case 'too-near':
    case 'too-far':
    case 'outside-zone':
      return regionRule(k, q);
    case 'too-far-from-edge':
    case 'not-nearer':
    case 'not-farther':
      throw new Error(`no question of this game asks for a region that refuses with "${refusal.kind}"`);
  }
};
/** A refusal of the table with the rule of the game that is behind it. */
export const reasonFor = (k: BattleView, q: PlaceQuestion, given: Refusal): Reason => {
  const refusal = plainRefusal(given);
  const about = aboutRefusal(refusal, id => named(k, id));
  if (refusal.kind === 'in-contact' && 'objective' in about)
    return problem(isDeployment(q) ? 'SO-G12' : regionRule(k, q), 'touches-objective', about);
  const rule = ruleFor(k, q, refusal);
  return problem(rule, refusal.kind === 'excluded' ? 'two-enemies' : (refusal.kind as PlaceProblem), about);
};
