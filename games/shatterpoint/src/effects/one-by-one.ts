import type { Call, Frame, Go } from '@cadre/core';
import { procedure } from '../options.js';

/** LE-H12: what one op does to several things, one after the other. */
export const OneByOne = procedure('oneByOne', {
  locals: (x: { frames: Frame[] }) => x,
  steps: {
    next: {
      rule: 'LE-H12',
      when: (_, f) => f.frames.length > 0,
      run: (_, f): Go => ({ call: f.frames.shift()!, stay: true }),
    },
  },
});
export const oneByOne = (calls: readonly Call[]): Call | undefined =>
  calls.length > 1 ? OneByOne.call({ frames: calls.map(({ call }) => call) }) : calls[0];
