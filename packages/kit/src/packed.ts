/**
 * A list made entry by entry, for lists that live in a state. Unlike `map` it always makes the same kind of list: `map` makes another
 * kind once the engine has compiled it, and then throws away all the code that has learned the first.
 */
export const packed = <T, U>(list: readonly T[], make: (entry: T, i: number) => U): U[] => {
  const made: U[] = [];
  for (let i = 0; i < list.length; i++) made.push(make(list[i]!, i));
  return made;
};
