import type { Language } from '@cadre/core';
import type { CharacterId } from '@cadre/shatterpoint/state';
import { type Battle, SummaryPanel } from '@cadre/table-client';
import type { ReactNode } from 'react';
import type { EncounterTableView } from '../view.js';
import { type Summary, toldSummary } from './summary.js';

/** An encounter looked back on. */
export const SummarySection = ({
  view,
  summary,
  battle,
  language,
}: {
  readonly view: EncounterTableView;
  readonly summary: Summary;
  readonly battle: Battle<CharacterId>;
  readonly language: Language;
}): ReactNode => <SummaryPanel summary={toldSummary(view, summary, language)} battle={battle} />;
