import { nearest } from '@cadre/core';
import { boxOf } from '../box/box.js';
import { AWAY, type CharacterId, FACEDOWN, NOBODY, type PieceId, type Whereabouts } from '../ids.js';
import { PERFORM } from '../in-progress.js';
import { holds } from '../missions/conditions.js';
import type { MandoKnown } from '../state.js';
import { withinRange } from '../terrain/ground.js';
import { groundNow, isEnemy, piecesWhere } from '../threats/threats.js';
import { type Modified, modifiersOf } from './strength.js';

/** What counts of an action for whom it can attack. */
interface Attacker extends Modified {
  readonly you: CharacterId;
}
const attacker = (s: MandoKnown) => nearest(s, PERFORM)!;
/** The space that the attack comes from. */
export const attackFrom = (s: MandoKnown): Whereabouts => s.public.characters[attacker(s).you]!.space;
/** The range of an attack whose damage is divided; -1 for every other. */
export const splitRange = (s: MandoKnown): number => {
  for (const m of modifiersOf(s, attacker(s))) if (m.op === 'splitDamage') return m.range;
  return -1;
};
const attackRange = (s: MandoKnown, f: Attacker): number => {
  let range = 1; // MA-67; MA-6: of two texts the attacker takes the one that reaches farther
  for (const m of modifiersOf(s, f))
    if (m.op === 'attackRange' && (!m.if || holds(s, m.if, { you: f.you, it: NOBODY, itSpace: AWAY }))) range = Math.max(range, m.range);
  return range;
};
/** MA-71: enemies and facedown threats in range. A faceup feature would be a wasted attack, so it is no target. */
export const attackTargets = (s: MandoKnown, f: Attacker = attacker(s)): PieceId[] => {
  const box = boxOf(s),
    ground = groundNow(s),
    from = s.public.characters[f.you]!.space,
    range = attackRange(s, f);
  return piecesWhere(s, p => (p.token === FACEDOWN || isEnemy(box, p)) && withinRange(ground, from, p.space, range));
};
/** A text lets the attack hit a second target. */
export const hasSecondTarget = (s: MandoKnown): boolean => modifiersOf(s, attacker(s)).some(m => m.op === 'secondTarget');
