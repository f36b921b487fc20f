import type { BattleScene, SceneFigure } from '@cadre/battle';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fetchPatiently } from '../contract/fetched.js';
import { useTableSettings } from '../contract/table-settings.js';
import type { Point } from '../overlay/shape.js';
import type { Axes } from '../viewport/axes.js';
import type { StageSlots, StageView } from '../viewport/stage.js';
import type { RecipeOf, SceneStage, Sight } from './create-stage.js';
import { hasWebGl, isSoftware } from './machine.js';

/** How a game's figures look: fetched with the scene, after the table can be played on. */
export type FetchRecipes = () => Promise<RecipeOf>;
/** What is drawn of a table. */
export type SceneChoice = StageView | 'flat';
/** Milliseconds until the table is sculpted; a machine that needs longer keeps the flat drawing. */
const SLOWEST_START = 6000;

/** A scene of miniatures under and over a flat drawing; null while there is none. */
export const useStage = (
  scene: BattleScene | null,
  fetchRecipes: FetchRecipes | null,
  {
    choice,
    axes,
    inHand,
    sight,
    perInch,
    onFailure,
  }: {
    readonly choice: SceneChoice;
    readonly axes: Axes;
    /** The figure that is being put down. */
    readonly inHand: SceneFigure | null;
    /** Whose eyes are looked through. */
    readonly sight: Sight | null;
    /** How many units of the flat drawing are an inch; 254 unless told. */
    readonly perInch?: number;
    readonly onFailure: () => void;
  },
): StageSlots | null => {
  const { motion } = useTableSettings();
  const canvases = useRef<{ under: HTMLCanvasElement | null; over: HTMLCanvasElement | null }>({ under: null, over: null });
  const [made, setMade] = useState<SceneStage | null>(null);
  const isWanted = choice !== 'flat' && scene !== null && fetchRecipes !== null && hasWebGl();
  const failed = useRef(onFailure);
  failed.current = onFailure;
  const under = useCallback((canvas: HTMLCanvasElement | null) => {
    canvases.current.under = canvas;
  }, []);
  const over = useCallback((canvas: HTMLCanvasElement | null) => {
    canvases.current.over = canvas;
  }, []);
  const isThere = scene !== null;
  const isTurned = axes.x === -1;
  const first = useRef({ scene, isTurned });
  first.current = { scene, isTurned };
  useEffect(() => {
    if (!isWanted || !isThere || !fetchRecipes) return;
    let stage: SceneStage | null = null;
    let hasLeft = false;
    const make = async (): Promise<void> => {
      const [{ createStage }, recipeOf] = await fetchPatiently(() => Promise.all([import('./create-stage.js'), fetchRecipes()]));
      const { under: ground, over: solids } = canvases.current;
      if (hasLeft || !ground || !solids) return;
      const since = performance.now();
      stage = createStage({
        ground,
        solids,
        recipeOf,
        perInch,
        theme: document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark',
        motion,
        isPlain: isSoftware(),
        onFailure: () => failed.current(),
      });
      if (first.current.scene) stage.show(first.current.scene, first.current.isTurned);
      if (performance.now() - since > SLOWEST_START) failed.current();
      else setMade(stage);
    };
    make().catch(() => failed.current());
    return () => {
      hasLeft = true;
      stage?.dispose();
      setMade(null);
    };
  }, [isWanted, isThere, fetchRecipes, motion, perInch]);
  useEffect(() => {
    if (made && scene) made.show(scene, isTurned);
  }, [made, scene, isTurned]);
  useEffect(() => made?.look(sight), [made, sight]);
  const view: StageView = choice === 'plan' ? 'plan' : 'table';
  const hand = useRef(inHand);
  hand.current = inHand;
  const stage = useMemo(
    () =>
      made && {
        view,
        lens: made.lens,
        draw: made.draw,
        gestures: made.gestures,
        carry: (over: Point | null) => {
          if (hand.current) made.carry(hand.current, over && { x: over[0], y: over[1] });
        },
      },
    [made, view],
  );
  return useMemo(() => (isWanted ? { under, over, stage } : null), [isWanted, under, over, stage]);
};
