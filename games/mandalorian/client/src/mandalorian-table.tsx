import '../css/table.css';
import { type GameTableProps, TableRoot, typedTable, useOfferInView } from '@cadre/table-client';
import { type ReactNode, useMemo } from 'react';
import type { MandoFact } from '#game/fact';
import { Hand } from './cards/hand.js';
import { Tray } from './cards/tray.js';
import { Coach } from './coach/coach.js';
import { Crew } from './crew/crew.js';
import { ReckoningBar, targetOf } from './explain/reckoning-bar.js';
import { LABELS } from './labels/labels.js';
import { Board } from './map/board.js';
import { Legend } from './mission/legend.js';
import { MissionPanel } from './mission/mission-panel.js';
import { EventDeck, Piles } from './mission/piles.js';
import { ThreatList } from './mission/threat-list.js';
import { newsFrom, QUIET } from './news.js';
import { mandoOffers } from './offers.js';
import { gearHolder, isView, type MandoView, seenFrom } from './seen.js';
import { cardInQuestion } from './slots/forecast.js';
import { Slots } from './slots/slots.js';
import { TableProvider } from './table-context.js';
import { textsOf } from './texts.js';
import { TurnBar } from './turn-bar.js';

const Table = (props: GameTableProps<MandoView, MandoFact>): ReactNode => {
  const { view, question, draft, hint, choose, facts, motion, language } = props;
  const labels = LABELS[language];
  const seen = useMemo(() => seenFrom(view), [view]);
  const offers = useMemo(() => mandoOffers({ question, draft, hint }, gearHolder(seen)), [question, seen, draft, hint]);
  const news = useMemo(() => (motion ? newsFrom(facts) : QUIET), [facts, motion]);
  const side = useOfferInView(seen.seq);
  const texts = textsOf(seen.box, language);
  const inQuestion = cardInQuestion(seen, draft, question?.space.of);
  const target = targetOf(seen, question?.space.of, draft);
  const shown = { ...seen, offers, question, target, openRule: props.openRule ?? null, labels, texts, news };
  return (
    <TableProvider value={shown}>
      <TableRoot className="mando-table" offers={offers} choose={choose} language={language} motion={motion}>
        <div className="mando-layout">
          <div className="mando-main">
            <Coach />
            <Board />
            <div className="mando-cards">
              <ReckoningBar />
              <Tray />
              <Hand />
            </div>
          </div>
          <div ref={side} className="mando-side">
            <div className="mando-right">
              <TurnBar />
              <Slots inQuestion={inQuestion} />
              <EventDeck />
            </div>
            <div className="mando-left">
              <MissionPanel />
              <Crew />
              <ThreatList />
              <Piles />
              <Legend />
            </div>
          </div>
        </div>
      </TableRoot>
    </TableProvider>
  );
};
const Foreign = ({ language }: Pick<GameTableProps, 'language'>): ReactNode => (
  <p className="mando-nothing">{LABELS[language].nothingToShow}</p>
);

/** The table of The Mandalorian: Adventures, drawn from one seat's view. */
export const MandalorianTable = typedTable({ accepts: isView, Table, Foreign });
