import type { DiceProof } from '@cadre/protocol';
import { branchOf } from '../table/event.js';
import type { TableState } from '../table/table.js';
import { commitmentOf } from './source.js';

/** The promise about the dice of a match; when it is over, everything that shows whether it was kept. */
export const proofOf = ({ row, contributions, answerSources, status }: TableState): DiceProof => {
  const over = status === 'over';
  return {
    match: row.id,
    commitment: commitmentOf(row.id, row.diceSecret),
    contributions: status === 'gathering' ? [] : contributions,
    secret: over ? row.diceSecret : null,
    rolls: over ? answerSources.flatMap(({ roll, chance }) => (chance ? [roll] : [])) : null,
    branchedFrom: branchOf(row),
  };
};
