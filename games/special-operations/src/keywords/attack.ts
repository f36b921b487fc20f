import { profileOf } from '../profile.js';
import { isWithin, seesUnit, unitOf } from '../table/queries.js';
import type { Chapter } from './chapter.js';
import { isHolder, unitOfHolder } from './holders.js';

/** Range 2. */
const EXEMPLAR_INCHES = 12;

/** Keywords of the attacker. */
export const ATTACKER = {
  exemplar: {
    id: 14,
    rule: 'SO-K14',
    adds: {
      lends: (k, { unit, lender }, me) =>
        isHolder(me, lender) &&
        profileOf(k, unit).faction === profileOf(k, lender).faction &&
        unitOf(k, unit).seat === unitOf(k, lender).seat &&
        isWithin(k, unit, lender, EXEMPLAR_INCHES) &&
        seesUnit(k, unit, lender)
          ? 1
          : 0,
    },
  },
  marksman: { id: 24, rule: 'SO-K24' },
  precise: { id: 27, rule: 'SO-K27', adds: { extraRerolls: (_, f, me, x) => (f.attacker === unitOfHolder(me) ? x : 0) } },
  sharpshooter: {
    id: 36,
    rule: 'SO-K36',
    adds: { coverLoss: (_, f, me, x) => (f.attacker === unitOfHolder(me) ? x : 0) },
  },
} as const satisfies Chapter;
