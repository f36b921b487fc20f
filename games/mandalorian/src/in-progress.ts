import type { Frame } from '@cadre/core';
import type { PlayFrame } from './actions/perform.js';
import type { PerformFrame } from './actions/performing.js';
import type { PlanFrame } from './actions/plan.js';
import type { MovementFrame } from './actions/steps.js';
import type { EventFrame } from './events/event.js';

const kind = <F extends Frame>(id: string) => ({ id, is: (f: Readonly<Frame>): f is F => f.proc === id });

/** Frames that queries, speech, bots and screens look for: by the name of their procedure, because its steps are not theirs to reach. */
export const PLAY = kind<PlayFrame>('play');
export const PERFORM = kind<PerformFrame>('perform');
export const MOVEMENT = kind<MovementFrame>('movement');
export const PLAN = kind<PlanFrame>('plan');
export const EVENT = kind<EventFrame>('event');
