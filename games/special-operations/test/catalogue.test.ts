import { fileURLToPath } from 'node:url';
import { ruleTable } from '@cadre/testkit';
import { describe, expect, test } from 'vitest';
import { CHAPTERS, catalogue, catalogues, KEYWORD_IDS, KEYWORD_TEXTS, KEYWORDS, type KeywordId } from '../src/index.js';

const ids = catalogue.map(rule => rule.id);
const numbered = (prefix: string, most: number): string[] => Array.from({ length: most }, (_, i) => `${prefix}${i + 1}`);

/** The chapters of the core rules: how many rows each has, and those that no match of this mode can need. */
const CORE_CHAPTERS: Readonly<Record<string, readonly [rows: number, unused: readonly number[]]>> = {
  GEN: [7, []],
  DIE: [4, [4]], // no card here upgrades dice
  MSR: [6, [1]], // the tape measure of SO-G11 for the range tool
  GEO: [6, [4]], // only says which base does not exist
  BAS: [4, []],
  TER: [9, [2]], // SO-G27: no difficult terrain
  LOS: [3, []],
  SET: [3, [1, 2, 3]], // SO-G4, SO-G8, SO-G10
  RND: [1, []],
  CMD: [8, [4]], // nobody is nominated
  ACT: [6, []],
  END: [3, [2, 3]], // nobody is promoted, and missions say who wins
  ACN: [10, []],
  MOV: [10, [2, 6, 7, 9]], // one miniature on a round base: no cohesion, no notches, no compulsory moves
  ATK: [12, [3, 11]], // one miniature has one pool
  SUP: [6, [3, 5]], // SO-G18, SO-G26: courage is not shared, and panic comes at once
  MEL: [5, []],
  WND: [4, [4]], // nobody restores a miniature
  UNT: [6, [4]], // SO-X-3: the vehicle does not act
  OBJ: [3, [1, 3]], // SO-G12
};

describe('the catalogue', () => {
  test('has every row of the core rules that the mode uses', () => {
    const rows = Object.entries(CORE_CHAPTERS).flatMap(([chapter, [most, unused]]) =>
      numbered(`L-${chapter}-`, most).filter((_, i) => !unused.includes(i + 1)),
    );
    expect(ids.filter(id => id.startsWith('L-')).toSorted()).toEqual(rows.toSorted());
  });
  test('has every row of the documents and every ruling, once', () => {
    const rows = [
      ...numbered('SO-G', 38),
      ...numbered('SO-S', 10),
      ...numbered('SO-C', 11),
      ...numbered('SO-V', 9),
      ...numbered('SO-P', 5),
      ...numbered('SO-O-', 9),
      ...numbered('SO-D-', 20),
      ...numbered('SO-X-', 6),
    ];
    expect(rows.filter(id => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  test('decides every open question', () => {
    const decided = [...numbered('SO-O-', 9), ...numbered('SO-D-', 20), ...numbered('SO-X-', 6)];
    const answered = ['SO-G6', 'SO-G36', 'SO-S3', 'SO-S5', 'SO-V8', 'SO-P3', 'SO-P4', 'SO-P5'];
    for (const id of [...decided, ...answered]) expect(catalogue.find(rule => rule.id === id)?.ruling, id).toMatch(/\S/);
    expect(catalogues.playtest.find(rule => rule.id === 'SO-G22')?.ruling).toMatch(/\S/);
  });

  test('is written in sentences with a source', () => {
    for (const rule of [...catalogue, ...catalogues.playtest]) {
      expect(rule.says, rule.id).toMatch(/^["A-Z].*[.?]$/s);
      if (rule.ruling !== undefined) expect(rule.ruling, rule.id).toMatch(/^["A-Z0-9].*\.$/s);
      expect(rule.source, rule.id).toMatch(/^(Legion 2\.6\.1|Spezialeinsätze 1\.1|Special Operations playtest|house)/);
    }
  });

  test('rows of one chapter stand together, and the playtest has no row of its own', () => {
    expect(Object.values(CHAPTERS).reduce((sum, chapter) => sum + chapter.length, 0)).toBe(catalogue.length);
    expect(catalogues.playtest.filter(rule => !ids.includes(rule.id))).toEqual([]);
  });

  test('the playtest differs in exactly these rows', () => {
    const differs = catalogue.filter(rule => {
      const other = catalogues.playtest.find(each => each.id === rule.id);
      return !other || other.says !== rule.says || other.ruling !== rule.ruling;
    });
    expect(differs.map(rule => rule.id)).toEqual([
      ...['SO-G1', 'SO-G5', 'SO-G10', 'SO-G12', 'SO-G17', 'SO-G20', 'SO-G22', 'SO-G23', 'SO-G32', 'SO-G33', 'SO-G34', 'SO-G36'],
      ...['SO-C2', 'SO-C4', 'SO-C6', 'SO-C10', 'SO-V2', 'SO-V3'],
      ...['SO-D-2', 'SO-D-3', 'SO-D-4', 'SO-D-12', 'SO-D-13', 'SO-D-15', 'SO-D-16', 'SO-D-20'],
    ]);
    const missing = catalogue.filter(rule => !catalogues.playtest.some(each => each.id === rule.id));
    expect(missing.map(rule => rule.id)).toEqual(['SO-G12', 'SO-G33']);
  });

  test.each(Object.entries(catalogues))('every rule of %s has code and a test, and no other rule is named', (_, rows) => {
    // A rule that one edition alone has is code of the other one too.
    const known = [...rows, ...catalogue.filter(rule => !rows.some(each => each.id === rule.id))];
    expect(ruleTable(known, fileURLToPath(new URL('..', import.meta.url)), { also: ['../../packages/legion'] }).holes).toEqual([]);
  });
});

describe('keywords', () => {
  test('each has a name and a text in both languages, and a rule', () => {
    const elsewhere: readonly KeywordId[] = ['covert-deploy', 'critical', 'fixed', 'impact', 'pierce', 'suppressive', 'versatile'];
    for (const id of KEYWORD_IDS) {
      const { en, de } = KEYWORD_TEXTS[id];
      expect([id, /^[A-Z].*\.$/.test(en), /^[A-ZÄÖÜ].*\.$/.test(de), en !== de]).toEqual([id, true, true, true]);
      expect(KEYWORDS[id].de, id).toMatch(/\S/);
      const rule = catalogue.find(each => each.says === `${KEYWORDS[id].en}: ${en}`);
      expect([id, rule !== undefined]).toEqual([id, !elsewhere.includes(id)]);
    }
    expect(new Set(KEYWORD_IDS.map(id => KEYWORDS[id].de)).size).toBe(KEYWORD_IDS.length);
  });
});
