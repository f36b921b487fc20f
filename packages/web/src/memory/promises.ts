import type { DicePromise, TableInfo } from '@cadre/protocol';
import { keep, kept } from './kept.js';

/** What this device knows of the dice of one match. */
interface Kept extends DicePromise {
  /** Whether it was seen before the match began. */
  readonly isEarly: boolean;
  /** What this device adds to the dice: nobody, the server included, can choose them alone. */
  readonly own: string;
  /** The seats that nobody had taken when it was first seen: whoever takes them from here adds `own`. */
  readonly open: readonly number[];
}
const placeOf = (match: string): string => `cadre-dice-${match}`;
const freshContribution = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), b => b.toString(16).padStart(2, '0')).join('');
const found = (match: string): Partial<Kept> => (kept(placeOf(match)) as Partial<Kept> | null) ?? {};
const change = (match: string, part: Partial<Kept>): void => keep(placeOf(match), { ...found(match), ...part });

/** What this device saw of a match's dice; null if it has seen nothing. */
export const promiseOf = (match: string): (DicePromise & { readonly isEarly: boolean }) | null => {
  const { commitment, contributions = null, isEarly = false } = found(match);
  return typeof commitment === 'string' ? { commitment, contributions, isEarly } : null;
};
/** The same every time this device comes back to the match: only what it said first counts. */
export const contributionTo = (match: string): string => {
  const own = found(match).own ?? freshContribution();
  change(match, { own });
  return own;
};

type Seen = Pick<TableInfo, 'match' | 'status' | 'dice' | 'seats'>;
/** Keeps what the server promises when it is first seen. What it says later is compared with that, never kept. `mine`: the seats of this device. */
export const keepPromise = ({ match, status, dice, seats }: Seen, mine: readonly number[]): void => {
  const { commitment, contributions, own, open } = found(match);
  if (status === 'over' || contributions) return;
  const isEarly = status === 'gathering';
  if (commitment === undefined)
    change(match, { commitment: dice.commitment, isEarly, open: seats.flatMap((o, seat) => (o.kind === 'open' ? [seat] : [])) });
  if (isEarly) return;
  // Where this device has added something, that is what must have been used, whatever the server says.
  const isOwn = (seat: number): boolean => own !== undefined && mine.includes(seat) && (open ?? []).includes(seat);
  change(match, { contributions: dice.contributions.map((text, seat) => (isOwn(seat) ? own! : text)) });
};
/** The promise that came with a new match, which this device has created: all seats of persons are open. */
export const keepCreated = (match: string, commitment: string, open: readonly number[]): void =>
  change(match, { commitment, isEarly: true, open });
