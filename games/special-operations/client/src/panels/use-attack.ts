import type { Language } from '@cadre/core';
import type { BattleFact } from '@cadre/special-operations/facts';
import { attackFrom, type TableNews, type TableQuestion, useLatestAttack } from '@cadre/table-client';
import { useState } from 'react';
import type { OperationsView } from '../view.js';
import { ATTACK_READER } from './last-attack.js';
import { attackInProgress, type ShownAttack, withTold } from './shown-attack.js';
import { useIsFresh } from './use-is-fresh.js';

const NO_FACTS: readonly never[] = [];
/** The attack that goes on, or else the latest one. */
export interface AttackSeen {
  readonly attack: ShownAttack | null;
  readonly isInProgress: boolean;
  /** It has happened since the reader's last answer. */
  readonly isNews: boolean;
  /** The same, and the reader has not closed it. */
  readonly isUnread: boolean;
  readonly close: () => void;
}
export const useAttack = (
  view: OperationsView,
  question: TableQuestion | null,
  { facts, since = NO_FACTS }: TableNews<BattleFact>,
  language: Language,
): AttackSeen => {
  const inProgress = attackInProgress(view, language);
  const told = useLatestAttack(ATTACK_READER, facts, language);
  // What a page that was opened later knows of it.
  const earlier = attackFrom(ATTACK_READER, null, since, language)?.shown ?? null;
  const last = told ?? earlier;
  // Opened after a reroll, such a page has only heard of the roll.
  const rolled = last ?? (inProgress && since.reduce((attack, fact) => ATTACK_READER.after(attack, fact, language), inProgress));
  const isFresh = useIsFresh(told, question);
  const isNews = told ? isFresh : earlier !== null;
  const [closed, setClosed] = useState<unknown>(undefined);
  const seen = told ?? since;
  return {
    attack: inProgress ? withTold(inProgress, rolled) : last,
    isInProgress: inProgress !== null,
    isNews,
    isUnread: isNews && closed !== seen,
    close: () => setClosed(seen),
  };
};
