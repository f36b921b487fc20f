import { nearest } from '@cadre/core';
import { conditions, type Logic } from '@cadre/kit';
import type { Condition } from '../content/filter.js';
import { ACTIVATING, ATTACKING, type AttackFrame, MOVING, type MoveFrame } from '../frames.js';
import { cardIs, isWaiting, reservedBy } from '../round/decks.js';
import type { EncounterState, EncounterView } from '../state.js';
import { areEngaged, sideOfCharacter, sideOfSeat, unitOf, withCharacterAt } from '../table/queries.js';
import { passes } from './filters.js';
import { type Context, charactersCalled, thingsCalled, unitsCalled } from './refs.js';
import { faceIn } from './rolls.js';
import { matching } from './selection.js';
import { unitThing } from './things.js';

/** The attack that the moment is about: the one that is asked about, or the one in progress. */
const attackOf = (k: EncounterView, { frame }: Context): Readonly<Partial<AttackFrame>> | undefined =>
  frame && 'attacker' in frame ? (frame as Partial<AttackFrame>) : (nearest(k, ATTACKING) as Partial<AttackFrame> | undefined);
const facesIn = (k: EncounterView, about: Context, roll: string): readonly string[] => {
  if (roll === 'attack' || roll === 'defence') return attackOf(k, about)?.[roll] ?? [];
  return (about.bound?.[roll] ?? []).map(faceIn);
};
const moveOf = (k: EncounterView, { frame }: Context): Readonly<MoveFrame> | undefined =>
  frame && 'how' in frame ? (frame as MoveFrame) : (nearest(k, MOVING) as MoveFrame | undefined);

export const holds = conditions<EncounterState, Logic<Condition>, Context>({
  that: (k, c, about) => {
    const things = thingsCalled(about, c.of);
    return things.length > 0 && things.every(thing => passes(k, c.where, about, thing));
  },
  thereIs: (k, c, about) => matching(k, c.of, about).length > 0,
  atLeast: (k, c, about) => matching(k, c.of, about).length >= c.n,
  chosen: (_, c, about) => (about.bound?.[c.name]?.length ?? 0) > 0,
  did: (_, __, about) => (about.bound?.['did']?.length ?? 0) > 0,
  higher: (_, __, about) => (about.bound?.['higher']?.length ?? 0) > 0,
  inCombatAction: (k, _, about) => attackOf(k, about)?.inCombatAction === true,
  attackKind: (k, c, about) => attackOf(k, about)?.kind === c.kind,
  shows: (k, c, about) => facesIn(k, about, c.roll).filter(face => face === c.face).length >= c.atLeast,
  dealtDamage: (k, _, about) => (attackOf(k, about)?.dealt ?? 0) > 0,
  tookAction: (k, c, about) => {
    const activation = nearest(k, ACTIVATING);
    return activation?.unit === about.unit && activation.done.includes(c.action);
  },
  activating: (k, c, about) => {
    const activation = nearest(k, ACTIVATING);
    return activation !== undefined && unitsCalled(k, about, c.unit).includes(activation.unit);
  },
  stance: (k, c, about) => unitOf(k, about.unit).stance === c.stance,
  inDeckOrReserve: (k, _, about) => isWaiting(k, about.unit),
  ownReserve: (k, c, about) => {
    const card = reservedBy(k, about.seat);
    if (card === undefined) return false;
    const is = cardIs(k, about.seat, card);
    return is.is === 'unit' && (!c.where || passes(k, c.where, about, unitThing(is.unit)));
  },
  gaining: (_, c, { frame }) => {
    const gained = (frame as { readonly condition?: string } | undefined)?.condition;
    return gained !== undefined && (c.condition === undefined || gained === c.condition);
  },
  movedAs: (k, c, about) => {
    const how = moveOf(k, about)?.how;
    return how !== undefined && c.moves.includes(how);
  },
  wasEngaged: (k, c, about) => {
    const move = moveOf(k, about);
    if (!move || typeof move.from !== 'object') return false;
    const before = withCharacterAt(k, move.character, move.from);
    return charactersCalled(k, about, c.with).some(id => areEngaged(before, move.character, id));
  },
  woundedBy: (k, c, about) => {
    if (about.wounder === 'nobody') return false;
    if ((sideOfCharacter(k, about.wounder) === sideOfSeat(about.seat)) !== (c.side === 'friendly')) return false;
    if (c.attack === undefined) return true;
    const attack = nearest(k, ATTACKING);
    return attack?.attacker === about.wounder && (c.attack === 'either' || attack.kind === c.attack);
  },
});
