import '../../css/table.css';
import type { Language } from '@cadre/core';
import type { EncounterFact } from '@cadre/shatterpoint/facts';
import { BattleLayout, type GameTableProps, NO_OFFERS, panelSlots, TableRoot, typedTable } from '@cadre/table-client';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { Battlefield } from './board/battlefield.js';
import { LABELS } from './labels/labels.js';
import { encounterOffers } from './offers.js';
import { CONTENTS } from './panels/panel-contents.js';
import { useEncounter } from './use-encounter.js';
import type { EncounterTableView } from './view.js';

const GuideSection = lazy(async () => ({ default: (await import('../guide/guide-section.js')).GuideSection }));
const NO_SHAPES: readonly never[] = [];

const Table = (props: GameTableProps<EncounterTableView, EncounterFact>): ReactNode => {
  const { view, play, guide } = props;
  const { question, draft, hint } = play;
  const { language, motion } = props.settings;
  const offers = useMemo(() => encounterOffers(view, { question, draft, hint }), [view, question, draft, hint]);
  const at = useEncounter(props);
  const { battle } = at;
  return (
    <TableRoot
      className="le-table"
      offers={battle.ruler.isOn ? NO_OFFERS : offers}
      choose={play.choose}
      language={language}
      motion={motion}
    >
      <BattleLayout
        about={battle.looked}
        board={
          <Battlefield
            view={view}
            acting={at.acting}
            place={props.place}
            shapes={at.explained.overlay?.shapes ?? NO_SHAPES}
            battle={battle}
            canMeasure={play.preview !== null}
            heat={props.news.story ? at.heat : null}
            lookAtTarget={at.lookAtTarget}
            language={language}
          />
        }
        guide={
          guide && (
            <Suspense>
              <GuideSection guide={guide} view={view} question={question} language={language} />
            </Suspense>
          )
        }
        {...panelSlots(at.panels, CONTENTS, at)}
      />
    </TableRoot>
  );
};
const Foreign = ({ language }: { readonly language: Language }): ReactNode => <p>{LABELS[language].foreign}</p>;

/** The table of Legendary Encounters to scale, drawn from one seat's view. */
export const EncounterTable = typedTable({
  game: 'legendary-encounters',
  Table,
  Foreign,
  late: { isNeeded: ({ public: { own } }) => own !== '', load: () => import('@cadre/shatterpoint/content/own/read-own') },
});
