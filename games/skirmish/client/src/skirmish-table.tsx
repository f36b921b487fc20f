import '../css/table.css';
import type { Language } from '@cadre/core';
import { BattleLayout, type GameTableProps, type TablePlay, TableRoot, typedTable, useExplain } from '@cadre/table-client';
import { type ReactNode, useMemo, useState } from 'react';
import { actingFigure } from '#game/frames';
import type { FigureId, SkirmishFact } from '#game/state';
import { OPTION } from '#game/state';
import { Battlefield } from './battlefield.js';
import { LABELS } from './labels.js';
import { skirmishOffers } from './offers.js';
import { queryFor } from './query.js';
import { ExplanationPanel, SquadPanel } from './side-panel.js';
import type { SkirmishView } from './view.js';

const NO_SHAPES: readonly never[] = [];
/** The target of a shot that is chosen and not confirmed yet. */
const chosenTarget = ({ question, draft }: Pick<TablePlay, 'question' | 'draft'>): FigureId | null => {
  const [value] = draft;
  if (question?.space.kind !== 'pick' || question.space.of === 'reroll' || value === undefined || !OPTION.has(value)) return null;
  const option = OPTION.decode(value);
  return option.kind === 'shoot' ? option.target : null;
};

const Table = (props: GameTableProps<SkirmishView, SkirmishFact>): ReactNode => {
  const { view, seat, place } = props;
  const { question, draft, hint, choose, preview } = props.play;
  const { language, motion } = props.settings;
  const offers = useMemo(() => skirmishOffers({ question, draft, hint }), [question, draft, hint]);
  const [pointed, setPointed] = useState<FigureId | null>(null);
  const [pinned, setPinned] = useState<FigureId | null>(null);
  const acting = actingFigure(view);
  const looked = pointed ?? chosenTarget(props.play) ?? pinned;
  const explained = useExplain(preview, queryFor(view, acting, looked));
  // While a spot is asked for, its own region is drawn: another one would only confuse.
  const shapes = place.draft && pointed === null ? NO_SHAPES : (explained.overlay?.shapes ?? NO_SHAPES);
  const pin = (id: FigureId): void => setPinned(pinned === id ? null : id);
  const mine = seat === 1 ? 1 : 0;
  const squad = (of: 0 | 1): ReactNode => <SquadPanel view={view} seat={of} looked={looked} pin={pin} language={language} />;
  return (
    <TableRoot className="skirmish-table" offers={offers} choose={choose} language={language} motion={motion}>
      <BattleLayout
        board={
          <Battlefield view={view} acting={acting} looked={looked} place={place} shapes={shapes} look={setPointed} language={language} />
        }
        left={
          <>
            <p className="skirmish-round">{LABELS[language].rounds(view.public.round, view.public.rounds)}</p>
            {squad(mine)}
          </>
        }
        right={
          <>
            {preview && <ExplanationPanel explained={explained} language={language} />}
            {squad(mine === 0 ? 1 : 0)}
          </>
        }
      />
    </TableRoot>
  );
};
const Foreign = ({ language }: { readonly language: Language }): ReactNode => <p>{LABELS[language].foreign}</p>;

/** The table of Skirmish to scale, drawn from one seat's view. */
export const SkirmishTable = typedTable({ game: 'skirmish', Table, Foreign });
