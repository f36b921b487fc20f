import { writeRecord } from '@cadre/core';
import type { Room } from '../host/room.js';
import type { DoorParts } from './door.js';

/** Something is wrong, says a seat: keep all that is needed to look at it, whatever happens to the match next. */
export const reportOn = async ({ store, now, fresh }: DoorParts, { table }: Room, seat: number, text: string): Promise<string> => {
  const id = fresh.reportId();
  await store.report({
    id,
    match: table.row.id,
    seat,
    at: now(),
    version: table.version,
    text,
    question: table.match?.state.pending ? JSON.stringify(table.match.state.pending) : null,
    record: table.match ? writeRecord(table.match) : '',
  });
  return id;
};
