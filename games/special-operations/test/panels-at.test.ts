import { expect, test } from 'vitest';
import { type OperationsMoment, panelsAt } from '../client/src/panels/panels-at.js';

/** Somebody is asked in the middle of a match, and looks at nobody. */
const ASKED: OperationsMoment = {
  isOpening: false,
  isOver: false,
  isAsked: true,
  isPlacing: false,
  isTellingGoal: false,
  asksForLoadouts: false,
  hasReport: false,
  canMeasure: true,
  attack: null,
  isSinceRead: false,
  isLooking: false,
  isUnitShown: false,
};
const ATTACK = { isInProgress: false, isNews: false, isUnread: false, isOnLooked: false };
const NEWS = { ...ATTACK, isNews: true, isUnread: true };

test.each<[string, Partial<OperationsMoment>, string]>([
  ['in the middle of a match', {}, 'hints, since you, explanation, help'],
  ['once that is read', { isSinceRead: true }, 'hints, explanation, help'],
  ['for whoever only watches', { isAsked: false, canMeasure: false }, 'hints, help'],
  ['with a unit in sight', { isLooking: true, isUnitShown: true }, 'hints, explanation, unit, help'],
  ['while a unit is put down', { isPlacing: true, isUnitShown: true }, 'hints, explanation, unit, help'],
  ['with an old attack', { attack: ATTACK }, 'hints, attack, since you, explanation, help'],
  ['with an old attack and a unit in sight', { attack: ATTACK, isLooking: true, isUnitShown: true }, 'hints, explanation, unit, help'],
  ['with an attack that is news', { attack: NEWS }, 'hints, attack, explanation, help'],
  ['with its target still under the mouse', { attack: { ...NEWS, isOnLooked: true }, isLooking: true }, 'hints, attack, explanation, help'],
  ['with another unit under the mouse', { attack: NEWS, isLooking: true }, 'hints, explanation, help'],
  ['in the middle of an attack', { attack: { ...ATTACK, isInProgress: true }, isLooking: true }, 'hints, attack, explanation, help'],
  ['at the end', { isOver: true, isAsked: false, hasReport: true }, 'round report, hints, explanation, help'],
  ['when a round has ended', { hasReport: true }, 'hints, since you, explanation, help'],
])('near the board %s', (_, part, near) => {
  expect(panelsAt({ ...ASKED, ...part }).near.join(', ')).toBe(near);
});
test.each<[string, Partial<OperationsMoment>, string, string]>([
  ['before the first command cards', { isOpening: true }, 'own squad', 'mission, other squad'],
  ['later', {}, 'mission, own squad', 'other squad'],
  ['at the end', { isOver: true }, 'summary, mission, own squad', 'other squad'],
])('on both sides %s', (_, part, left, right) => {
  const panels = panelsAt({ ...ASKED, ...part });
  expect([panels.left.join(', '), panels.right.join(', ')]).toEqual([left, right]);
});
test.each<[string, Partial<OperationsMoment>, string]>([
  ['cards', {}, 'card choice'],
  ['equipment', { asksForLoadouts: true }, 'loadout choice'],
  ['nothing while the goal is told', { asksForLoadouts: true, isTellingGoal: true }, 'goal'],
])('over the board %s', (_, part, over) => {
  expect(panelsAt({ ...ASKED, ...part }).over).toBe(over);
});
test.each<[string, Partial<OperationsMoment>, boolean]>([
  ['that goes on', { attack: { ...ATTACK, isInProgress: true }, isPlacing: true }, true],
  ['that nobody has closed', { attack: NEWS }, true],
  ['that was closed', { attack: { ...NEWS, isUnread: false } }, false],
  ['when the board must be free', { attack: NEWS, isPlacing: true }, false],
  ['of a match that is over', { attack: NEWS, isOver: true }, false],
])('an attack %s opens by itself, or not', (_, part, isNews) => {
  expect(panelsAt({ ...ASKED, ...part }).isAttackNews).toBe(isNews);
});
