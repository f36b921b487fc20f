import { inMode } from '@cadre/testkit';
import { describe, expect, it } from 'vitest';
import * as german from '../src/content/german/text.js';
import { content } from '../src/content/index.js';
import { CONSEQUENCES, STORIES } from '../src/content/stories.js';
import * as english from '../src/content/text.js';
import type { Condition } from '../src/content/types.js';
import { endGame } from '../src/happen.js';
import { characterId } from '../src/ids.js';
import { Reveal } from '../src/threats/reveal.js';
import { crisis } from './cards/crisis.js';
import { stage } from './cards/stage.js';
import { until } from './table.js';

const reasonsOf = (c: Condition): string => (c.is === 'all' ? reasonsOf(c.of.at(-1)!) : c.is);
const told = (t: { facts(type: 'story'): readonly { readonly line: string }[] }): string[] => t.facts('story').map(f => f.line);

describe('the story', () => {
  it('of every mission begins, and ends for victory and for each way to lose', () => {
    for (const m of content.missions) {
      const lines = STORIES[m.id]!;
      const ends = lines.flatMap(({ at }) => (at.on === 'lost' ? [at.reason] : []));
      expect(lines.filter(({ at }) => at.on === 'opening' || at.on === 'won')).toHaveLength(2);
      expect(ends.toSorted()).toEqual([...new Set([...m.failure.map(reasonsOf), 'characterDefeated'])].toSorted());
      expect(Object.keys(CONSEQUENCES)).toContain(m.id);
    }
  });
  it('is told in both languages, and names who speaks', () => {
    const names = { en: english.namesOf(content), de: german.namesOf(content) };
    for (const line of Object.values(STORIES).flat()) {
      const [en, de] = [english.storyText(line.id, names.en), german.storyText(line.id, names.de)];
      expect(de, line.id).not.toBe(en);
      expect([en.includes(': “'), de.includes(': „')]).toEqual([line.by !== undefined, line.by !== undefined]);
      expect(Math.max(en.length, de.length)).toBeLessThan(220);
    }
    for (const id of Object.keys(CONSEQUENCES))
      for (const won of [true, false]) expect(german.consequenceOf(id, won)).not.toBe(english.consequenceOf(id, won));
  });
  it('speaks at turning points, by whoever is in play', () => {
    inMode('plain', () => {
      const found = (who: string) => {
        const s = stage(who, { hidden: { what: 'B4' } });
        s.play(1, 'move');
        return s.again(() => Reveal.call({ piece: s.names.get('what')! as never, you: characterId(0) })).reveals('circle', 'asset');
      };
      expect(told(found('mandalorian').t)).toEqual(['m1/found']);
      expect(told(found('burg').t)).toEqual([]); // nobody is there to say it
      const own = crisis([{ op: 'track', track: 'alarm', add: 3 }], { me: 'A4' }, 'm1');
      expect(own.t.facts('track')).toHaveLength(1);
      expect(told(own.t)).toEqual([]); // a mission of one's own has a story of its own
    });
  });
  it('tells the opening with the first turn, and the ending with the last', () => {
    const s = stage('mandalorian');
    s.state.public.turn.number = 0;
    const t = s.begins('me').t;
    expect(told(until(t, 'MA-35'))).toEqual(['m1/opening']);
    const state = t.state;
    state.out = [];
    endGame(state, 'lost', 'MA-175', 'track');
    expect(state.out.map(({ fact }) => fact)).toMatchObject([{ type: 'ended' }, { type: 'story', line: 'm1/lost' }]);
  });
});
