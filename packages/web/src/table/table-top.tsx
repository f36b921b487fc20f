import type { ReactNode } from 'react';
import { Brand } from '../art/game-emblem.js';
import type { ClientState } from '../connection/match-client.js';
import type { Session } from '../connection/session.js';
import { Link } from '../parts/link.js';
import { change, useSettings } from '../settings/settings.js';
import { useWords } from '../words/words.js';
import { SeatsPanel } from './seats-panel.js';
import { SoundKey } from './sound-key.js';
import type { Front } from './use-front.js';

/** The top of a table: the game, who plays, sound, log and menu. */
export const TableTop = ({
  gameName,
  session,
  state,
  front,
  unread,
  panel,
  setPanel,
  openMenu,
}: {
  readonly gameName: string;
  readonly session: Session;
  readonly state: ClientState;
  readonly front: Front;
  /** Messages that nobody on this device has read. */
  readonly unread: number;
  /** Whether log and chat are open. */
  readonly panel: boolean;
  readonly setPanel: (isOpen: boolean) => void;
  readonly openMenu: () => void;
}): ReactNode => {
  const words = useWords();
  const settings = useSettings();
  return (
    <header className="table-top">
      <Link href="/" className="brand" aria-label={words.nav.home}>
        <Brand />
      </Link>
      <h1>{gameName}</h1>
      <span className="link-state" data-state={state.status.is} aria-hidden="true" />
      <SoundKey isOn={settings.sounds} toggle={() => change({ sounds: !settings.sounds })} />
      <button type="button" className="key panel-key" aria-expanded={panel} onClick={() => setPanel(!panel)}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className="icon">
          <path d="M5 6h14M5 12h14M5 18h9" />
        </svg>
        <span>{words.panel.open}</span>
        {unread > 0 && (
          <span className="badge">
            <span aria-hidden="true">{unread}</span>
            <span className="unseen">{words.chat.unread(unread)}</span>
          </span>
        )}
      </button>
      <button type="button" className="key" onClick={openMenu}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className="icon">
          <path d="M5 12h.01M12 12h.01M19 12h.01" />
        </svg>
        <span>{words.table.menu}</span>
      </button>
      <SeatsPanel session={session} presence={state.presence} front={front.seat} look={front.look} />
    </header>
  );
};
