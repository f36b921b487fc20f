import { readOwn } from '../src/index.js';

export const box = (left: number, near: number, right: number, far: number) => [
  [left, near],
  [right, near],
  [right, far],
  [left, far],
];
export const layout = (change: object = {}) => ({
  id: 'canyon',
  name: { en: 'The Canyon', de: 'Die Schlucht' },
  missions: ['priorities'],
  pieces: [
    { id: 'cliff', kind: 'rock', polygon: box(10, 10, 14, 14) },
    { id: 'hut', kind: 'building', polygon: box(22, 22, 26, 26) },
    { id: 'grove', kind: 'woods', polygon: box(2, 24, 6, 28) },
  ],
  ...change,
});
export const mission = (change: object = {}) => ({
  rules: 'priorities',
  name: 'Two Hills',
  objectives: [
    { id: 'near', name: 'near hill', kind: 'objective', x: 12, y: 18, claimed: false },
    { id: 'far', name: 'far hill', kind: 'objective', x: 24, y: 18, claimed: false },
  ],
  numbers: { priorityBy: { crit: 'near', surge: 'far', hit: 'near' }, pointsToWin: 5 },
  layouts: ['forest-moon'],
  ...change,
});
export const fileOf = (content: object): string => JSON.stringify(content);
export const problemsOf = (content: object): readonly string[] => {
  const read = readOwn(fileOf(content));
  return read.ok ? [] : read.problems;
};
