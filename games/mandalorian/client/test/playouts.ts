import { type Space, viewOf } from '@cadre/core';
import { mandalorian } from '@cadre/mandalorian';
import { MandalorianTable } from '@cadre/mandalorian-client/table';
import { type GameTableProps, NO_PLACING, type TableQuestion, valuesOf } from '@cadre/table-client';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { askedNow, openFrom, playOn, randomFrom } from '../fixture/playout.js';
import { loadAhead } from '../src/ahead/use-ahead.js';

await loadAhead(); // drawn at once, as a table is that has been open for a moment
const ALL_GUIDE_CARDS = 71;
/** Every mission, map and mode, with all cards in the game. */
export const SETUPS: readonly Readonly<Record<string, string | number>>[] = [
  { mission: 'm1' },
  { mission: 'm1', players: 4, mode: 'sandbox', traitor: 'certain', guide: ALL_GUIDE_CARDS, difficulty: 'veteran' },
  { mission: 'm2', guide: ALL_GUIDE_CARDS },
  { mission: 'm3', players: 4, guide: ALL_GUIDE_CARDS, difficulty: 'novice' },
  { mission: 'm3', players: 1, mode: 'solo', guide: ALL_GUIDE_CARDS },
  { mission: 'm3', players: 3, traitor: 'certain', guide: ALL_GUIDE_CARDS },
  { mission: 'm4', players: 4, guide: ALL_GUIDE_CARDS },
  { mission: 'm4', players: 4, mode: 'shared', guide: ALL_GUIDE_CARDS },
  { mission: 'mm1', map: 'map3', character1: 'mayfeld', character2: 'burg', guide: ALL_GUIDE_CARDS },
  { mission: 'mm2', map: 'map4', players: 4, character1: 'cara', character2: 'paz', character3: 'xian', character4: 'greef' },
  { mission: 'mm3', map: 'map1', players: 4, traitor: 'certain', guide: ALL_GUIDE_CARDS },
  { mission: 'mm4', map: 'map2', character1: 'ig11', character2: 'paz', guide: ALL_GUIDE_CARDS },
];

export interface Position {
  readonly space: Space | null;
  /** Made only for positions that are drawn: words cost more than answers. */
  readonly props: () => GameTableProps;
}
const nothing = (): void => undefined;
/** A seat that is shown this question, and has done nothing about it. */
const quietly = (view: unknown, seat: number, question: TableQuestion | null): GameTableProps => ({
  game: 'mandalorian',
  view,
  seat,
  play: { question, draft: [], hint: [], choose: nothing, playAll: nothing, setDraft: nothing, confirm: nothing, preview: null },
  place: NO_PLACING,
  news: { facts: [] },
  settings: { language: 'en', motion: true },
});

/** The questions of one random match, each as the seat that is asked sees it. */
export function* questionsOf(setup: (typeof SETUPS)[number], seed: number): Generator<Position> {
  const match = openFrom(setup),
    random = randomFrom(seed);
  do {
    const asked = askedNow(match);
    if (!asked) continue;
    const { space, seat } = asked;
    yield {
      space,
      props: () => {
        const view = viewOf(match.state, seat);
        const labels = Object.fromEntries(valuesOf(space).map(v => [v, mandalorian.speech.option(view, space, v)]));
        return quietly(view, seat, { rule: asked.rule, space, text: asked.rule, labels });
      },
    };
  } while (playOn(match, random));
  for (const seat of [0, -2]) yield { space: null, props: () => quietly(viewOf(match.state, seat), seat, null) };
}

export const drawn = (props: GameTableProps): string => renderToStaticMarkup(createElement(MandalorianTable, props));
