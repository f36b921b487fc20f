import type { Language } from '@cadre/core';
import { type AttackFace, COLOURS, type Colour, type DefenceFace } from '@cadre/special-operations/dice';
import { nameOf, typeOf } from '../names.js';
import { attackOf, attackStep, type OperationsView } from '../view.js';
import { type IdleSurges, idleNow } from './idle-surges.js';

/** An attack as far as it has come. */
export interface ShownAttack {
  readonly attacker: string;
  readonly target: string;
  readonly dice: readonly { readonly colour: Colour; readonly face: AttackFace }[];
  readonly hits: number;
  readonly crits: number;
  readonly cover: number;
  /** No terrain gives it. */
  readonly isCoverByEffect: boolean;
  readonly defence: readonly DefenceFace[];
  readonly defenceColour: 'red' | 'white';
  /** Null until they are counted. */
  readonly blocks: { readonly n: number; readonly pierced: number } | null;
  readonly wounds: number | null;
  /** Whoever it has defeated. */
  readonly defeated: readonly string[];
  /** What has changed the results last, a dodge token for example; empty while nothing has. */
  readonly changedBy: string;
  /** Whoever has gained too much suppression by it. */
  readonly panics: readonly { readonly name: string; readonly wounds: number }[];
  /** Null where the faces are no longer on the table. */
  readonly idle: { readonly [part in keyof IdleSurges]: number | null };
  /** The engine's step; null once the attack is over. */
  readonly step: string | null;
}
export const attackInProgress = (view: OperationsView, language: Language): ShownAttack | null => {
  const attack = attackOf(view);
  if (!attack) return null;
  return {
    attacker: typeof attack.attacker === 'number' ? nameOf(view, attack.attacker, language) : '',
    target: nameOf(view, attack.target, language),
    dice: COLOURS.flatMap(colour => attack[`${colour}s`].map(face => ({ colour, face }))),
    hits: attack.hits,
    crits: attack.crits,
    cover: attack.cover,
    isCoverByEffect: false,
    defence: attack.defence,
    defenceColour: typeOf(view, attack.target).defence,
    blocks: null,
    wounds: null,
    defeated: [],
    changedBy: '',
    panics: [],
    idle: idleNow(view, attack, attackStep(view)),
    step: attackStep(view),
  };
};
/** An attack that goes on, with what was told of it: the rules forget faces once they are counted, the table remembers them. */
export const withTold = (attack: ShownAttack, told: ShownAttack | null): ShownAttack =>
  told
    ? {
        ...attack,
        dice: attack.dice.length > 0 ? attack.dice : told.dice,
        defence: attack.defence.length > 0 ? attack.defence : told.defence,
        changedBy: told.changedBy,
        isCoverByEffect: told.isCoverByEffect,
        idle: { attack: attack.idle.attack ?? told.idle.attack, defence: attack.idle.defence ?? told.idle.defence },
      }
    : attack;
