import type { Language } from '@cadre/core';
import type { EncounterFact } from '@cadre/shatterpoint/facts';
import type { CharacterId } from '@cadre/shatterpoint/state';
import { type Battle, type HeatSpot, SummaryPanel } from '@cadre/table-client';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { EncounterTableView } from '../view.js';
import { summaryOf, toldSummary } from './summary.js';

/** An encounter looked back on; where it was fought is told to whoever draws the table. */
export const SummarySection = ({
  view,
  story,
  battle,
  setHeat,
  language,
}: {
  readonly view: EncounterTableView;
  readonly story: readonly EncounterFact[];
  readonly battle: Battle<CharacterId>;
  readonly setHeat: (heat: readonly HeatSpot[]) => void;
  readonly language: Language;
}): ReactNode => {
  const summary = useMemo(() => summaryOf(story), [story]);
  useEffect(() => setHeat(summary.heat), [summary, setHeat]);
  return <SummaryPanel summary={toldSummary(view, summary, language)} battle={battle} />;
};
