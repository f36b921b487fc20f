import { SceneTools, type StageSlots, useSceneChoice, useStage, Y_DOWN } from '@cadre/table-client';
import { type ReactNode, useEffect } from 'react';
import { useTable } from '../table-context.js';
import { drawingOnGround } from './ground-plan.js';
import { useMapScene } from './use-map-scene.js';

/** What the frame of the map is given: where it is pictured, and the buttons that decide how. */
export interface Staged {
  readonly slots: StageSlots | null;
  readonly tools: ReactNode;
}
const fetchRecipes = async () => (await import('../art/recipes.js')).recipeOf;

/** Keeps the miniatures as the map is, and tells its frame about them. */
export const MapStage = ({
  fanned,
  report,
}: {
  readonly fanned: number | undefined;
  readonly report: (staged: Staged) => void;
}): ReactNode => {
  const { box } = useTable();
  const scene = useMapScene(fanned);
  const { choice, choose, fail } = useSceneChoice();
  const { perInch } = drawingOnGround(box.map);
  const slots = useStage(scene, fetchRecipes, { choice, axes: Y_DOWN, inHand: null, sight: null, perInch, onFailure: fail });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choose` does the same whenever it is made
  useEffect(() => report({ slots, tools: <SceneTools choice={choice} choose={choose} eyes={null} /> }), [slots, choice, report]);
  return null;
};
