import { happen } from '../happen.js';
import type { MandoState, Standing } from '../state.js';
import { ownerOf } from '../threats/threats.js';

/** Let an effect last. `until: 'seat'` means the beginning of the next turn of the character's player. */
export const last = (s: MandoState, e: Pick<Standing, 'kind' | 'who' | 'until'> & Partial<Standing>): void => {
  const { turn, standing } = s.public;
  standing.push({ seat: e.kind === 'pin' ? turn.seat : ownerOf(s, e.who), since: turn.number, n: 0, range: 0, which: 0, ...e });
  happen(s, { type: 'lasting', rule: 'MA-5', kind: e.kind, who: e.who, until: e.until });
};
export const standing = (s: MandoState, kind: Standing['kind'], who: number): Standing | undefined =>
  s.public.standing.find(e => e.kind === kind && e.who === who);
