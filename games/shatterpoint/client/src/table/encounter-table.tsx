import '../../css/table.css';
import { cardOf } from '@cadre/shatterpoint/box';
import type { EncounterFact } from '@cadre/shatterpoint/facts';
import { OPTION } from '@cadre/shatterpoint/options';
import { CADRES, type CharacterId, LEGEND } from '@cadre/shatterpoint/state';
import { unitOf, unitOfCharacter } from '@cadre/shatterpoint/table/queries';
import { BattleLayout, type GameTableProps, type TableQuestion, TableRoot, typedTable, useExplain } from '@cadre/table-client';
import { type ReactNode, useMemo, useState } from 'react';
import { Battlefield } from './board/battlefield.js';
import { LABELS } from './labels/labels.js';
import { encounterOffers } from './offers.js';
import { AttackPanel } from './panels/attack-panel.js';
import { ExplanationPanel } from './panels/explanation-panel.js';
import { LookedUnit } from './panels/looked-unit.js';
import { MissionPanel } from './panels/mission-panel.js';
import { Reserve, RevealedOrders } from './panels/orders.js';
import { attackInProgress, useLastAttack } from './panels/shown-attack.js';
import { SidePanel } from './panels/side-panel.js';
import { TreeWalk } from './panels/tree-walk.js';
import { queryFor, spotQuery } from './query.js';
import { actingUnit, type EncounterTableView, isView } from './view.js';

const NO_SHAPES: readonly never[] = [];
const optionsIn = (question: TableQuestion | null) =>
  question?.space.kind === 'pick' ? question.space.options.filter(OPTION.has).map(code => OPTION.decode(code)) : [];
/** The target of an attack, or the unit, that is chosen and not confirmed yet. */
const chosen = (view: EncounterTableView, { question, draft }: Pick<GameTableProps, 'question' | 'draft'>): CharacterId | null => {
  const [value] = draft;
  if (question?.space.kind !== 'pick' || value === undefined || !OPTION.has(value)) return null;
  const option = OPTION.decode(value);
  if (option.kind === 'attack') return option.target;
  if (option.kind === 'character') return option.character;
  return option.kind === 'unit' ? (unitOf(view, option.unit)?.characters[0] ?? null) : null;
};
const asksForAttack = (question: TableQuestion | null): boolean =>
  optionsIn(question).some(({ kind }) => kind === 'attack' || kind === 'assault' || kind === 'combat');

const Table = (props: GameTableProps<EncounterTableView, EncounterFact>): ReactNode => {
  const { view, seat, question, draft, hint, choose, place, preview, facts, language, motion } = props;
  const offers = useMemo(() => encounterOffers(view, { question, draft, hint }), [view, question, draft, hint]);
  const [pointed, setPointed] = useState<CharacterId | null>(null);
  const [pinned, setPinned] = useState<CharacterId | null>(null);
  const acting = actingUnit(view);
  // While a spot is asked for, what is pinned steps back: its reach would only confuse.
  const looked = pointed ?? (place ? null : (chosen(view, props) ?? pinned));
  const query =
    queryFor(view, acting, looked) ??
    spotQuery(place) ??
    (acting !== null && asksForAttack(question) ? { kind: 'targets', args: [acting] } : null);
  const explained = useExplain(preview, query);
  const pin = (id: CharacterId): void => setPinned(pinned === id ? null : id);
  const inProgress = attackInProgress(view, language);
  const last = useLastAttack(facts, language);
  const attack = inProgress ?? last;
  const isLegend = seat === LEGEND;
  const side = (of: number): ReactNode => <SidePanel key={of} view={view} seat={of} looked={looked} pin={pin} language={language} />;
  return (
    <TableRoot className="le-table" offers={offers} choose={choose} language={language} motion={motion}>
      <BattleLayout
        board={
          <Battlefield
            view={view}
            acting={acting}
            looked={looked}
            place={place}
            shapes={explained.overlay?.shapes ?? NO_SHAPES}
            look={setPointed}
            pin={pin}
            language={language}
          />
        }
        over={
          inProgress?.tree && inProgress.results && inProgress.successes > 0 ? (
            <TreeWalk attack={inProgress} tree={inProgress.tree} language={language} />
          ) : (
            <RevealedOrders view={view} language={language} />
          )
        }
        left={
          <>
            <MissionPanel view={view} language={language} />
            {!isLegend && <Reserve view={view} language={language} />}
            {isLegend ? side(LEGEND) : CADRES.toSorted((a, b) => Number(b === seat) - Number(a === seat)).map(side)}
          </>
        }
        right={
          <>
            {attack && <AttackPanel attack={attack} isOver={inProgress === null} language={language} />}
            {preview && <ExplanationPanel explained={explained} looked={looked} language={language} />}
            {looked !== null && (
              <LookedUnit
                card={cardOf(view, unitOfCharacter(view, looked))}
                stance={unitOf(view, unitOfCharacter(view, looked)).stance}
                language={language}
              />
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
const Foreign = ({ language }: Pick<GameTableProps, 'language'>): ReactNode => <p>{LABELS[language].foreign}</p>;

/** The table of Legendary Encounters to scale, drawn from one seat's view. */
export const EncounterTable = typedTable({ accepts: isView, Table, Foreign });
