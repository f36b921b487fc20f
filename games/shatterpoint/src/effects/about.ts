import { type None, nearest, type Seat } from '@cadre/core';
import { ATTACKING, MOVING } from '../frames.js';
import { cardIs } from '../round/decks.js';
import type { CharacterId, EncounterView, ObjectiveId, OrderCard, UnitId } from '../state.js';

type Somebody = CharacterId | None<'nobody'>;
/** Who a script is about: its owner, and the roles of the moment in which it speaks. */
export interface About {
  /** Who has the ability; of an order card the Legend (LE-P38). */
  readonly unit: UnitId;
  /** Who chooses, and whose Force it is. */
  readonly seat: Seat;
  /** The ability or card, for what is counted by it. */
  readonly ability: string;
  /** The unit that the moment is about. */
  readonly subject: UnitId | None<'nobody'>;
  readonly attacker: Somebody;
  readonly defender: Somebody;
  readonly mover: Somebody;
  readonly wounder: Somebody;
  readonly objective: ObjectiveId | None<'none'>;
}
/** What frames of windows and quantities say about roles; each has some of these. */
interface RoleFrame {
  readonly attacker?: CharacterId | None<'target'>;
  readonly defender?: CharacterId | None<'target'>;
  readonly unit?: UnitId;
  readonly character?: CharacterId;
  readonly how?: string;
  readonly by?: CharacterId | None<'nobody'>;
  readonly objective?: ObjectiveId;
  readonly seat?: Seat;
  readonly card?: OrderCard | None<'none'>;
}
const somebody = (id: CharacterId | string | undefined): Somebody => (typeof id === 'number' ? id : 'nobody');
const subjectOf = (k: EncounterView, f: RoleFrame): UnitId | None<'nobody'> => {
  if (f.unit !== undefined) return f.unit;
  if (f.character !== undefined) return k.public.characters[f.character]!.unit;
  if (typeof f.attacker === 'number') return k.public.characters[f.attacker]!.unit;
  if (typeof f.card === 'number' && f.seat !== undefined) {
    const is = cardIs(k, f.seat, f.card);
    return is.is === 'unit' ? is.unit : 'nobody';
  }
  return 'nobody';
};
/** The roles of a moment: from its own frame, or from the attack or move around it. */
export const aboutOf = (k: EncounterView, unit: UnitId, ability: string, frame: object): About => {
  const f = frame as RoleFrame;
  const attack = f.attacker === undefined ? nearest(k, ATTACKING) : f;
  const isMove = f.how !== undefined && f.character !== undefined;
  return {
    unit,
    seat: k.public.units[unit]!.seat,
    ability,
    subject: subjectOf(k, f),
    attacker: somebody(attack?.attacker),
    defender: somebody(attack?.defender),
    mover: somebody(isMove ? f.character : nearest(k, MOVING)?.character),
    wounder: somebody(f.by),
    objective: f.objective ?? 'none',
  };
};
