import '../css/table.css';
import { type GameTableProps, TableRoot, typedTable } from '@cadre/table-client';
import { type ReactNode, useMemo, useState } from 'react';
import type { FigureId, SkirmishFact } from '#game/state';
import { OPTION } from '#game/state';
import { Battlefield } from './battlefield.js';
import { LABELS } from './labels.js';
import { skirmishOffers } from './offers.js';
import { SidePanel } from './side-panel.js';
import { queryFor, useExplanation } from './use-explanation.js';
import { actingFigure, isView, type SkirmishView } from './view.js';

const NO_SHAPES: readonly never[] = [];
/** The target of a shot that is chosen and not confirmed yet. */
const chosenTarget = ({ question, draft }: Pick<GameTableProps, 'question' | 'draft'>): FigureId | null => {
  const [value] = draft;
  if (question?.space.kind !== 'pick' || question.space.of === 'reroll' || value === undefined || !OPTION.has(value)) return null;
  const option = OPTION.decode(value);
  return option.kind === 'shoot' ? option.target : null;
};

const Table = (props: GameTableProps<SkirmishView, SkirmishFact>): ReactNode => {
  const { view, question, draft, hint, choose, place, preview, language, motion } = props;
  const offers = useMemo(() => skirmishOffers({ question, draft, hint }), [question, draft, hint]);
  const [pointed, setPointed] = useState<FigureId | null>(null);
  const [pinned, setPinned] = useState<FigureId | null>(null);
  const acting = actingFigure(view);
  const looked = pointed ?? chosenTarget(props) ?? pinned;
  const explanation = useExplanation(preview, queryFor(view, acting, looked));
  // While a spot is asked for, its own region is drawn: another one would only confuse.
  const shapes = place && pointed === null ? NO_SHAPES : (explanation.overlay?.shapes ?? NO_SHAPES);
  return (
    <TableRoot className="skirmish-table" offers={offers} choose={choose} language={language} motion={motion}>
      <Battlefield view={view} acting={acting} place={place} shapes={shapes} look={setPointed} language={language} />
      <SidePanel
        view={view}
        looked={looked}
        pin={id => setPinned(pinned === id ? null : id)}
        explanation={preview && explanation}
        language={language}
      />
    </TableRoot>
  );
};
const Foreign = ({ language }: Pick<GameTableProps, 'language'>): ReactNode => <p>{LABELS[language].foreign}</p>;

/** The table of Skirmish to scale, drawn from one seat's view. */
export const SkirmishTable = typedTable({ accepts: isView, Table, Foreign });
