import { expect, test } from 'vitest';
import {
  advance,
  isHolding,
  MOST_SCENES,
  NOTHING_TO_SHOW,
  type Playback,
  pause,
  pendingFacts,
  receive,
  skipAll,
  summarize,
} from '../src/playback/queue.js';

/** A capital letter is seen for a second, any other is only written down. */
const msOf = (fact: string): number => (fact === fact.toUpperCase() ? 1000 : 0);
const shown = (...facts: string[]): Playback<string> => receive<string>(NOTHING_TO_SHOW, facts, msOf);
const told = (playback: Playback<string>): string => playback.scenes.flatMap(scene => scene.facts).join('');

test('every fact that is seen has its scene, in order, and takes the silent ones before it along', () => {
  const playback = shown('a', 'B', 'C', 'd', 'E', 'f');
  expect(playback.scenes.map(scene => scene.facts.join(''))).toEqual(['aB', 'C', 'dEf']);
  expect(playback.scenes.map(scene => scene.about)).toEqual(['B', 'C', 'E']);
  expect(told(playback)).toBe('aBCdEf');
});
test('facts that arrive while others are shown come after them, each with a name of its own', () => {
  const playback = receive(shown('A', 'B'), ['C'], msOf);
  expect(told(playback)).toBe('ABC');
  expect(new Set(playback.scenes.map(scene => scene.id)).size).toBe(3);
});
test('the table is drawn without what waits; the scene that is on has happened', () => {
  const playback = shown('A', 'B', 'C');
  expect(pendingFacts(playback)).toEqual(['B', 'C']);
  expect(pendingFacts(advance(playback))).toEqual(['C']);
  expect(pendingFacts(advance(advance(playback)))).toEqual([]);
});
test('skipping goes to the next scene, or to where the match is', () => {
  const playback = pause(shown('A', 'B', 'C'), true);
  expect(advance(playback)).toMatchObject({ isPaused: true, scenes: [{ facts: ['B'] }, { facts: ['C'] }] });
  expect(skipAll(playback)).toMatchObject({ isPaused: false, scenes: [] });
  expect(advance(skipAll(playback)).scenes).toEqual([]);
});
test('a hundred facts at once are one scene that has all of them', () => {
  const facts = Array.from({ length: 100 }, (_, i) => `F${i}`);
  const playback = receive<string>(NOTHING_TO_SHOW, facts, msOf);
  expect(playback.scenes).toHaveLength(1);
  expect(playback.scenes[0]).toMatchObject({ isSummary: true, facts });
  expect(shown(...facts.slice(0, MOST_SCENES)).scenes).toHaveLength(MOST_SCENES);
});
test('a tab that comes back shows what it missed as one scene, and goes on with what comes next', () => {
  const playback = receive(summarize(shown('A', 'b', 'C', 'D')), ['E'], msOf);
  expect(playback.scenes.map(scene => [scene.isSummary, scene.facts.join('')])).toEqual([
    [true, 'AbCD'],
    [false, 'E'],
  ]);
  expect(summarize(shown('A')).scenes[0]).toMatchObject({ isSummary: false, facts: ['A'] });
});
test('the next decision waits for what is to be seen before it, and for nothing else', () => {
  const holds = (fact: string): boolean => fact === 'B';
  const playback = shown('A', 'B', 'C');
  expect(isHolding(playback, holds)).toBe(true);
  expect(isHolding(advance(playback), holds)).toBe(true);
  expect(isHolding(advance(advance(playback)), holds)).toBe(false);
  expect(isHolding(summarize(shown('A', 'C')), holds)).toBe(true);
  expect(isHolding(skipAll(playback), holds)).toBe(false);
});
test('of nothing that is seen there is no scene', () => {
  expect(shown('a', 'b').scenes).toEqual([]);
  expect(told(receive(shown('A'), ['b'], msOf))).toBe('Ab');
});
