import { useEffect, useMemo, useRef, useState } from 'react';
import { useTableSettings } from '../contract/table-settings.js';
import type { Box } from '../overlay/shape.js';
import type { FrameSize, Orbit, Stage, StageLens } from './stage.js';
import type { Transform } from './transform.js';

/** Milliseconds from the plan to the edge of the table and back. */
const TURNING = 420;
const ease = (t: number): number => t * t * (3 - 2 * t);

/** 0 in the plan, 1 at the edge of the table, and in between on the way. */
const useShare = (stage: Stage | null): number => {
  const { motion } = useTableSettings();
  const wanted = stage?.view === 'table' ? 1 : 0;
  const [share, setShare] = useState<number>(wanted);
  const now = useRef(share);
  const before = useRef(stage);
  useEffect(() => {
    // A stage that has just come is not turned: it is there.
    const isNew = before.current === null;
    before.current = stage;
    const put = (value: number): void => {
      now.current = value;
      setShare(value);
    };
    if (now.current === wanted) return;
    if (!motion || isNew) return put(wanted);
    const [from, since] = [now.current, performance.now()];
    let frame = requestAnimationFrame(function turn(at) {
      const t = Math.min(1, Math.max(0, at - since) / TURNING);
      put(from + (wanted - from) * ease(t));
      if (t < 1) frame = requestAnimationFrame(turn);
    });
    return () => cancelAnimationFrame(frame);
  }, [stage, wanted, motion]);
  return stage ? share : 0;
};
/** How the table is pictured where it lies on a stage, drawn with every change; null for a flat drawing. */
export const useLens = (
  stage: Stage | null,
  { transform, orbit, frame, bounds }: { transform: Transform; orbit: Orbit | null; frame: FrameSize; bounds: Box },
): StageLens | null => {
  const share = useShare(stage);
  const lens = useMemo(
    () => (stage && frame.width > 0 ? stage.lens({ transform, orbit, share, frame, bounds }) : null),
    [stage, transform, orbit, share, frame, bounds],
  );
  useEffect(() => {
    if (stage && lens) stage.draw(lens);
  }, [stage, lens]);
  return lens;
};
