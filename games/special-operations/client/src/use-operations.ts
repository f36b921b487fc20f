import { boxOf } from '@cadre/special-operations/box';
import type { BattleFact } from '@cadre/special-operations/facts';
import type { UnitId } from '@cadre/special-operations/state';
import {
  type Battle,
  type GameTableProps,
  type PlaceDraft,
  type TablePlay,
  type TableQuestion,
  useBattle,
  useExplain,
} from '@cadre/table-client';
import { useMemo, useState } from 'react';
import { useLessons } from './guide/use-lessons.js';
import { LABELS } from './labels/labels.js';
import { nameOf } from './names.js';
import { answerOf, optionAt } from './offers.js';
import { isLoadoutQuestion } from './panels/loadout-panel.js';
import { panelsAt } from './panels/panels-at.js';
import { useRoundReport } from './panels/round-report.js';
import { useAttack } from './panels/use-attack.js';
import { aimedQuery, attackQuery, comparedOdds, queryFor, spotQuery, targetsQuery, threatQuery } from './query.js';
import { summaryOf, toldSummary } from './summary/summary.js';
import { actingUnit, type OperationsView, unitFor } from './view.js';

type Props = GameTableProps<OperationsView, BattleFact>;
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
const isOpening = ({ public: { round, played } }: OperationsView): boolean => round <= 1 && played.every(card => card === '');
/** The unit that is put on the table now. */
const newcomerIn = (view: OperationsView, place: PlaceDraft | null): UnitId | null => {
  const unit = place ? unitFor(place.place) : null;
  return unit !== null && typeof view.public.units[unit]!.at !== 'object' ? unit : null;
};

/** What the rules say about what is looked at, and what of it is drawn. */
const useExplained = ({ view, play: { question, preview }, place }: Props, acting: UnitId | null, battle: Battle<UnitId>) => {
  const { looked, origin, ruler, ranges } = battle;
  const query =
    ruler.query ??
    (ranges.isOn ? threatQuery(view, looked ?? acting) : null) ??
    attackQuery(view) ??
    queryFor(view, origin, acting, looked) ??
    spotQuery(place.draft);
  const odds = useExplain(preview, answerOf(view, question, 'attack') === undefined ? null : targetsQuery(view, acting));
  const answered = useExplain(preview, query);
  const explained = query ? answered : odds;
  const shapes = useMemo(() => {
    const own = explained.overlay?.shapes ?? NO_SHAPES;
    return query?.kind === 'attack' && origin === null ? [...own, ...comparedOdds(view, odds.overlay?.shapes ?? NO_SHAPES, looked)] : own;
  }, [view, query?.kind, origin, looked, explained.overlay, odds.overlay]);
  return { explained, aimed: useExplain(preview, aimedQuery(query)), shapes };
};
/** What the end of a round is told with: who scored, and how many points win. */
const useReport = ({ view, news, settings: { language } }: Props, isOver: boolean): readonly string[] => {
  const { facts, since = NO_FACTS, saying } = news;
  const round = useRoundReport(facts, since).flatMap(fact => saying?.(fact) ?? []);
  const { mission } = boxOf(view);
  const isLeadEnough = round.length > 0 && !isOver && mission.id === 'priorities';
  return isLeadEnough ? [...round, LABELS[language].winsAt(mission.numbers.pointsToWin)] : round;
};

/** Everything that the table of Special Operations shows. */
export const useOperations = (props: Props) => {
  const { view, seat, play, guide } = props;
  const { question, preview } = play;
  const { since = NO_FACTS, story } = props.news;
  const { language } = props.settings;
  const place = props.place.draft;
  const acting = actingUnit(view);
  const summary = useMemo(() => (story ? toldSummary(view, summaryOf(story), language) : null), [story, view, language]);
  const battle = useBattle({ about: aboutOf(acting, question), chosen: chosenUnit(view, play), isPlacing: place !== null });
  const { looked } = battle;
  const shown = battle.shown ?? newcomerIn(view, place);
  const report = useReport(props, summary !== null);
  const seen = useAttack(view, question, props.news, language);
  const { attack } = seen;
  const [readSince, setReadSince] = useState<unknown>(undefined);
  const lessons = useLessons(guide !== null);
  const lesson = (guide && lessons?.lessonAt(view, question, guide.seen, language)) ?? null;
  const panels = panelsAt({
    isOpening: isOpening(view),
    isOver: summary !== null,
    isAsked: question !== null,
    isPlacing: place !== null,
    isTellingGoal: lesson?.id === 'goal',
    asksForLoadouts: isLoadoutQuestion(question),
    hasReport: report.length > 0,
    canMeasure: preview !== null,
    attack: attack && { ...seen, isOnLooked: looked !== null && attack.target === nameOf(view, looked, language) },
    isSinceRead: since === readSince,
    isLooking: looked !== null,
    isUnitShown: shown !== null,
  });
  return {
    props,
    acting,
    battle,
    shown,
    summary,
    report,
    attack,
    isAttackOver: !seen.isInProgress,
    closeAttack: seen.close,
    since,
    closeSince: () => setReadSince(since),
    lesson,
    lessons: lessons?.LESSONS.length ?? 0,
    mine: seat === 1 ? 1 : 0,
    panels,
    ...useExplained(props, acting, battle),
  } as const;
};
export type Operations = ReturnType<typeof useOperations>;
