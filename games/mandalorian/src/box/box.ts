import { remember } from '@cadre/kit';
import {
  type Amount,
  BACKS,
  type CharacterDef,
  CLASSES,
  type Condition,
  type Content,
  type EventCard,
  type FeatureDef,
  type MapDef,
  type MissionDef,
  type MissionSlot,
  type Op,
  type PlanningCard,
  SHAPES,
  type SkillCard,
  SLOTS,
  type Slot,
  type Token,
  type TriggerCard,
} from '../content/types.js';
import { unlockedBy } from '../content/unlocks.js';
import {
  AWAY,
  type CardId,
  type CharacterId,
  characterId,
  FACEDOWN,
  type Facedown,
  idsWhere,
  type PieceId,
  spaceId,
  type TokenId,
  tokenId,
  type Whereabouts,
} from '../ids.js';
import { type Terrain, terrainOf } from '../terrain/ground.js';
import { type CardText, cardText } from './card-text.js';
import { contentOf, type Plan } from './plan.js';
import { type Scripts, scriptsOf } from './scripts.js';
import { failuresIn, settled } from './settled.js';

/** One threat token, ready for use. A feature has a definition. */
export interface TokenFace {
  readonly enemy: boolean;
  /** Index into `CLASSES`, -1 for none. */
  readonly class: number;
  readonly health: number;
  readonly sentry: boolean;
  readonly grapple: boolean;
  readonly sabotage: boolean;
  readonly missionEffect: boolean;
  readonly feature: FeatureDef | null;
  readonly special: string;
  readonly cap: number;
  readonly safeUntil: Condition | null;
}
export interface Card {
  readonly card: SkillCard;
  /** Index of the character whose deck it belongs to. */
  readonly character: CharacterId;
  readonly text: CardText | null;
}
export interface BoxCharacter {
  readonly def: CharacterDef;
  readonly health: number;
  readonly gear: TriggerCard | null;
}
/** Everything about a match that never changes: compiled once for a plan, never part of the state. */
export interface Box {
  readonly plan: Plan;
  /** What this match is played with: the built-in content and what its players brought. */
  readonly content: Content;
  readonly scripts: Scripts;
  readonly mission: MissionDef;
  /** Its ways to lose that are open in this game. */
  readonly failure: readonly Condition[];
  readonly map: MapDef;
  readonly terrain: Terrain;
  readonly hand: number;
  readonly shared: boolean;
  readonly characters: readonly BoxCharacter[];
  /** Skill cards of all characters, copies apart; `decks[i]` lists the cards of deck i. */
  readonly cards: readonly Card[];
  readonly decks: readonly (readonly CardId[])[];
  readonly planning: readonly PlanningCard[];
  readonly events: readonly EventCard[];
  readonly backs: readonly number[];
  readonly disrupt: readonly number[];
  readonly whites: readonly number[];
  readonly tokens: readonly TokenFace[];
  /** The tokens of each shape's stack. */
  readonly stacks: readonly (readonly TokenId[])[];
  /** Whether a feature of this game can be carried. */
  readonly burdens: boolean;
  readonly pieces: readonly PiecePlan[];
  readonly slots: readonly Slot[];
  readonly missionSlot: MissionSlot | null;
  /** Tokens that are known to lie among some threats only: {token, pieces}. */
  readonly mixes: readonly { readonly token: TokenId; readonly pieces: readonly PieceId[] }[];
}
/** Where a threat begins: an icon of the map, the reinforcement pile, or a place the mission names. */
export interface PiecePlan {
  readonly kind: 'icon' | 'reinforcement' | 'placed';
  readonly space: Whereabouts;
  readonly stack: number;
  readonly faceup: boolean;
  readonly token: TokenId | Facedown;
}

/** More than the different games that are played at one time: a box takes a millisecond to compile. */
const BOXES = 256;
const boxes = remember(BOXES, plan => compile(JSON.parse(plan) as Plan));
/** Nearly every call is about the same match as the one before. */
let latest: { readonly plan: string; readonly box: Box } | undefined;
export const boxFor = (plan: string): Box => {
  if (latest?.plan !== plan) latest = { plan, box: boxes(plan) };
  return latest.box;
};
export const boxOf = (s: { readonly public: { readonly plan: string } }): Box => boxFor(s.public.plan);
export const amountOf = (a: Amount, characters: number): number =>
  typeof a === 'number' ? a : a.base + Math.max(0, a.each * (characters - a.above));

const compile = (plan: Plan): Box => {
  const content = contentOf(plan);
  const mission = content.missions.find(m => m.id === plan.mission)!;
  const map = content.maps.find(m => m.id === plan.map)!;
  const difficulty = content.difficulties.find(d => d.id === plan.difficulty)!;
  const unlocked = unlockedBy(content.guide, plan.guide);
  const terrain = terrainOf(map);
  const shared = plan.mode === 'shared' || plan.mode === 'solo';
  const defs = plan.characters.map(id => content.characters.find(c => c.id === id)!);
  const cards: Card[] = defs.flatMap((def, i) =>
    [...def.deck, ...skillUnlocks(def).filter(c => unlocked.has(c.id))].flatMap(
      card => Array.from({ length: card.copies }, () => ({ card, character: characterId(i), text: cardText(card) })), // MA-110
    ),
  );
  const own = defs.map((_, c) => idsWhere<Card, CardId>(cards, card => card.character === c));
  const planning = [
    ...content.planning.flatMap(p => Array.from({ length: p.copies }, () => p)),
    ...content.unlockPlanning.flatMap(p => Array.from({ length: unlocked.get(p.id) ?? 0 }, () => p)),
  ];
  const events = [...content.events, ...content.unlockEvents.filter(e => unlocked.has(e.id))];
  const white = content.disrupt.white;
  return {
    plan,
    content,
    scripts: scriptsOf(content),
    mission,
    failure: failuresIn(plan, mission),
    map,
    terrain,
    hand: difficulty.hand, // MA-28, MA-29
    shared,
    characters: defs.map(def => ({
      def,
      health: def.health[difficulty.side], // MA-22, MA-27
      gear: unlocked.has(def.unlocks.gear.id) ? def.unlocks.gear : null,
    })),
    cards,
    decks: shared ? [own.flat()] : own, // MA-214
    planning,
    events,
    backs: events.map(e => BACKS.indexOf(e.back)),
    disrupt: [...white, ...content.disrupt.yellow],
    whites: white.map((_, i) => i),
    ...tokensOf(plan, content, map, mission, terrain),
    slots: mission.slots.length > 0 ? SLOTS : SLOTS.filter(s => s !== 'mission'), // MA-206: one more, like the others
    missionSlot: mission.slots[0] ?? null,
  };
};
const skillUnlocks = (def: CharacterDef): SkillCard[] => [
  def.unlocks.tactical,
  def.unlocks.wild,
  def.unlocks.signature1,
  def.unlocks.signature2,
];

/** The threat tokens of this map's set (MA-17), and the threats that will lie on the map. */
const tokensOf = (plan: Plan, content: Content, map: MapDef, mission: MissionDef, terrain: Terrain) => {
  const characters = plan.characters.length;
  const setup = instructions(plan, mission.setup);
  const set = content.tokenSets.find(t => t.id === map.tokenSet)!;
  const tokens: TokenFace[] = [];
  const add = (face: TokenFace): TokenId => tokenId(tokens.push(face) - 1);
  const faceOf = (t: Token): TokenFace => {
    if (t.kind === 'feature') return featureFace(content, t.feature, t.abilities.includes('missionEffect'));
    if (t.kind === 'special') return specialFace(mission, t.special, characters);
    return {
      ...BLANK,
      enemy: true,
      class: CLASSES.indexOf(t.class),
      health: t.health, // MA-96
      sentry: t.abilities.includes('sentry'), // MA-97
      grapple: t.abilities.includes('grapple'),
      sabotage: t.abilities.includes('sabotage'),
      missionEffect: t.abilities.includes('missionEffect'),
    };
  };
  const stacks = SHAPES.map(shape => set.stacks[shape].map(t => add(faceOf(t))));
  const pieces: PiecePlan[] = map.spaces.flatMap((space, i) =>
    space.icon
      ? [{ kind: 'icon' as const, space: spaceId(i), stack: SHAPES.indexOf(space.icon.shape), faceup: space.icon.faceup, token: FACEDOWN }]
      : [],
  );
  const fixed = (kind: 'reinforcement' | 'placed', token: TokenId): void => {
    pieces.push({ kind, space: AWAY, stack: -1, faceup: true, token });
  };
  for (const t of set.stacks.reinforcement) fixed('reinforcement', add(faceOf(t))); // MA-20
  for (const op of setup)
    if (op.op === 'place')
      fixed(
        'placed',
        add('special' in op.token ? specialFace(mission, op.token.special, characters) : featureFace(content, op.token.feature, false)),
      );
  const mixes = setup.flatMap(op => {
    if (op.op !== 'mix') return [];
    const spaces = op.numbers.map(n => terrain.numbered.get(n)!);
    const stack = SHAPES.indexOf(op.shape);
    const token = stacks[stack]!.find(t => tokens[t]!.feature?.id === op.feature);
    if (token === undefined) return [];
    return [{ token, pieces: idsWhere<PiecePlan, PieceId>(pieces, p => p.stack === stack && spaces.some(x => x === p.space)) }];
  });
  return { tokens, stacks, burdens: tokens.some(t => t.feature?.use === 'carry'), pieces, mixes };
};
/** The single instructions of a setup, without those that this game is sure not to need. */
const instructions = (plan: Plan, ops: readonly Op[]): Op[] =>
  ops.flatMap(op => {
    if (op.op !== 'if') return [op];
    const holds = settled(plan, op.if);
    return [...(holds === false ? [] : instructions(plan, op.do)), ...(holds === true ? [] : instructions(plan, op.else ?? []))];
  });

const BLANK: TokenFace = {
  enemy: false,
  class: -1,
  health: 0,
  sentry: false,
  grapple: false,
  sabotage: false,
  missionEffect: false,
  feature: null,
  special: '',
  cap: Number.MAX_SAFE_INTEGER,
  safeUntil: null,
};
const featureFace = (content: Content, id: string, missionEffect: boolean): TokenFace => {
  const feature = content.features.find(f => f.id === id)!;
  return { ...BLANK, feature, missionEffect };
};
const specialFace = (mission: MissionDef, id: string, characters: number): TokenFace => {
  const def = mission.specials.find(d => d.id === id);
  if (!def) return BLANK;
  return {
    ...BLANK,
    enemy: true,
    class: def.class ? CLASSES.indexOf(def.class) : -1,
    health: amountOf(def.health, characters),
    sentry: def.abilities.includes('sentry'),
    grapple: def.abilities.includes('grapple'),
    sabotage: def.abilities.includes('sabotage'),
    missionEffect: def.abilities.includes('missionEffect'),
    special: id,
    cap: def.damageCap ?? BLANK.cap,
    safeUntil: def.safeUntil ?? null,
  };
};
