import type { Language } from '@cadre/core';
import { stanceOf } from '@cadre/shatterpoint/box';
import type { CharacterId, UnitId } from '@cadre/shatterpoint/state';
import { type Previewer, useExplain } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { TreeDrawing } from '../../units/tree-drawing.js';
import type { EncounterTableView } from '../view.js';

/** The tree of an attack that is thought about: what each option gives, and how likely a path gets there. */
export const TreeOdds = ({
  view,
  unit,
  target,
  preview,
  language,
}: {
  readonly view: EncounterTableView;
  readonly unit: UnitId;
  readonly target: CharacterId;
  readonly preview: Previewer;
  readonly language: Language;
}): ReactNode => {
  const { overlay } = useExplain(preview, { kind: 'successes', args: [unit, target] });
  return <TreeDrawing tree={stanceOf(view, unit).tree} successes={overlay?.chances} language={language} />;
};
