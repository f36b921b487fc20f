import { type ReactNode, useEffect, useState } from 'react';
import { fetchRecord } from '../connection/api.js';
import type { Wish } from '../connection/link.js';
import type { Session } from '../connection/session.js';
import { isCampaignMatch } from '../memory/campaign.js';
import { DownloadKey } from '../parts/download-key.js';
import { Link } from '../parts/link.js';
import { go, newPath, replayPath, tablePath } from '../route.js';
import { useWords } from '../words/say.js';
import { endingWords } from './ending-words.js';

/** The end of a match, and what can come after it. */
export const Over = ({
  session,
  front,
  send,
}: {
  readonly session: Session;
  readonly front: number;
  readonly send: (wish: Wish) => void;
}): ReactNode => {
  const say = useWords();
  const { game, match, rematch, proposal, seats } = session.table;
  const alone = seats.every((occupant, seat) => occupant.kind !== 'person' || session.seats.includes(seat));
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted || !alone || rematch === null) return;
    const timer = setTimeout(() => go(tablePath(rematch))); // not before the page has handed the seats on
    return () => clearTimeout(timer);
  }, [wanted, alone, rematch]);
  const again = (): void => {
    setWanted(true);
    send({ type: 'propose', seat: front, wish: { kind: 'rematch' } });
  };
  return (
    <div className="over">
      <div>
        <p className="ask-who">{say('table.over')}</p>
        <h2 className="ask-question">{endingWords(say, session)}</h2>
      </div>
      <div className="row">
        {isCampaignMatch(match) && (
          <Link className="key go" href="/campaign">
            {say('table.campaign')}
          </Link>
        )}
        {rematch !== null && (
          <Link className="key go" href={tablePath(rematch)}>
            {say('table.rematch.go')}
          </Link>
        )}
        {rematch === null && session.seats.length > 0 && proposal === null && (
          <button type="button" className="key go" onClick={again}>
            {say('table.rematch')}
          </button>
        )}
        {!isCampaignMatch(match) && (
          <Link className="key" href={newPath(game)}>
            {say('table.another')}
          </Link>
        )}
        <Link className="key" href={replayPath(match)}>
          {say('replay.title')}
        </Link>
        <DownloadKey name={`${match}.record`} label={say('replay.download')} text={() => fetchRecord(match)} />
      </div>
    </div>
  );
};
