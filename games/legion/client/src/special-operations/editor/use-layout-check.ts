import type { DrawnPiece } from '@cadre/table-client';
import { useEffect, useState } from 'react';
import { checkLayout, type LayoutCheck } from './own-layout.js';

/** Milliseconds: while a piece is dragged nothing is checked. */
const REST = 250;

/** What is wrong with what is drawn; null while it is being drawn. */
export const useLayoutCheck = (file: string, pieces: readonly DrawnPiece[]): LayoutCheck | null => {
  const [known, setKnown] = useState<{ readonly file: string; readonly check: LayoutCheck } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setKnown({ file, check: checkLayout(file, pieces) }), REST);
    return () => clearTimeout(timer);
  }, [file, pieces]);
  return known?.file === file ? known.check : null;
};
