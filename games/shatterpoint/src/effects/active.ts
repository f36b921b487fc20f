import type { Call, Go } from '@cadre/core';
import { type EncounterOption, implement } from '../options.js';
import { loseHunker } from '../suffer/hunker.js';
import { straining } from '../suffer/straining.js';
import { EXERT, PAY_WITH_TOKENS, payAndPerform } from './perform.js';

/** An ability lets hunker tokens pay: one by one, and as many as Force is short at least. */
export const PayWithTokens = implement(PAY_WITH_TOKENS, {
  token: {
    rule: 'S-ABIL-4',
    when: (s, f) => !f.enough && f.cost > 0 && s.public.units[f.about.unit]!.hunker > 0,
    seat: (_, f) => f.about.seat,
    options: (s, f): EncounterOption[] => [
      { kind: 'yes' },
      ...(s.public.force[f.about.seat]!.ready < f.cost ? [] : [{ kind: 'no' } as const]),
    ],
    take: (s, f, { kind }): Go => {
      f.enough = kind === 'no';
      if (f.enough) return undefined;
      loseHunker(s, f.about.unit, 1, 'S-ABIL-4', f.about.ability);
      f.cost--;
      return 'again';
    },
  },
  perform: { rule: 'S-ABIL-4', run: (s, f): Go => payAndPerform(s, f.about, f.cost) },
});
/** S-COND-1, LE-P20: a Strained unit that uses an Active or Reactive ability suffers after it. */
export const Exert = implement(EXERT, {
  use: {
    rule: 'S-COND-1',
    when: (_, f) => f.call.length > 0,
    run: (_, f): Call => ({ call: f.call.shift()!.call, stay: false }),
  },
  strain: { rule: 'LE-P20', run: (s, f): Call | void => straining(s, f.unit) },
});
