import { describe, expect, test } from 'vitest';
import { checksumOf, FORMATS, handIn, readList, writeHandIn, writeList } from '../src/formats/index.js';
import { type ArmyList, pointsOf, sameList, validate } from '../src/roster/index.js';
import { kinds } from './diagnostic-kinds.js';
import { legal, line, rebels, VADER } from './fixtures.js';
import { generated } from './generated.js';

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

describe('a list that is handed in', () => {
  const details = { player: 'Ana  Torres', event: 'Leeds Open\n2026', date: '2026-11-21' };
  const sheet = handIn(legal, details, 'https://cadre.example/army#army=1');
  test('names player, event, date, link, checksum and verdict, and every unit with its title', () => {
    const text = writeHandIn(sheet);
    for (const said of ['Player: Ana Torres', 'Event: Leeds Open 2026', 'Date: 2026-11-21', `Checksum: ${sheet.checksum}`, 'Legal list.'])
      expect(text).toContain(said);
    expect(text).toContain('Link: https://cadre.example/army#army=1');
    expect(text).toContain('Darth Vader, Dark Lord of the Sith (180)');
    expect(sheet.units.map(u => [u.count, u.name, u.points])).toEqual([
      [1, 'Darth Vader, Dark Lord of the Sith', 180],
      [3, 'Stormtroopers', 186],
    ]);
    expect(sheet.units.reduce((sum, u) => sum + u.points, 0)).toBe(sheet.points);
  });
  test('is the same list when its file is read', () => {
    for (const list of [legal, rebels, ...generated(20, 43)]) {
      const { list: back, diagnostics } = readList(writeHandIn(handIn(list, details, 'x')));
      expect(sameList(back!, list)).toBe(true);
      expect(diagnostics.filter(d => d.kind === 'ignored-line' || d.level === 'error')).toEqual([]);
    }
  });
  test('an illegal one says what is wrong with it', () => {
    expect(writeHandIn(handIn({ ...legal, units: legal.units.slice(1) }, details, 'x'))).toMatch(/\d+ problems:\n(?:# .*\n)*# A-2 /);
  });
  test('the checksum is another one for any other card, and the same for another order or name', () => {
    expect(checksumOf(legal)).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
    const others = [
      { ...legal, commands: legal.commands.slice(1) },
      { ...legal, units: legal.units.slice(1) },
      { ...legal, mode: 'recon' as const },
    ];
    expect(new Set([legal, ...others].map(checksumOf)).size).toBe(4);
    expect(checksumOf({ ...legal, name: 'Other', units: legal.units.toReversed(), commands: legal.commands.toReversed() })).toBe(
      checksumOf(legal),
    );
  });
});
