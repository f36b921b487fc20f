import { SeatMark } from '@cadre/table-client';
import type { ReactNode } from 'react';
import type { BackendName } from '../connection/backend.js';
import { botName } from '../table/names.js';
import { usePageWords } from '../words/pages/words.js';
import type { Sitter } from './start-match.js';

/** Nobody can come to a match that lives on this device. */
export const isOffered = (sitter: Sitter, at: BackendName): boolean => at === 'server' || sitter !== 'friend';
const FIRST_SEAT: readonly number[] = [0];
/** Who sits on each seat: as wished, and where nothing is wished the reader on their usual seats and bots on all others. */
export const seated = (
  wished: readonly Sitter[],
  seats: number,
  bots: readonly string[],
  at: BackendName,
  mine: readonly number[] = FIRST_SEAT,
): Sitter[] =>
  Array.from({ length: seats }, (_, seat) => {
    const wish = wished[seat];
    return wish !== undefined && isOffered(wish, at) ? wish : mine.includes(seat) ? 'me' : (bots.at(-1) ?? 'friend');
  });

/** One line a seat: its name, and who sits there. */
export const Sitters = ({
  names,
  sitters,
  set,
  bots,
  at,
}: {
  readonly names: readonly string[];
  readonly sitters: readonly Sitter[];
  readonly set: (sitters: readonly Sitter[]) => void;
  readonly bots: readonly string[];
  readonly at: BackendName;
}): ReactNode => {
  const words = usePageWords();
  return names.map((name, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
    <label key={seat} className="sitter">
      <SeatMark seat={seat} size={32} />
      <strong>{name}</strong>
      <select value={sitters[seat]} onChange={e => set(sitters.with(seat, e.target.value))}>
        <option value="me">{words.newGame.me}</option>
        {isOffered('friend', at) && <option value="friend">{words.newGame.friend}</option>}
        {bots.map(b => (
          <option key={b} value={b}>
            {words.newGame.bot(botName(words, b))}
          </option>
        ))}
      </select>
    </label>
  ));
};
