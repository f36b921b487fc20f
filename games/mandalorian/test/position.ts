import { type Call, CHANCE } from '@cadre/core';
import type { Scenario } from '@cadre/testkit';
import { boxOf, type PiecePlan } from '../src/box/box.js';
import { BACKS, CLASSES, type EnemyClass, type EventBack } from '../src/content/types.js';
import { AWAY, FACEDOWN, idsWhere, type PieceId, type SpaceId, type Whereabouts } from '../src/ids.js';
import { Match } from '../src/setup/match.js';
import type { MandoState } from '../src/state.js';
import { faceOf } from '../src/threats/threats.js';
import { Turn } from '../src/turn/turn.js';
import { at, eventNumber, run, type Trait } from './table.js';

/** What positions of the Event Step and of whole missions need beside the words of `table.ts`. */
export const spaces = (s: MandoState, ...names: string[]): SpaceId[] => names.map(name => at(s, name));
export const back = (of: EventBack): number => BACKS.indexOf(of);
export const spaceOf = (t: Scenario<MandoState>, piece: number): Whereabouts => t.state.public.pieces[piece]!.space;
export const damageOf = (t: Scenario<MandoState>, who: number): number => t.state.public.characters[who]!.damage;

/** A reinforcement of this class in the pile, by its number. */
export const waiting = (s: MandoState, kind: EnemyClass, trait?: Trait): PieceId => {
  const box = boxOf(s);
  const piece = s.public.pile.find(i => {
    const face = faceOf(box, s.public.pieces[i]!);
    const traits = (['sentry', 'grapple', 'sabotage', 'missionEffect'] as const).filter(t => face[t]);
    return face.class === CLASSES.indexOf(kind) && traits.join() === (trait ?? '');
  });
  if (piece === undefined) throw new Error(`no ${kind} ${trait ?? ''} is in the pile of reinforcements`);
  return piece;
};
export const reinforce = (s: MandoState, name: string, kind: EnemyClass, trait?: Trait): PieceId => {
  const piece = waiting(s, kind, trait);
  s.public.pile = s.public.pile.filter(i => i !== piece);
  s.public.pieces[piece]!.space = at(s, name);
  return piece;
};
/** A token that the mission places by name. */
export const placed = (s: MandoState, name: string, id: string): PieceId => {
  const box = boxOf(s);
  const [piece] = idsWhere<PiecePlan, PieceId>(box.pieces, (p, i) => {
    if (p.kind !== 'placed' || p.token === FACEDOWN || s.public.pieces[i]!.space !== AWAY) return false;
    return box.tokens[p.token]!.special === id || box.tokens[p.token]!.feature?.id === id;
  });
  if (piece === undefined) throw new Error(`mission ${box.mission.id} has no further ${id}`);
  s.public.pieces[piece]!.space = at(s, name);
  return piece;
};
export const inPool = (s: MandoState, value: number): number => {
  const token = s.public.pool.find(t => boxOf(s).disrupt[t] === value);
  if (token === undefined) throw new Error(`no disrupt token of ${value} is in the pool`);
  return token;
};
/** Event cards that lie on the discard pile. */
export const pastEvents = (s: MandoState, ...ids: string[]): void => {
  s.public.events.discard.push(...ids.map(id => eventNumber(s, id)));
  s.public.events.size -= ids.length;
};

/** These, in this order, as part of an Event Step. */
export const duringEvents = (s: MandoState, ...calls: Call[]): Scenario<MandoState> => {
  s.public.turn.step = 'event';
  return run(s, ...calls.toReversed());
};
/** From this step of the current player's turn on. */
export const turnFrom = (s: MandoState, step: 'begin' | 'act' | 'events' | 'draw' | 'close' | 'end'): Scenario<MandoState> =>
  run(s, Match.call({}, 'turns'), Turn.call({}, step));
/** Chance turns up this event, and the back of the card under it. */
export const resolve = (t: Scenario<MandoState>, card: number, next: EventBack = 'melee'): Scenario<MandoState> =>
  t.asked('MA-126', CHANCE).chance(card).asked('MA-131', CHANCE).chance(back(next));
