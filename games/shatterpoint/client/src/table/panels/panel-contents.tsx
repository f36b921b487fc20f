import type { Language } from '@cadre/core';
import { cardOf } from '@cadre/shatterpoint/box';
import { stanceUnit } from '@cadre/shatterpoint/speech/asked-about';
import { namesIn } from '@cadre/shatterpoint/speech/names';
import { CADRES, type CharacterId, LEGEND, type UnitId } from '@cadre/shatterpoint/state';
import { BattleExplanation, BattleHints, MeasureFromButton } from '@cadre/table-client';
import { lazy, type ReactNode, Suspense } from 'react';
import { LABELS } from '../labels/labels.js';
import { characterThing } from '../offers.js';
import type { Encounter } from '../use-encounter.js';
import type { EncounterTableView } from '../view.js';
import { Folded } from './folded.js';
import { MissionPanel } from './mission-panel.js';
import { Reserve, RevealedCard } from './orders.js';
import type { EncounterPanel } from './panels-at.js';
import { SidePanel } from './side-panel.js';

// What a first look at the table does not show comes when it is first needed.
const ActionHelp = lazy(async () => ({ default: (await import('./action-help.js')).ActionHelp }));
const RevealedOrders = lazy(async () => ({ default: (await import('./revealed-orders.js')).RevealedOrders }));
const AttackPanel = lazy(async () => ({ default: (await import('./attack-panel.js')).AttackPanel }));
const TreeWalk = lazy(async () => ({ default: (await import('./tree-walk.js')).TreeWalk }));
const StanceChoice = lazy(async () => ({ default: (await import('./stance-choice.js')).StanceChoice }));
const TreeOdds = lazy(async () => ({ default: (await import('./tree-odds.js')).TreeOdds }));
const LookedUnit = lazy(async () => ({ default: (await import('./looked-unit.js')).LookedUnit }));
const SummarySection = lazy(async () => ({ default: (await import('../summary/summary-section.js')).SummarySection }));

type Content = (at: Encounter) => ReactNode;
/** Drawn when it has been fetched. */
const later =
  (content: Content): Content =>
  at => <Suspense>{content(at)}</Suspense>;
const stanceName = (
  view: EncounterTableView,
  { args, stance }: { readonly args: readonly number[]; readonly stance: number },
  language: Language,
): string => cardOf(view, args[0] as UnitId).stances[stance]!.name[language];
const side = ({ props: { view, settings }, battle }: Encounter, of: number): ReactNode => (
  <SidePanel key={of} view={view} seat={of} shown={battle.shown} open={battle.open} point={battle.look} language={settings.language} />
);
const explanation: Content = ({ props: { view, place, settings }, battle, query, explained, flipped, inOtherStance }) => {
  const { language } = settings;
  const labels = LABELS[language];
  const isAssault = query?.kind === 'assault';
  return (
    <BattleExplanation
      explained={explained}
      idle={labels.idle}
      forecasts={[
        { caption: isAssault ? labels.spaces : labels.chances, explained },
        ...(flipped ? [{ caption: labels.chancesIn(stanceName(view, flipped, language)), explained: inOtherStance }] : []),
      ]}
      name={isAssault ? labels.spaceChance : labels.damageChance}
      thing={battle.looked === null ? null : characterThing(battle.looked)}
      isPlacing={place.draft !== null}
      dismiss={battle.dismiss}
    />
  );
};
const treeOdds: Content = ({ props: { view, play, settings }, query }) =>
  play.preview &&
  query && (
    <section className="tc-battle-card">
      <Folded title={LABELS[settings.language].treeOdds}>
        <Suspense>
          <TreeOdds
            view={view}
            unit={query.args[0] as UnitId}
            target={query.args[1] as CharacterId}
            preview={play.preview}
            language={settings.language}
          />
        </Suspense>
      </Folded>
    </section>
  );
const unit: Content = ({ props: { view, play, settings }, battle, shownUnit }) =>
  shownUnit !== null && (
    <LookedUnit view={view} unit={shownUnit} preview={play.preview} language={settings.language}>
      {play.preview && battle.shown !== null && <MeasureFromButton battle={battle} id={battle.shown} />}
    </LookedUnit>
  );
const hints: Content = ({ props: { view, settings }, battle, acting }) => (
  <BattleHints
    battle={battle}
    isAboutNobody={battle.looked === null && acting === null}
    nameOf={id => namesIn(settings.language).characterIn(view, id)}
  />
);

/** What each panel shows. */
export const CONTENTS: Readonly<Record<EncounterPanel, Content>> = {
  tree: later(
    ({ props: { settings }, inProgress }) =>
      inProgress?.tree && <TreeWalk attack={inProgress} tree={inProgress.tree} language={settings.language} />,
  ),
  'stance choice': later(({ props: { view, play, settings } }) => (
    <StanceChoice view={view} unit={stanceUnit(view)} preview={play.preview} language={settings.language} />
  )),
  'revealed orders': later(({ props: { view, settings } }) => <RevealedOrders view={view} language={settings.language} />),
  summary: later(
    ({ props: { view, news, settings }, battle, setHeat }) =>
      news.story && <SummarySection view={view} story={news.story} battle={battle} setHeat={setHeat} language={settings.language} />,
  ),
  mission: ({ props: { view, settings } }) => <MissionPanel view={view} language={settings.language} />,
  reserve: ({ props: { view, settings } }) => <Reserve view={view} language={settings.language} />,
  legend: at => side(at, LEGEND),
  /** One's own first. */
  cadres: at => CADRES.toSorted((a, b) => Number(b === at.props.seat) - Number(a === at.props.seat)).map(of => side(at, of)),
  hints,
  'revealed card': ({ props: { view, settings } }) => <RevealedCard view={view} language={settings.language} />,
  help: later(
    ({ props: { view, play, settings }, battle }) =>
      play.question && <ActionHelp view={view} question={play.question} isBrief={battle.looked !== null} language={settings.language} />,
  ),
  attack: later(
    ({ props: { settings }, attack, inProgress }) =>
      attack && <AttackPanel attack={attack} isOver={inProgress === null} language={settings.language} />,
  ),
  explanation,
  'tree odds': treeOdds,
  unit: later(unit),
};
