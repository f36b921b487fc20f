import '../css/table.css';
import '../css/cards.css';
import type { Language } from '@cadre/core';
import type { BattleFact } from '@cadre/special-operations/facts';
import { BattleLayout, type GameTableProps, GuideCard, NO_OFFERS, panelSlots, TableRoot, typedTable } from '@cadre/table-client';
import { type ReactNode, useMemo } from 'react';
import { Battlefield } from './board/battlefield.js';
import { CardTips } from './glossary/fetched.js';
import { LABELS } from './labels/labels.js';
import { answerOf, operationsOffers } from './offers.js';
import { CONTENTS } from './panels/panel-contents.js';
import { useOperations } from './use-operations.js';
import { areSeatsSwapped, type OperationsView } from './view.js';

const Table = (props: GameTableProps<OperationsView, BattleFact>): ReactNode => {
  const { view, play, guide } = props;
  const { question, draft, hint, playAll } = play;
  const { language, motion } = props.settings;
  const offers = useMemo(() => operationsOffers(view, { question, draft, hint }), [view, question, draft, hint]);
  const at = useOperations(props);
  const { battle, lesson, report } = at;
  const move = answerOf(view, question, 'move');
  return (
    <TableRoot
      className="so-table"
      offers={battle.ruler.isOn ? NO_OFFERS : offers}
      choose={play.choose}
      propose={play.propose}
      language={language}
      motion={motion}
      areSeatsSwapped={areSeatsSwapped(view)}
    >
      <BattleLayout
        board={
          <Battlefield
            view={view}
            acting={at.acting}
            place={props.place}
            shapes={at.shapes}
            battle={battle}
            canMeasure={play.preview !== null}
            heat={at.summary}
            beginMove={move === undefined || !question ? null : () => playAll([{ of: question.space.of, answer: [move] }])}
            language={language}
          />
        }
        asked={`${question?.space.of} ${view.public.round} ${report.length}`}
        about={battle.looked}
        guide={guide && <GuideCard guide={guide} lesson={lesson} moment={question} of={at.lessons} />}
        {...panelSlots(at.panels, CONTENTS, at)}
      />
      <CardTips />
    </TableRoot>
  );
};
const Foreign = ({ language }: { readonly language: Language }): ReactNode => <p>{LABELS[language].foreign}</p>;

/** The table of Special Operations to scale, drawn from one seat's view. */
export const OperationsTable = typedTable({
  game: 'special-operations',
  Table,
  Foreign,
  late: { isNeeded: ({ public: { own } }) => own !== '', load: () => import('@cadre/special-operations/content/own/read-own') },
});
