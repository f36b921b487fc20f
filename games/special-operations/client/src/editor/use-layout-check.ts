import type { Language } from '@cadre/core';
import type { MissionId } from '@cadre/special-operations/content/types';
import { useEffect, useState } from 'react';
import { checkLayout, type LayoutCheck } from './own-layout.js';

/** Milliseconds: while a piece is dragged nothing is checked. */
const REST = 250;

/** What is wrong with what is drawn; null while it is being drawn. */
export const useLayoutCheck = (file: string, mission: MissionId, language: Language): LayoutCheck | null => {
  const [known, setKnown] = useState<{ readonly file: string; readonly check: LayoutCheck } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setKnown({ file, check: checkLayout(file, mission, language) }), REST);
    return () => clearTimeout(timer);
  }, [file, mission, language]);
  return known?.file === file ? known.check : null;
};
