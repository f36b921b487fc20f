import { isOnDevice, LIMITS } from '@cadre/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Wish } from '../connection/link.js';
import type { Session } from '../connection/session.js';
import { CopyKey } from '../parts/copy-key.js';
import { Dialog } from '../parts/dialog.js';
import { Link } from '../parts/link.js';
import { replayPath, tablePath } from '../route.js';
import { useWords } from '../words/say.js';
import { seatName } from './names.js';

/** What cannot be taken back is asked twice. */
const FINAL = {
  end: (seat: number): Wish => ({ type: 'propose', seat, wish: { kind: 'end' } }),
  resign: (seat: number): Wish => ({ type: 'resign', seat }),
};
type Final = keyof typeof FINAL;

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
  readonly send: (wish: Wish) => void;
  readonly open: (what: 'report' | 'keys') => void;
  close(): void;
}): ReactNode => {
  const say = useWords();
  const [final, setFinal] = useState<Final | null>(null);
  const { table } = session;
  const playing = table.status === 'playing' && session.seats.length > 0;
  const duel = table.seats.length <= 2;
  const seat = playing ? seatName(say, session, front) : '';
  const act = (wish: Wish): void => {
    send(wish);
    close();
  };
  return (
    <Dialog title={say('table.menu')} close={close}>
      <div className="menu">
        {playing && !table.paused && (
          <button type="button" className="key" onClick={() => act({ type: 'propose', seat: front, wish: { kind: 'pause' } })}>
            {say('table.pause')}
          </button>
        )}
        {playing && (
          <button type="button" className="key" onClick={() => setFinal('end')}>
            {say('table.end')}
          </button>
        )}
        {playing && bot !== null && (
          <button type="button" className="key" onClick={() => act({ type: 'replace', seat: front, whose: front, with: bot })}>
            {say('table.bot', { seat })}
          </button>
        )}
        {playing && (
          <button type="button" className="key" onClick={() => act({ type: 'leave', seat: front })}>
            {say('table.leave', { seat })}
          </button>
        )}
        {table.tableRules.spectators.allowed && !isOnDevice(table.match) && (
          <CopyKey text={location.origin + tablePath(table.match)} label={say('table.watch-link')} />
        )}
        {table.status !== 'gathering' && (
          <Link className="key" href={replayPath(table.match)}>
            {say('table.replay')}
          </Link>
        )}
        <button type="button" className="key" onClick={() => open('keys')}>
          {say('table.keys')}
        </button>
        {session.seats.length > 0 && (
          <button type="button" className="key" onClick={() => open('report')}>
            {say('table.report')}
          </button>
        )}
        {playing && duel && final === null && (
          <button type="button" className="key harm" onClick={() => setFinal('resign')}>
            {say('table.resign')}
          </button>
        )}
        {final !== null && (
          <div className="notice harm" role="alert">
            <p>{say(`table.${final}.sure`)}</p>
            <div className="row">
              <button type="button" className="key harm" onClick={() => act(FINAL[final](front))}>
                {say(`table.${final}`)}
              </button>
              <button type="button" className="key" onClick={() => setFinal(null)}>
                {say('common.cancel')}
              </button>
            </div>
          </div>
        )}
      </div>
    </Dialog>
  );
};

export const ReportDialog = ({
  front,
  send,
  close,
}: {
  readonly front: number;
  readonly send: (wish: Wish) => void;
  close(): void;
}): ReactNode => {
  const say = useWords();
  const [text, setText] = useState('');
  const report = (e: FormEvent): void => {
    e.preventDefault();
    send({ type: 'report', seat: front, text: text.trim() });
    close();
  };
  return (
    <Dialog title={say('report.title')} close={close}>
      <form onSubmit={report} className="form">
        <label className="field">
          <span>{say('report.text')}</span>
          <textarea rows={6} value={text} maxLength={LIMITS.reportLength} onChange={e => setText(e.target.value)} />
        </label>
        <p className="quiet">{say('report.adds')}</p>
        <button type="submit" className="key go" disabled={text.trim() === ''}>
          {say('report.send')}
        </button>
      </form>
    </Dialog>
  );
};

const KEYS = [
  ['1 – 9', 'keys.number'],
  ['Enter', 'keys.enter'],
  ['Esc', 'keys.escape'],
  ['u', 'keys.undo'],
  ['h', 'keys.hint'],
  ['n', 'keys.next'],
  ['s', 'keys.front'],
  ['← →', 'keys.arrows'],
  ['?', 'keys.help'],
] as const;
export const KeysDialog = ({ close }: { close(): void }): ReactNode => {
  const say = useWords();
  return (
    <Dialog title={say('keys.title')} close={close}>
      <dl className="keys">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
