import type { Language } from '@cadre/core';
import { type Guide, GuideCard, type TableQuestion } from '@cadre/table-client';
import type { ReactNode } from 'react';
import type { EncounterTableView } from '../table/view.js';
import { LESSONS, lessonAt } from './lessons.js';

/** The lesson of the moment in a guided encounter. */
export const GuideSection = ({
  guide,
  view,
  question,
  language,
}: {
  readonly guide: Guide;
  readonly view: EncounterTableView;
  readonly question: TableQuestion | null;
  readonly language: Language;
}): ReactNode => <GuideCard guide={guide} lesson={lessonAt(view, question, guide.seen, language)} moment={question} of={LESSONS.length} />;
