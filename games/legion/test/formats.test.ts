import { describe, expect, test } from 'vitest';
import { FORMATS, MAX_INPUT, readList, suggestionsFor, writeList } from '../src/formats/index.js';
import { type ArmyList, pointsOf, validate } from '../src/roster/index.js';
import { legal, line, rebels, VADER } from './fixtures.js';

const kinds = (text: string): string[] => readList(text).diagnostics.map(d => d.kind);
const LINK = 'https://legionhq2.com/list/empire/1000:1at0pqdydv,3ayej000,bw,bl,bk,bj';

describe('the link of Legion HQ 2', () => {
  test('reads as Vader and three stormtroopers for 386 points, and writes back to the same link', () => {
    const { list, diagnostics, format } = readList(LINK);
    expect(format).toBe('hq-link');
    expect(diagnostics).toEqual([]);
    expect(list).toMatchObject({
      faction: 'empire',
      mode: 'standard',
      units: [line(VADER, 1, 'burst-of-speed', 'force-choke', 'saber-throw'), line('stormtroopers', 3, 'dlt-19-stormtrooper')],
      commands: ['implacable', 'ambush', 'push', 'assault', 'standing-orders'],
    });
    expect(pointsOf(list!)).toBe(386);
    expect(writeList(list!, 'hq-link')).toEqual({ text: LINK, losses: [] });
  });
  test('knows modes, battle forces, counterparts, and links without either', () => {
    const snow = readList('https://legionhq2.com/list/empire/600:bf:1at0000,2az0000').list!;
    expect(snow).toMatchObject({ mode: 'recon', battleForce: 'blizzard-force', units: [line(VADER), line('snowtroopers', 2)] });
    const droids = readList('legionhq2.com/list/rebels/1000:1jg0+1ji').list!;
    expect(droids.units[0]).toMatchObject({ counterpart: { card: 'c-3po-human-cyborg-relations' } });
    expect(readList('https://legionhq2.com/list/rebels/1jg0,1ji').list!.units).toEqual(droids.units); // the oldest links
    expect(readList('https://legionhq2.com/list/mercenary/1000:1ra0').list!.battleForce).toBe('shadow-collective');
    expect(kinds('https://legionhq2.com/list/mercenary/1000:1ra0')).toEqual(['guessed-force']);
    expect(kinds('https://legionhq2.com/list/empire/1at0000')).toEqual(['guessed-mode']);
    expect(readList(`${LINK.replaceAll(',', '%2C')}?from=chat#top`).list).toEqual(readList(LINK).list);
  });
  test('has a digit for the number of units, and takes more in turns', () => {
    const horde: ArmyList = { ...legal, name: '', units: [line('stormtroopers', 21)] };
    const { text, losses } = writeList(horde, 'hq-link');
    expect(text).toContain('9ay0000,9ay0000,3ay0000');
    expect(losses).toEqual([]);
  });
  test('is told apart from a broken one', () => {
    expect(readList('https://legionhq2.com/list/EMPIRE/1000:1AT0PQDYDV').diagnostics).toMatchObject([
      { kind: 'other-case', place: 'segment 1', suggestions: [VADER] },
      { kind: 'other-case', suggestions: ['burst-of-speed'] },
      { kind: 'other-case', suggestions: expect.arrayContaining(['force-choke']) },
      { kind: 'other-case', suggestions: expect.arrayContaining(['saber-throw']) },
    ]);
    const cut = readList(LINK.slice(0, LINK.indexOf('dv,') + 1));
    expect(cut.diagnostics.map(d => d.kind)).toEqual(['cut-off']);
    expect(validate(cut.list!).map(p => p.kind)).toContain('unknown-card'); // it stays in the list
    expect(kinds('https://legionhq2.com/list/nobody/1000:1at')).toEqual(['cut-off']);
    expect(kinds('https://legion-hq.com/list/12345')).toEqual(['needs-database']);
    expect(kinds('https://legionhq2.com/list/empire/1234:1at0000')).toEqual(['unknown-mode']);
    expect(kinds('https://legionhq2.com/list/empire/1000:zz:1at0000')).toEqual(['unknown-force']);
    expect(kinds('https://legionhq2.com/list/empire/1000:1at0000_pq00')).toEqual(['old-part']);
  });
});

describe('our own link', () => {
  const strange: ArmyList = {
    ...legal,
    name: 'Ödland 🌵 (1) ~ 100%',
    units: [...legal.units, line("?O'Neill, Jack (2)", 2, '?Zat + gun')],
  };
  test('carries everything, emoji and unknown cards too', () => {
    const { text, losses } = writeList(strange, 'link');
    expect(losses).toEqual([]);
    expect(text).toMatch(/^#army=[\w~.,+%()-]+$/);
    expect(readList(`https://table.example/army${text}`).list).toEqual(strange);
  });
  test('keeps what stands before a cut, and says where it is', () => {
    const { text } = writeList(strange, 'link');
    const { list, diagnostics } = readList(text.slice(0, text.length - 3)); // within the check
    expect(list).toEqual(strange);
    expect(diagnostics.map(d => d.kind)).toEqual(['cut-link']);
    for (let end = text.length - 3; end > text.indexOf('~1000~') + 6; end -= 5) {
      const cut = readList(text.slice(0, end));
      expect(cut.diagnostics[0]!.says.en).toContain(text.slice(end - 5, end));
      const whole = cut.list!.units.slice(0, -1); // the last one may have lost upgrades
      expect(whole).toEqual(strange.units.slice(0, whole.length));
    }
    expect(readList('#army=1~empire').list).toBeNull();
  });
  test('notices every change', () => {
    const { text } = writeList(strange, 'link');
    expect(readList(text.toLowerCase()).list).toBeNull();
    expect(kinds(text.replace('3ay', '2ay'))).toEqual(['wrong-check']);
    expect(kinds(text.replace('=1~', '=9~'))).toEqual(['newer-version']);
  });
});

describe('our own JSON', () => {
  const json = (change: object): string => JSON.stringify({ format: 'cadre-army', version: 1, ...legal, ...change });
  test('names what is wrong and where, and reads the rest', () => {
    const { list, diagnostics } = readList(
      json({
        faction: 'Empire',
        name: 7,
        colour: 'red',
        units: [{ card: VADER, count: 'two' }, 'at-st', { card: 'at-st', upgrades: 'none', paint: 1 }],
        commands: [1, 'push'],
        battle: [],
      }),
    );
    expect(diagnostics.map(d => `${d.kind} ${d.place}`).sort()).toEqual([
      'ignored-key /colour',
      'ignored-key /units/2/paint',
      'wrong-type /battle',
      'wrong-type /commands/0',
      'wrong-type /faction',
      'wrong-type /name',
      'wrong-type /units/0/count',
      'wrong-type /units/1',
      'wrong-type /units/2/upgrades',
    ]);
    expect(list).toMatchObject({
      units: [
        { card: VADER, count: 1 },
        { card: 'at-st', count: 1 },
      ],
      commands: ['push'],
    });
  });
  test('keeps odd numbers for the validation to name', () => {
    const { list, diagnostics } = readList(
      json({
        units: [
          { card: VADER, count: -3 },
          { card: 'at-st', count: 1e21 },
          { card: 'at-st', count: 0.5 },
        ],
      }),
    );
    expect(diagnostics).toEqual([]);
    expect(
      validate(list!)
        .filter(p => p.kind === 'bad-count')
        .map(p => p.place),
    ).toEqual(['/units/0', '/units/1', '/units/2']);
    for (const format of FORMATS) expect(writeList(list!, format).text.length).toBeLessThan(200_000);
    expect(writeList(list!, 'link').losses).toEqual([]);
  });
  test('half an emoji is mended and told', () => {
    const { list, diagnostics } = readList(json({ name: 'Tatooine \ud83c' }));
    expect(list!.name).toBe('Tatooine \ufffd');
    expect(diagnostics.map(d => d.kind)).toEqual(['bad-text']);
    for (const format of FORMATS) writeList(list!, format);
  });
});

describe('the JSON of the Tabletop Simulator', () => {
  const admiral = {
    points: 794,
    author: 'Tabletop Admiral',
    armyFaction: 'empire',
    commandCards: ['Lying in Wait', 'Whipcord Launcher', 'Standing Orders'],
    contingencies: ['Push'],
    units: [
      { name: 'Boba Fett Infamous Bounty Hunter', upgrades: ['Hunter', 'Offensive Push', 'Recon Intel'], loadout: [] },
      { name: 'Scout Troopers Strike Team', upgrades: ['DLT-19x Sniper'], loadout: ['Recon Intel'] },
    ],
    battlefieldDeck: { scenario: 'standard', conditions: ['Minefield'], deployment: ['Advanced Positions'], objective: ['Recon Mission'] },
  };
  test('of Tabletop Admiral is read, what is gone from the game is told', () => {
    const { list, format, diagnostics } = readList(JSON.stringify(admiral));
    expect(format).toBe('tta-tts');
    expect(list).toMatchObject({
      faction: 'empire',
      mode: 'standard',
      commands: ['lying-in-wait-command', 'whipcord-launcher-command', 'standing-orders'],
      battle: { primary: ['?Advanced Positions'], secondary: ['recon-mission'], advantage: ['?Minefield'] },
    });
    expect(list!.units[0]).toEqual(line('boba-fett-infamous-bounty-hunter', 1, 'on-the-hunt', 'offensive-push', 'recon-intel'));
    expect(list!.units[1]!.card).toBe('scout-troopers-strike-team');
    expect(diagnostics.filter(d => d.kind === 'old-part').map(d => d.place)).toEqual(['/contingencies', '/units/1/loadout']);
    expect(diagnostics.filter(d => d.kind === 'former-card').map(d => d.place)).toContain('/battlefieldDeck/conditions/0');
  });
  test('knows both spellings of keys and factions, in any case', () => {
    const odd = {
      author: 'x',
      Title: 'Reborn',
      ArmyFaction: 'Separatist',
      COMMANDCARDS: [],
      Units: [],
      battleFieldDeck: { Condition: ['Garrison'] },
    };
    expect(readList(JSON.stringify(odd)).list).toMatchObject({
      name: 'Reborn',
      faction: 'separatists',
      battle: { advantage: ['garrison'] },
    });
  });
  test('finds the faction by the units where the writer left it out', () => {
    const units = [
      { name: 'Black Sun Vigo', upgrades: [] },
      { name: 'Pyke Syndicate Foot Soldiers', upgrades: [] },
    ];
    const reading = readList(JSON.stringify({ author: 'Legion HQ', armyFaction: '', commandCards: [], units }));
    expect(reading.list!.faction).toBe('mercenary');
    expect(reading.diagnostics.map(d => d.kind)).toContain('force-by-cards');
  });
});

describe('texts', () => {
  const tournament = [
    'My List',
    '386/1000 (4 activations)',
    'Darth Vader (200)',
    ' - Burst of Speed (10)',
    ' - Force Choke (10)',
    ' - Saber Throw (10)',
    ...Array.from({ length: 3 }, () => ['Stormtroopers (62)', ' - DLT-19 Stormtrooper (20)']).flat(),
    '',
    'Commands:',
    '•Implacable',
    '••Push',
    '••••Standing Orders',
    '',
    'Battle Deck',
    'Objectives:',
    ' - Contact, Contact!',
    'Advantages:',
    ' - Garrison',
  ].join('\n');
  test('of Legion HQ, tournament style', () => {
    const { list, format, diagnostics } = readList(tournament);
    expect(format).toBe('hq-tournament');
    expect(list).toMatchObject({
      name: 'My List',
      commands: ['implacable', 'push', 'standing-orders'],
      battle: { primary: ['contact-contact'], advantage: ['garrison'] },
    });
    expect(list!.units).toHaveLength(4);
    expect(pointsOf(list!)).toBe(386);
    expect(diagnostics.filter(d => d.level !== 'note')).toEqual([]);
  });
  test('the cost tells two cards of one name apart', () => {
    const vader = (total: number): string => readList(`x\n0/1000\nDarth Vader (${total})\n - Force Choke (10)`).list!.units[0]!.card;
    expect(vader(180)).toBe(VADER);
    expect(vader(165)).toBe('darth-vader-the-emperors-apprentice');
    expect(kinds('0/1000\nLuke Skywalker')).toContain('ambiguous');
  });
  test('a name that the site repeats behind a dash is understood', () => {
    expect(readList('x\n85/1000\nKalani - Kalani (85)').list!.units).toEqual([line('kalani-super-tactical-droid')]);
    expect(readList('85/1000\nKalani - Kalani(Vigilance)').list!.units).toEqual([line('kalani-super-tactical-droid', 1, 'vigilance')]);
  });
  test('of Tabletop Admiral', () => {
    const text = [
      '700/800',
      '5 Activations',
      'Han Solo 100 + 13 = 113',
      '--Underworld Connections (5), Recon Intel',
      '2x Rebel Troopers 40 x 2 = 80',
      '3x Fleet Troopers 44 + 24 = 204',
      '--Scatter Gun Trooper (24)',
      'Reversal of Fortune •, Sorry About the Mess *, Standing Orders ••••',
      'Breakthrough, Contact, Contact!',
      'Surface Scan, Destroy Enemy Base',
      'Garrison',
      'what is this',
    ].join('\n');
    const { list, format, diagnostics } = readList(text);
    expect(format).toBe('tta-text');
    expect(list).toMatchObject({
      mode: 'escalation',
      faction: 'rebels',
      units: [
        line('han-solo-unorthodox-general', 1, 'underworld-connections', 'recon-intel'),
        line('rebel-troopers', 2),
        line('fleet-troopers', 3, 'scatter-gun-trooper'),
      ],
      commands: ['?Reversal of Fortune', 'sorry-about-the-mess', 'standing-orders'],
      battle: { primary: ['breakthrough', 'contact-contact'], secondary: ['surface-scan', 'destroy-enemy-base'], advantage: ['garrison'] },
    });
    expect(diagnostics).toContainEqual(expect.objectContaining({ kind: 'ignored-line', place: 'line 12' }));
  });
  test('spelling, case and accents do not matter; what is unknown stays, with suggestions', () => {
    const { list, diagnostics } = readList('x\n0/1000\nPADMÉ AMIDALA (85)\nStormtroper (42)');
    expect(list!.units.map(u => u.card)).toEqual(['padme-amidala-spirited-senator', '?Stormtroper']);
    expect(diagnostics.find(d => d.kind === 'unknown-card')?.suggestions).toContain('stormtroopers');
    expect(suggestionsFor('unit', 'zzzzzzzzzz')).toEqual([]);
  });
  test('no line is dropped silently', () => {
    expect(kinds(`${tournament}\nwritten in a hurry`)).toContain('ignored-line');
    expect(kinds('x\n0/1000\nContingencies: • Push')).toContain('old-part');
  });
});

describe('bad input', () => {
  /** About a second of work at most; how busy the machine is hardly counts. */
  const soon = (work: () => void): void => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(1.5);
  };
  test.each([
    ['nothing', '', 'empty'],
    ['space', ' \n\t ', 'empty'],
    ['a word', 'hello there', 'unrecognised'],
    ['half a JSON', '{"format":"cadre-army","units":[', 'not-json'],
    ['another JSON', '{"a":1}', 'wrong-type'],
    ['a list of lists', '[[[]]]', 'wrong-type'],
    ['a version from tomorrow', '{"format":"cadre-army","version":2}', 'newer-version'],
  ])('%s', (_, text, kind) => {
    expect(readList(text)).toMatchObject({ list: null, diagnostics: [{ kind, level: 'error' }] });
  });
  test('ten megabytes are refused at once', () => {
    soon(() => expect(kinds(`{"x":"${'y'.repeat(10_000_000)}"}`)).toEqual(['too-large']));
    soon(() => expect(kinds(`x\n0/1000\n${'Rebel Troopers (40)\n'.repeat(50_000)}`)).toEqual(['too-large']));
    expect(MAX_INPUT).toBeLessThan(10_000_000);
  });
  test('ten thousand units are read and judged in every format that holds them', () => {
    const horde: ArmyList = {
      ...rebels,
      units: Array.from({ length: 10_000 }, (_, i) =>
        i === 0 ? rebels.units[0]! : line('rebel-troopers', 1, ...(i % 2 ? ['z-6-trooper'] : [])),
      ),
    };
    soon(() => {
      const { list } = readList(JSON.stringify({ format: 'cadre-army', version: 1, ...horde }));
      expect(list!.units).toHaveLength(10_000);
      expect(
        validate(list!)
          .map(p => p.kind)
          .sort(),
      ).toEqual(['over-points', 'rank-max']);
    });
    soon(() => {
      const units = Array.from({ length: 10_000 }, (_, i) => ({ name: `Nobody ${i}`, upgrades: ['Nothing'] }));
      const { list } = readList(JSON.stringify({ author: 'x', commandCards: [], units }));
      expect(validate(list!).length).toBeGreaterThan(10_000);
    });
    soon(() => expect(readList(`x\n0/1000\n${'Rebel Troopers (40)\n'.repeat(10_000)}`).list!.units).toHaveLength(10_000));
    soon(() => expect(readList(`https://legionhq2.com/list/rebels/1000:${'1ah0000,'.repeat(10_000)}`).list!.units).toHaveLength(10_000));
  });
  test.each<[string, string]>([
    ['a deep JSON', `${'['.repeat(400_000)}${']'.repeat(400_000)}`],
    ['a deep JSON in our format', `{"format":"cadre-army","version":1,"faction":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['a line without end', `x\n0/1000\n - ${'a ('.repeat(80_000)}`],
    ['long lines of brackets', `x\n0/1000\n${`${'( '.repeat(299)}\n`.repeat(410)}`],
    ['long lines of numbers', `0/1000\n1 Activations\n${`${'1 '.repeat(299)}\n`.repeat(410)}`],
    ['long lines of commas', `0/1000\n1 Activations\n--${`${'a,'.repeat(298)}\n--`.repeat(410)}`],
    ['a link of nothing but letters', `https://legionhq2.com/list/empire/1000:1${'zz'.repeat(120_000)}`],
    ['a link of brackets', `#army=1~${'('.repeat(240_000)}`],
    ['a link of percent signs', `#army=1~empire~1000~~~1at~~..~%E0%A4%A~000000`],
    [
      'a unit with upgrades without end',
      JSON.stringify({ author: 'x', commandCards: [], units: [{ name: 'Stormtroopers', upgrades: new Array(150_000).fill('Echo') }] }),
    ],
    ['counterparts without end', `x\n0/1000\nCounterparts:\n${' - C-3PO = 1\n'.repeat(18_000)}`],
    ['keys without end', `{"author":"x","units":[],"commandCards":[],${Array.from({ length: 40_000 }, (_, i) => `"k${i}":1`).join(',')}}`],
    ['names like properties', '{"author":"x","armyFaction":"constructor","units":[{"name":"__proto__","upgrades":["toString"]}]}'],
  ])('%s', (_, text) => {
    soon(() => {
      const { list, diagnostics } = readList(text);
      expect(diagnostics.length).toBeGreaterThan(0);
      if (list) validate(list);
    });
  });
  test('a unit with a hundred thousand upgrades', () => {
    const heavy: ArmyList = { ...legal, units: [line(VADER, 1, ...Array.from({ length: 100_000 }, () => 'anger'))] };
    soon(() => expect(validate(heavy).some(p => p.kind === 'no-slot')).toBe(true));
  });
});
