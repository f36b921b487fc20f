import '../../css/special-operations.css';
import {
  BattleLayout,
  type GameTableProps,
  GuideCard,
  NO_OFFERS,
  type TableQuestion,
  TableRoot,
  typedTable,
  useExplain,
} from '@cadre/table-client';
import { type ReactNode, useMemo, useState } from 'react';
import type { BattleFact } from '#operations/facts';
import { OPTION } from '#operations/options';
import type { UnitId } from '#operations/state';
import { Battlefield } from './board/battlefield.js';
import { LESSONS, lessonAt } from './guide/lessons.js';
import { LABELS } from './labels/labels.js';
import { nameOf } from './names.js';
import { operationsOffers } from './offers.js';
import { AttackPanel, attackInProgress } from './panels/attack-panel.js';
import { ExplanationPanel } from './panels/explanation-panel.js';
import { CardChoice, Hand } from './panels/hand-panel.js';
import { useLastAttack } from './panels/last-attack.js';
import { isLoadoutQuestion, LoadoutChoice, Loadouts } from './panels/loadout-panel.js';
import { MissionPanel } from './panels/mission-panel.js';
import { SquadPanel } from './panels/squad-panel.js';
import { UnitCard } from './panels/unit-card.js';
import { aimedQuery, queryFor, spotQuery, targetsQuery, threatQuery } from './query.js';
import { summaryOf } from './summary/summary.js';
import { SummaryPanel } from './summary/summary-panel.js';
import { useRuler } from './use-ruler.js';
import { actingUnit, isView, type OperationsView } from './view.js';

const NO_SHAPES: readonly never[] = [];
/** The target of an attack, or the unit, that is chosen and not confirmed yet. */
const chosenUnit = ({ question, draft }: Pick<GameTableProps, 'question' | 'draft'>): UnitId | null => {
  const [value] = draft;
  if (question?.space.kind !== 'pick' || value === undefined || !OPTION.has(value)) return null;
  const option = OPTION.decode(value);
  return option.kind === 'attack' ? option.target : option.kind === 'activate' ? option.unit : null;
};

const isAttack = (value: number): boolean => OPTION.has(value) && OPTION.decode(value).kind === 'attack';
const asksForAttack = (question: TableQuestion | null): boolean => question?.space.kind === 'pick' && question.space.options.some(isAttack);

const Table = (props: GameTableProps<OperationsView, BattleFact>): ReactNode => {
  const { view, seat, question, draft, setDraft, hint, choose, place, preview, facts, story, guide, language, motion } = props;
  const labels = LABELS[language];
  const offers = useMemo(() => operationsOffers(view, { question, draft, hint }), [view, question, draft, hint]);
  const [pointed, setPointed] = useState<UnitId | null>(null);
  const [pinned, setPinned] = useState<UnitId | null>(null);
  const [origin, setOrigin] = useState<UnitId | null>(null);
  const acting = actingUnit(view);
  const ruler = useRuler();
  const summary = useMemo(() => (story ? summaryOf(story) : null), [story]);
  const [showsHeat, setShowsHeat] = useState(false);
  const [showsThreat, setShowsThreat] = useState(false);
  // While a spot is asked for, what is pinned steps back: its reach would only confuse.
  const looked = pointed ?? (place ? null : (chosenUnit(props) ?? pinned));
  const query =
    ruler.query ??
    (showsThreat ? threatQuery(view, looked ?? acting) : null) ??
    queryFor(view, origin ?? acting, looked) ??
    spotQuery(place) ??
    (asksForAttack(question) ? targetsQuery(view, acting) : null);
  const explained = useExplain(preview, query);
  const aimed = useExplain(preview, aimedQuery(query));
  const shapes = explained.overlay?.shapes ?? NO_SHAPES;
  const pin = (id: UnitId): void => setPinned(pinned === id ? null : id);
  const mine = seat === 1 ? 1 : 0;
  const other = 1 - mine;
  const inProgress = attackInProgress(view, language);
  const last = useLastAttack(facts, language);
  const attack = inProgress ?? last;
  const squad = (of: number): ReactNode => <SquadPanel view={view} seat={of} looked={looked} pin={pin} language={language} />;
  return (
    <TableRoot className="so-table" offers={ruler.isOn ? NO_OFFERS : offers} choose={choose} language={language} motion={motion}>
      <BattleLayout
        board={
          <Battlefield
            view={view}
            acting={acting}
            looked={looked}
            place={place}
            shapes={shapes}
            look={setPointed}
            pin={pin}
            ruler={ruler}
            heat={summary && showsHeat ? { spots: summary.heat } : null}
            threat={{ isOn: showsThreat, toggle: () => setShowsThreat(!showsThreat) }}
            language={language}
          />
        }
        over={
          isLoadoutQuestion(question) ? (
            <LoadoutChoice view={view} seat={seat} draft={draft} setDraft={setDraft} language={language} />
          ) : (
            <CardChoice view={view} language={language} />
          )
        }
        guide={guide && <GuideCard guide={guide} lesson={lessonAt(view, question, guide.seen, language)} of={LESSONS.length} />}
        left={
          <>
            {summary && (
              <>
                <SummaryPanel view={view} summary={summary} language={language} />
                <button type="button" className="tc-button" aria-pressed={showsHeat} onClick={() => setShowsHeat(!showsHeat)}>
                  {labels.heat}
                </button>
                {showsHeat && <p className="tc-quiet">{labels.summary.heat}</p>}
              </>
            )}
            <MissionPanel view={view} language={language} />
            {squad(mine)}
            <Hand view={view} seat={mine} isMine={seat === mine} language={language} />
            <Loadouts view={view} seat={mine} language={language} />
          </>
        }
        right={
          <>
            {ruler.isOn && <p className="tc-battle-card">{ruler.ends.length === 1 ? labels.rulerEnd : labels.rulerStart}</p>}
            {showsThreat && (looked ?? acting) === null && <p className="tc-battle-card">{labels.threatHint}</p>}
            {origin !== null && (
              <p className="tc-battle-card">
                {labels.measuringFrom(nameOf(view, origin, language))}
                <button type="button" className="tc-button" onClick={() => setOrigin(null)}>
                  {labels.stopMeasuring}
                </button>
              </p>
            )}
            {attack && (
              <AttackPanel attack={attack} isOver={inProgress === null} roll={attack.attacker + attack.target} language={language} />
            )}
            {preview && <ExplanationPanel explained={explained} aimed={aimed} looked={looked} language={language} />}
            {looked !== null && (
              <UnitCard view={view} id={looked} language={language}>
                {preview && origin !== looked && (
                  <button type="button" className="tc-button" onClick={() => setOrigin(looked)}>
                    {labels.measureFrom}
                  </button>
                )}
              </UnitCard>
            )}
            {squad(other)}
            <Hand view={view} seat={other} isMine={false} language={language} />
            <Loadouts view={view} seat={other} language={language} />
          </>
        }
      />
    </TableRoot>
  );
};
const Foreign = ({ language }: Pick<GameTableProps, 'language'>): ReactNode => <p>{LABELS[language].foreign}</p>;

/** The table of Special Operations to scale, drawn from one seat's view. */
export const OperationsTable = typedTable({ accepts: isView, Table, Foreign });
