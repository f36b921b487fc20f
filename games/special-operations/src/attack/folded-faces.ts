import { type Die, enclosing, nearest } from '@cadre/core';
import { ATTACKING } from '../frames.js';
import { profileOf } from '../profile.js';
import type { BattleState } from '../state.js';
import { typeOf } from '../table/queries.js';
import { canCancelHits } from './numbers.js';
import { available } from './tokens.js';
import { attackTotal } from './weapons.js';

const [CRIT, HIT, SURGE, BLANK] = [0, 1, 2, 3];
const [BLOCK, DEFENCE_SURGE, MISS] = [0, 1, 2];
const ATTACK_DICE: readonly string[] = ['red-attack', 'black-attack', 'white-attack'];

/** Critical results where nothing cancels hits are hits; surges are what they will become, where that is certain. */
const attackFaces = (s: BattleState): readonly number[] => {
  const f = enclosing(s, ATTACKING);
  const hit = HIT;
  const crit = canCancelHits(s, f) ? CRIT : HIT;
  const chart = f.attacker === 'nobody' ? 'none' : profileOf(s, f.attacker).attackSurge;
  const becomes = { crit, hit, none: BLANK }[chart];
  const tokens = f.attacker === 'nobody' || chart !== 'none' ? 0 : available(s, f, f.attacker, 'surge');
  const isCertain = tokens === 0 && (f.critical === 0 || becomes === crit);
  return [crit!, hit!, isCertain ? becomes! : SURGE!, BLANK!];
};
const defenceFaces = (s: BattleState): readonly number[] => {
  const f = nearest(s, ATTACKING);
  if (!f) return [BLOCK!, DEFENCE_SURGE!, MISS!];
  if (typeOf(s, f.target).defenceSurge || attackTotal(s, 'surgeBlocks', f) > 0) return [BLOCK!, BLOCK!, MISS!];
  const isWorthless = f.cover === 0 && available(s, f, f.target, 'surge') === 0;
  return [BLOCK!, isWorthless ? MISS! : DEFENCE_SURGE!, MISS!];
};
/** Which faces the rest of the attack cannot tell apart. Worked out once for each situation, although asked for every die. */
export const foldFor = (): ((s: BattleState, die: Die) => readonly number[]) => {
  let last: BattleState | undefined,
    step = -1,
    faces: readonly number[] = [];
  return (s, die) => {
    if (s !== last || s.seq !== step) {
      last = s;
      step = s.seq;
      faces = ATTACK_DICE.includes(die.id) ? attackFaces(s) : defenceFaces(s);
    }
    return faces;
  };
};
