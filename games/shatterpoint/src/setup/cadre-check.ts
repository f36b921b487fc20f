import type { Setup } from '@cadre/core';
import { cardNamed } from '../box.js';
import { LEGENDS } from '../content/legends/index.js';
import { MISSIONS } from '../content/missions/index.js';
import { ERAS, type UnitCard } from '../content/types.js';
import { UNITS } from '../content/units/index.js';
import { CADRES } from '../state.js';
import { cadreOf } from './new-match.js';

const SHAPE = ['secondary', 'supporting', 'secondary', 'supporting'] as const;
const find = (id: string): UnitCard | undefined => UNITS.find(card => card.id === id);
/** LE-30 to LE-34: what is wrong with one cadre. */
export const cadreProblems = (text: string, mission: string): string[] => {
  const ids = cadreOf(text);
  const unknown = ids.filter(id => !find(id));
  if (unknown.length > 0) return [`LE-30: there is no unit "${unknown[0]}"; expected four units such as captain-rex, joined by +`];
  const cards = ids.flatMap(id => find(id) ?? []);
  const types = cards.map(({ type }) => type);
  if (types.length !== SHAPE.length || types.some((type, i) => type !== SHAPE[i]))
    return [`LE-30: expected a Secondary and a Supporting unit, twice; got ${types.join(', ')}`];
  const { points } = MISSIONS.find(({ id }) => id === mission)!;
  const cost = cards.reduce((sum, card) => sum + card.cost, 0);
  const names = cards.flatMap(({ uniqueNames }) => uniqueNames);
  return [
    ...(cost > points ? [`LE-34: the cadre costs ${cost} points; ${mission} allows ${points}`] : []),
    ...(ERAS.some(era => cards.every(({ eras }) => eras.includes(era))) ? [] : ['LE-33: the four units share no era']),
    ...(new Set(ids).size < ids.length ? ['LE-P29: a unit is in the cadre twice'] : []),
    ...(new Set(names).size < names.length ? ['LE-35: two units of the cadre have the same unique name'] : []),
  ];
};
/** LE-35: unique names across both cadres, the Legend and the minions. */
export const clashes = (setup: Setup): string[] => {
  const legend = LEGENDS.find(({ id }) => id === setup['legend']);
  const minions = legend?.minionSets.find(({ id }) => id === setup['minions'])?.minions.map(cardNamed) ?? [];
  const sides = [
    [...(legend ? [legend] : []), ...minions],
    ...CADRES.map(seat => cadreOf(String(setup[`cadre.${seat}`])).flatMap(id => find(id) ?? [])),
  ];
  const names = sides.flatMap(cards => [...new Set(cards.flatMap(({ uniqueNames }) => uniqueNames))]);
  const twice = [...new Set(names.filter((name, i) => names.indexOf(name) !== i))];
  return twice.map(name => `LE-35: "${name}" is in the encounter twice`);
};
