import type { BattleFact } from '@cadre/special-operations/facts';
import { useEffect, useState } from 'react';

/** What of the end of a round must not go by unread: who scored where, how it stands, and what counts more from now on. */
const isTold = (fact: BattleFact): boolean => {
  switch (fact.type) {
    case 'scored':
      return true;
    case 'objective':
      return fact.what === 'scored' || fact.what === 'priority-scored';
    case 'dice':
      return fact.why === 'priority-objective';
    default:
      return false;
  }
};
/** Goes on from what was known before, until the first unit of the next round acts. */
export const reportFrom = (before: readonly BattleFact[], facts: readonly BattleFact[]): readonly BattleFact[] => {
  const begin = facts.findLastIndex(({ type }) => type === 'activated') + 1;
  return [...(begin > 0 ? [] : before), ...facts.slice(begin).filter(isTold)];
};
/** Empty while no round has just ended. `since`: what is known to a page that was opened later. */
export const useRoundReport = (facts: readonly BattleFact[], since: readonly BattleFact[]): readonly BattleFact[] => {
  const [told, setTold] = useState<readonly BattleFact[]>([]);
  useEffect(() => setTold(before => reportFrom(before, facts)), [facts]);
  const report = told.length > 0 ? told : reportFrom([], since);
  return report.some(({ type }) => type === 'scored') ? report : [];
};
