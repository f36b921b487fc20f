import { expect, test } from 'vitest';
import { attackFrom } from '../../../packages/table-client/src/battlefield/latest-attack.js';
import { lessonAt } from '../client/src/guide/lessons.js';
import { ATTACK_READER } from '../client/src/panels/last-attack.js';
import type { ShownAttack } from '../client/src/panels/shown-attack.js';
import type { OperationsView } from '../client/src/view.js';
import type { BattleFact } from '../src/facts.js';

const TARGET = { unit: 3, seat: 0, card: 'RT-3', kind: 'rebel-trooper' };
const ATTACK = {
  type: 'attack',
  seat: 1,
  card: 'II-2',
  kind: 'stormtrooper',
  targetSeat: 0,
  targetCard: 'RT-3',
  targetType: 'rebel-trooper',
};
const told = (...facts: object[]): ShownAttack =>
  attackFrom(ATTACK_READER, null, [ATTACK, ...facts] as unknown as BattleFact[], 'en')!.shown;

test('wounds of panic after an attack are no wounds of the attack', () => {
  const wounded = { type: 'wounded', n: 1, ...TARGET };
  const defended = { type: 'defended', blocks: 1, pierced: 0 };
  const panicked = { type: 'panicked', faces: ['hit'], wounds: 1, ...TARGET };
  expect(told(defended, wounded)).toMatchObject({ wounds: 1, panics: [] });
  const shown = told(defended, panicked, wounded, { type: 'defeated', ...TARGET });
  expect(shown).toMatchObject({ wounds: 0, panics: [{ wounds: 1 }] });
  expect(shown.panics[0]!.name).toMatch(/Rebel Trooper$/);
  expect(shown.defeated).toEqual([shown.panics[0]!.name]);
});
test('what has changed the results is remembered, and whether terrain gives the cover', () => {
  const results = (hits: number, why: string) => ({ type: 'attack-modified', hits, crits: 0, why });
  expect(told(results(2, 'rolled')).changedBy).toBe('');
  expect(told(results(2, 'rolled'), results(1, 'dodge'))).toMatchObject({ hits: 1, changedBy: 'dodge' });
  expect(told({ type: 'cover', cover: 1, piece: 'wall' }).isCoverByEffect).toBe(false);
  expect(told({ type: 'cover', cover: 1, piece: '' }).isCoverByEffect).toBe(true);
});
test('the lesson about a new round waits for the second one', () => {
  const question = { rule: '', text: '', labels: {}, space: { kind: 'pick', of: 'card', options: [], min: 1, max: 1 } } as const;
  const at = (round: number): OperationsView =>
    ({ public: { winner: 'open', round }, stack: [{ proc: 'commandPhase' }] }) as unknown as OperationsView;
  expect(lessonAt(at(1), question, [], 'en')!.id).toBe('card');
  expect(lessonAt(at(1), question, ['card'], 'en')).toBeNull();
  expect(lessonAt(at(2), question, ['card'], 'en')!.id).toBe('round');
});
