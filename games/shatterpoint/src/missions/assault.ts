import { type Call, type Go, nearest, type Seat } from '@cadre/core';
import { Attack } from '../attack/attack.js';
import { TAKING_TURN } from '../frames.js';
import { procedure } from '../options.js';
import { type CharacterId, type EncounterState, LEGEND } from '../state.js';
import { isOnTable, isWithinSpot, NEAR, seesSpot, unitOf, unitOfCharacter } from '../table/queries.js';
import { targetDef, targetSpot, trackOf } from './targets.js';
import { settleTrack } from './tracks.js';

interface AssaultLocals {
  readonly attacker: CharacterId;
  readonly target: number;
  readonly kind: 'melee' | 'ranged';
  readonly inCombatAction: boolean;
  readonly seat: Seat;
}
/** SB-5: how the target's guns reach the character that attacked it. */
const fireKind = (s: EncounterState, { attacker, target }: AssaultLocals): 'melee' | 'ranged' | null => {
  const { guns } = targetDef(s, target);
  const { at } = targetSpot(s, target);
  if (!guns || !isOnTable(s, attacker)) return null;
  if (guns.melee && isWithinSpot(s, attacker, at, NEAR)) return 'melee';
  return guns.ranged && isWithinSpot(s, attacker, at, guns.ranged.range) && seesSpot(s, attacker, at) ? 'ranged' : null;
};
/** LE-78: an attack on an armored target, what it destroys, and the answer of its guns. */
export const Assault = procedure('assault', {
  locals: (x: AssaultLocals) => x,
  steps: {
    attack: {
      rule: 'LE-90',
      run: (s, f): Call => {
        const turn = nearest(s, TAKING_TURN);
        if (turn) turn.assaulted = true;
        return Attack.call({ ...f, defender: 'target' });
      },
    },
    settle: { rule: 'LE-88', run: (s, f) => settleTrack(s, f.target) },
    fire: {
      rule: 'SB-5',
      when: (s, f) =>
        !s.public.dashboard.targets[f.target]!.destroyed &&
        unitOf(s, unitOfCharacter(s, f.attacker)).wounded === 0 &&
        fireKind(s, f) !== null,
      run: (s, f): Go => {
        const kind = fireKind(s, f);
        if (kind === null) return undefined;
        return Attack.call({
          attacker: 'target',
          defender: f.attacker,
          target: f.target,
          kind,
          dice: trackOf(s, f.target).guns?.[kind] ?? 'printed',
          inCombatAction: false,
          seat: LEGEND,
        });
      },
    },
  },
});
