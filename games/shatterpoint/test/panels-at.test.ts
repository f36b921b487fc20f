import { expect, test } from 'vitest';
import { type EncounterMoment, panelsAt } from '../client/src/table/panels/panels-at.js';

/** A cadre is asked, nobody acts, and nobody is looked at. */
const ASKED: EncounterMoment = {
  isLegend: false,
  isOver: false,
  isAsked: true,
  isPlacing: false,
  asksForStance: false,
  hasHelp: false,
  isWalkingTree: false,
  areOrdersRevealed: false,
  hasAttack: false,
  canMeasure: true,
  isTarget: false,
  isUnitShown: false,
};
test.each<[string, Partial<EncounterMoment>, string]>([
  ['for a cadre', {}, 'hints, revealed card, explanation, legend'],
  ['for the Legend', { isLegend: true }, 'hints, revealed card, explanation, reserve, cadres'],
  ['for whoever only watches', { isAsked: false, canMeasure: false, hasHelp: true }, 'hints, revealed card, legend'],
  ['while a unit acts', { hasHelp: true, isUnitShown: true }, 'hints, revealed card, help, explanation, unit, legend'],
  ['with a target in sight', { hasAttack: true, isTarget: true }, 'hints, revealed card, attack, explanation, tree odds, legend'],
  ['with a target where nobody can be asked', { isTarget: true, canMeasure: false }, 'hints, revealed card, legend'],
])('on the right %s', (_, part, right) => {
  expect(panelsAt({ ...ASKED, ...part }).right.join(', ')).toBe(right);
});
test.each<[string, Partial<EncounterMoment>, string]>([
  ['for a cadre', {}, 'mission, reserve, cadres'],
  ['for the Legend', { isLegend: true }, 'mission, legend'],
  ['at the end', { isOver: true }, 'summary, mission, reserve, cadres'],
])('on the left %s', (_, part, left) => {
  expect(panelsAt({ ...ASKED, ...part }).left.join(', ')).toBe(left);
});
test.each<[string, Partial<EncounterMoment>, string | null]>([
  ['nothing', {}, null],
  ['the tree that is walked', { isWalkingTree: true, areOrdersRevealed: true }, 'tree'],
  ['nothing while a step of the tree moves somebody', { isWalkingTree: true, isPlacing: true }, null],
  ['the stances', { asksForStance: true, areOrdersRevealed: true }, 'stance choice'],
  ['the orders that are revealed', { areOrdersRevealed: true }, 'revealed orders'],
])('over the board %s', (_, part, over) => {
  expect(panelsAt({ ...ASKED, ...part }).over).toBe(over);
});
