import { type DeepReadonly, enclosing, type Prompt, type Space } from '@cadre/core';
import { DEFENCE_FACES } from '@cadre/legion';
import { ATTACK, type AttackFace, COLOURS, type Colour } from '../dice.js';
import { ATTACKING, type AttackFrame } from '../frames.js';
import { xOf } from '../keywords/holders.js';
import { profileOf } from '../profile.js';
import type { BattleState, BattleView } from '../state.js';
import { typeOf } from '../table/queries.js';
import { BLANK_TO_HIT } from './improve-results.js';
import { aimsOf } from './numbers.js';
import { countIn } from './pool.js';
import { available } from './tokens.js';
import { attackTotal } from './weapons.js';

type Attacking = DeepReadonly<AttackFrame>;
const ROLLED = { red: 'reds', black: 'blacks', white: 'whites' } as const;

/** How many surges of this pool will count. */
const usefulSurges = (k: BattleView, f: Attacking): number => {
  if (f.attacker === 'nobody') return f.critical;
  if (profileOf(k, f.attacker).attackSurge !== 'none') return Number.MAX_SAFE_INTEGER;
  return f.critical + available(k, f, f.attacker, 'surge');
};
/** How many hits of this pool will count: what armour cancels is worth nothing, unless Impact saves it. */
const usefulHits = (k: BattleView, f: Attacking): number => {
  const armour = attackTotal(k, 'armour', f);
  const hits = countIn(f, 'hit');
  if (armour === 0) return hits;
  const saved = Math.min(f.impact, hits);
  return saved + Math.max(0, hits - saved - armour);
};
const chance = (k: BattleView, f: Attacking, colour: Colour): number => {
  const [crit, hit, surge] = ATTACK[colour].weights;
  const armoured = attackTotal(k, 'armour', f) > f.impact;
  return (crit! + (armoured ? 0 : hit!) + (usefulSurges(k, f) > countIn(f, 'surge') ? surge! : 0)) / 8;
};
/** The places of the dice that do not count, those first that are best rolled again. */
const missesIn = (k: BattleView, f: Attacking): number[] => {
  let surges = usefulSurges(k, f),
    hits = usefulHits(k, f);
  const counts = (face: AttackFace): boolean => {
    if (face === 'surge') return surges-- > 0;
    return face === 'crit' || (face === 'hit' && hits-- > 0);
  };
  // white dice keep their results first, so that red ones are rolled again
  const misses: number[] = [];
  let end = f.reds.length + f.blacks.length + f.whites.length;
  for (const colour of COLOURS.toReversed()) {
    const faces = f[ROLLED[colour]];
    const start = end - faces.length;
    for (let i = faces.length - 1; i >= 0; i--) if (!counts(faces[i]!)) misses.unshift(start + i);
    end = start;
  }
  return misses;
};
const colourAt = (f: Attacking, place: number): Colour =>
  place < f.reds.length ? 'red' : place < f.reds.length + f.blacks.length ? 'black' : 'white';

/** What one more Pierce is worth, and what rolling these dice again is. */
const worthOfPierce = (k: BattleView, f: Attacking, hits: number): number => {
  if (attackTotal(k, 'noPierce', f) > 0) return 0;
  const { defence, defenceSurge } = typeOf(k, f.target);
  const { block, surge } = DEFENCE_FACES[defence];
  const blocks = (block + (defenceSurge ? surge : 0)) / 6;
  const more = attackTotal(k, 'defenceDice', { ...f, pierce: f.pierce + 1 }) - attackTotal(k, 'defenceDice', f);
  return 1 - (1 - blocks) ** (hits + more) - more * blocks;
};
/** Whether an aim token does more for a reroll than for what it can do later. */
const shouldReroll = (k: BattleView, f: Attacking, places: readonly number[]): boolean => {
  const { defence } = typeOf(k, f.target);
  const unblocked = 1 - DEFENCE_FACES[defence].block / 6;
  const pierce = f.lethal >= aimsOf(k, f) ? worthOfPierce(k, f, countIn(f, 'crit') + usefulHits(k, f)) : 0;
  const improve = f.attacker !== 'nobody' && xOf(k, f.attacker, 'marksman') > 0 ? unblocked : 0;
  const later = Math.max(pierce, improve);
  let now = 0;
  for (const place of places) now += chance(k, f, colourAt(f, place)) * unblocked;
  return now > later;
};
const mostOf = (space: Space): readonly number[] =>
  space.kind === 'amount' ? [space.max] : space.kind === 'pick' ? space.options.slice(0, Math.max(1, space.min)) : [];

/** How people use their tokens when only this attack matters: reroll what does not count, spend whatever helps. */
export const useTokens = (s: BattleState, { space }: Prompt): readonly number[] => {
  const f = enclosing(s, ATTACKING);
  switch (space.of) {
    case 'aim':
    case 'observation':
    case 'attack-reroll': {
      const places = missesIn(s, f).slice(0, space.kind === 'pick' ? space.max : 0);
      return space.of !== 'aim' || shouldReroll(s, f, places) ? places : [];
    }
    case 'defence-reroll': {
      const isBad = (i: number): boolean => f.defence[i] === 'blank' || (f.defence[i] === 'surge' && f.cover === 0);
      return typeOf(s, f.target).defenceSurge
        ? [...f.defence.keys()].filter(i => f.defence[i] === 'blank').slice(0, space.kind === 'pick' ? space.max : 0)
        : [...f.defence.keys()].filter(isBad).slice(0, space.kind === 'pick' ? space.max : 0);
    }
    case 'improve':
      return space.kind === 'pick' && space.options.includes(BLANK_TO_HIT) ? [BLANK_TO_HIT] : mostOf(space);
    case 'lethal':
      return worthOfPierce(s, f, f.hits + f.crits) > 0 ? mostOf(space) : [0];
    case 'pool':
      return space.kind === 'pick' ? space.options.slice(0, space.min) : [];
    default:
      return mostOf(space);
  }
};
