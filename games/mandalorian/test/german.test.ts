import { checkSetup, enumerate, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { mandalorian } from '@cadre/mandalorian';
import { describe, expect, it } from 'vitest';
import { content } from '../src/content/content.js';
import * as german from '../src/content/german/text.js';
import { enemyId, type NAMED } from '../src/content/names.js';
import * as english from '../src/content/text.js';
import { CLASSES, type Condition, type Op, type SkillCard } from '../src/content/types.js';
import type { MandoFact } from '../src/fact.js';

const names = german.namesOf(content);
const skills = content.characters.flatMap(({ deck, unlocks: { gear: _, ...unlocks } }) => [...deck, ...Object.values(unlocks)]);
const triggers = [...content.planning, ...content.unlockPlanning, ...content.characters.map(each => each.unlocks.gear)];
const events = [...content.events, ...content.unlockEvents];
const words = { names, it: 'it' };

const ENGLISH = new Set(
  `the and or of you your it its this that enemy enemies deal damage move moves space spaces range within draw card cards discard if then else
  with each every character attack attacks turn player event threat token facedown disrupt health to from at is are may not another other next
  heal look strength slot spawn reinforcement door unlock shield crew traitor unknown undefined null`.split(/\s+/),
);
const englishIn = (text: string): string[] => text.split(/[^\p{L}]+/u).filter(word => ENGLISH.has(word.toLowerCase()));

/** Everything that is made of one language's functions, line by line. */
const allTexts = (of: typeof german | typeof english): string[] => {
  const called = of.namesOf(content);
  return [
    ...skills.map(card => of.skillText(card, called)),
    ...triggers.map(card => of.triggerText(card, called)),
    ...events.flatMap(card => of.eventText(card, called)),
    ...content.features.map(feature => of.featureText(feature, called)),
    ...content.missions.flatMap(mission => [
      of.briefingOf(mission),
      ...of.missionText(mission, of.namesOf(content, mission)).map(line => line.text),
    ]),
    ...content.guide.map(card => of.guideText(card, content)),
    ...Object.values(of.MAP_RULE_TEXTS),
  ];
};

describe('German texts', () => {
  it('are there for everything that has an English one, line by line, and are not English', () => {
    const [de, en] = [allTexts(german), allTexts(english)];
    expect(de.length).toBe(en.length);
    expect(de.filter((text, i) => (text === '') !== (en[i] === ''))).toEqual([]);
    expect(de.filter((text, i) => text !== '' && text === en[i])).toEqual([]);
    expect(de.filter(text => englishIn(text).length > 0)).toEqual([]);
    expect(en.filter(text => text !== '' && englishIn(text).length === 0).length).toBeLessThan(en.length / 20); // the list knows English
  });

  it('are sentences of at most 220 characters without an id or a gap', () => {
    const texts = allTexts(german);
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter(text => text.length > 220)).toEqual([]);
    expect(texts.filter(text => /\[object| {2}|[a-z][A-Z]|[,;:] ?[.,;]|\.\./.test(text))).toEqual([]);
    expect(texts.filter(text => text !== '' && !/^[+−\d„\p{Lu}].*\.$/u.test(text))).toEqual([]);
  });

  it('have the parts of each mission sheet in the same order', () => {
    for (const mission of content.missions) {
      const parts = german.missionText(mission, german.namesOf(content, mission)).map(line => line.part);
      expect(parts.flatMap(englishIn), mission.id).toEqual([]);
      expect(parts.length).toBe(english.missionText(mission, english.namesOf(content, mission)).length);
    }
  });
});

describe('German names', () => {
  it('are there for every piece; only proper names and loan words stay', () => {
    const ids: readonly (readonly [(typeof NAMED)[number], readonly string[]])[] = [
      ['card', [...skills, ...triggers, ...events].map(card => card.id)],
      ['character', content.characters.map(c => c.id)],
      ['feature', content.features.map(f => f.id)],
      ['mission', content.missions.map(m => m.id)],
      ['special', content.missions.flatMap(m => m.specials.map(x => x.id))],
      ['track', content.missions.flatMap(m => m.tracks.map(t => t.id))],
      ['map', content.maps.map(m => m.id)],
      ['enemy', content.tokenSets.flatMap(set => CLASSES.map(kind => enemyId(set.id, kind)))],
      ['missionAction', content.missions.flatMap(m => [...m.slots, ...m.alternatives].map(a => a.name))],
      ['envelope', content.envelopes.map(e => String(e.id))],
    ];
    const own = english.namesOf(content);
    const same = ids.flatMap(([kind, all]) => all.filter(id => names(kind, id) === own(kind, id)).map(id => own(kind, id)));
    expect([...new Set(same)].sort()).toEqual([
      'Alarm',
      'Burg',
      'Cara Dune',
      'Detonator',
      'Greef Karga',
      'IG-11',
      'Medpac',
      'Migs Mayfeld',
      'Paz Vizsla',
      'Plan B',
      'Speeder',
      "Xi'an",
    ]);
  });
});

describe('German grammar', () => {
  const text = (...ops: Op[]): string => german.effects(ops, words);
  const card = (of: Partial<SkillCard>): string =>
    german.skillText({ id: 'x', name: 'x', copies: 1, strength: 1, source: { kind: 'house', note: '' }, ...of }, names);

  it('counts', () => {
    const push = (steps: number): string => text({ op: 'shift', enemies: { pick: 'it' }, steps });
    expect([push(1), push(2)]).toEqual(['bewege diesen Gegner um 1 Feld', 'bewege diesen Gegner um 2 Felder']);
    expect(text({ op: 'enemyMove', classes: ['blaster'], count: 1, steps: 1 })).toBe('1 Blasterschütze bewegt sich 1 Feld');
    expect(text({ op: 'enemyMove', classes: ['blaster'], count: 2, steps: 2 })).toBe('2 Blasterschützen bewegen sich 2 Felder');
    expect(text({ op: 'look', count: 'all', range: 2 })).toBe('sieh dir alle verdeckten Bedrohungen in Reichweite 2 an');
    expect(text({ op: 'look', count: 1, range: 'map', shape: 'circle' })).toBe(
      'sieh dir 1 verdeckte Kreis-Bedrohung in beliebiger Entfernung an',
    );
  });

  it('declines', () => {
    expect(text({ op: 'damage', n: 2, to: { pick: 'upTo', count: 3, range: 2, from: 'you' } })).toBe(
      'verursache je 2 Schaden bei bis zu 3 Gegnern in Reichweite 2',
    );
    expect(text({ op: 'specialHeal', special: 'commander', n: 2 })).toBe('heile 2 Schaden beim Kommandanten');
    expect(text({ op: 'place', token: { special: 'beast' }, at: { at: 'number', number: 8 } })).toBe('lege die Bestie offen auf #8');
    expect(text({ op: 'place', token: { feature: 'crate' }, at: { at: 'you' } })).toBe('lege eine Kiste offen auf dein Feld');
    expect(text({ op: 'spawn', at: { at: 'star', nearest: { feature: 'prisoner' } } })).toBe(
      '1 Verstärkung erscheint am Stern, der dem Gefangenen am nächsten ist',
    );
    expect(text({ op: 'stayPut', classes: ['sharpshooter'], range: 2 })).toContain('mit einem Scharfschützen in Reichweite 2');
  });

  it('puts the verb where it belongs, and the pronoun after what it stands for', () => {
    expect(text({ op: 'shield', who: { who: 'you' } }, { op: 'move', n: 2, who: { who: 'another' } })).toBe(
      'du erhältst einen Schild, dann kann sich ein anderer Charakter bis zu 2 Felder bewegen',
    );
    expect(text({ op: 'cancelAttack' }, { op: 'away', enemies: { pick: 'it' }, steps: 2 })).toBe(
      'dieser Gegner greift nicht an, dann bewege ihn um 2 Felder von dir weg',
    );
    expect(
      text({
        op: 'if',
        if: { is: 'specialInPlay', special: 'beast' },
        do: [{ op: 'specialAttack', special: 'beast', range: 1, targets: 'each' }],
        else: [{ op: 'childFlee' }],
      }),
    ).toBe('wenn die Bestie im Spiel ist, greift sie in Reichweite 1 jeden Charakter an; sonst flieht das Kind');
    expect(card({ ability: { slot: 'attack', timing: 'after', ops: [{ op: 'move', n: 1, who: { who: 'you' } }] } })).toBe(
      'Angreifen: Nach der Aktion kannst du dich bis zu 1 Feld bewegen.',
    );
    expect(
      card({
        ability: {
          slot: 'move',
          timing: 'after',
          ops: [{ op: 'if', if: { is: 'movedByThis' }, do: [{ op: 'extra' }] }],
        },
      }),
    ).toBe('Bewegen: Nach der Aktion, wenn du dich mindestens 1 Feld bewegt hast, kannst du in diesem Zug 1 zusätzliche Aktion ausführen.');
  });

  it.each<[Condition, string]>([
    [{ is: 'damaged' }, 'du hast keinen Schaden'],
    [{ is: 'targetUndamaged' }, 'das Ziel hat Schaden'],
    [{ is: 'enemyWithin', range: 0 }, 'kein Gegner ist auf deinem Feld'],
    [{ is: 'defeatedByThis' }, 'dadurch wurde kein Gegner besiegt'],
    [{ is: 'specialInPlay', special: 'mark' }, 'keine Zielperson ist im Spiel'],
    [{ is: 'specialsDefeated', special: 'mark' }, 'nicht jede Zielperson ist besiegt'],
    [{ is: 'carriedByCharacter', burden: 'child' }, 'kein Charakter trägt das Kind'],
    [{ is: 'markedHere', marker: 'secured' }, 'dein Feld ist nicht gesichert'],
    [{ is: 'shared' }, 'mehrere Spieler teilen sich die Charaktere nicht'],
    [{ is: 'difficulty', difficulty: 'novice' }, 'die Schwierigkeit ist nicht Einsteiger'],
    [{ is: 'any', of: [{ is: 'damaged' }, { is: 'youIn', zone: { numbers: [6] } }] }, 'du hast keinen Schaden und du bist nicht auf #6'],
    [{ is: 'not', of: { is: 'damaged' } }, 'du hast Schaden'],
  ])('denies %j', (of, said) => {
    expect(german.condition({ is: 'not', of }, words)).toBe(said);
  });

  it('keeps the name of what somebody else made', () => {
    expect(german.describe({ op: 'specialHeal', special: 'Rancor', n: 1 }, words)).toBe('heile 1 Schaden bei Rancor');
  });
});

describe('a match told in both languages', () => {
  const { speech, translations } = mandalorian;
  const de = translations!.de!;
  const SETUPS = [
    {},
    { mission: 'm2', guide: 71 },
    { mission: 'm3', players: 4, guide: 71 },
    { mission: 'm4', players: 3, traitor: 'certain', guide: 71 },
    { mission: 'mm1', map: 'map3', players: 2, guide: 71 },
    { mission: 'mm2', map: 'map4', players: 2, mode: 'shared', guide: 71 },
    { mission: 'mm3', map: 'map2', players: 4, traitor: 'certain', guide: 71 },
    { mission: 'mm4', map: 'map1', players: 2, guide: 71 },
  ];
  it.each<[string, Record<string, unknown>, string]>([
    ['carried', { of: { character: 'mandalorian', token: 'prisoner' } }, 'Der Mandalorianer nimmt den Gefangenen auf'],
    ['delivered', { of: { character: 'cara', token: 'salvage' } }, 'Cara Dune liefert das Bergungsgut ab'],
    ['attacked', { of: { character: 'mandalorian', token: 'sharpshooter-2' } }, 'Der Scharfschütze (2) greift den Mandalorianer an'],
    ['seen', { of: { token: 'blaster-3' } }, 'Du siehst einen Blasterschützen (3)'],
    ['seen', { of: { token: 'sharpshooter-2', enemy: '4/sharpshooter' } }, 'Du siehst einen Dachschützen (2)'],
    ['enemy-moved', { of: { piece: 'melee-3', enemy: '1/melee', to: 'C4' } }, 'Der Lagerschläger (3) bewegt sich nach C4'],
    ['lasting', { kind: 'shield', of: { character: 'ig11' } }, 'IG-11 erhält einen Schild'],
    ['child', { held: 'space', of: { space: 'C4' } }, 'Das Kind ist allein auf C4'],
    ['drew', { seat: 1, n: 1 }, 'Spieler 2 zieht 1 Fertigkeitskarte'],
    ['accused', { seat: 0, accused: 2, yes: 1, voters: 3 }, 'Spieler 1 klagt Spieler 3 an: 1 von 3 stimmt zu'],
    ['alternative', { name: 'Blast a door', of: { character: 'burg' } }, 'Burg: Tür aufsprengen'],
    ['marked', { marker: 'secured', of: { space: 'C4' } }, 'C4 ist gesichert'],
    ['used', { card: 'medkit', of: { character: 'ig11' } }, 'IG-11 setzt „Verbandskasten“ ein'],
    ['reshuffled', { deck: 'disrupt' }, 'Störmarker neu gemischt'],
    ['ended', { result: 'lost', reason: 'reshuffles' }, 'Die Gruppe verliert: Die Zeit ist um'],
  ])('tells of %s', (type, fact, said) => {
    expect(de.fact({ type, rule: 'MA-1', ...fact } as MandoFact)).toBe(said);
  });

  it.each(SETUPS)('has the same lines, and none of the German ones is English: %j', given => {
    const spoken = new Set<string>();
    const random = seeded(7, SETUPS.indexOf(given));
    const s = mandalorian.machine.start(mandalorian.setup(checkSetup(mandalorian, given).setup));
    for (let answers = 0; s.pending; answers++) {
      for (const { fact } of s.out!) spoken.add(de.fact(fact));
      s.out = [];
      const ask = s.pending.asks.find(a => !a.answer)!;
      const view = viewOf(s, Math.max(0, ask.seat));
      if (ask.seat >= 0) spoken.add(de.question(view, view.pending!)).add(de.pass!(view, view.pending!) ?? '');
      for (const answer of enumerate(ask.space, 20) ?? []) for (const value of answer) spoken.add(de.option(view, ask.space, value));
      if (answers % 10 === 0) {
        const lines = de.board(view);
        expect(lines.length).toBe(speech.board(view).length);
        for (const line of lines) spoken.add(line);
      }
      mandalorian.machine.advance(s, ask.seat, sample(ask.space, random));
    }
    for (const { fact } of s.out!) spoken.add(de.fact(fact));
    const told = [...spoken];
    expect(told.length).toBeGreaterThan(100);
    expect(told.filter(line => /^Die Gruppe (?:gewinnt|verliert)/.test(line)).length).toBe(1);
    expect(told.filter(line => englishIn(line).length > 0 || /\(MA-|\[object|NaN/.test(line))).toEqual([]);
  });
});
