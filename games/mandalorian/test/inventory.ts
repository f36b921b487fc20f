import type { Setup, ViewOf } from '@cadre/core';
import type { Inventory } from '@cadre/testkit';
import { boxOf } from '../src/box/box.js';
import { MODES, TRAITOR_MODES } from '../src/box/plan.js';
import { content } from '../src/content/index.js';
import type { MandoFact } from '../src/fact.js';
import type { MandoState } from '../src/state.js';

/** What a fact shows to have been used: cards played, kept things spent, tokens faceup, and what a sheet offers. */
const usedIn = (view: ViewOf<MandoState>, fact: MandoFact): readonly string[] => {
  const box = boxOf(view),
    ids = fact.of ?? {};
  switch (fact.type) {
    case 'played':
      return [`skill ${ids['card']}`];
    case 'used':
      return [`card ${fact.card}`];
    case 'plans-discarded':
      return (ids['cards'] as readonly string[]).map(id => `drawn ${id}`);
    case 'event':
      return [`event ${ids['card']}`];
    case 'whites':
      return fact.tokens.map(n => `disrupt token ${n}`);
    case 'disrupted':
      return [`disrupt token ${fact.token}`];
    case 'revealed':
    case 'spawned':
    case 'placed':
      return [`token ${fact.token} of ${box.map.id}`, ...(ids['token'] === undefined ? [] : [`thing ${ids['token']}`])];
    case 'feature':
    case 'carried':
      return [`feature ${ids['token']}`];
    case 'mission-action':
      return [`slot of ${box.mission.id}`];
    case 'alternative':
      return [`alternative ${fact.name}`];
    case 'track':
      return [`track ${fact.track} of ${box.mission.id}`];
    case 'delivered':
    case 'marked':
      return [`${fact.type} in ${box.mission.id}`];
    default:
      return [];
  }
};

const OPTIONS = ['mission', 'map', 'mode', 'difficulty', 'traitor'] as const;
const skills = content.characters.flatMap(c => [...c.deck, c.unlocks.tactical, c.unlocks.wild, c.unlocks.signature1, c.unlocks.signature2]);
const planning = [...content.planning, ...content.unlockPlanning];
interface Item {
  readonly id: string;
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
/** All there is in the box, in the words of `usedIn`. */
const ITEMS: readonly Item[] = [
  ...skills.map(card => ({ id: `skill ${card.id}` })),
  ...content.characters.map(c => ({ id: `card ${c.unlocks.gear.id}` })),
  ...planning.map(card => ({ id: card.cannotKeep ? `drawn ${card.id}` : `card ${card.id}` })),
  ...[...content.events, ...content.unlockEvents].map(e => ({ id: `event ${e.id}` })),
  ...[...content.disrupt.white, ...content.disrupt.yellow].map((_, n) => ({ id: `disrupt token ${n}` })),
  ...tokensOn.flatMap(({ map, tokens }) => tokens.map((_, n) => ({ id: `token ${n} of ${map}`, where: map }))),
  ...content.features.map(f => ({ id: f.use === 'none' ? `thing ${f.id}` : `feature ${f.id}`, where: homeOf(f.id) })),
  ...content.missions.flatMap(m =>
    [
      `mission ${m.id}`,
      ...m.specials.map(x => `thing ${x.id}`),
      ...m.slots.map(() => `slot of ${m.id}`),
      ...m.alternatives.map(a => `alternative ${a.name}`),
      ...m.tracks.map(t => `track ${t.id} of ${m.id}`),
    ].map(id => ({ id, where: m.id })),
  ),
  { id: 'delivered in mm1', where: 'mm1' },
  { id: 'marked in mm3', where: 'mm3' },
  ...content.maps.map(m => ({ id: `map ${m.id}` })),
  ...MODES.map(mode => ({ id: `mode ${mode}` })),
  ...content.difficulties.map(d => ({ id: `difficulty ${d.id}` })),
  ...TRAITOR_MODES.map(mode => ({ id: `traitor ${mode}` })),
];
const homes = new Map(ITEMS.map(({ id, where }) => [id, where]));
const placesOf = (setup: Setup): readonly unknown[] => [
  setup['mission'],
  setup['map'],
  content.missions.find(m => m.id === setup['mission'])?.map,
];

/** Every card, token, feature, mission, map, mode and difficulty. */
export const inventory: Inventory<MandoState> = {
  ids: ITEMS.map(item => item.id),
  used: (view, facts) => {
    const { plan } = boxOf(view);
    return [...OPTIONS.map(option => `${option} ${plan[option]}`), ...facts.flatMap(fact => usedIn(view, fact))];
  },
  possible: (id, setup) => homes.get(id) === undefined || placesOf(setup).includes(homes.get(id)),
};
