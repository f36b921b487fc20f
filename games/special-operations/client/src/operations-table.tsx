import '../css/table.css';
import '../css/cards.css';
import type { Language } from '@cadre/core';
import { boxOf } from '@cadre/special-operations/box';
import type { BattleFact } from '@cadre/special-operations/facts';
import type { UnitId } from '@cadre/special-operations/state';
import {
  BattleExplanation,
  BattleHints,
  BattleLayout,
  type GameTableProps,
  GuideCard,
  MeasureFromButton,
  NO_OFFERS,
  type PlaceDraft,
  type TablePlay,
  type TableQuestion,
  TableRoot,
  typedTable,
  useBattle,
  useExplain,
} from '@cadre/table-client';
import { type ReactNode, useMemo, useState } from 'react';
import { Battlefield } from './board/battlefield.js';
import { CardTips, ChoiceHelp } from './glossary/fetched.js';
import { LESSONS, lessonAt } from './guide/lessons.js';
import { LABELS } from './labels/labels.js';
import { nameOf } from './names.js';
import { answerOf, operationsOffers, optionAt, unitThing } from './offers.js';
import { AttackPanel, MatchSummary, UnitCard } from './panels/fetched.js';
import { CardChoice, Hand, PlayedCard } from './panels/hand-panel.js';
import { isHelpOpen } from './panels/help-open.js';
import { isLoadoutQuestion, LoadoutChoice, Loadouts } from './panels/loadout-panel.js';
import { MissionPanel } from './panels/mission-panel.js';
import { useRoundReport } from './panels/round-report.js';
import { SinceYou } from './panels/since-you.js';
import { SquadPanel } from './panels/squad-panel.js';
import { useAttack } from './panels/use-attack.js';
import { aimedQuery, attackQuery, comparedOdds, queryFor, spotQuery, targetsQuery, threatQuery } from './query.js';
import { summaryOf, toldSummary } from './summary/summary.js';
import { actingUnit, areSeatsSwapped, type OperationsView, unitFor } from './view.js';

const NO_SHAPES: readonly never[] = [];
const NO_FACTS: readonly never[] = [];
/** The target of an attack, or the unit, that is chosen and not confirmed yet. */
const chosenUnit = (view: OperationsView, { question, draft }: TablePlay): UnitId | null => {
  const option = question && optionAt(view, question.space, draft[0]);
  return option?.kind === 'attack' ? option.target : option?.kind === 'activate' ? option.unit : null;
};
/** Within one activation whoever is looked at stays in sight. */
const aboutOf = (acting: UnitId | null, question: TableQuestion | null): string =>
  acting === null ? (question?.rule ?? '') : `unit ${acting}`;
/** Until the first command cards nothing is scored: one's own squad comes first, and the mission stands beside the enemy's. */
const isOpening = ({ public: { round, played } }: OperationsView): boolean => round <= 1 && played.every(card => card === '');
/** The unit that is put on the table now. */
const newcomerIn = (view: OperationsView, place: PlaceDraft | null): UnitId | null => {
  const unit = place ? unitFor(place.place) : null;
  return unit !== null && typeof view.public.units[unit]!.at !== 'object' ? unit : null;
};

const Table = (props: GameTableProps<OperationsView, BattleFact>): ReactNode => {
  const { view, seat, play, guide } = props;
  const { question, draft, setDraft, hint, choose, propose, playAll, preview } = play;
  const { facts, since, saying, story } = props.news;
  const { language, motion } = props.settings;
  const place = props.place.draft;
  const labels = LABELS[language];
  const isGuided = guide !== undefined;
  const offers = useMemo(() => operationsOffers(view, { question, draft, hint }), [view, question, draft, hint]);
  const acting = actingUnit(view);
  const move = answerOf(view, question, 'move');
  const summary = useMemo(() => (story ? toldSummary(view, summaryOf(story), language) : null), [story, view, language]);
  const battle = useBattle({ about: aboutOf(acting, question), chosen: chosenUnit(view, play), isPlacing: place !== null });
  const { looked, origin, ruler, ranges, open } = battle;
  const shown = battle.shown ?? newcomerIn(view, place);
  const query =
    ruler.query ??
    (ranges.isOn ? threatQuery(view, looked ?? acting) : null) ??
    attackQuery(view) ??
    queryFor(view, origin, acting, looked) ??
    spotQuery(place);
  const odds = useExplain(preview, answerOf(view, question, 'attack') === undefined ? null : targetsQuery(view, acting));
  const answered = useExplain(preview, query);
  const explained = query ? answered : odds;
  const aimed = useExplain(preview, aimedQuery(query));
  const shapes = useMemo(() => {
    const own = explained.overlay?.shapes ?? NO_SHAPES;
    return query?.kind === 'attack' && origin === null ? [...own, ...comparedOdds(view, odds.overlay?.shapes ?? NO_SHAPES, looked)] : own;
  }, [view, query?.kind, origin, looked, explained.overlay, odds.overlay]);
  const mine = seat === 1 ? 1 : 0;
  const other = 1 - mine;
  const round = useRoundReport(facts, since ?? NO_FACTS).flatMap(fact => saying?.(fact) ?? []);
  const { mission: played } = boxOf(view);
  const isLeadEnough = round.length > 0 && summary === null && played.id === 'priorities';
  const report = isLeadEnough ? [...round, labels.winsAt(played.numbers.pointsToWin)] : round;
  const { attack, isInProgress, isNews, isUnread, close } = useAttack(view, question, props.news, language);
  /** Whoever was attacked by a click is still under the mouse when the dice have fallen. */
  const isNewsAbout = (id: UnitId): boolean => isNews && attack?.target === nameOf(view, id, language);
  const [readSince, setReadSince] = useState<unknown>(undefined);
  const isFree = place === null && summary === null;
  const lesson = guide ? lessonAt(view, question, guide.seen, language) : null;
  // What the match is about is told with the table in sight.
  const isTellingGoal = lesson?.id === 'goal';
  const squad = (of: number): ReactNode => <SquadPanel view={view} seat={of} shown={shown} open={open} language={language} />;
  const mission = <MissionPanel view={view} isGuided={isGuided} language={language} />;
  return (
    <TableRoot
      className="so-table"
      offers={ruler.isOn ? NO_OFFERS : offers}
      choose={choose}
      propose={propose}
      language={language}
      motion={motion}
      areSeatsSwapped={areSeatsSwapped(view)}
    >
      <BattleLayout
        board={
          <Battlefield
            view={view}
            acting={acting}
            place={props.place}
            shapes={shapes}
            battle={battle}
            canMeasure={preview !== null}
            heat={summary}
            beginMove={move === undefined || !question ? null : () => playAll([{ of: question.space.of, answer: [move] }])}
            language={language}
          />
        }
        over={
          isTellingGoal ? (
            <span className="tc-own-choice" hidden />
          ) : isLoadoutQuestion(question) ? (
            <LoadoutChoice view={view} seat={seat} isChosen={guide !== undefined} draft={draft} setDraft={setDraft} language={language} />
          ) : (
            <CardChoice view={view} report={report} language={language} />
          )
        }
        asked={`${question?.space.of} ${view.public.round} ${report.length}`}
        about={looked}
        guide={guide && <GuideCard guide={guide} lesson={lesson} moment={question} of={LESSONS.length} />}
        left={
          <>
            {summary && <MatchSummary summary={summary} battle={battle} />}
            {!isOpening(view) && mission}
            <PlayedCard view={view} seat={mine} language={language} />
            {squad(mine)}
            <Hand view={view} seat={mine} isMine={seat === mine} language={language} />
            <Loadouts view={view} seat={mine} language={language} />
          </>
        }
        near={
          <>
            {summary && report.length > 0 && <p className="tc-battle-card so-round-report">{report.join('. ')}.</p>}
            <BattleHints battle={battle} isAboutNobody={(looked ?? acting) === null} nameOf={id => nameOf(view, id, language)} />
            {attack && (isInProgress || looked === null || isNewsAbout(looked)) && (
              <AttackPanel
                attack={attack}
                isOver={!isInProgress}
                close={close}
                isNews={isInProgress || (isUnread && isFree)}
                roll={attack.attacker + attack.target}
                language={language}
              />
            )}
            {question && isFree && looked === null && !isNews && since !== readSince && (
              <SinceYou
                lines={(since ?? NO_FACTS).map(fact => saying?.(fact) ?? '')}
                close={() => setReadSince(since)}
                language={language}
              />
            )}
            {preview && (
              <BattleExplanation
                explained={explained}
                idle={looked === null ? labels.idle : labels.offTable}
                forecasts={[
                  { caption: labels.chances, explained },
                  { caption: labels.chancesAimed, explained: aimed },
                ]}
                name={labels.wounds}
                thing={looked === null ? null : unitThing(looked)}
                isPlacing={place !== null}
                dismiss={battle.dismiss}
              />
            )}
            {shown !== null && (
              <UnitCard view={view} id={shown} isAsked={looked !== null} language={language}>
                {preview && typeof view.public.units[shown]!.at === 'object' && <MeasureFromButton battle={battle} id={shown} />}
              </UnitCard>
            )}
            <ChoiceHelp view={view} question={question} isOpen={isHelpOpen(view, isGuided, looked !== null)} language={language} />
          </>
        }
        right={
          <>
            {isOpening(view) && mission}
            <PlayedCard view={view} seat={other} language={language} />
            {squad(other)}
            <Hand view={view} seat={other} isMine={false} language={language} />
            <Loadouts view={view} seat={other} language={language} />
          </>
        }
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
