import type { Call, Frame } from '@cadre/core';

/** Into a procedure by its frame: the locals must be complete, so the frame's type is named where it is called. */
export const into = <F extends Frame>(call: F): Call => ({ call });
