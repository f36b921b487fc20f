/** An option of a combat tree, as offers name it. */
export const branchThing = (option: string): string => `branch:${option}`;
