import { type ReactNode, useMemo, useState } from 'react';
import { useTableWords } from '../words/words.js';
import { type Axes, fromOppositeEdge } from './axes.js';
import { ToolButton } from './tool-button.js';

/** How the table lies: as its reader sits at it, until they turn it around. */
export const useAxes = (own: Axes): { readonly axes: Axes; readonly turn: () => void } => {
  const [isTurned, setTurned] = useState(false);
  const axes = useMemo(() => (isTurned ? fromOppositeEdge(own) : own), [isTurned, own]);
  return { axes, turn: () => setTurned(!isTurned) };
};
export const TurnButton = ({ turn }: { readonly turn: () => void }): ReactNode => (
  <ToolButton name={useTableWords().turnTable} d="M4 9a8 8 0 0 1 14-3l2 2M20 4v4h-4M20 15a8 8 0 0 1-14 3l-2-2M4 20v-4h4" act={turn} />
);
