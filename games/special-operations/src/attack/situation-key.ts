import type { Frame } from '@cadre/core';
import { ATTACKING, type AttackFrame } from '../frames.js';
import type { BattleState, Unit } from '../state.js';

/** Tokens are few: eight of each have room. Beyond that they still differ, only not by place. */
const tokensOf = ({ aim, dodge, surge, shield, observation, suppression, wounds }: Unit): number =>
  (((((wounds * 32 + aim) * 32 + dodge) * 32 + surge) * 32 + shield) * 32 + observation) * 32 + suppression;
const initials = (faces: readonly string[]): string => {
  let text = '';
  for (let i = 0; i < faces.length; i++) text += faces[i]![0]!;
  return text;
};
const attackKey = (step: string, f: AttackFrame): string =>
  `${step} ${initials(f.reds)}|${initials(f.blacks)}|${initials(f.whites)}|${initials(f.defence)} ${f.red},${f.black},${f.white},${f.crits},${f.hits},${f.surges},${f.blanks},${f.cover},${f.pierce},${f.impact},${f.critical},${f.suppressive},${f.lethal},${f.aimSpent},${f.dodgeSpent},${f.sharedByAttacker},${f.sharedByDefender},${f.lent},${f.blocks},${f.wounds},${f.suppression},${f.aimed ? 1 : 0}${f.observed ? 1 : 0}${f.hadHit ? 1 : 0}${f.defenceSurged ? 1 : 0}`;
const frameKey = (f: Frame): string => (ATTACKING.is(f) ? attackKey(f.step, f.locals) : JSON.stringify(f));
/** Everything that can change in an attack that is only counted, and that its steps look at. */
export const keyFor =
  (depth: number, involved: readonly boolean[]) =>
  (s: BattleState): string => {
    let key = '';
    for (let i = depth - 1; i < s.stack.length; i++) key += frameKey(s.stack[i]!);
    const { units, spent, used } = s.public;
    for (let i = 0; i < units.length; i++) if (involved[i]) key += `,${tokensOf(units[i]!)}`;
    return `${key} ${spent.attack} ${spent.activation} ${spent.round} ${spent.game} ${JSON.stringify(used)}`;
  };
