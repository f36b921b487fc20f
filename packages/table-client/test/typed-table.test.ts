import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type GameTableProps, NO_PLACING, typedTable } from '../src/index.js';

const nothing = (): void => undefined;
const Toy = typedTable<{ readonly public: string }, never>({
  game: 'toy',
  Table: ({ view }) => createElement('b', null, view.public),
  Foreign: ({ language }) => createElement('i', null, language),
});
const drawn = (game: string, view: unknown): string => {
  const props: GameTableProps = {
    game,
    view,
    seat: 0,
    play: { question: null, draft: [], hint: [], choose: nothing, playAll: nothing, setDraft: nothing, confirm: nothing, preview: null },
    place: NO_PLACING,
    news: { facts: [] },
    settings: { language: 'de', motion: false },
  };
  return renderToStaticMarkup(createElement(Toy, props));
};

test('a table draws views of its own game, told by its id, and nothing of another or none', () => {
  expect(drawn('toy', { public: 'ours' })).toBe('<b>ours</b>');
  expect(drawn('other', { public: 'ours' })).toBe('<i>de</i>');
  expect(drawn('toy', null)).toBe('<i>de</i>');
});
