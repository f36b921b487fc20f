import type { InspectedMatch } from '@cadre/server';
import { paintFor } from '../text/paint.js';
import { tableText } from '../text/table-text.js';

export const when = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

type InspectedSeat = InspectedMatch['seats'][number];
const occupantText = (seat: InspectedSeat): string => {
  switch (seat.kind) {
    case 'open':
      return 'not taken';
    case 'bot':
      return `${seat.bot} (bot)`;
    case 'person':
      return seat.name;
    case 'left':
      return `${seat.name} (has left)`;
  }
};
const statusText = ({ status, paused, ending }: InspectedMatch): string => {
  if (ending) return `over (${ending.how}${ending.seat === null ? '' : `, seat ${ending.seat}`})`;
  return status === 'gathering' ? 'waits for players' : paused ? 'paused' : 'in progress';
};
/** One match for an operator: who sits there, how it stands, and what was said. */
export const inspectedText = (m: InspectedMatch): string[] => [
  `match    ${m.match}`,
  `game     ${m.game}, rules ${m.rules}`,
  `state    ${statusText(m)}`,
  `created  ${when(m.created)}, last used ${when(m.used)}`,
  `chat     ${m.tableRules.chat ? `on, ${m.chat.length} messages` : 'off'}`,
  `reports  ${m.reports}`,
  ...(m.branchedFrom ? [`branched from ${m.branchedFrom.match} after answer ${m.branchedFrom.moment}`] : []),
  ...(m.rematch ? [`rematch  ${m.rematch}`] : []),
  '',
  ...tableText(
    [{ head: 'seat' }, { head: 'who' }, { head: 'answers', align: 'right' }, { head: 'messages', align: 'right' }],
    m.seats.map((seat, i) => [String(i), occupantText(seat), String(seat.answers), String(seat.messages)]),
    paintFor(process.stdout).quiet,
  ),
  ...m.chat.map(({ at, seat, text }) => `${when(at)}  seat ${seat}: ${text.replaceAll('\n', '\n  ')}`),
];
