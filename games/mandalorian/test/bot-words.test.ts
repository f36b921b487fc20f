import { CHANCE, checkSetup, LANGUAGES, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { advise, mandalorian } from '@cadre/mandalorian';
import { atMost } from '@cadre/testkit';
import { describe, expect, it } from 'vitest';
import { askingOf } from '../src/bot/asking.js';
import { explain } from '../src/bot/explain.js';
import { gainsOf } from '../src/bot/gains.js';
import { ABOUT_CARD, ABOUT_SLOT, ABOUT_THREAT, GAINS, PLAIN, type Reason } from '../src/bot/reason.js';
import { replyTo } from '../src/bot/replies.js';
import { sceneOf } from '../src/bot/scene.js';
import { characterId } from '../src/ids.js';
import { WORDS, type Words } from '../src/speech/words.js';
import { tryAnswers } from '../src/trial.js';
import { act, at, bare, enemy, facedown, feature, slotOf } from './table.js';

const { en: english, de: german } = WORDS;
const play = { card: '9', slot: '9' };
/** Every sentence of one language, in a fixed order; what it names is a number. */
const sentences = ({ reasons: words }: Words): string[] => [
  ...PLAIN.map(kind => words.plain[kind]),
  ...ABOUT_CARD.map(kind => words.card[kind]('9')),
  ...ABOUT_THREAT.map(kind => words.threat[kind]('9')),
  ...ABOUT_SLOT.map(kind => words.slot[kind]('9')),
  words.strength(9),
  words.stay('9'),
  words.go('9', '9', []),
  words.go(
    '9',
    '9',
    GAINS.map(gain => words.gain[gain]),
  ),
  words.plan(play, '9', play),
  words.slyPlan(play, '9', play),
];
const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
const SENTENCE = /^[\p{Lu}\d„].+\.$/u;
const GAP = /undefined|NaN|null|\[object| {2}|nowhere|nirgends|unknown|unbekannt/;
const GERMAN = new Set([...sentences(german), german.reasons.facedown].flatMap(wordsIn));
const ONLY_ENGLISH = new Set([...sentences(english), english.reasons.facedown].flatMap(wordsIn).filter(word => !GERMAN.has(word)));
const englishIn = (text: string): string[] => wordsIn(text).filter(word => ONLY_ENGLISH.has(word));

describe('the reasons of the bot', () => {
  it('are sentences in both languages, each of its own', () => {
    const [en, de] = [sentences(english), sentences(german)];
    for (const said of [en, de]) {
      expect(said.filter(sentence => !SENTENCE.test(sentence) || GAP.test(sentence))).toEqual([]);
      expect(new Set(said).size).toBe(said.length);
    }
    expect(de.filter((sentence, i) => sentence === en[i])).toEqual([]);
    expect(en.filter(sentence => englishIn(sentence).length === 0)).toEqual([]); // the list knows English
  });

  it('name what they are about, declined, in the language of the reader', () => {
    const s = bare({ mission: 'm3' });
    const droid = enemy(s, 'A4', 'blaster'),
      prisoner = feature(s, 'B4', 'prisoner'),
      hidden = facedown(s, 'A5', 'circle');
    const both = (reason: Reason): string[] => [english, german].map(words => explain(words, viewOf(s, 0), reason));
    expect(both({ because: 'hit', piece: droid })).toEqual([
      'Attacking the security droid in A4 helps most.',
      'Am meisten hilft es, den Sicherheitsdroiden auf A4 anzugreifen.',
    ]);
    expect(both({ because: 'knowOrMove', piece: prisoner })[1]).toBe(
      'Am meisten hilft es, den Gefangenen auf B4 anzusehen oder zu bewegen.',
    );
    expect(both({ because: 'look', piece: hidden })).toEqual([
      'Knowing the facedown threat in A5 helps most.',
      'Am meisten hilft es, die verdeckte Bedrohung auf A5 zu kennen.',
    ]);
    expect(both({ because: 'go', who: characterId(0), space: at(s, 'B4'), gains: [] })).toEqual([
      'B4 is the best space for The Mandalorian.',
      'Der Mandalorianer steht am besten auf B4.',
    ]);
    expect(both({ because: 'go', who: characterId(0), space: at(s, 'B4'), gains: ['safety', 'knowledge'] })).toEqual([
      'B4 is the best space for The Mandalorian: less danger and reveals what is there.',
      'Der Mandalorianer steht am besten auf B4: weniger Gefahr und deckt eine Bedrohung auf.',
    ]);
    expect(both({ because: 'keep', card: 'medkit' })[1]).toBe('Von diesen ist „Verbandskasten“ am nützlichsten.');
    expect(both({ because: 'relief', slot: slotOf('mission') })).toEqual([
      'The Slice slot is the most urgent to relieve.',
      'Der Platz „Schloss knacken“ braucht am dringendsten Entlastung.',
    ]);
  });
  it('tell what a place has over the one before: work, safety, something to turn up', () => {
    const s = bare({ mission: 'm3' });
    const here = at(s, 'A4'),
      gains = (space: string) => gainsOf(sceneOf(s.public, null), characterId(0), at(s, space));
    s.public.characters[0]!.space = here;
    expect(gains('A4')).toEqual([]);
    expect(gains('B4')).not.toContain('work');
    feature(s, 'F6', 'prisoner');
    expect(gains('F6')).toContain('work');
    facedown(s, 'A5', 'circle');
    expect(gains('A5')).toContain('knowledge');
    expect(gains('B4')).not.toContain('safety');
    enemy(s, 'A4', 'melee');
    expect(gains('F6')).toContain('safety');
  });
  it('are advised in the language that is asked for, with the same answer', () => {
    const table = bare({ mission: 'm1' });
    enemy(table, 'A4', 'blaster');
    const s = act(table, 1, 'attack', 2).state,
      { space } = s.pending!.asks[0]!;
    const [en, de] = LANGUAGES.map(language => advise(viewOf(s, 1), space, language));
    expect(de!.answer).toEqual(en!.answer);
    expect(advise(viewOf(s, 1), space)).toEqual(en);
    expect(englishIn(en!.why)).not.toEqual([]);
    expect(englishIn(de!.why)).toEqual([]);
  });

  it.each([
    {},
    { mission: 'm3', players: 3, traitor: 'certain', guide: 71 },
    { mission: 'm4', players: 4, mode: 'shared', guide: 71 },
    { mission: 'mm3', map: 'map2', players: 4, traitor: 'certain', guide: 71 },
  ])('can all be said in both languages while %j is played', given => {
    const s = mandalorian.machine.start(mandalorian.setup(checkSetup(mandalorian, given).setup));
    const luck = seeded(3);
    const said: Record<'en' | 'de', Set<string>> = { en: new Set(), de: new Set() };
    const answered = atMost();
    while (s.pending) {
      answered();
      const { seat, space } = s.pending.asks.find(a => a.answer === null)!;
      const view = viewOf(s, Math.max(0, seat));
      const reply = seat === CHANCE ? null : replyTo(askingOf(view, space, luck, tryAnswers));
      if (reply) {
        said.en.add(explain(english, view, reply.reason));
        said.de.add(explain(german, view, reply.reason));
      }
      mandalorian.machine.advance(s, seat, reply && luck(3) > 0 ? reply.answer : sample(space, luck));
    }
    expect(said.de.size).toBeGreaterThan(20);
    expect([...said.en, ...said.de].filter(sentence => !SENTENCE.test(sentence) || GAP.test(sentence))).toEqual([]);
    expect([...said.de].filter(sentence => englishIn(sentence).length > 0)).toEqual([]);
  });
});
