import { isOnDevice, type TableInfo } from '@cadre/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { mySecrets } from '../memory/matches.js';
import { Sitters, seated } from '../pages/sitters.js';
import { playOn, type Sitter } from '../pages/start-match.js';
import { useGames } from '../pages/use-games.js';
import { Dialog } from '../parts/dialog.js';
import { Problem } from '../parts/problem.js';
import { usePageWords } from '../words/pages/words.js';
import { problemText } from '../words/problems.js';

interface Props {
  readonly table: TableInfo;
  readonly moment: number;
  /** The last moment has no question to play on from. */
  readonly last: number;
  readonly names: readonly string[];
}
/** From any moment of a match on: the same answers so far, new seats, new dice. Only where no secret of others is in the way. */
export const PlayOnKey = (p: Props): ReactNode => {
  const words = usePageWords();
  const [open, setOpen] = useState(false);
  const over = p.table.status === 'over';
  const knowsAll = over || mySecrets(p.table.match).length >= p.table.seats.length;
  if (!knowsAll) return null;
  return (
    <>
      <button type="button" className="key go" disabled={over && p.moment >= p.last} onClick={() => setOpen(true)}>
        {words.replay.playOn}
      </button>
      {open && <PlayOnDialog {...p} close={() => setOpen(false)} />}
    </>
  );
};
const PlayOnDialog = ({ table, moment, names, close }: Props & { close(): void }): ReactNode => {
  const words = usePageWords();
  const bots = useGames()?.find(g => g.id === table.game)?.bots ?? [];
  const [wished, setWished] = useState<readonly Sitter[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const at = isOnDevice(table.match) ? 'device' : 'server';
  const sitters = seated(wished, names.length, bots, at);
  const begin = async (e: FormEvent): Promise<void> => {
    e.preventDefault();
    setProblem(null);
    try {
      await playOn(table.game, table.match, moment, sitters);
    } catch (thrown) {
      setProblem(problemText(words, thrown));
    }
  };
  return (
    <Dialog title={words.replay.playOn} close={close}>
      <form className="form" onSubmit={e => void begin(e)}>
        <p>{words.replay.playOnText(moment)}</p>
        <Sitters names={names} sitters={sitters} set={setWished} bots={bots} at={at} />
        <Problem words={problem} />
        <button type="submit" className="key go" disabled={!sitters.includes('me')}>
          {words.newGame.start}
        </button>
      </form>
    </Dialog>
  );
};
