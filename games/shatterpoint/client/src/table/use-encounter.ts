import type { EncounterFact } from '@cadre/shatterpoint/facts';
import { LEGEND, type UnitId } from '@cadre/shatterpoint/state';
import { unitOf, unitOfCharacter } from '@cadre/shatterpoint/table/queries';
import { type Battle, type GameTableProps, type Heat, useBattle, useExplain, useLatestAttack } from '@cadre/table-client';
import { useState } from 'react';
import { asksForAttack, chosenCharacter } from './offers.js';
import { panelsAt } from './panels/panels-at.js';
import { ATTACK_READER, attackInProgress } from './panels/shown-attack.js';
import { flippedQuery, queryFor, rangesQuery, spotQuery } from './query.js';
import { actingUnit, asksAboutAbility, type EncounterTableView, revealedOrders } from './view.js';

type Props = GameTableProps<EncounterTableView, EncounterFact>;
/** What the rules say about what is looked at: `target` is an armored one under the pointer. */
const useExplained = (
  { view, play: { question, preview }, place: { draft: place } }: Props,
  acting: UnitId | null,
  { looked, origin, ruler, ranges }: Battle<Parameters<typeof unitOfCharacter>[1]>,
  target: number | null,
) => {
  const query =
    ruler.query ??
    (ranges.isOn ? rangesQuery(view, looked ?? (acting === null ? null : (unitOf(view, acting).characters[0] ?? null))) : null) ??
    (target !== null && acting !== null ? { kind: 'assault', args: [acting, target] } : null) ??
    queryFor(view, acting, origin, looked, place !== null) ??
    spotQuery(place) ??
    (acting !== null && asksForAttack(view, question?.space) ? { kind: 'targets', args: [acting] } : null);
  const flipped = flippedQuery(view, query);
  return { query, explained: useExplain(preview, query), flipped, inOtherStance: useExplain(preview, flipped) };
};
/** Everything that the table of Legendary Encounters shows. */
export const useEncounter = (props: Props) => {
  const { view, seat, play } = props;
  const { question, preview } = play;
  const { facts, story } = props.news;
  const { language } = props.settings;
  const isPlacing = props.place.draft !== null;
  const acting = actingUnit(view);
  const [heat, setHeat] = useState<Heat | null>(null);
  const [target, lookAtTarget] = useState<number | null>(null);
  const about = acting === null ? (question?.rule ?? '') : `unit ${acting}`;
  const battle = useBattle({ about, chosen: chosenCharacter(view, play), isPlacing });
  const { shown } = battle;
  const explained = useExplained(props, acting, battle, target);
  const shownUnit = shown === null ? acting : unitOfCharacter(view, shown);
  const inProgress = attackInProgress(view, language);
  const last = useLatestAttack(ATTACK_READER, facts, language);
  const attack = inProgress ?? last;
  const panels = panelsAt({
    isLegend: seat === LEGEND,
    isOver: story !== undefined,
    isAsked: question !== null,
    isPlacing,
    asksForStance: question?.space.of === 'stance',
    hasHelp: acting !== null || asksAboutAbility(view),
    isWalkingTree: Boolean(inProgress?.tree && inProgress.results && inProgress.successes > 0),
    areOrdersRevealed: revealedOrders(view).revealed.length > 0,
    hasAttack: attack !== null,
    canMeasure: preview !== null,
    isTarget: explained.query?.kind === 'attack',
    isUnitShown: shownUnit !== null,
  });
  return { props, acting, battle, shownUnit, inProgress, attack, heat, setHeat, lookAtTarget, panels, ...explained } as const;
};
export type Encounter = ReturnType<typeof useEncounter>;
