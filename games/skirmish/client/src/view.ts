import type { ViewOf } from '@cadre/core';
import type { SkirmishState } from '#game/state';

export type SkirmishView = ViewOf<SkirmishState>;
