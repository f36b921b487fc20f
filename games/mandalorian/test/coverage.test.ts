import { CHANCE, checkSetup, type Fact, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { heuristic, mandalorian } from '@cadre/mandalorian';
import { expect, it } from 'vitest';
import { boxOf } from '../src/box/box.js';
import { MODES, TRAITOR_MODES } from '../src/box/plan.js';
import { content } from '../src/content/index.js';
import type { MandoState } from '../src/state.js';

const ALL = content.guide.length;
const CREWS = [
  ['mandalorian', 'ig11', 'paz', 'xian'],
  ['burg', 'mayfeld', 'greef', 'cara'],
] as const;
const crew = (n: number): Record<string, string> => Object.fromEntries(CREWS[n % 2]!.map((id, seat) => [`character${seat + 1}`, id]));
const mercenaries = content.missions.filter(m => m.kind === 'mercenary');
/** Every mission on every map it can lie on, by four, and the other modes, difficulties and traitors beside. */
const SETUPS: readonly Record<string, string | number>[] = [
  ...content.missions.filter(m => m.kind === 'story').map((m, n) => ({ mission: m.id, players: 4, mode: 'sandbox', ...crew(n) })),
  ...content.maps.flatMap(({ id: map }, n) => mercenaries.map((m, k) => ({ mission: m.id, map, players: 4, ...crew(n + k) }))),
  { mission: 'm1', difficulty: 'novice', guide: 0 },
  { mission: 'm2', difficulty: 'veteran', players: 3, mode: 'sandbox', traitor: 'hidden' },
  { mission: 'm3', mode: 'shared', players: 3 },
  { mission: 'm4', mode: 'solo', players: 1 },
  { mission: 'mm3', players: 3, traitor: 'certain' },
  { mission: 'm3', difficulty: 'novice' },
  { mission: 'mm1', map: 'map4', difficulty: 'novice' },
].map(setup => ({ guide: ALL, ...setup }));
const ROUNDS = 40;
/** How many of four answers are thought about, round by round: luck reaches what wisdom never tries, and the other way round. */
const WISE = [2, 4, 3];

/** What a fact shows to have been used: cards played, kept things spent, tokens faceup, and what a sheet offers. */
const shownBy = (s: MandoState, fact: Fact): readonly string[] => {
  const box = boxOf(s),
    ids = (fact['of'] ?? {}) as Readonly<Record<string, string | readonly string[]>>;
  switch (fact.type) {
    case 'played':
      return [`skill ${ids['card']}`];
    case 'used':
      return [`card ${fact['card']}`];
    case 'plans-discarded':
      return (ids['cards'] as readonly string[]).map(id => `drawn ${id}`);
    case 'event':
      return [`event ${ids['card']}`];
    case 'whites':
      return (fact['tokens'] as readonly number[]).map(n => `disrupt token ${n}`);
    case 'disrupted':
      return [`disrupt token ${fact['token']}`];
    case 'revealed':
    case 'spawned':
    case 'placed':
      return [`token ${fact['token']} of ${box.map.id}`, ...(ids['token'] === undefined ? [] : [`thing ${ids['token']}`])];
    case 'feature':
    case 'carried':
      return [`feature ${ids['token']}`];
    case 'mission-action':
      return [`slot of ${box.mission.id}`];
    case 'alternative':
      return [`alternative ${fact['name']}`];
    case 'track':
      return [`track ${fact['track']} of ${box.mission.id}`];
    case 'delivered':
    case 'marked':
      return [`${fact.type} in ${box.mission.id}`];
    default:
      return [];
  }
};

const skills = content.characters.flatMap(c => [...c.deck, c.unlocks.tactical, c.unlocks.wild, c.unlocks.signature1, c.unlocks.signature2]);
const planning = [...content.planning, ...content.unlockPlanning];
interface Wanted {
  readonly thing: string;
  /** The mission or map that it belongs to, if it is not everywhere. */
  readonly where?: string;
}
const tokensOn = content.maps.map(({ id, tokenSet }) => {
  const { stacks } = content.tokenSets.find(t => t.id === tokenSet)!;
  return { map: id, tokens: [...stacks.square, ...stacks.circle, ...stacks.triangle, ...stacks.reinforcement] };
});
/** The first map that has this feature among its tokens, or the sheet that places it. */
const homeOf = (feature: string): string =>
  tokensOn.find(({ tokens }) => tokens.some(t => t.kind === 'feature' && t.feature === feature))?.map ??
  content.missions.find(m => JSON.stringify(m.setup).includes(`"${feature}"`))!.id;
/** All there is in the box, in the words of `shownBy`. */
const WANTED: readonly Wanted[] = [
  ...skills.map(card => ({ thing: `skill ${card.id}` })),
  ...content.characters.map(c => ({ thing: `card ${c.unlocks.gear.id}` })),
  ...planning.map(card => ({ thing: card.cannotKeep ? `drawn ${card.id}` : `card ${card.id}` })),
  ...[...content.events, ...content.unlockEvents].map(e => ({ thing: `event ${e.id}` })),
  ...[...content.disrupt.white, ...content.disrupt.yellow].map((_, n) => ({ thing: `disrupt token ${n}` })),
  ...tokensOn.flatMap(({ map, tokens }) => tokens.map((_, n) => ({ thing: `token ${n} of ${map}`, where: map }))),
  ...content.features.map(f => ({ thing: f.use === 'none' ? `thing ${f.id}` : `feature ${f.id}`, where: homeOf(f.id) })),
  ...content.missions.flatMap(m =>
    [
      `mission ${m.id}`,
      ...m.specials.map(x => `thing ${x.id}`),
      ...m.slots.map(() => `slot of ${m.id}`),
      ...m.alternatives.map(a => `alternative ${a.name}`),
      ...m.tracks.map(t => `track ${t.id} of ${m.id}`),
    ].map(thing => ({ thing, where: m.id })),
  ),
  { thing: 'delivered in mm1', where: 'mm1' },
  { thing: 'marked in mm3', where: 'mm3' },
  ...content.maps.map(m => ({ thing: `map ${m.id}` })),
  ...MODES.map(mode => ({ thing: `mode ${mode}` })),
  ...content.difficulties.map(d => ({ thing: `difficulty ${d.id}` })),
  ...TRAITOR_MODES.map(mode => ({ thing: `traitor ${mode}` })),
];

const play = (given: Readonly<Record<string, string | number>>, seed: number, wise: number, used: Set<string>): void => {
  const { setup, problems } = checkSetup(mandalorian, given);
  expect(problems).toEqual([]);
  const s = mandalorian.machine.start(mandalorian.setup(setup));
  const random = seeded(seed);
  const { plan } = boxOf(s);
  for (const option of ['mission', 'map', 'mode', 'difficulty', 'traitor'] as const) used.add(`${option} ${plan[option]}`);
  while (s.pending) {
    for (const { fact } of s.out!.splice(0)) for (const thing of shownBy(s, fact)) used.add(thing);
    const { seat, space } = s.pending.asks.find(a => a.answer === null)!;
    const isWise = seat !== CHANCE && random(4) < wise;
    mandalorian.machine.advance(s, seat, isWise ? heuristic.choose(viewOf(s, seat), space, random) : sample(space, random));
  }
};

it('every card, token, feature, mission, map, mode and difficulty comes into play', () => {
  const used = new Set<string>();
  const missing = (): Wanted[] => WANTED.filter(({ thing }) => !used.has(thing));
  for (let round = 0; round < ROUNDS; round++)
    for (const [n, setup] of SETUPS.entries()) {
      const map = content.missions.find(m => m.id === setup['mission'])!.map;
      const places = [setup['mission'], setup['map'] ?? map];
      if (missing().some(({ where }) => where === undefined || places.includes(where)))
        play(setup, round * SETUPS.length + n, WISE[round % WISE.length]!, used);
    }
  expect(missing().map(({ thing }) => thing)).toEqual([]);
}, 300_000);
