/** Asked for in place of a seat: all that anybody knew. */
export const EVERYTHING = -3;
