import { CHANCE, emit, type Go, pick, roll, type Seat } from '@cadre/core';
import { countFaces, facesOf } from '@cadre/kit';
import { layoutsFor, titlesFor } from '../box.js';
import { MISSIONS } from '../content/types.js';
import { ATTACK, type AttackFace } from '../dice.js';
import { procedure } from '../options.js';

const DICE = 3;
/** SO-G8: most critical results, then surges, then hits; that seat is red. */
const ORDER: readonly AttackFace[] = ['crit', 'surge', 'hit'];
const redOf = (a: readonly AttackFace[], b: readonly AttackFace[]): Seat | undefined => {
  for (const face of ORDER) {
    const more = countFaces(a, face) - countFaces(b, face);
    if (more !== 0) return more > 0 ? 0 : 1;
  }
  return undefined;
};
export const Colours = procedure('colours', {
  locals: () => ({ first: [] as AttackFace[], second: [] as AttackFace[] }),
  steps: {
    first: {
      rule: 'SO-G8',
      seat: CHANCE,
      space: () => roll('colours', ATTACK.red, DICE),
      take: (_, f, answer) => {
        f.first = facesOf(ATTACK.red, answer);
      },
    },
    second: {
      rule: 'SO-G8',
      seat: CHANCE,
      space: () => roll('colours', ATTACK.red, DICE),
      take: (_, f, answer) => {
        f.second = facesOf(ATTACK.red, answer);
      },
    },
    compare: {
      rule: 'SO-G8',
      run: (s, f): Go => {
        const red = redOf(f.first, f.second);
        if (red === undefined) return Colours.call({});
        s.public.blue = 1 - red;
        emit(s, { type: 'colours', rule: 'SO-G8', blue: 1 - red, squads: s.public.squads, rolls: [f.first.slice(), f.second.slice()] });
        return undefined;
      },
    },
  },
});
/** SO-G9: what was not agreed is left to chance. */
export const ChooseMission = procedure('chooseMission', {
  locals: () => ({}),
  steps: {
    mission: {
      rule: 'SO-G9',
      when: s => s.public.toRoll.includes('mission'),
      seat: CHANCE,
      space: () => pick('mission', [...MISSIONS.keys()]),
      take: (s, _, [i]) => {
        s.public.mission = MISSIONS[i!]!;
      },
    },
    layout: {
      rule: 'SO-G4',
      when: s => s.public.toRoll.includes('layout'),
      seat: CHANCE,
      space: s => pick('layout', [...layoutsFor(s.public).keys()]),
      take: (s, _, [i]) => {
        s.public.layout = layoutsFor(s.public)[i!]!;
      },
    },
    announce: {
      rule: 'SO-G4',
      run: s => {
        s.public.toRoll = [];
        const { mission, layout, own } = s.public;
        emit(s, { type: 'mission', rule: 'SO-G4', mission, layout, ...(own !== '' && { own: titlesFor(s.public) }) });
      },
    },
  },
});
