import { HintLine, type PlaceDraft, TABLE_WORDS, useLanguage } from '@cadre/table-client';
import { type ReactNode, useEffect, useState } from 'react';
import type { Hint } from '../connection/match-client.js';
import { useSettings } from '../settings/settings.js';

/** What a bot would do here. A spot is shown where it lies on the table, and is called by its number there instead of its coordinates: the key that confirms takes it. */
export const HintRow = ({
  hint,
  pass,
  place,
  setDraft,
  take,
}: {
  readonly hint: Hint;
  /** What choosing nothing is called. */
  readonly pass: string;
  readonly place: PlaceDraft | null;
  readonly setDraft: (draft: readonly number[]) => void;
  readonly take: () => void;
}): ReactNode => {
  const { language } = useSettings();
  const words = useLanguage(TABLE_WORDS, language).hint;
  const [closed, setClosed] = useState<Hint | null>(null);
  const [shown, setShown] = useState<Hint | null>(null);
  const isSpot = place !== null && hint.answer.length > 0;
  const n = isSpot ? (place.region?.suggestions.findIndex(({ answer }) => answer.join() === hint.answer.join()) ?? -1) : -1;
  const canShow = isSpot && shown !== hint && (place.region !== null || !place.isChecked || place.failed !== null);
  useEffect(() => {
    if (!canShow) return;
    setShown(hint);
    if (n >= 0) place.act({ type: 'show suggestion', at: n });
    else setDraft(hint.answer);
  });
  // What is marked may lie below the edge of its list.
  useEffect(() => {
    if (hint.answer.length > 0) document.querySelector('.tc-hinted, .option[data-hint="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [hint]);
  if (closed === hint) return null;
  const says = isSpot ? (n >= 0 ? words.spot(n + 1) : words.marked) : hint.says || pass;
  return <HintLine says={says} why={hint.why} language={language} take={isSpot ? null : take} close={() => setClosed(hint)} />;
};
