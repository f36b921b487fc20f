import { BattleExplanation, BattleHints, MeasureFromButton } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { ChoiceHelp } from '../glossary/fetched.js';
import { LABELS } from '../labels/labels.js';
import { nameOf } from '../names.js';
import { unitThing } from '../offers.js';
import type { Operations } from '../use-operations.js';
import { AttackPanel, MatchSummary, UnitCard } from './fetched.js';
import { CardChoice, Hand, PlayedCard } from './hand-panel.js';
import { isHelpOpen } from './help-open.js';
import { LoadoutChoice, Loadouts } from './loadout-panel.js';
import { MissionPanel } from './mission-panel.js';
import type { OperationsPanel } from './panels-at.js';
import { SinceYou } from './since-you.js';
import { SquadPanel } from './squad-panel.js';

type Content = (at: Operations) => ReactNode;
const squad = ({ props: { view, seat, settings }, shown, battle, mine }: Operations, of: number): ReactNode => {
  const { language } = settings;
  return (
    <>
      <PlayedCard view={view} seat={of} language={language} />
      <SquadPanel view={view} seat={of} shown={shown} open={battle.open} point={battle.look} language={language} />
      <Hand view={view} seat={of} isMine={of === mine && seat === mine} language={language} />
      <Loadouts view={view} seat={of} language={language} />
    </>
  );
};
const loadouts: Content = ({ props: { view, seat, play, guide, settings } }) => (
  <LoadoutChoice
    view={view}
    seat={seat}
    isChosen={guide !== undefined}
    draft={play.draft}
    setDraft={play.setDraft}
    language={settings.language}
  />
);
const attackPanel: Content = ({ props: { settings }, attack, isAttackOver, closeAttack, panels }) =>
  attack && (
    <AttackPanel
      attack={attack}
      isOver={isAttackOver}
      close={closeAttack}
      isNews={panels.isAttackNews}
      roll={attack.attacker + attack.target}
      language={settings.language}
    />
  );
const explanation: Content = ({ props: { place, settings }, battle, explained, aimed }) => {
  const labels = LABELS[settings.language];
  const { looked } = battle;
  return (
    <BattleExplanation
      explained={explained}
      idle={looked === null ? labels.idle : labels.offTable}
      forecasts={[
        { caption: labels.chances, explained },
        { caption: labels.chancesAimed, explained: aimed },
      ]}
      name={labels.wounds}
      thing={looked === null ? null : unitThing(looked)}
      isPlacing={place.draft !== null}
      dismiss={battle.dismiss}
    />
  );
};
const unit: Content = ({ props: { view, play, settings }, battle, shown }) =>
  shown !== null && (
    <UnitCard view={view} id={shown} isAsked={battle.looked !== null} language={settings.language}>
      {play.preview && typeof view.public.units[shown]!.at === 'object' && <MeasureFromButton battle={battle} id={shown} />}
    </UnitCard>
  );
const hints: Content = ({ props: { view, settings }, battle, acting }) => (
  <BattleHints battle={battle} isAboutNobody={(battle.looked ?? acting) === null} nameOf={id => nameOf(view, id, settings.language)} />
);
const help: Content = ({ props: { view, play, guide, settings }, battle }) => (
  <ChoiceHelp
    view={view}
    question={play.question}
    isOpen={isHelpOpen(view, guide !== undefined, battle.looked !== null)}
    language={settings.language}
  />
);

/** What each panel shows. */
export const CONTENTS: Readonly<Record<OperationsPanel, Content>> = {
  goal: () => <span className="tc-own-choice" hidden />,
  'loadout choice': loadouts,
  'card choice': ({ props: { view, settings }, report }) => <CardChoice view={view} report={report} language={settings.language} />,
  summary: ({ summary, battle }) => summary && <MatchSummary summary={summary} battle={battle} />,
  mission: ({ props: { view, guide, settings } }) => (
    <MissionPanel view={view} isGuided={guide !== undefined} language={settings.language} />
  ),
  'own squad': at => squad(at, at.mine),
  'other squad': at => squad(at, 1 - at.mine),
  'round report': ({ report }) => <p className="tc-battle-card so-round-report">{report.join('. ')}.</p>,
  hints,
  attack: attackPanel,
  'since you': ({ props: { news, settings }, since, closeSince }) => (
    <SinceYou lines={since.map(fact => news.saying?.(fact) ?? '')} close={closeSince} language={settings.language} />
  ),
  explanation,
  unit,
  help,
};
