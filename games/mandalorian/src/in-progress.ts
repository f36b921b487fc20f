import type { Frame } from '@cadre/core';
import type { PlayLocals } from './actions/perform.js';
import type { PerformLocals } from './actions/performing.js';
import type { PlanLocals } from './actions/plan.js';
import type { MovementLocals } from './actions/steps.js';
import type { EventLocals } from './events/event.js';

const kind = <L extends object>(id: string) => ({ id, is: (f: Readonly<Frame>): f is Frame<L> => f.proc === id });

/** Frames that queries, speech, bots and screens look for: by the name of their procedure, because its steps are not theirs to reach. */
export const PLAY = kind<PlayLocals>('play');
export const PERFORM = kind<PerformLocals>('perform');
export const MOVEMENT = kind<MovementLocals>('movement');
export const PLAN = kind<PlanLocals>('plan');
export const EVENT = kind<EventLocals>('event');
