import { type Call, type Go, type Offer, type Seat, thenAgain } from '@cadre/core';
import type { Op } from '../content/effect.js';
import { seatOfHolder } from '../keywords/holders.js';
import type { Words } from '../keywords/vocabulary.js';
import { procedure } from '../options.js';
import type { EncounterState, EncounterView, HolderId, Lasting, UnitId } from '../state.js';
import { aboutOf } from './about.js';
import { opOfLasting } from './lasting.js';
import { runScript } from './scripts.js';

type LaterOp = Extract<Op, { op: 'later' }>;
/** What was put off until this moment of the unit, given by this seat. */
const dueFor = (k: EncounterView, at: LaterOp['at'], unit: UnitId | 'nobody', seat: Seat): Lasting[] =>
  (k.public.lasting as readonly Lasting[]).filter(each => {
    const op = opOfLasting(each);
    return op.op === 'later' && op.at === at && each.unit === unit && each.seat === seat;
  });
/** What abilities and cards have put off, one after the other. What is not for the whole time happens once. */
export const Later = procedure('later', {
  locals: (x: { due: Lasting[]; frame: object }) => x,
  steps: {
    next: {
      rule: 'LE-H16',
      when: (_, f) => f.due.length > 0,
      run: (s, f): Go => {
        const { script, at, unit } = f.due.shift()!;
        const op = opOfLasting({ script, at }) as LaterOp;
        if (op.until === undefined)
          s.public.lasting = s.public.lasting.filter(each => !(each.script === script && each.at === at && each.unit === unit));
        const call = runScript(s, op.do, aboutOf(s, unit, 'later', f.frame));
        return call ? thenAgain(call) : 'again';
      },
    },
  },
});
const offerAt = <F extends object>(at: LaterOp['at']): Offer<EncounterState, Words, F> => ({
  must: 'in-any-order',
  when: (k, f, me: HolderId) => dueFor(k, at, aboutOf(k, 0 as UnitId, '', f).subject, seatOfHolder(k, me)).length > 0,
  effect: (s, f, me: HolderId): Call => {
    const about = aboutOf(s, 0 as UnitId, '', f);
    const { attacker, defender, subject } = about;
    const frame = { ...(attacker !== 'nobody' && { attacker }), ...(defender !== 'nobody' && { defender }), unit: subject };
    return Later.call({ due: dueFor(s, at, subject, seatOfHolder(s, me)), frame });
  },
});
export const LATER_OFFERS = {
  activationEnd: offerAt<Words['windows']['activationEnd']>('activationEnd'),
  attackResolved: offerAt<Words['windows']['attackResolved']>('attackResolved'),
};
