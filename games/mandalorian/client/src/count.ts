/** 1, 2, ... n: what is drawn once for each point of a number. */
export const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1);
