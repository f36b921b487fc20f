import type { Language } from '@cadre/core';
import type { EncounterFact } from '@cadre/shatterpoint/facts';
import type { CharacterId } from '@cadre/shatterpoint/state';
import { type Battle, type Heat, SummaryPanel } from '@cadre/table-client';
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
  readonly setHeat: (heat: Heat) => void;
  readonly language: Language;
}): ReactNode => {
  const summary = useMemo(() => toldSummary(view, summaryOf(story), language), [view, story, language]);
  useEffect(() => setHeat(summary), [summary, setHeat]);
  return <SummaryPanel summary={summary} battle={battle} />;
};
