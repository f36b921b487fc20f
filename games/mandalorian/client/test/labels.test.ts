import type { GameTableProps } from '@cadre/table-client';
import { TABLE_WORDS } from '@cadre/table-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { content } from '#game/content/index';
import { english } from '../src/labels/english.js';
import { german } from '../src/labels/german.js';
import { WORDS } from '../src/labels/words.js';
import { type MandoView, type Seen, seenFrom } from '../src/seen.js';
import { textsOf } from '../src/texts.js';
import { drawn, questionsOf, SETUPS } from './playouts.js';

/** Without the words of the game for what is on offer. */
const inGerman = ({ play, settings, ...rest }: GameTableProps): GameTableProps => ({
  ...rest,
  play: { ...play, question: play.question && { ...play.question, labels: {} } },
  settings: { ...settings, language: 'de' },
});

const plain = (labels: object): readonly string[] =>
  Object.values(labels).flatMap(value => (typeof value === 'string' ? [value] : typeof value === 'object' ? plain(value) : []));
const textsIn = (markup: string): ReadonlySet<string> => new Set([...markup.matchAll(/>([^<]+)</g)].map(found => found[1]!.trim()));
/** Everything that is printed in this box: names, cards, events, the mission. */
const printedIn = ({ box }: Seen, language: 'en' | 'de'): readonly string[] => {
  const { names, ...texts } = textsOf(box, language, WORDS.known(language)!.texts);
  return [
    ...box.cards.flatMap(({ card }) => [names('card', card.id), texts.skill(card)]),
    ...box.planning.flatMap(card => [names('card', card.id), texts.trigger(card)]),
    ...box.events.flatMap(card => [names('card', card.id), ...texts.event(card)]),
    ...box.tokens.map(texts.token),
    ...content.characters.map(c => names('character', c.id)),
    ...texts.sheet.flatMap(line => [line.part, line.text]),
    texts.briefing,
  ];
};

beforeAll(() => Promise.all([WORDS.load('de'), TABLE_WORDS.load('de')]));
describe('the words of the table', () => {
  it('are all there in both languages', () => {
    expect(plain(german)).toHaveLength(plain(english).length);
    for (const words of [english, german]) for (const word of plain(words)) expect(word.trim()).not.toBe('');
  });
  it('stay in one language', () => {
    let count = 0;
    let foreign: readonly string[] = [];
    for (const { props } of questionsOf(SETUPS[3]!, 8)) {
      if (count++ % 7 !== 0) continue;
      const shown = props();
      if (count === 1) {
        const seen = seenFrom(shown.view as MandoView);
        const own = new Set([...plain(german), ...printedIn(seen, 'de')]);
        foreign = [...plain(english), ...printedIn(seen, 'en')].filter(text => text !== '' && !own.has(text));
      }
      const texts = textsIn(drawn(inGerman(shown)));
      expect(foreign.filter(word => texts.has(word))).toEqual([]);
    }
    expect(count).toBeGreaterThan(10);
    expect(foreign.length).toBeGreaterThan(100);
  });
});
