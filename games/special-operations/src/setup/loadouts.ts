import { type Answer, emit, pick, type Seat } from '@cadre/core';
import { LOADOUT_SIDES, type LoadoutSide } from '../content/types.js';
import { phaseLocals } from '../frames.js';
import { words } from '../keywords/keywords.js';
import { OPTION, procedure } from '../options.js';
import { blueFirst, whose } from '../round/priority.js';
import { applyLoadouts } from './roster.js';

const SEATS: readonly Seat[] = [0, 1];
const CHOICES: readonly number[] = LOADOUT_SIDES.flatMap(first =>
  LOADOUT_SIDES.flatMap(second => LOADOUT_SIDES.map(third => OPTION.encode({ kind: 'loadouts', first, second, third }))),
);
const sidesIn = ([code]: Answer): LoadoutSide[] => {
  const option = OPTION.decode(code!);
  if (option.kind !== 'loadouts') throw new Error(`expected loadouts, got ${option.kind}`);
  return [option.first, option.second, option.third];
};
/** SO-G15: a side of each card, chosen secretly and revealed together. */
export const ChooseLoadouts = procedure('chooseLoadouts', {
  locals: phaseLocals,
  steps: {
    choose: {
      rule: 'SO-G15',
      seats: () => SEATS,
      space: () => pick('loadouts', CHOICES),
      take: (s, _, answers) => {
        s.public.loadouts = [sidesIn(answers[0]!), sidesIn(answers[1]!)];
        for (const seat of SEATS)
          emit(s, { type: 'loadouts', rule: 'SO-G15', ...whose(s, seat), squad: s.public.squads[seat]!, sides: s.public.loadouts[seat]! });
        applyLoadouts(s);
      },
    },
    speak: { rule: 'SO-G15', run: (s, f) => words.open(s, 'loadouts', f, blueFirst(s)) },
  },
});
