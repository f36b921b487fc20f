import { rulesOf } from '@cadre/core';
import type { MandoState } from './state.js';

/** Every procedure of the game is defined with this, so its steps know the state and their own frame. */
export const { procedure } = rulesOf<MandoState>();
