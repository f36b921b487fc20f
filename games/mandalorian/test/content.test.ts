import { describe, expect, it } from 'vitest';
import { OP_NAMES } from '../src/content/check/effect-schema.js';
import { conditionsIn, fieldsNamed, opsIn } from '../src/content/check/walk.js';
import { checkContent, problemText } from '../src/content/check.js';
import { content } from '../src/content/content.js';
import * as german from '../src/content/german/text.js';
import { roofs, startOf, walkable } from '../src/content/reach.js';
import * as english from '../src/content/text.js';
import { ABILITIES, BACKS, type MissionDef, MOVE_MODES, STACKS, type Strength, TRIGGERS } from '../src/content/types.js';

const mission = (id: string): MissionDef => content.missions.find(each => each.id === id)!;
const names = (found: readonly { readonly name: string }[]): ReadonlySet<string> => new Set(found.map(each => each.name));

describe('what is in the box', () => {
  it('passes its own check', () => {
    const { problems, content: checked } = checkContent(JSON.parse(JSON.stringify(content)), 'built-in');
    expect(problems.map(problemText)).toEqual([]);
    expect(checked).toEqual(content);
  });

  it('has the published number of everything', () => {
    const copies = (cards: readonly { readonly copies: number }[]): number => cards.reduce((sum, card) => sum + card.copies, 0);
    expect(content.characters.length).toBe(8);
    expect(content.characters.map(character => copies(character.deck))).toEqual([12, 12, 12, 12, 12, 12, 12, 12]);
    expect([copies(content.planning), copies(content.unlockPlanning)]).toEqual([20, 6]);
    expect([content.events.length, content.unlockEvents.length]).toEqual([12, 6]);
    expect([content.disrupt.white.length, content.disrupt.yellow.length]).toEqual([5, 5]);
    expect(content.tokenSets.map(set => STACKS.reduce((sum, stack) => sum + set.stacks[stack].length, 0))).toEqual([24, 29, 28, 25]);
    expect(content.guide.length).toBe(71);
    expect(
      content.missions.filter(each => each.kind === 'story').length * 2 +
        content.missions.filter(each => each.kind === 'mercenary').length * content.maps.length,
    ).toBe(24);
  });

  it('names the eight published characters', () => {
    expect(content.characters.map(each => each.name)).toEqual([
      'The Mandalorian',
      'IG-11',
      'Paz Vizsla',
      "Xi'an",
      'Burg',
      'Migs Mayfeld',
      'Greef Karga',
      'Cara Dune',
    ]);
  });

  it('gives every deck two cards of strength 4 and a sum between 26 and 29', () => {
    for (const { id, deck } of content.characters) {
      const strengths = deck.flatMap(card => Array.from({ length: card.copies }, () => card.strength as Strength));
      expect(strengths.filter(n => n === 4).length, id).toBe(2);
      const sum = strengths.reduce<number>((total, n) => total + n, 0);
      expect(sum, id).toBeGreaterThanOrEqual(26);
      expect(sum, id).toBeLessThanOrEqual(29);
    }
  });

  it('shows every event back three times', () => {
    for (const back of BACKS) expect(content.events.filter(event => event.back === back).length, back).toBe(3);
  });

  it('says of every piece where it is from', () => {
    const pieces = [
      ...content.difficulties,
      ...content.characters,
      ...content.characters.flatMap(each => [...each.deck, ...Object.values(each.unlocks)]),
      ...content.planning,
      ...content.unlockPlanning,
      ...content.events,
      ...content.unlockEvents,
      content.disrupt,
      ...content.features,
      ...content.tokenSets,
      ...content.maps,
      ...content.missions,
      ...content.guide,
      ...content.envelopes,
      content.loyalty,
    ];
    expect(pieces.filter(piece => !['seed', 'published', 'house'].includes(piece.source.kind) || piece.source.note.length < 5)).toEqual([]);
    expect(fieldsNamed('source', content).length).toBe(pieces.length);
  });
});

it.each([
  ['English', english.namesOf(content)],
  ['German', german.namesOf(content)],
] as const)('no two cards have the same %s name', (_, nameOf) => {
  const ids = [
    ...content.characters.flatMap(each => [...each.deck, ...Object.values(each.unlocks)]),
    ...content.planning,
    ...content.unlockPlanning,
    ...content.events,
    ...content.unlockEvents,
  ].map(card => card.id);
  const first = new Map<string, string>();
  const twice = ids.flatMap(id => {
    const name = nameOf('card', id);
    const other = first.get(name);
    first.set(name, id);
    return other === undefined ? [] : [`${other} and ${id} are both called "${name}"`];
  });
  expect(twice).toEqual([]);
});

describe('the effect language', () => {
  it('is used in full', () => {
    const used = names(opsIn(content));
    expect(OP_NAMES.filter(op => !used.has(op))).toEqual([]);
    const words = (key: string): ReadonlySet<unknown> => new Set(fieldsNamed(key, content).map(each => each.value));
    expect(TRIGGERS.filter(trigger => !words('trigger').has(trigger))).toEqual([]);
    expect(MOVE_MODES.filter(mode => !words('modes').has(mode))).toEqual([]);
    expect(ABILITIES.filter(ability => !words('abilities').has(ability))).toEqual([]);
  });
});

describe('every mechanic is exercised', () => {
  const abilities = (set: string): ReadonlySet<unknown> =>
    new Set(fieldsNamed('abilities', content.tokenSets.find(each => each.id === set)!.stacks).map(each => each.value));

  it('enemy abilities come in with their missions', () => {
    expect([...abilities('1')]).toEqual(['sentry']);
    for (const set of ['2', '3', '4']) expect([...abilities(set)].sort()).toEqual(['grapple', 'missionEffect', 'sabotage', 'sentry']);
    const features = content.tokenSets.flatMap(set => STACKS.flatMap(stack => set.stacks[stack].filter(token => token.kind === 'feature')));
    expect(features.filter(token => token.kind === 'feature' && token.abilities.includes('missionEffect')).length).toBe(1);
  });

  it('terrain: roofs on maps 1, 2 and 4, doors on map 3, forbidden areas everywhere', () => {
    expect(content.maps.map(map => roofs(map).size)).toEqual([6, 5, 0, 6]);
    expect(content.maps.map(map => map.borders.filter(border => border.kind === 'door').length)).toEqual([0, 0, 5, 0]);
    expect(content.maps.every(map => map.forbidden.length > 0)).toBe(true);
    expect(content.maps.map(map => map.spaces.length)).toEqual([62, 62, 66, 62]);
  });

  it('the five cells of map 3 are behind locked doors', () => {
    const map3 = content.maps[2]!;
    const locked = { ...map3, borders: map3.borders.filter(border => border.kind !== 'door') };
    const open = walkable(locked, startOf(locked)!);
    expect([1, 2, 3, 4, 5].filter(n => open.has(map3.spaces.find(space => space.number === n)!.id))).toEqual([]);
  });

  it('The Child is carried, flees, and is taken by enemies', () => {
    expect(names(opsIn(mission('m2'))).has('childWith')).toBe(true);
    expect(mission('m2').childTaken).toEqual({ goal: { at: 'star', nearest: 'it' } });
    expect(names(opsIn(mission('m4'))).has('childOn')).toBe(true);
    expect(names(opsIn(content.events)).has('childFlee')).toBe(true);
  });

  it('mission slots need 3+ or 4+ in three missions', () => {
    expect(content.missions.flatMap(each => each.slots.map(slot => [each.id, slot.minStrength]))).toEqual([
      ['m3', 4],
      ['m4', 3],
      ['mm3', 4],
    ]);
  });

  it('events: 6+ lines, several classes, another event, a disruption', () => {
    expect(content.events.filter(event => event.six).map(event => event.id)).toEqual(['e2', 'e5', 'e8', 'e10']);
    expect(content.events.find(event => event.id === 'e8')!.ops[0]).toMatchObject({ classes: ['sharpshooter', 'blaster'], count: 1 });
    expect(names(opsIn(content.unlockEvents)).has('event')).toBe(true);
  });

  it('additional and free actions, blocks, heals, enemies that move away', () => {
    const used = names(opsIn(content));
    for (const op of ['extra', 'free', 'block', 'shield', 'heal', 'away']) expect(used.has(op), op).toBe(true);
    expect(names(opsIn(mission('mm4'))).has('specialMove')).toBe(true);
  });

  it('every mission that can meet a mission effect icon has a mission effect', () => {
    expect(content.missions.filter(each => each.missionEffect.length === 0).map(each => each.id)).toEqual(['m1']);
  });

  it('traitor: a box for each story mission, a sheet of its own with ballots', () => {
    expect(content.missions.filter(each => each.traitor).map(each => `${each.id} ${each.traitor!.kind}`)).toEqual([
      'm1 box',
      'm2 box',
      'm3 box',
      'm4 box',
      'mm3 sheet',
    ]);
    expect(opsIn(mission('mm3')).filter(op => op.name === 'ballot').length).toBe(2);
  });

  it('clocks and limits are conditions of the missions', () => {
    expect(names(conditionsIn(content.missions.map(each => each.failure)))).toEqual(
      new Set(['enemyWithChildIn', 'track', 'reshuffles', 'all', 'not', 'difficulty', 'unlocked']),
    );
  });
});

describe('the guide deck', () => {
  it('stops before each of the first eight games and names a mission each time', () => {
    const stops = content.guide.filter(card => card.kind === 'stop');
    expect(stops.map(card => card.id)).toEqual([2, 12, 20, 30, 32, 42, 44, 54]);
    expect(stops.slice(0, 4).map(card => card.play[0]!.missions)).toEqual([['m1'], ['m2'], ['m3'], ['m4']]);
    expect(stops[6]!.play).toMatchObject([{ missions: ['mm3'], minPlayers: 3 }, {}]);
  });

  it('opens both envelopes before their missions are asked for', () => {
    const opened = new Map(content.guide.flatMap(card => (card.kind === 'envelope' ? [[card.envelope, card.id] as const] : [])));
    for (const { id, missions } of content.envelopes)
      for (const card of content.guide)
        if (card.kind === 'stop' && card.play.some(play => play.missions.some(each => missions.includes(each)))) {
          const sealed = missions.filter(each => card.play.some(play => play.missions.includes(each)));
          expect(opened.get(id), `${sealed.join(', ')} in card ${card.id}`).toBeLessThan(card.id);
        }
  });
});
