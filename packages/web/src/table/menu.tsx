import { isOnDevice, LIMITS } from '@cadre/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { RequestBody } from '../connection/connection.js';
import type { Session } from '../connection/session.js';
import { CopyKey } from '../parts/copy-key.js';
import { Dialog } from '../parts/dialog.js';
import { Link } from '../parts/link.js';
import { replayPath, rulesPath, tablePath } from '../route.js';
import { useWords } from '../words/words.js';
import { isCooperative } from './cooperative.js';
import { seatName, seatNames } from './names.js';

/** What cannot be undone is asked twice. */
const FINAL = {
  end: (seat: number): RequestBody => ({ type: 'propose', seat, action: { kind: 'end' } }),
  resign: (seat: number): RequestBody => ({ type: 'resign', seat }),
};
type Final = keyof typeof FINAL;
/** With more sides than this one alone cannot end the match for the others. */
const DUEL = 2;

export const TableMenu = ({
  session,
  front,
  bot,
  send,
  open,
  close,
}: {
  readonly session: Session;
  readonly front: number;
  /** Who can take a seat over; null when there are no bots. */
  readonly bot: string | null;
  readonly send: (request: RequestBody) => void;
  readonly open: (what: 'report' | 'keys') => void;
  close(): void;
}): ReactNode => {
  const words = useWords();
  const [final, setFinal] = useState<Final | 'quit' | null>(null);
  const { table } = session;
  const playing = table.status === 'playing' && session.seats.length > 0;
  const isTogether = isCooperative(table);
  /** Nobody else has to agree. */
  const isAlone = table.seats.every((occupant, seat) => occupant.kind !== 'person' || session.seats.includes(seat));
  const canResign = !isTogether && (table.seats.length <= DUEL || table.sides.length === DUEL);
  const partners = table.sides.find(side => side.includes(front))?.filter(other => other !== front) ?? [];
  const seat = playing ? seatName(words, session, front) : '';
  const act = (request: RequestBody): void => {
    send(request);
    close();
  };
  return (
    <Dialog title={words.table.menu} close={close}>
      <div className="menu">
        {playing && !table.paused && (
          <button type="button" className="key" onClick={() => act({ type: 'propose', seat: front, action: { kind: 'pause' } })}>
            {isAlone ? words.table.pauseAlone : words.table.pause}
          </button>
        )}
        {playing && (
          <button type="button" className="key" onClick={() => setFinal('end')}>
            {isAlone ? words.table.endAlone : words.table.end}
          </button>
        )}
        {playing && bot !== null && (
          <button type="button" className="key" onClick={() => act({ type: 'replace', seat: front, whose: front, with: bot })}>
            {words.table.bot(seat)}
          </button>
        )}
        {playing && (
          <button type="button" className="key" onClick={() => act({ type: 'leave', seat: front })}>
            {session.seats.length === 1 ? words.table.leave : words.table.leaveSeat(seat)}
          </button>
        )}
        {table.tableRules.spectators.allowed && !isOnDevice(table.match) && (
          <CopyKey text={location.origin + tablePath(table.match)} label={words.table.watchLink} />
        )}
        {table.status !== 'gathering' && (
          <Link className="key" href={replayPath(table.match)}>
            {words.table.replay}
          </Link>
        )}
        <Link className="key" href={rulesPath(table.game)}>
          {words.table.rules}
        </Link>
        <button type="button" className="key" onClick={() => open('keys')}>
          {words.table.keys}
        </button>
        {session.seats.length > 0 && (
          <button type="button" className="key" onClick={() => open('report')}>
            {words.table.report}
          </button>
        )}
        {playing && isTogether && final === null && (
          <button type="button" className="key harm" onClick={() => setFinal('quit')}>
            {words.table.resign}
          </button>
        )}
        {final === 'quit' && (
          <div className="notice harm" role="alert">
            <p>{words.table.sureQuit}</p>
            <div className="row">
              {bot !== null && (
                <button type="button" className="key harm" onClick={() => act({ type: 'replace', seat: front, whose: front, with: bot })}>
                  {words.table.quitToBot}
                </button>
              )}
              <button type="button" className="key harm" onClick={() => act(FINAL.end(front))}>
                {words.table.quitForAll}
              </button>
              <button type="button" className="key" onClick={() => setFinal(null)}>
                {words.common.cancel}
              </button>
            </div>
          </div>
        )}
        {playing && canResign && final === null && (
          <button type="button" className="key harm" onClick={() => setFinal('resign')}>
            {words.table.resign}
          </button>
        )}
        {final !== null && final !== 'quit' && (
          <div className="notice harm" role="alert">
            <p>
              {final === 'resign' && partners.length > 0
                ? words.table.sureResignTogether(seatNames(words, session, partners))
                : words.table.sure[final]}
            </p>
            <div className="row">
              <button type="button" className="key harm" onClick={() => act(FINAL[final](front))}>
                {final === 'end' && isAlone ? words.table.endAlone : words.table[final]}
              </button>
              <button type="button" className="key" onClick={() => setFinal(null)}>
                {words.common.cancel}
              </button>
            </div>
          </div>
        )}
      </div>
    </Dialog>
  );
};

/** A report about a bug, or about the person on another seat. */
export const ReportDialog = ({
  front,
  send,
  close,
  whose,
}: {
  readonly front: number;
  readonly send: (request: RequestBody) => void;
  close(): void;
  readonly whose?: { readonly seat: number; readonly name: string };
}): ReactNode => {
  const words = useWords();
  const [text, setText] = useState('');
  const report = (e: FormEvent): void => {
    e.preventDefault();
    send({ type: 'report', seat: front, text: text.trim(), ...(whose && { whose: whose.seat }) });
    close();
  };
  return (
    <Dialog title={whose ? words.report.person(whose.name) : words.report.title} close={close}>
      <form onSubmit={report} className="form">
        <label className="field">
          <span>{whose ? words.report.personText : words.report.text}</span>
          <textarea rows={6} value={text} maxLength={LIMITS.reportLength} onChange={e => setText(e.target.value)} />
        </label>
        <p className="quiet">{whose ? words.report.personAdds : words.report.adds}</p>
        <button type="submit" className="key go" disabled={text.trim() === ''}>
          {words.report.send}
        </button>
      </form>
    </Dialog>
  );
};

const KEYS = [
  ['1 – 9', 'number'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['u', 'undo'],
  ['h', 'hint'],
  ['n', 'next'],
  ['o', 'list'],
  ['Tab', 'tab'],
  ['s', 'front'],
  ['← ↑ → ↓', 'arrows'],
  ['+ − 0', 'zoom'],
  ['?', 'help'],
] as const;
export const KeysDialog = ({ close }: { close(): void }): ReactNode => {
  const words = useWords();
  return (
    <Dialog title={words.keys.title} close={close}>
      <dl className="keys">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words.keys[does]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
