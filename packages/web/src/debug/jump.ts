import type { RequestBody } from '../connection/connection.js';
import type { Session } from '../connection/session.js';

/** How an own answer is undone: at once, or with the consent of the other seats, which this page holds too. */
export const jumpTo = ({ seats, table }: Pick<Session, 'seats' | 'table'>, seat: number, to: number): RequestBody[] => {
  const isFree = table.tableRules.undo === 'free' || table.seats.filter(sitter => sitter.kind === 'person').length === 1;
  const agreements = isFree ? [] : seats.filter(other => other !== seat).map(other => ({ type: 'agree' as const, seat: other }));
  return [{ type: 'undo', seat, to }, ...agreements];
};
