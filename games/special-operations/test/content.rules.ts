import { sentenceOf } from '@cadre/legion';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { boxOf } from '../src/box.js';
import {
  boxFor,
  CARDS,
  catalogue,
  EDITION,
  EDITIONS,
  type EditionId,
  KEYWORD_IDS,
  MISSION,
  SQUADS,
  TERRAIN,
  TERRAIN_KINDS,
  UNIT_TYPES,
} from '../src/index.js';
import { winnerAtEnd } from '../src/missions/mission.js';
import { ROUNDS } from '../src/missions/numbers.js';
import { handOf } from '../src/round/hand.js';
import { german } from '../src/speech/german/index.js';
import { stage } from './stage.js';

const boxIn = (edition: EditionId, mission: 'shields' | 'codes' | 'vehicle' | 'priorities') =>
  boxFor({ edition, mission, layout: 'relay-station', own: '' });
/** The tokens that lie on the table when a match begins. */
const objectivesOf = (mission: 'shields' | 'codes' | 'vehicle' | 'priorities') => {
  const s = stage(mission, []);
  return s.public.objectives.map(({ claimed }, i) => `${boxOf(s).mission.objectives[i]!.kind} ${claimed ? 'claimed' : 'unclaimed'}`);
};
/** Who has won when nothing has happened in all rounds. */
const atTheEnd = (mission: 'shields' | 'codes') => {
  const s = stage(mission, []);
  s.public.round = ROUNDS;
  return winnerAtEnd(s);
};

rule('SO-G1', 'two editions can be played, each on every mission', () => {
  expect(EDITIONS).toEqual(['v1.1', 'playtest']);
  for (const edition of EDITIONS) expect(boxIn(edition, 'vehicle').edition.id).toBe(edition);
});
rule('SO-G3', 'the table is 36 by 36 inches', () => {
  const { width, depth } = boxIn('v1.1', 'codes').table;
  expect([width, depth]).toEqual([36 * 254, 36 * 254]);
});
rule(['SO-G5', 'SO-D-20'], 'ten squads, in the playtest eight; there the R4 stands in for the ID10', () => {
  expect(EDITIONS.map(edition => boxIn(edition, 'codes').squads.size)).toEqual([10, 8]);
  const support = (edition: EditionId) => boxIn(edition, 'codes').squads.get('imperial-special-forces')!.units.at(-1)!.type;
  expect(EDITIONS.map(support)).toEqual(['id10-seeker-droid', 'r4-astromech-empire']);
});
rule(['SO-G6', 'SO-G7', 'SO-D-1'], 'three cards of the faction, two of the squad, and Standing Orders', () => {
  for (const squad of SQUADS) {
    expect(squad.hand).toHaveLength(6);
    expect(squad.hand.every(id => CARDS.some(card => card.id === id))).toBe(true);
    expect(squad.hand.at(-1)).toBe('standing-orders');
    expect(handOf(stage('codes', [], { squads: [squad.id, 'imperial-infantry'] }), 0)).toEqual(squad.hand);
  }
  expect(CARDS.find(card => card.id === 'standing-orders')).toMatchObject({
    name: { en: 'Standing Orders', de: german.options.standby },
    pips: 4,
    orders: 1,
    effects: [{ ops: [{ op: 'return-card' }] }],
  });
});
rule('SO-G14', 'no two units of a squad have the same card number', () => {
  for (const edition of EDITIONS)
    for (const squad of boxIn(edition, 'codes').squads.values())
      expect(new Set(squad.units.map(unit => unit.card)).size).toBe(squad.units.length);
});
rule('SO-G11', 'weapons reach whole steps of six inches', () => {
  for (const type of UNIT_TYPES) for (const { range } of type.weapons) expect(range % 6).toBe(0);
});
rule('SO-G29', 'one glossary says what every keyword of units and weapons does', () => {
  for (const type of UNIT_TYPES)
    for (const { keyword } of [...type.keywords, ...type.weapons.flatMap(weapon => weapon.keywords)]) {
      expect(KEYWORD_IDS).toContain(keyword);
      expect(sentenceOf(keyword)).toMatch(/^[A-Z].+: .+\.$/);
    }
  expect(catalogue.find(({ id }) => id === 'SO-K46')!.says).toBe(sentenceOf('high-velocity'));
});
rule(['L-TER-1', 'SO-G27'], 'every kind of terrain gives cover, and is open or impassable', () => {
  for (const kind of TERRAIN_KINDS) expect(['light', 'heavy']).toContain(TERRAIN[kind].cover);
  expect(TERRAIN_KINDS.filter(kind => TERRAIN[kind].passage === 'impassable')).toEqual(['building', 'rock']);
  const { layout, table } = boxIn('v1.1', 'codes');
  for (const [i, { kind }] of layout.pieces.entries())
    expect([kind, table.pieces[i]!.passage, table.pieces[i]!.cover]).toEqual([kind, TERRAIN[kind].passage, TERRAIN[kind].cover]);
});
rule(['SO-S1', 'SO-S2', 'SO-S4'], 'three consoles claimed, one transmitter unclaimed; the attacker starts with everybody', () => {
  expect(objectivesOf('shields')).toEqual(['console claimed', 'console claimed', 'console claimed', 'transmitter unclaimed']);
  expect(MISSION.shields.deployment.red.ranks).toHaveLength(6);
  expect(atTheEnd('shields')).toBe(0); // the seat of blue
});
rule(['SO-S3', 'SO-D-6'], 'the defender starts with commander, corps and heavy', () => {
  expect(MISSION.shields.deployment.blue.ranks).toEqual(['commander', 'corps', 'heavy']);
});
rule(['SO-S10', 'SO-D-11'], 'two slots for crits, two for surges, four for hits', () => {
  expect(MISSION.shields.numbers.slots).toEqual({ crit: 2, surge: 2, hit: 4 });
});
rule('SO-C2', 'blue defends and wins if nothing happens', () => {
  expect(atTheEnd('codes')).toBe(0);
});
rule(['SO-C6', 'SO-D-13'], 'the code is 1 of 1, 2, 3; in the playtest 6 of 4, 5, 6', () => {
  expect(EDITIONS.map(id => EDITION[id].codes).map(({ tokens, code }) => [...tokens, code])).toEqual([
    [1, 2, 3, 1],
    [4, 5, 6, 6],
  ]);
});
rule('SO-V2', 'four ambush points, claimed; in the playtest unclaimed', () => {
  const points = (edition: EditionId) => boxIn(edition, 'vehicle').mission.objectives.filter(each => each.kind === 'ambush-point');
  expect(EDITIONS.map(edition => points(edition).map(point => point.claimed))).toEqual([Array(4).fill(true), Array(4).fill(false)]);
});
rule('SO-P1', 'three objectives lie unclaimed', () => {
  expect(objectivesOf('priorities')).toEqual(Array(3).fill('objective unclaimed'));
});
rule('SO-X-4', 'left is left as blue sees it', () => {
  const { numbers, objectives } = MISSION.priorities;
  const x = (id: string) => objectives.find(each => each.id === id)!.x;
  expect([x(numbers.priorityBy.surge), x(numbers.priorityBy.hit), x(numbers.priorityBy.crit)]).toEqual([6, 18, 30]);
});
