import '../css/table.css';
import { type ReactNode, useMemo } from 'react';
import { Hand } from './cards/hand.js';
import { Tray } from './cards/tray.js';
import { Coach } from './coach/coach.js';
import { Crew } from './crew/crew.js';
import { ReckoningBar, targetOf } from './explain/reckoning-bar.js';
import type { GameTableProps } from './game-table.js';
import { LANGUAGES } from './labels/labels.js';
import { Board } from './map/board.js';
import { Legend } from './mission/legend.js';
import { MissionPanel } from './mission/mission-panel.js';
import { EventDeck, Piles } from './mission/piles.js';
import { ThreatList } from './mission/threat-list.js';
import { NO_NEWS, newsFrom } from './news.js';
import { offersOf } from './offers.js';
import { useOffersInSight } from './offers-in-sight.js';
import { gearHolder, NONE, seenFrom } from './seen.js';
import { cardInQuestion } from './slots/forecast.js';
import { Slots } from './slots/slots.js';
import { TableProvider } from './table-context.js';
import { textsOf } from './texts.js';
import { TurnBar } from './turn-bar.js';

/** The table of The Mandalorian: Adventures, drawn from one seat's view. */
export const MandalorianTable = (props: GameTableProps): ReactNode => {
  const { view, asked, words, chosen, hint, choose, news, motion, language } = props;
  const labels = LANGUAGES[language];
  const seen = useMemo(() => seenFrom(view), [view]);
  const offers = useMemo(
    () => offersOf(asked?.space ?? null, seen ? gearHolder(seen) : NONE, words?.options ?? null, chosen, hint),
    [asked, seen, words, chosen, hint],
  );
  const told = useMemo(() => (motion ? newsFrom(news) : NO_NEWS), [news, motion]);
  const side = useOffersInSight(seen?.seq);
  if (!seen) return <p className="mando-nothing">{labels.nothingToShow}</p>;
  const texts = textsOf(seen.box, language);
  const inQuestion = cardInQuestion(seen, chosen, asked?.space.of);
  const target = targetOf(seen, asked?.space.of, chosen);
  const shown = { ...seen, offers, choose, asked, target, openRule: props.openRule ?? null, labels, texts, news: told };
  return (
    <TableProvider value={shown}>
      <div className={`mando-table ${motion ? 'mando-motion' : ''}`}>
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
      </div>
    </TableProvider>
  );
};
