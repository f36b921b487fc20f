import type { Language } from '@cadre/core';
import '../../css/table.css';
import { cardOf } from '@cadre/shatterpoint/box';
import type { EncounterFact } from '@cadre/shatterpoint/facts';
import { stanceUnit } from '@cadre/shatterpoint/speech/asked-about';
import { namesIn } from '@cadre/shatterpoint/speech/names';
import { CADRES, type CharacterId, LEGEND, type UnitId } from '@cadre/shatterpoint/state';
import { unitOf, unitOfCharacter } from '@cadre/shatterpoint/table/queries';
import {
  BattleExplanation,
  BattleHints,
  BattleLayout,
  type GameTableProps,
  type Heat,
  MeasureFromButton,
  NO_OFFERS,
  TableRoot,
  typedTable,
  useBattle,
  useExplain,
  useLatestAttack,
} from '@cadre/table-client';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Battlefield } from './board/battlefield.js';
import { LABELS } from './labels/labels.js';
import { asksForAttack, characterThing, chosenCharacter, encounterOffers } from './offers.js';
import { Folded } from './panels/folded.js';
import { MissionPanel } from './panels/mission-panel.js';
import { Reserve, RevealedCard } from './panels/orders.js';
import { ATTACK_READER, attackInProgress } from './panels/shown-attack.js';
import { SidePanel } from './panels/side-panel.js';
import { flippedQuery, queryFor, rangesQuery, spotQuery } from './query.js';
import { actingUnit, asksAboutAbility, type EncounterTableView, revealedOrders } from './view.js';

// What a first look at the table does not show comes when it is first needed.
const ActionHelp = lazy(async () => ({ default: (await import('./panels/action-help.js')).ActionHelp }));
const RevealedOrders = lazy(async () => ({ default: (await import('./panels/revealed-orders.js')).RevealedOrders }));
const AttackPanel = lazy(async () => ({ default: (await import('./panels/attack-panel.js')).AttackPanel }));
const TreeWalk = lazy(async () => ({ default: (await import('./panels/tree-walk.js')).TreeWalk }));
const StanceChoice = lazy(async () => ({ default: (await import('./panels/stance-choice.js')).StanceChoice }));
const TreeOdds = lazy(async () => ({ default: (await import('./panels/tree-odds.js')).TreeOdds }));
const LookedUnit = lazy(async () => ({ default: (await import('./panels/looked-unit.js')).LookedUnit }));
const SummarySection = lazy(async () => ({ default: (await import('./summary/summary-section.js')).SummarySection }));
const GuideSection = lazy(async () => ({ default: (await import('../guide/guide-section.js')).GuideSection }));

const NO_SHAPES: readonly never[] = [];
const stanceName = (
  view: EncounterTableView,
  { args, stance }: { readonly args: readonly number[]; readonly stance: number },
  language: Language,
): string => cardOf(view, args[0] as UnitId).stances[stance]!.name[language];

const Table = (props: GameTableProps<EncounterTableView, EncounterFact>): ReactNode => {
  const { view, seat, guide } = props;
  const { question, draft, hint, choose, preview } = props.play;
  const { facts, story } = props.news;
  const { language, motion } = props.settings;
  const place = props.place.draft;
  const labels = LABELS[language];
  const offers = useMemo(() => encounterOffers(view, { question, draft, hint }), [view, question, draft, hint]);
  const acting = actingUnit(view);
  const [heat, setHeat] = useState<Heat | null>(null);
  const about = acting === null ? (question?.rule ?? '') : `unit ${acting}`;
  const battle = useBattle({ about, chosen: chosenCharacter(view, props.play), isPlacing: place !== null });
  const { looked, shown, origin, ruler, ranges, open } = battle;
  const [target, lookAtTarget] = useState<number | null>(null);
  const query =
    ruler.query ??
    (ranges.isOn ? rangesQuery(view, looked ?? (acting === null ? null : (unitOf(view, acting).characters[0] ?? null))) : null) ??
    (target !== null && acting !== null ? { kind: 'assault', args: [acting, target] } : null) ??
    queryFor(view, acting, origin, looked, place !== null) ??
    spotQuery(place) ??
    (acting !== null && asksForAttack(view, question?.space) ? { kind: 'targets', args: [acting] } : null);
  const explained = useExplain(preview, query);
  const flipped = flippedQuery(view, query);
  const inOtherStance = useExplain(preview, flipped);
  const shownUnit = shown === null ? acting : unitOfCharacter(view, shown);
  const inProgress = attackInProgress(view, language);
  const last = useLatestAttack(ATTACK_READER, facts, language);
  const attack = inProgress ?? last;
  const isLegend = seat === LEGEND;
  const side = (of: number): ReactNode => <SidePanel key={of} view={view} seat={of} shown={shown} open={open} language={language} />;
  return (
    <TableRoot className="le-table" offers={ruler.isOn ? NO_OFFERS : offers} choose={choose} language={language} motion={motion}>
      <BattleLayout
        about={looked}
        board={
          <Battlefield
            view={view}
            acting={acting}
            place={props.place}
            shapes={explained.overlay?.shapes ?? NO_SHAPES}
            battle={battle}
            canMeasure={preview !== null}
            heat={story ? heat : null}
            lookAtTarget={lookAtTarget}
            language={language}
          />
        }
        // While a step of the tree moves somebody, the board must be free.
        over={
          <Suspense>
            {inProgress?.tree && inProgress.results && inProgress.successes > 0 && !place ? (
              <TreeWalk attack={inProgress} tree={inProgress.tree} language={language} />
            ) : question?.space.of === 'stance' ? (
              <StanceChoice view={view} unit={stanceUnit(view)} preview={preview} language={language} />
            ) : (
              revealedOrders(view).revealed.length > 0 && <RevealedOrders view={view} language={language} />
            )}
          </Suspense>
        }
        guide={
          guide && (
            <Suspense>
              <GuideSection guide={guide} view={view} question={question} language={language} />
            </Suspense>
          )
        }
        left={
          <>
            {story && (
              <Suspense>
                <SummarySection view={view} story={story} battle={battle} setHeat={setHeat} language={language} />
              </Suspense>
            )}
            <MissionPanel view={view} language={language} />
            {!isLegend && <Reserve view={view} language={language} />}
            {isLegend ? side(LEGEND) : CADRES.toSorted((a, b) => Number(b === seat) - Number(a === seat)).map(side)}
          </>
        }
        right={
          <>
            <BattleHints
              battle={battle}
              isAboutNobody={looked === null && acting === null}
              nameOf={id => namesIn(language).characterIn(view, id)}
            />
            <RevealedCard view={view} language={language} />
            {question && (acting !== null || asksAboutAbility(view)) && (
              <Suspense>
                <ActionHelp view={view} question={question} isBrief={looked !== null} language={language} />
              </Suspense>
            )}
            {attack && (
              <Suspense>
                <AttackPanel attack={attack} isOver={inProgress === null} language={language} />
              </Suspense>
            )}
            {preview && (
              <BattleExplanation
                explained={explained}
                idle={labels.idle}
                forecasts={[
                  { caption: query?.kind === 'assault' ? labels.spaces : labels.chances, explained },
                  ...(flipped ? [{ caption: labels.chancesIn(stanceName(view, flipped, language)), explained: inOtherStance }] : []),
                ]}
                name={query?.kind === 'assault' ? labels.spaceChance : labels.damageChance}
                thing={looked === null ? null : characterThing(looked)}
                isPlacing={place !== null}
                dismiss={battle.dismiss}
              />
            )}
            {preview && query?.kind === 'attack' && (
              <section className="tc-battle-card">
                <Folded title={labels.treeOdds}>
                  <Suspense>
                    <TreeOdds
                      view={view}
                      unit={query.args[0] as UnitId}
                      target={query.args[1] as CharacterId}
                      preview={preview}
                      language={language}
                    />
                  </Suspense>
                </Folded>
              </section>
            )}
            {shownUnit !== null && (
              <Suspense>
                <LookedUnit view={view} unit={shownUnit} preview={preview} language={language}>
                  {preview && shown !== null && <MeasureFromButton battle={battle} id={shown} />}
                </LookedUnit>
              </Suspense>
            )}
            {isLegend ? (
              <>
                <Reserve view={view} language={language} />
                {CADRES.map(side)}
              </>
            ) : (
              side(LEGEND)
            )}
          </>
        }
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
