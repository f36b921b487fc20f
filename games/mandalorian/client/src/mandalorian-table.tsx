import '../css/table.css';
import type { Language } from '@cadre/core';
import {
  type GameTableProps,
  GuideCard,
  PlaybackBar,
  playSound,
  Stage,
  type TableNews,
  TableRoot,
  typedTable,
  useConsidered,
  useLanguage,
  useOfferInView,
  usePlayback,
} from '@cadre/table-client';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { MandoFact } from '#game/fact';
import type { PieceId } from '#game/ids';
import { useAhead } from './ahead/use-ahead.js';
import { Hand } from './cards/hand.js';
import { Tray } from './cards/tray.js';
import { Coach } from './coach/coach.js';
import { Crew } from './crew/crew.js';
import { StatusStrip } from './crew/status-strip.js';
import { TableTips } from './explain/table-tips.js';
import { lessonAt, lessonCount } from './guide/lessons.js';
import { WORDS } from './labels/words.js';
import { Board } from './map/board.js';
import { EventDeck } from './mission/event-deck.js';
import { Legend, MissionPanel, Piles, SummaryPanel, ThreatList } from './mission/fetched.js';
import { Opening, useOpening } from './mission/opening.js';
import { newsFrom, QUIET } from './news.js';
import { mandoOffers } from './offers.js';
import { EventScene } from './playback/event-scene.js';
import { useMoment } from './playback/moment.js';
import { holds, msOf, soundOf } from './playback/timing.js';
import { before, beforeDrawing } from './playback/unwind.js';
import { gearHolder, type MandoView, seenFrom, targetOf } from './seen.js';
import { cardInQuestion } from './slots/forecast.js';
import { Slots } from './slots/slots.js';
import { TableProvider } from './table-context.js';
import { textsOf } from './texts.js';
import { TurnBar } from './turn-bar.js';

const NO_FACTS: readonly MandoFact[] = [];
const NOBODY_TO_ATTACK: readonly PieceId[] = [];
const NO_POINTS: NonNullable<TableNews['points']> = [];
/** A mouse shows what a click would do; a finger on a small map does not, and looks around with every touch. */
const canPoint = (): boolean => typeof window !== 'undefined' && matchMedia('(hover: hover) and (min-width: 56rem)').matches;
const sayNothing = (): string => '';

const Table = (props: GameTableProps<MandoView, MandoFact>): ReactNode => {
  const { view, play, guide } = props;
  const { question, draft, hint, choose } = play;
  const { facts } = props.news;
  const { motion, language, speed = 0, volume = 0 } = props.settings;
  const { labels, texts: printed, lessons } = useLanguage(WORDS, language);
  const playback = usePlayback({
    facts,
    msOf,
    holds,
    speed,
    ...(props.news.rewinds !== undefined && { rewinds: props.news.rewinds }),
  });
  const { scene, pending } = playback;
  const saying = props.news.saying ?? sayNothing;
  const now = useMemo(() => seenFrom(view), [view]);
  const moment = useMoment(now, scene);
  const seen = useMemo(() => {
    const table = before(now.table, pending, now.box);
    return {
      ...now,
      table: { ...table, turn: { ...table.turn, ...moment.turn }, back: moment.back },
      mine: beforeDrawing(now.mine, pending),
    };
  }, [now, pending, moment]);
  const offers = useMemo(() => mandoOffers({ question, draft, hint }, gearHolder(seen)), [question, seen, draft, hint]);
  const shownFacts = scene?.facts ?? (speed ? NO_FACTS : facts);
  const news = useMemo(() => (motion ? newsFrom(shownFacts) : QUIET), [shownFacts, motion]);
  useEffect(() => {
    const sound = scene && !scene.isSummary && soundOf(scene.facts);
    if (sound) playSound(sound, volume);
  }, [scene, volume]);
  const side = useOfferInView(question ? seen.seq : undefined);
  const { considered, consider } = useConsidered({ question, draft });
  const texts = textsOf(seen.box, language, printed);
  const inQuestion = cardInQuestion(seen, considered, question?.space.of);
  const ahead = useAhead();
  const isDirect = play.isDirect ?? true;
  const [marked, setMarked] = useState<number | null>(null);
  const act = (value: number): void => {
    const gesture = isDirect && ahead ? ahead.gestureOf(seen, question, value, marked) : null;
    setMarked(null);
    if (gesture) play.playAll(gesture);
    else choose(value);
  };
  const opening = useOpening(seen.table, question);
  const skipsSlots = isDirect && !guide && canPoint();
  const attackable = useMemo(
    () => (skipsSlots && ahead && !scene ? ahead.attackableNow(seen, question) : NOBODY_TO_ATTACK),
    [skipsSlots, ahead, scene, seen, question],
  );
  const target = targetOf(seen, question?.space.of, considered);
  const shown = {
    ...seen,
    scene,
    actor: moment.actor,
    resolved: moment,
    offers,
    question,
    considered,
    target,
    playAll: play.playAll,
    instead: play.instead ?? null,
    isDirect,
    skipsSlots,
    attackable,
    points: props.news.points ?? NO_POINTS,
    point: props.news.point ?? null,
    marked,
    setMarked,
    openRule: play.openRule ?? null,
    labels,
    texts,
    news,
    ahead,
  };
  return (
    <TableProvider value={shown}>
      <TableRoot className="mando-table" offers={offers} choose={act} consider={consider} language={language} motion={motion}>
        <TableTips />
        <div ref={side} className="mando-stage">
          <Stage
            board={
              <Board>
                <EventScene />
                <StatusStrip />
                {opening.isShown && <Opening close={opening.close} />}
                {guide && !opening.isShown && (
                  <GuideCard guide={guide} lesson={lessonAt(seen, question, lessons)} of={lessonCount(lessons)} />
                )}
                <PlaybackBar playback={playback} since={props.news.since ?? NO_FACTS} saying={saying} report={props.news.showing} />
              </Board>
            }
            side={
              <>
                <TurnBar />
                {seen.table.result !== '' && props.news.story && <SummaryPanel story={props.news.story} saying={saying} />}
                <Slots inQuestion={inQuestion} />
                {!guide && <Coach />}
                <div className="mando-cards">
                  {ahead && <ahead.ReckoningBar />}
                  <Tray />
                  <Hand />
                </div>
                <EventDeck />
                <Crew />
              </>
            }
            drawers={[
              { id: 'mission', label: labels.mission, content: <MissionPanel /> },
              { id: 'threats', label: labels.threatsTab, content: <ThreatList /> },
              { id: 'piles', label: labels.pilesTab, content: <Piles /> },
              { id: 'legend', label: labels.legend, content: <Legend /> },
            ]}
          />
        </div>
      </TableRoot>
    </TableProvider>
  );
};
const Foreign = ({ language }: { readonly language: Language }): ReactNode => (
  <p className="mando-nothing">{useLanguage(WORDS, language).labels.nothingToShow}</p>
);

/** The table of The Mandalorian: Adventures, drawn from one seat's view. */
export const MandalorianTable = typedTable({ game: 'mandalorian', Table, Foreign });
