import { lastingEffects } from '@cadre/kit';
import { happen } from '../happen.js';
import { characterId } from '../ids.js';
import type { MandoState, Standing } from '../state.js';
import { ownerOf } from '../threats/threats.js';

/** What lasts on characters and enemies. */
export const lasting = lastingEffects<MandoState, Standing>({
  list: s => s.public.standing,
  set: (s, list) => {
    s.public.standing = list;
  },
  stacking: { shield: 'once', overwatch: 'add', redirect: 'add', stayPut: 'add', pin: 'add', hide: 'add', ward: 'add' },
  /** MA-222: alone, an effect lasts as long as at a table of two. */
  outlasts: (s, e, moment) => moment === 'seat' && s.public.hands.length === 1 && e.since >= s.public.turn.number - 1,
});

/** Let an effect last. `until: 'seat'` means the beginning of the next turn of the character's player. */
export const last = (s: MandoState, e: Pick<Standing, 'kind' | 'who' | 'until'> & Partial<Standing>): void => {
  const whose = e.until === 'seat' ? { seat: ownerOf(s, characterId(e.who)) } : {};
  const begun = lasting.begin(s, { since: s.public.turn.number, n: 0, range: 0, which: 0, ...whose, ...e });
  if (begun) happen(s, { type: 'lasting', rule: 'MA-5', kind: e.kind, who: e.who, until: e.until });
};
