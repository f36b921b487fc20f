import type { DiceProof } from '@cadre/protocol';
import { branchOf, type StampedEvent } from '../table/event.js';
import type { TableState } from '../table/table.js';
import { commitmentOf } from './source.js';

/** The promise about the dice of a match; when it is over, everything that shows whether it was kept. */
export const proofOf = ({ row, contributions, answerSources, status, events }: TableState): DiceProof => {
  const over = status === 'over';
  return {
    match: row.id,
    commitment: commitmentOf(row.id, row.diceSecret),
    contributions: status === 'gathering' ? [] : contributions,
    secret: over ? row.diceSecret : null,
    rolls: over ? answerSources.flatMap(({ roll, chance }) => (chance ? [roll] : [])) : null,
    undone: over ? undoneIn(events) : null,
    branchedFrom: branchOf(row),
  };
};

type Undone = NonNullable<DiceProof['undone']>;
/** Every undo of a match, with the answers it undid. */
const undoneIn = (events: readonly StampedEvent[]): Undone => {
  const standing: Undone[number]['answers'] = [],
    undone: Undone = [];
  for (const { event: e } of events)
    if (e.kind === 'answered') standing.push({ seat: e.seat, answer: [...e.answer], roll: e.roll ?? null });
    else if (e.kind === 'undone') undone.push({ seat: e.seat, to: e.to, answers: standing.splice(e.to) });
  return undone;
};
