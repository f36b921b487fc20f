import { CHANCE, type Seat } from '@cadre/core';
import type { EncounterState } from '@cadre/shatterpoint/state';

/** Who has answered a question of an ability: `ability: seat`. Attacks that it brings about have questions of their own. */
let decisions: Set<string> | null = null;
export const noteDecision = ({ stack }: EncounterState, seat: Seat): void => {
  const script = stack.findLastIndex(({ proc }) => proc === 'effects');
  if (!decisions || seat === CHANCE || script < 0 || stack.slice(script).some(({ proc }) => proc === 'attack')) return;
  decisions.add(`${(stack[script]!.locals as { readonly ability: string }).ability}: ${seat}`);
};
/** The same test, and who answered the questions of abilities in it. */
export const decisionsIn = (body: () => void): readonly string[] => {
  decisions = new Set();
  try {
    body();
    return [...decisions];
  } finally {
    decisions = null;
  }
};
