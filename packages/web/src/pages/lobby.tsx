import { SeatMark } from '@cadre/table-client';
import { type ReactNode, useState } from 'react';
import type { RequestBody } from '../connection/connection.js';
import type { Session } from '../connection/session.js';
import { type Key, myMatch } from '../memory/matches.js';
import { CopyKey } from '../parts/copy-key.js';
import { Dialog } from '../parts/dialog.js';
import { QrCode } from '../parts/qr-code.js';
import { tablePath } from '../route.js';
import { occupantName } from '../table/names.js';
import { useWords } from '../words/words.js';

export const seatLink = (match: string, key: Pick<Key, 'secret'>): string => `${location.origin}${tablePath(match)}#${key.secret}`;

/** Before the match: who is here, and how the others come in. */
export const Lobby = ({
  session,
  gameName,
  seatNames,
  bot,
  send,
  takeSeat,
}: {
  readonly session: Session;
  readonly gameName: string;
  readonly seatNames: readonly string[];
  readonly bot: string | null;
  readonly send: (request: RequestBody) => void;
  readonly takeSeat: (seat: number) => void;
}): ReactNode => {
  const words = useWords();
  const [qr, setQr] = useState<Key | null>(null);
  const { table } = session;
  const keys = myMatch(table.match)?.keys ?? [];
  const nameOf = (seat: number): string => seatNames[seat] ?? String(seat + 1);
  const front = session.seats[0];
  return (
    <main id="main" className="page lobby">
      <p className="quiet">{gameName}</p>
      <h1>{words.lobby.title}</h1>
      <p className="lead">{words.lobby.lead}</p>
      <ul className="lobby-seats">
        {table.seats.map((occupant, seat) => {
          const key = keys.find(k => k.seat === seat);
          const open = occupant.kind === 'open';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
            <li key={seat} className="panel lobby-seat" data-open={open}>
              <SeatMark seat={seat} size={40} />
              <div>
                <h2>{nameOf(seat)}</h2>
                <p className="quiet">
                  {open ? words.lobby.invited : occupantName(words, occupant)}
                  {session.seats.includes(seat) && ` (${words.seat.you})`}
                </p>
              </div>
              {open && key && (
                <div className="row">
                  <CopyKey text={seatLink(table.match, key)} label={words.lobby.link(nameOf(seat))} className="key go" />
                  <button type="button" className="key" onClick={() => setQr(key)}>
                    {words.lobby.qr}
                  </button>
                  <button type="button" className="key" onClick={() => takeSeat(seat)}>
                    {words.lobby.take}
                  </button>
                  {bot !== null && front !== undefined && (
                    <button type="button" className="key" onClick={() => send({ type: 'replace', seat: front, whose: seat, with: bot })}>
                      {words.lobby.bot}
                    </button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {table.tableRules.spectators.allowed && (
        <div className="row">
          <CopyKey text={location.origin + tablePath(table.match)} label={words.lobby.watch} />
        </div>
      )}
      {qr && (
        <Dialog title={words.lobby.link(nameOf(qr.seat))} close={() => setQr(null)}>
          <QrCode text={seatLink(table.match, qr)} label={words.lobby.qrLabel(nameOf(qr.seat))} />
        </Dialog>
      )}
    </main>
  );
};
