import { type Call, emit, type Go, type Seat } from '@cadre/core';
import { type PushFrame, pushLocals } from '../frames.js';
import { procedure } from '../options.js';
import type { CharacterId, EncounterState } from '../state.js';
import { aboutCharacter } from '../suffer/about.js';
import { moveTo } from '../whereabouts.js';
import { placePush, spotIn } from './place-args.js';
import { directionTo, pushEnd } from './pushes.js';
import { isOnTable, isSpot, spotOf, type Thing } from './queries.js';

const isThere = (s: EncounterState, thing: Thing): boolean => isSpot(thing) || isOnTable(s, thing);
/** S-EFF-3: one push or pull. It is no move: Pinned does not hold it, and nobody is strained by it (S-COND-4). */
export const Push = procedure('push', {
  locals: pushLocals,
  steps: {
    push: {
      rule: 'S-EFF-3',
      when: (s, f) => isOnTable(s, f.character) && isThere(s, f.from),
      seat: (_, f) => f.seat,
      space: (_, f) => placePush(f.character, f.range, f.from, f),
      take: (s, f, answer) => {
        if (answer.length > 0) push(s, f, directionTo(s, f.character, spotIn(answer)));
      },
    },
  },
});
const push = (s: EncounterState, f: PushFrame, towards: ReturnType<typeof directionTo>): void => {
  const from = spotOf(s, f.character);
  const to = pushEnd(s, f, towards);
  const how = f.pull ? 'pull' : 'push';
  emit(s, { type: 'pushed', character: f.character, from, to, how, ...aboutCharacter(s, f.character, 'S-EFF-3') });
  moveTo(s, f.character, to);
};

/** S-EFF-2: the target is pushed by range 1, then whoever shoves is pulled after it. LE-P22: both halves may be declined. */
export const Shove = procedure('shove', {
  locals: (x: { target: CharacterId; by: Thing; seat: Seat; steadfast?: boolean }) => ({ steadfast: false, ...x }),
  steps: {
    push: {
      rule: 'S-EFF-2',
      when: (_, f) => !f.steadfast,
      run: (_, f): Go => Push.call({ character: f.target, range: 1, seat: f.seat, from: f.by, pull: false, may: true }),
    },
    pull: {
      rule: 'S-EFF-2',
      when: (_, f) => !isSpot(f.by),
      run: (_, f): Call => Push.call({ character: f.by as CharacterId, range: 1, seat: f.seat, from: f.target, pull: true, may: true }),
    },
  },
});
