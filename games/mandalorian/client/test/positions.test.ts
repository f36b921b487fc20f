import type { Space } from '@cadre/core';
import { type GameTableProps, type TablePlay, valuesOf } from '@cadre/table-client';
import { describe, expect, it } from 'vitest';
import { type MandoView, seenFrom } from '../src/seen.js';
import { drawn, questionsOf, SETUPS } from './playouts.js';

/** Every so many questions of a match are drawn, and the first of each kind. */
const EVERY = 9;
const MATCHES = 200;
const THINGS = [
  'deed',
  'step',
  'slot',
  'threat',
  'space',
  'character',
  'planning',
  'trigger-card',
  'text',
  'card',
  'door',
  'event',
  'disrupt-token',
];

const optionsIn = (markup: string): readonly number[] => [...markup.matchAll(/data-option="(\d+)"/g)].map(found => Number(found[1]));
const namesOfTargets = (markup: string): readonly string[] =>
  [
    ...[...markup.matchAll(/<g[^>]*data-option="\d+"[^>]*>/g)].map(([tag]) => /aria-label="([^"]*)"/.exec(tag)?.[1] ?? ''),
    ...[...markup.matchAll(/<button[^>]*data-option="\d+"[^>]*>(.*?)<\/button>/g)].map(found => found[1]!.replace(/<[^>]*>/g, '')),
  ].map(name => name.trim());

const withPlay = (props: GameTableProps, part: Partial<TablePlay>): GameTableProps => ({ ...props, play: { ...props.play, ...part } });
const checkDrawing = (props: GameTableProps, space: Space | null): void => {
  const markup = drawn(props);
  const offered = space ? valuesOf(space) : [];
  expect(markup).not.toMatch(/undefined|NaN|\[object/);
  expect([...new Set(optionsIn(markup))].sort((a, b) => a - b)).toEqual([...offered].sort((a, b) => a - b));
  expect(namesOfTargets(markup).filter(name => name === '')).toEqual([]);
};

describe('everything on offer can be clicked', () => {
  const met = new Set<string>();

  it.each(SETUPS.map((setup, i) => [Object.values(setup).join(' '), setup, i + 1] as const))('%s', (_, setup, seed) => {
    let count = 0;
    for (const { props, space } of questionsOf(setup, seed)) {
      if (space && met.has(space.of) && count++ % EVERY !== 0) continue;
      checkDrawing(props(), space);
      if (space) met.add(space.of);
    }
    expect(count).toBeGreaterThan(0);
  });

  it('in every kind of question that names a thing on the table', () => {
    for (let seed = 1; seed <= MATCHES && THINGS.some(of => !met.has(of)); seed++)
      for (const { props, space } of questionsOf(SETUPS[seed % SETUPS.length]!, 100 + seed)) {
        if (!space || met.has(space.of)) continue;
        checkDrawing(props(), space);
        met.add(space.of);
      }
    expect(THINGS.filter(of => !met.has(of))).toEqual([]);
  });
});

describe('what a table is given', () => {
  it('a chosen option is drawn as a preview', () => {
    for (const { props, space } of questionsOf(SETUPS[0]!, 5)) {
      if (!space || valuesOf(space).length < 2) continue;
      const [first] = valuesOf(space);
      const markup = drawn(withPlay(props(), { draft: [first!] }));
      const chosen = [...markup.matchAll(/<[^>]*aria-pressed="true"[^>]*>/g)].map(([tag]) => tag);
      expect(chosen.length).toBeGreaterThan(0);
      for (const tag of chosen) expect(tag).toContain(`data-option="${first}"`);
      return;
    }
    expect.unreachable('no question of a whole match had two options');
  });

  it('what a bot would answer is marked, not chosen', () => {
    for (const { props, space } of questionsOf(SETUPS[0]!, 5)) {
      if (!space || valuesOf(space).length < 2) continue;
      const [first] = valuesOf(space);
      const markup = drawn(withPlay(props(), { hint: [first!] }));
      const marked = [...markup.matchAll(/<[^>]*tc-hinted[^>]*>/g)].map(([tag]) => tag);
      expect(marked.length).toBeGreaterThan(0);
      for (const tag of marked) expect(tag).toContain(`data-option="${first}"`);
      expect(markup).not.toContain('aria-pressed="true"');
      return;
    }
    expect.unreachable('no question of a whole match had two options');
  });

  it('a chosen step shows who would go there', () => {
    for (const { props, space } of questionsOf(SETUPS[0]!, 5)) {
      if (space?.of !== 'step' || space.kind !== 'pick' || space.options[0]! >= 1000) continue;
      expect(drawn(props())).not.toContain('mando-ghost');
      expect(drawn(withPlay(props(), { draft: [space.options[0]!] }))).toContain('mando-ghost');
      return;
    }
    expect.unreachable('no step was asked in a whole match');
  });

  it('of planning cards it says what was kept, and why a second copy cannot be', () => {
    const seen = { kept: 0, second: 0, free: 0 };
    const isEnough = (): boolean => Math.min(seen.kept, seen.second, seen.free) > 0;
    for (let seed = 1; seed <= 40 && !isEnough(); seed++)
      for (const { props, space } of questionsOf(SETUPS[seed % 3]!, seed)) {
        if (space?.of !== 'planning' && space?.of !== 'slot') continue;
        const shown = props();
        const { mine, table, stack, box } = seenFrom(shown.view as MandoView);
        const frame = stack.at(-1)!;
        if (space.of === 'slot' && frame.proc !== 'play' && seen.free++ === 0) expect(drawn(shown)).not.toContain('mando-part-next'); // no card is played: none fills a slot
        if (space.of !== 'planning' || frame.proc !== 'plan') continue;
        const { you, kept } = frame.locals as { readonly you: number; readonly kept: number };
        const held = table.characters[you]!.planning.map(card => box.planning[card]!.id);
        const isSecond = shown.play.question!.rule === 'MA-84' && mine!.drawn.some(card => held.includes(box.planning[card]!.id));
        const markup = isSecond || kept > 0 ? drawn(shown) : '';
        if (isSecond && seen.second++ >= 0) expect(markup).toContain('You already have one of these.');
        if (kept > 0 && seen.kept++ >= 0) expect(markup).toContain('You keep ');
        if (isEnough()) break;
      }
    expect(Math.min(seen.kept, seen.second, seen.free)).toBeGreaterThan(0);
  });

  it('a view of another game, or none, is refused in words', () => {
    const props = questionsOf(SETUPS[0]!, 1).next().value!.props();
    for (const part of [{ view: null }, { game: 'bluff' }]) expect(drawn({ ...props, ...part })).toContain('The table cannot be shown');
  });

  it('whoever watches sees no hand and nothing to click', () => {
    const props = [...questionsOf(SETUPS[2]!, 4)].at(-1)!.props();
    expect(props.seat).toBe(-2);
    const markup = drawn(props);
    expect(optionsIn(markup)).toEqual([]);
    expect(markup).toContain('Hands are hidden');
  });
});
