import { type Call, checkSetup, type Prompt } from '@cadre/core';
import { mandalorian } from '@cadre/mandalorian';
import { type Scenario, scenario } from '@cadre/testkit';
import { Perform } from '../src/actions/perform.js';
import { boxOf, type Card, type PiecePlan } from '../src/box/box.js';
import { BACKS, CLASSES, type EnemyClass, SHAPES, type Shape, SLOTS, type Slot } from '../src/content/types.js';
import { EventStep } from '../src/events/event-step.js';
import {
  AWAY,
  type CardId,
  characterId,
  FACEDOWN,
  idsWhere,
  NO_CARD,
  type PieceId,
  type SpaceId,
  type TokenId,
  type Whereabouts,
} from '../src/ids.js';
import { Match } from '../src/setup/match.js';
import type { MandoState } from '../src/state.js';
import { Turn } from '../src/turn/turn.js';

export type Given = Readonly<Record<string, string | number>>;
export type Trait = 'sentry' | 'grapple' | 'sabotage' | 'missionEffect';
/** A table without threats, tokens in slots or cards in hands: a test puts there what it is about. */
export const bare = (given: Given = {}): MandoState => {
  const { setup, problems } = checkSetup(mandalorian, given);
  if (problems.length > 0) throw new Error(problems.join('; '));
  const s = mandalorian.setup(setup);
  for (const p of s.public.pieces) p.space = AWAY;
  s.public.turn.step = 'action';
  s.public.turn.number = 1;
  s.public.back = BACKS.indexOf('alert');
  s.stack = [];
  return s;
};
export const at = (s: MandoState, name: string): SpaceId => {
  const space = boxOf(s).terrain.byName.get(name);
  if (space === undefined) throw new Error(`this map has no space ${name}`);
  return space;
};
export const named = (s: MandoState, space: Whereabouts): string => (space === AWAY ? AWAY : boxOf(s).terrain.names[space]!);
export const stand = (s: MandoState, character: number, name: string): void => {
  s.public.characters[character]!.space = at(s, name);
};
const fresh = (s: MandoState, fits: (i: PieceId) => boolean): PieceId => {
  const [piece] = idsWhere<PiecePlan, PieceId>(
    boxOf(s).pieces,
    (p, i) => p.kind === 'icon' && s.public.pieces[i]!.space === AWAY && fits(i),
  );
  if (piece === undefined) throw new Error('no threat is left over for this test');
  return piece;
};
/** A faceup enemy of this class with exactly these abilities; the weakest, or the one with this health. */
export const enemy = (s: MandoState, name: string, kind: EnemyClass, traits: readonly Trait[] = [], health?: number): PieceId => {
  const box = boxOf(s);
  const tokens = box.tokens.flatMap((f, i) =>
    f.enemy &&
    f.special === '' &&
    f.class === CLASSES.indexOf(kind) &&
    (['sentry', 'grapple', 'sabotage', 'missionEffect'] as const).every(t => f[t] === traits.includes(t)) &&
    (health === undefined || f.health === health)
      ? [i]
      : [],
  );
  const token = tokens.sort((a, b) => box.tokens[a]!.health - box.tokens[b]!.health)[0];
  if (token === undefined)
    throw new Error(`token set ${box.map.tokenSet} has no ${kind} with ${traits.join(' ') || 'nothing'}, health ${health}`);
  const piece = fresh(s, () => true);
  Object.assign(s.public.pieces[piece]!, { space: at(s, name), token });
  return piece;
};
export const feature = (s: MandoState, name: string, id: string): PieceId => {
  const token = boxOf(s).tokens.findIndex(f => f.feature?.id === id && !f.missionEffect);
  if (token === -1) throw new Error(`no feature ${id} in this box`);
  const piece = fresh(s, () => true);
  Object.assign(s.public.pieces[piece]!, { space: at(s, name), token });
  return piece;
};
export const facedown = (s: MandoState, name: string, shape: Shape): PieceId => {
  const piece = fresh(s, i => boxOf(s).pieces[i]!.stack === SHAPES.indexOf(shape));
  Object.assign(s.public.pieces[piece]!, { space: at(s, name), token: FACEDOWN });
  return piece;
};
/** The number of a token of this stack by what it is: a feature's id, or class and health, e.g. `melee 2 sentry`. */
export const tokenNamed = (s: MandoState, shape: Shape, words: string): TokenId => {
  const box = boxOf(s);
  const [first, health, ...traits] = words.split(' ');
  const token = box.stacks[SHAPES.indexOf(shape)]!.find(t => {
    const f = box.tokens[t]!;
    if (!f.enemy) return f.feature?.id === first && traits.every(x => f[x as Trait]);
    return (
      f.class === CLASSES.indexOf(first as EnemyClass) &&
      f.health === Number(health) &&
      (['sentry', 'grapple', 'sabotage', 'missionEffect'] as const).every(x => f[x] === traits.includes(x))
    );
  });
  if (token === undefined) throw new Error(`no ${words} among the ${shape} tokens`);
  return token;
};
export const card = (s: MandoState, id: string): CardId => {
  const [found] = idsWhere<Card, CardId>(boxOf(s).cards, c => c.card.id === id);
  if (found === undefined) throw new Error(`no card ${id} in this match`);
  return found;
};
export const hold = (s: MandoState, seat: number, ...ids: string[]): CardId[] => {
  const cards: CardId[] = [];
  for (const id of ids) {
    const [found] = idsWhere<Card, CardId>(boxOf(s).cards, (c, i) => c.card.id === id && !cards.includes(i));
    if (found === undefined) throw new Error(`no such cards: ${ids.join(', ')}`);
    cards.push(found);
  }
  s.secret[seat]!.hand = cards;
  s.public.hands[seat] = cards.length;
  s.public.skillDecks[boxOf(s).shared ? 0 : seat]!.size -= cards.length;
  return cards;
};
export const plan = (s: MandoState, id: string, nth = 0): number => {
  const found = boxOf(s).planning.flatMap((p, i) => (p.id === id ? [i] : []));
  if (found[nth] === undefined) throw new Error(`no planning card ${id} in this match`);
  return found[nth]!;
};
export const keep = (s: MandoState, character: number, ...ids: string[]): number[] => {
  const cards = ids.map(id => plan(s, id, s.public.characters.filter(c => c.planning.includes(plan(s, id))).length));
  s.public.characters[character]!.planning.push(...cards);
  s.public.planning.size -= cards.length;
  return cards;
};
export const slotOf = (name: Slot): number => SLOTS.indexOf(name);
/** A disrupt token of this value lies in the slot. */
export const disrupted = (s: MandoState, name: Slot, value: number): number => {
  const token = s.public.pool.find(t => boxOf(s).disrupt[t] === value)!;
  s.public.pool = s.public.pool.filter(t => t !== token);
  s.public.slots[slotOf(name)]!.tokens.push(token);
  return token;
};
export const laid = (s: MandoState, name: Slot, id: string): CardId => {
  const c = card(s, id),
    slot = s.public.slots[slotOf(name)]!,
    { strength } = boxOf(s).cards[c]!.card;
  slot.cards.push(c);
  slot.values.push(typeof strength === 'number' ? strength : 0);
  s.public.skillDecks[boxOf(s).shared ? 0 : boxOf(s).cards[c]!.character]!.size--;
  return c;
};
/** Make the top of the event deck this card: chance has only to say so. */
export const nextEvent = (s: MandoState, id: string): number => {
  const e = boxOf(s).events.findIndex(x => x.id === id);
  if (e === -1) throw new Error(`no event ${id} in this match`);
  s.public.back = boxOf(s).backs[e]!;
  return e;
};
export const eventNumber = (s: MandoState, id: string): number => boxOf(s).events.findIndex(x => x.id === id);

const inside = (s: MandoState, ...calls: Call[]): Scenario<MandoState> => {
  s.stack = calls.map(c => c.call);
  s.pending = null;
  return scenario(mandalorian, s);
};
export const run = inside;
/** Whoever may decline the action (MA-39) performs it. */
export const agree = (t: Scenario<MandoState>): Scenario<MandoState> => {
  const { pending } = t.state;
  if (pending?.rule !== 'MA-39') return t;
  const [{ seat, space }] = pending.asks as [Prompt];
  return t.seat(seat).answers(...(space.kind === 'pick' ? space.options : []));
};
/** A character performs an action with this card, or a free one of this strength; nothing is declined at its beginning. */
export const act = (s: MandoState, character: number, slot: Slot, what: string | number): Scenario<MandoState> =>
  agree(beginAction(s, character, slot, what));
/** The same up to its first question. */
export const beginAction = (s: MandoState, character: number, slot: Slot, what: string | number): Scenario<MandoState> => {
  if (typeof what === 'number')
    return inside(s, Perform.call({ you: characterId(character), slot: slotOf(slot), card: NO_CARD, base: what }));
  const c = laid(s, slot, what);
  const { strength } = boxOf(s).cards[c]!.card;
  s.public.turn.played |= 1 << slotOf(slot);
  s.public.turn.cards++;
  return inside(
    s,
    Perform.call({ you: characterId(character), slot: slotOf(slot), card: c, base: typeof strength === 'number' ? strength : 0 }),
  );
};
/** The Action Step of the current player, with the rest of the turn to follow. */
export const takeTurn = (s: MandoState): Scenario<MandoState> => {
  return inside(s, Match.call({}, 'turns'), Turn.call({}, 'act'));
};
export const resolveEvents = (s: MandoState): Scenario<MandoState> => {
  s.public.turn.step = 'event';
  return inside(s, EventStep.call({}));
};
/** Whoever is asked passes, chance takes the first thing, until nothing is asked or the rule asks. */
export const until = (t: Scenario<MandoState>, rule: string): Scenario<MandoState> => {
  for (let n = 0; n < 300; n++) {
    const p = t.state.pending;
    if (!p || p.rule === rule) return t;
    for (const ask of p.asks) {
      const { space } = ask;
      const answer =
        space.kind === 'pick'
          ? space.options.slice(0, space.min)
          : space.kind === 'draw'
            ? space.from.slice(0, space.count)
            : space.kind === 'amount'
              ? [space.min]
              : space.kind === 'order'
                ? space.items
                : [];
      if (ask.seat === -1) t.chance(...answer);
      else t.seat(ask.seat).answers(...answer);
    }
  }
  throw new Error(`${rule} never asks`);
};
