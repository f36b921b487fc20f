import { checkSetup } from '@cadre/core';
import {
  afterGame,
  type Campaign,
  consequenceOf,
  mandalorian,
  newCampaign,
  readCampaign,
  toPlay,
  unlockEverything,
  writeCampaign,
} from '@cadre/mandalorian';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { boxOf } from '../src/box/box.js';
import { addedCards, mayHaveTraitor, openedEnvelopes, turnedSince } from '../src/campaign/campaign.js';
import { content } from '../src/content/index.js';
import { bare } from './table.js';

const won = { mission: 'm1', map: 'map1', difficulty: 'standard', mode: 'normal', players: 2, won: true };
const after = (games: number) =>
  Array.from({ length: games }).reduce<ReturnType<typeof newCampaign>>(c => afterGame(c, won), newCampaign());

rule(['MA-9', 'MA-10'], 'the guide deck is turned up to its first STOP, which names mission 1', () => {
  const c = newCampaign();
  expect(turnedSince(c, 0).map(x => x.kind)).toEqual(['note', 'stop']);
  expect(toPlay(c, 2)).toEqual(['m1']);
});
rule('MA-176', 'after a game, won or lost, the deck goes on to the next STOP', () => {
  const lost = afterGame(newCampaign(), { ...won, won: false });
  expect(lost.guide).toBe(after(1).guide);
  expect([toPlay(lost, 2), turnedSince(lost, 2).at(-1)!.kind]).toEqual([['m2'], 'stop']);
  expect(after(9).guide).toBe(71);
});
rule(['MA-177', 'MA-178', 'MA-30'], 'a new game begins without damage, with any players, characters and difficulty', () => {
  const given = (campaign: Campaign, more: object) => mandalorian.setup(checkSetup(mandalorian, { guide: campaign.guide, ...more }).setup);
  const first = given(newCampaign(), {});
  Object.assign(first.public.characters[0]!, { damage: 3, planning: [0] });
  first.public.tracks[0] = 2;
  const campaign = afterGame(newCampaign(), { ...won, won: false });
  const next = given(campaign, { mission: 'm3', players: 4, difficulty: 'veteran' });
  expect(next.public.characters.map(c => [c.damage, c.planning.length])).toEqual([0, 1, 2, 3].map(() => [0, 0]));
  expect(next.public.tracks).toEqual([0]);
  expect(boxOf(next).plan).toMatchObject({ players: 4, difficulty: 'veteran', characters: ['mandalorian', 'mayfeld', 'xian', 'burg'] });
  expect(Object.keys(campaign).toSorted()).toEqual(Object.keys(newCampaign()).toSorted()); // nothing of a map is kept
});
rule('MA-223', 'the deck keeps its order, and what it adds is in all future games', () => {
  expect(content.guide.map(c => c.id)).toEqual(Array.from({ length: 71 }, (_, i) => i + 1));
  expect([boxOf(bare()).decks[0]!.length, boxOf(bare({ guide: 12 })).decks[0]!.length]).toEqual([12, 13]); // one tactical card
  expect([boxOf(bare({ guide: 20 })).planning.length, boxOf(bare({ guide: 20 })).events.length]).toEqual([23, 15]);
  expect(addedCards(unlockEverything(newCampaign()))).toHaveLength(content.guide.filter(c => 'card' in c).length);
});
rule('MA-224', 'two envelopes stay closed until the deck opens them', () => {
  expect([0, 4, 6].map(n => openedEnvelopes(after(n)))).toEqual([[], [1], [1, 2]]);
  expect([toPlay(after(6), 2).includes('mm3'), toPlay(after(6), 3)]).toEqual([false, ['mm3']]);
});
rule('MA-224', 'in a campaign nothing of a closed envelope is played; a single game may be set up with anything', () => {
  expect([0, 5, 6].map(n => mayHaveTraitor(after(n)))).toEqual([false, false, true]);
  expect(toPlay(newCampaign(), 2)).not.toContain('mm1');
  expect(checkSetup(mandalorian, { mission: 'mm1', guide: 2 }).problems).toEqual([]);
  expect(checkSetup(mandalorian, { mission: 'm3', players: 3, traitor: 'hidden', guide: 2 }).problems).toEqual([]);
});
const side = JSON.stringify({ missions: [{ ...content.missions[0], id: 'our-own', name: 'Our Own' }] });
rule('MA-176', 'a mission of the players themselves can be played at any STOP, and leaves it in force', () => {
  const c = newCampaign(side);
  expect(toPlay(c, 2)).toEqual(['m1', 'our-own']);
  const later = afterGame(c, { ...won, mission: 'our-own' });
  expect([later.guide, later.games.length, toPlay(later, 2)]).toEqual([c.guide, 1, ['m1', 'our-own']]);
  expect(toPlay(afterGame(later, won), 2)).toEqual(['m2', 'our-own']);
});
rule('MA-225', 'a lost mission is remembered otherwise than a won one, and the next game is the same', () => {
  const [one, other] = [true, false].map(result => afterGame(newCampaign(), { ...won, won: result }));
  expect(consequenceOf(won.mission, true)).not.toBe(consequenceOf(won.mission, false));
  expect({ ...other!, games: [] }).toEqual({ ...one!, games: [] });
  expect(toPlay(other!, 2)).toEqual(toPlay(one!, 2));
});
rule('MA-225', 'a campaign with content of its own carries it along, and is refused with all reasons when that is wrong', () => {
  const c = afterGame(newCampaign(side), { ...won, mission: 'our-own' });
  expect(readCampaign(writeCampaign(c))).toEqual({ campaign: c });
  const spoilt = JSON.parse(writeCampaign(c)) as { content: { missions: Record<string, unknown>[] } };
  Object.assign(spoilt.content.missions[0]!, { map: 'nowhere', kind: 'quest' });
  expect(readCampaign(JSON.stringify(spoilt))).toMatchObject({
    problems: [expect.stringContaining('content: missions[0].kind: "quest" is unknown here')],
  });
});
rule('MA-225', 'progress is a file of its own: written, read back the same, and refused with reasons when it is wrong', () => {
  const c = after(1);
  expect(readCampaign(writeCampaign(c))).toEqual({ campaign: c });
  expect(readCampaign('{')).toMatchObject({ problems: [expect.stringContaining('not JSON')] });
  expect(readCampaign('[]')).toEqual({ problems: ['the file holds no object'] });
  expect(readCampaign('{"cadre":"chess"}')).toEqual({ problems: ['cadre: this is "chess", not "mandalorian-campaign"'] });
  const bad = { ...JSON.parse(writeCampaign(c)), guide: 99, extra: 1, games: [{ ...won, mission: 'm9', won: 1 }] };
  expect(readCampaign(JSON.stringify(bad))).toEqual({
    problems: [
      'extra: there is no such entry; known are cadre, version, guide, games, content',
      'guide: 99 is not a whole number from 0 to 71',
      'games[0].mission: "m9" is none of m1, m2, m3, m4, mm1, mm2, mm3, mm4',
      'games[0].won: 1 is neither true nor false',
    ],
  });
  expect(readCampaign(JSON.stringify({ ...bad, version: 2 }))).toEqual({ problems: ['version: this is 2; version 1 can be read'] });
});
