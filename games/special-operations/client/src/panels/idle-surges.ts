import type { AttackFrame } from '@cadre/special-operations/frames';
import { typeOf } from '../names.js';
import type { OperationsView } from '../view.js';

/** Surges that count for nothing, at least without a surge token: of the attack dice and of the defence dice. */
export interface IdleSurges {
  readonly attack: number;
  readonly defence: number;
}
export const surgesIn = (faces: readonly string[]): number => faces.filter(face => face === 'surge').length;
/** Of the results that were counted, what is no face of its own was a surge. */
export const idleAmong = (faces: readonly string[], counted: number): number => {
  const surges = surgesIn(faces);
  const plain = faces.filter(face => face !== 'surge' && face !== 'blank').length;
  return surges - Math.min(surges, Math.max(0, counted - plain));
};
const idleInAttack = (view: OperationsView, { attacker, critical, reds, blacks, whites }: AttackFrame): number => {
  if (attacker !== 'nobody' && typeOf(view, attacker).attackSurge !== 'none') return 0;
  return Math.max(0, surgesIn([...reds, ...blacks, ...whites]) - critical);
};
/** L-DIE-2, SO-K55, SO-K56: by the card, by Block with a spent dodge token, by Deflect from afar. */
const areBlocks = (view: OperationsView, { target, dodgeSpent, melee }: AttackFrame): boolean => {
  const { defenceSurge, keywords } = typeOf(view, target);
  return defenceSurge || keywords.some(({ keyword }) => (keyword === 'block' && dodgeSpent > 0) || (keyword === 'deflect' && !melee));
};
const idleInDefence = (view: OperationsView, attack: AttackFrame): number =>
  areBlocks(view, attack) ? 0 : Math.max(0, surgesIn(attack.defence) - attack.cover);
/** While an attack goes on; null where the faces have been counted, and what was told of them says it. */
export const idleNow = (
  view: OperationsView,
  attack: AttackFrame,
  step: string,
): { readonly [part in keyof IdleSurges]: number | null } => ({
  attack:
    step === 'surge'
      ? attack.surges
      : attack.reds.length + attack.blacks.length + attack.whites.length > 0
        ? idleInAttack(view, attack)
        : null,
  defence: step === 'blockWithTokens' ? attack.surges : attack.defence.length > 0 ? idleInDefence(view, attack) : null,
});
