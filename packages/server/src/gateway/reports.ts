import { writeRecord } from '@cadre/core';
import { refusal, type WireRefusal } from '@cadre/protocol';
import type { Room } from '../host/room.js';
import type { GatewayParts } from './gateway.js';

/** Something is wrong, says a seat: keep all that is needed to look at it, whatever happens to the match next. */
export const fileReport = async (
  { store, now, tokens, reports }: GatewayParts,
  { table }: Room,
  address: string,
  seat: number,
  { text, whose = null }: { readonly text: string; readonly whose?: number | null | undefined },
): Promise<{ readonly report: string } | WireRefusal> => {
  if (!reports(address).take()) return refusal('too-fast', 'too many reports from this address: wait a minute');
  if (whose !== null && (whose === seat || !['person', 'left'].includes(table.seats[whose]?.kind ?? '')))
    return refusal('nothing-to-do', `there is nobody else on seat ${whose} to report`);
  const id = tokens.reportId();
  await store.report({
    id,
    match: table.row.id,
    seat,
    at: now(),
    version: table.version,
    text,
    whose,
    question: table.match?.state.pending ? JSON.stringify(table.match.state.pending) : null,
    record: table.match ? writeRecord(table.match) : '',
  });
  return { report: id };
};
