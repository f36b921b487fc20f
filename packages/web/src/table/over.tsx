import { type ReactNode, useEffect, useState } from 'react';
import { fetchRecord } from '../connection/api.js';
import type { RequestBody } from '../connection/connection.js';
import { lastSaying, type Session } from '../connection/session.js';
import { isCampaignMatch } from '../memory/campaign.js';
import { DownloadKey } from '../parts/download-key.js';
import { Link } from '../parts/link.js';
import { go, newPath, replayPath, tablePath } from '../route.js';
import { usePageWords } from '../words/pages/words.js';
import { endingText } from './ending-text.js';
import { useNextMission } from './use-next-mission.js';

/** The end of a match, and what can come after it. */
export const Over = ({
  session,
  front,
  send,
}: {
  readonly session: Session;
  readonly front: number;
  readonly send: (request: RequestBody) => void;
}): ReactNode => {
  const words = usePageWords();
  const { game, match, rematch, proposal, seats } = session.table;
  const alone = seats.every((occupant, seat) => occupant.kind !== 'person' || session.seats.includes(seat));
  const [wanted, setWanted] = useState(false);
  const next = useNextMission(game, session.table.setup);
  const isWon = session.table.ending?.score?.every(x => x === 1) ?? false;
  const goesOn = isWon && next !== null && !isCampaignMatch(match);
  useEffect(() => {
    if (!wanted || !alone || rematch === null) return;
    const timer = setTimeout(() => go(tablePath(rematch))); // not before the page has handed the seats on
    return () => clearTimeout(timer);
  }, [wanted, alone, rematch]);
  const again = (): void => {
    setWanted(true);
    send({ type: 'propose', seat: front, action: { kind: 'rematch' } });
  };
  return (
    <div className="over">
      <div>
        <p className="ask-who">{words.table.over}</p>
        <h2 className="ask-question">{endingText(words, session)}</h2>
        {session.table.ending?.how === 'finished' && <p className="over-why">{lastSaying(session)}</p>}
      </div>
      <div className="row">
        {isCampaignMatch(match) && (
          <Link className="key go" href="/campaign">
            {words.table.campaign}
          </Link>
        )}
        {rematch !== null && (
          <Link className="key go" href={tablePath(rematch)}>
            {words.table.rematchGo}
          </Link>
        )}
        {rematch === null && session.seats.length > 0 && proposal === null && (
          <button type="button" className={goesOn ? 'key' : 'key go'} onClick={again}>
            {words.table.rematch}
          </button>
        )}
        {!isCampaignMatch(match) && next && (
          <Link className={goesOn ? 'key go' : 'key'} href={`${newPath(game)}#mission=${encodeURIComponent(next.id)}`}>
            {words.table.nextMission(next.name)}
          </Link>
        )}
        {!isCampaignMatch(match) && (
          <Link className="key" href={newPath(game)}>
            {words.table.another}
          </Link>
        )}
        <Link className="key" href={replayPath(match)}>
          {words.replay.title}
        </Link>
        <DownloadKey name={`${match}.record`} label={words.replay.download} text={() => fetchRecord(match)} />
      </div>
    </div>
  );
};
