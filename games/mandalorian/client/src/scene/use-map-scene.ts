import type { BattleScene, SceneAttack } from '@cadre/battle';
import type { Scene } from '@cadre/table-client';
import { useMemo } from 'react';
import type { MandoFact } from '#game/fact';
import type { Occupant } from '../map/places.js';
import { useTable } from '../table-context.js';
import { describeScene } from './describe-scene.js';
import { figureOf } from './ground-plan.js';

const attackBy = (attacker: Occupant, target: Occupant): SceneAttack => ({
  attacker: { figure: figureOf(attacker) },
  target: { figure: figureOf(target) },
});
/** Who attacks whom in what is shown just now. */
export const attackShown = (facts: readonly MandoFact[], actor: number, step: string): SceneAttack | null => {
  for (const fact of facts) {
    if (fact.type === 'attacked') return attackBy(`piece:${fact.piece}`, `character:${fact.character}`);
    if ((fact.type === 'missed' || fact.type === 'damaged') && step === 'action')
      return attackBy(`character:${actor}`, `piece:${fact.piece}`);
  }
  return null;
};
const isThere = ({ figures }: BattleScene, { attacker, target }: SceneAttack): boolean =>
  [attacker, target].every(end => end !== null && 'figure' in end && figures.some(({ id }) => id === end.figure));
const told = (scene: BattleScene, shown: Scene<MandoFact> | null, actor: number, step: string): BattleScene => {
  if (!shown || shown.isSummary) return scene;
  const attack = attackShown(shown.facts, actor, step);
  return { ...scene, attack: attack && isThere(scene, attack) ? attack : null };
};
/** The map as it is shown now, with the attack that is shown. */
export const useMapScene = (fanned: number | undefined): BattleScene => {
  const { seat, seq, table, mine, stack, box, labels, texts, scene: shown, actor } = useTable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts are made anew for every drawing and say the same
  return useMemo(
    () => told(describeScene({ seat, seq, table, mine, stack, box }, labels, texts, fanned), shown, actor, table.turn.step),
    [table, mine, stack, box, labels, shown, actor, fanned],
  );
};
