import { checkSetup } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { describe, expect, test } from 'vitest';
import { layoutsFor, NO_OWN } from '../src/content/own/own.js';
import { UNITS } from '../src/content/units/index.js';
import { legendaryEncounters } from '../src/game.js';
import type { Cadre } from '../src/squads/cadre.js';
import { readCadre, writeCadre } from '../src/squads/cadre-text.js';
import type { Read } from '../src/squads/code-problem.js';
import type { EncounterList } from '../src/squads/encounter.js';
import { readEncounter, writeEncounter } from '../src/squads/encounter-code.js';
import { PRIMARIES } from '../src/squads/primaries.js';
import { readSpt, writeSpt } from '../src/squads/spt-code.js';
import { randomEncounter } from '../src/squads/surprise.js';
import { squadWords } from '../src/squads/words.js';

const REPUBLIC: Cadre = {
  era: 'fall-of-the-jedi',
  squads: [
    ['captain-rex', '501st-clone-troopers'],
    ['commander-cody', '212th-clone-troopers'],
  ],
};
const DROIDS: Cadre = {
  era: 'fall-of-the-jedi',
  squads: [
    ['kalani', 'b1-battle-droids'],
    ['kraken', 'magnaguard'],
  ],
};
const said = <T>(read: Read<T>): string[] => (read.ok ? [] : read.problems.map(squadWords('en').problem));
const CODE = 'spt[00010106,00010101,00060102,00060101]';

describe('strike-team codes', () => {
  test('of a cadre, with public numbers', () => {
    expect(writeSpt(REPUBLIC)).toEqual({ ok: true, value: CODE });
    expect(readSpt(CODE)).toEqual({ ok: true, value: { squads: REPUBLIC.squads, primaries: [], missions: [] } });
  });
  test('leading zeros may be missing; blanks, links and what stands around the code do not matter', () => {
    const squads = { ok: true, value: expect.objectContaining({ squads: REPUBLIC.squads }) };
    for (const code of [
      'spt[10106, 10101, 60102, 60101]',
      'https://visualizer.example/?spt[00010106,00010101,00060102,00060101]',
      'https://visualizer.example/?spt%5B10106%2C10101%2C60102%2C60101%5D&x=1',
      `My team: SPT[10106,10101,60102,60101].`,
    ])
      expect(readSpt(code)).toEqual(squads);
  });
  test('a whole strike team: its mission and its Primary units are told apart', () => {
    expect(readSpt('spt[00450201,00010109,00010106,00010101,00060103,00060102,00060101]')).toEqual({
      ok: true,
      value: { squads: REPUBLIC.squads, primaries: ['General Anakin Skywalker', 'General Obi-Wan Kenobi'], missions: ['00450201'] },
    });
  });
  test.each(UNITS.filter(({ spt }) => spt !== undefined).map(({ id, spt, type }) => [id, spt!, type] as const))(
    '%s has its number',
    (id, spt, type) => {
      const read = readSpt(`spt[${Number(spt)}]`);
      expect(read.ok && read.value.squads).toEqual([type === 'secondary' ? [id, ''] : ['', id]]);
      expect(PRIMARIES.has(Number(spt))).toBe(false);
    },
  );
  test('a unit whose public number is unknown says so', () => {
    expect(said(writeSpt({ squads: [['enoch', 'night-troopers']] }))).toEqual([
      'the public number of Enoch, Captain of the Guard is not known, so the cadre has no strike-team code; use the encounter code',
      'the public number of Night Troopers is not known, so the cadre has no strike-team code; use the encounter code',
    ]);
  });
  test.each([
    ['captain-rex', ['not a strike-team code; expected one like spt[00010106,']],
    ['spt[00010106,0001', ['the strike-team code is cut off: its closing bracket is missing']],
    ['spt[]', ['"" is not a number; expected up to eight digits for each unit']],
    [
      'spt[rex,123456789,99990101]',
      ['"rex" is not a number', '"123456789" is not a number', '99990101 is not the number of a unit that Cadre knows'],
    ],
  ])('%s is refused', (code, problems) => {
    expect(said(readSpt(code))).toEqual(problems.map(each => expect.stringContaining(each)));
  });
});

describe('the text of a cadre', () => {
  test('with and without its era, or as a strike-team code', () => {
    const text = 'captain-rex+501st-clone-troopers+commander-cody+212th-clone-troopers';
    expect(readCadre(text)).toEqual({ ok: true, value: { squads: REPUBLIC.squads, primaries: [] } });
    expect(writeCadre(REPUBLIC)).toBe(`fall-of-the-jedi:${text}`);
    expect(readCadre(writeCadre(REPUBLIC))).toEqual({ ok: true, value: { ...REPUBLIC, primaries: [] } });
    expect(readCadre(CODE)).toEqual({ ok: true, value: { squads: REPUBLIC.squads, primaries: [] } });
  });
});

describe('the code of an encounter', () => {
  const list: EncounterList = {
    mission: 'uninvited-guests',
    layout: 'random',
    legend: 'legend-vader',
    minions: 'vader-set-b',
    cadres: [REPUBLIC, DROIDS],
  };
  const code = writeEncounter(list);
  test('is written and read', () => {
    expect(code).toBe(
      'le1:uninvited-guests/random/legend-vader/vader-set-b/fall-of-the-jedi:captain-rex+501st-clone-troopers+commander-cody+212th-clone-troopers/fall-of-the-jedi:kalani+b1-battle-droids+kraken+magnaguard',
    );
    expect(readEncounter(` ${code}\n`)).toEqual({ ok: true, value: list });
  });
  test('a code that was cut off anywhere is refused', () => {
    for (let end = 0; end < code.length; end++) expect(readEncounter(code.slice(0, end)).ok, code.slice(0, end)).toBe(false);
    for (const { id } of UNITS) expect(UNITS.filter(other => other.id.startsWith(id)).map(other => other.id)).toEqual([id]);
  });
  test.each([
    ['spt[1,2]', ['not an encounter code; expected le1:mission/layout/']],
    [code.replace('le1', 'le2'), ['this is an encounter code of version 2; expected version 1, which begins with le1:']],
    ['le1:a/b', ['the encounter code has 2 parts between slashes, so it may be cut off; expected 6']],
    [
      'le1:last-stand/moon/legend-maul/maul-set/clone-wars:captain-rex+501st-clone-troopers+commander-cody+212th-clone-troopers/fall-of-the-jedi:kalani+b1',
      [
        'there is no mission "last-stand"; expected one of make-an-entrance, uninvited-guests, silence-the-battery, or a content file that brings it',
        'the layout "moon" does not fit the mission; expected one of random, hangar-floor',
        'there is no Legend "legend-maul"; expected one of legend-vader',
        'LE-36: "maul-set" is not a set of minions of this Legend; expected one of vader-set-a',
        'cadre 1: "clone-wars" is not an era; expected Fall of the Jedi, Reign of the Empire',
        'cadre 2: 2 units; expected 4. The code may be cut off',
        'cadre 2: there is no unit "b1"; the code may be cut off',
      ],
    ],
  ])('%s is refused', (text, problems) => {
    expect(said(readEncounter(text))).toEqual(problems.map(each => expect.stringContaining(each)));
  });
});

describe('a set-up', () => {
  const problemsOf = (given: Record<string, string>) => checkSetup(legendaryEncounters, given).problems;
  test('takes cadres as cards and as strike-team codes', () => {
    expect(problemsOf({ 'cadre.1': CODE })).toEqual([]);
    const [a, b] = [{ 'cadre.1': CODE }, {}].map(given => legendaryEncounters.setup(checkSetup(legendaryEncounters, given).setup));
    expect(a!.public.units).toEqual(b!.public.units);
  });
  test('says everything that is wrong, with the rule and what would be right', () => {
    expect(
      problemsOf({
        layout: 'fortress-yard',
        minions: 'yoda-set-a',
        'cadre.1': 'wicket+captain-rex+aurra-sing+minion-b1-line',
        'cadre.2': 'captain-rex+501st-clone-troopers+kalani+501st-clone-troopers',
      }),
    ).toEqual([
      expect.stringMatching(
        /^option "cadre.1": LE-30: .* is not a Supporting Unit; expected a Secondary and a Supporting Unit in each squad$/,
      ),
      expect.stringMatching(/^option "cadre.1": LE-36: .* is an Encounter unit; expected it in the Legend's squad only$/),
      expect.stringMatching(
        /^option "cadre.1": LE-33: Wicket.* does not belong to the era Fall of the Jedi; expected four units of one era$/,
      ),
      'option "cadre.2": LE-P29: 501st Clone Troopers is in the cadre twice; expected every unit once',
      `the layout "fortress-yard" does not fit the mission; expected one of ${['random', ...layoutsFor(NO_OWN, 'make-an-entrance')].join(', ')}`,
      'LE-36: "yoda-set-a" is not a set of minions of this Legend; expected one of vader-set-a, vader-set-b',
      expect.stringMatching(/^LE-35: the unique name CC-7567 is at the table twice \(.*\); expected the unit in one cadre at most$/),
    ]);
    expect(problemsOf({ 'cadre.1': 'spt[10109,10106,10101,60102,60101]', 'cadre.2': 'spt[10106' })).toEqual([
      'option "cadre.1": LE-31: General Anakin Skywalker is a Primary Unit; expected Secondary and Supporting Units only',
      expect.stringMatching(/^option "cadre.2": the strike-team code is cut off/),
    ]);
    expect(problemsOf({ 'cadre.1': 'darth-vader+stormtroopers+third-sister+nobody', 'cadre.2': '' })).toEqual([
      'option "cadre.1": LE-30: there is no unit "nobody"; expected a Supporting Unit',
      expect.stringMatching(/^option "cadre.1": LE-35: the unique name .*Vader.* is at the table twice \(.*\); expected only one of them/),
      ...new Array(2)
        .fill([
          expect.stringMatching(/^option "cadre.2": LE-30: a Secondary Unit is missing/),
          expect.stringMatching(/^option "cadre.2": LE-30: a Supporting Unit is missing/),
        ])
        .flat(),
    ]);
    expect(problemsOf({ 'cadre.1': 'kalani+b1-battle-droids+aurra-sing+aqua-droids' })).toEqual([
      'option "cadre.1": LE-34: the cadre costs 18 points; expected at most 16 in this mission',
    ]);
  });
});

test('a random encounter is always legal', () => {
  for (let seed = 1; seed <= 25; seed++) {
    const { cadres, ...frame } = randomEncounter(seeded(seed));
    const [first, second] = cadres.map(writeCadre);
    expect(checkSetup(legendaryEncounters, { ...frame, 'cadre.1': first!, 'cadre.2': second! }).problems).toEqual([]);
  }
});
