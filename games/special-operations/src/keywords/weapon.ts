import { type Arc, isInArc, outlineOf } from '@cadre/geometry';
import type { AttackFrame } from '../frames.js';
import type { BattleView, HolderId } from '../state.js';
import { bodyOf, typeOf } from '../table/bodies.js';
import type { Chapter } from './chapter.js';
import type { AimedWeapon } from './vocabulary.js';

/** Who speaks for a weapon: not a holder, but the weapon in the pool. */
export const THE_WEAPON = -1 as HolderId;
type Attacker = { readonly attacker: AttackFrame['attacker'] };
/** A unit that has such a keyword for a time has it in its own pools. */
const inPool = (f: Attacker, me: HolderId): boolean => me === THE_WEAPON || f.attacker === (me as number);
const number = (_k: unknown, f: Attacker, me: HolderId, x: number): number => (inPool(f, me) ? x : 0);
const once = (_k: unknown, f: Attacker, me: HolderId): number => (inPool(f, me) ? 1 : 0);
const ofUnit = (_k: unknown, { unit }: { readonly unit: number }, me: HolderId): number =>
  me === THE_WEAPON || unit === (me as number) ? 1 : 0;

/** SO-G31: one part of the base in the named arc is enough. A base without arcs sees all around. */
const outOfArc = (k: BattleView, { unit, target, weapon }: AimedWeapon): number => {
  const arcs = weapon.keywords.find(on => on.keyword === 'fixed')?.of ?? [];
  if (!typeOf(k, unit).arcs || arcs.length === 0) return 0;
  const [attacker, defender] = [bodyOf(k, unit), outlineOf(bodyOf(k, target))];
  return arcs.some(arc => isInArc(attacker, arc as Arc, defender)) ? 0 : 1;
};

/** Keywords of weapons. */
export const WEAPON = {
  blast: { id: 43, rule: 'SO-K43', adds: { noCover: once } },
  critical: { id: 44, rule: 'SO-G30', adds: { critical: number } },
  cumbersome: { id: 45, rule: 'SO-K45', adds: { cumbersome: ofUnit } },
  'high-velocity': { id: 46, rule: 'SO-K46', adds: { noDodge: once } },
  immobilize: { id: 47, rule: 'SO-K47', adds: { immobilize: number } },
  impact: { id: 48, rule: 'SO-G30', adds: { impact: number } },
  lethal: { id: 49, rule: 'SO-K49', adds: { lethal: number } },
  pierce: { id: 50, rule: 'SO-G30', adds: { pierce: number } },
  primitive: { id: 51, rule: 'SO-K51', adds: { primitive: once } },
  suppressive: { id: 52, rule: 'SO-G32', adds: { suppressive: number } },
  versatile: { id: 53, rule: 'SO-G33', adds: { versatile: ofUnit } },
  fixed: { id: 54, rule: 'SO-G31', adds: { outOfArc } },
} as const satisfies Chapter;
