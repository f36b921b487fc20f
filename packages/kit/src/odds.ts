/** How likely each outcome is. An outcome is a whole number; what it counts is the game's business. */
export type Odds = ReadonlyMap<number, number>;

export const certain = (outcome: number): Odds => new Map([[outcome, 1]]);
/** A die: on how many of its sides each outcome stands. */
export const dieOdds = (sides: Iterable<readonly [outcome: number, sides: number]>): Odds => {
  const result = new Map<number, number>();
  let all = 0;
  for (const [outcome, count] of sides) {
    if (count <= 0) continue;
    result.set(outcome, (result.get(outcome) ?? 0) + count);
    all += count;
  }
  if (result.size === 0) throw new Error('a die without sides: give at least one outcome a positive number of sides');
  for (const [outcome, count] of result) result.set(outcome, count / all);
  return result;
};

/** What happens after each outcome, put together. */
export const flatMapOdds = (odds: Odds, next: (outcome: number) => Odds): Odds => {
  const result = new Map<number, number>();
  for (const [outcome, chance] of odds)
    for (const [after, share] of next(outcome)) result.set(after, (result.get(after) ?? 0) + chance * share);
  return result;
};
/** Every outcome turned into another. */
export const mapOdds = (odds: Odds, change: (outcome: number) => number): Odds => {
  const result = new Map<number, number>();
  for (const [outcome, chance] of odds) {
    const now = change(outcome);
    result.set(now, (result.get(now) ?? 0) + chance);
  }
  return result;
};
/** Two independent results added up. */
export const sumOdds = (a: Odds, b: Odds): Odds => {
  const result = new Map<number, number>();
  for (const [x, p] of a) for (const [y, q] of b) result.set(x + y, (result.get(x + y) ?? 0) + p * q);
  return result;
};
/** The sum of so many equal dice. */
export const diceOdds = (die: Odds, count: number): Odds => {
  let sum = certain(0);
  for (let i = 0; i < count; i++) sum = sumOdds(sum, die);
  return sum;
};
export const mean = (odds: Odds): number => {
  let sum = 0;
  for (const [outcome, chance] of odds) sum += outcome * chance;
  return sum;
};
/** The chance of 0, 1, 2 … as a list, up to the highest outcome there is. */
export const chances = (odds: Odds): readonly number[] =>
  Array.from({ length: Math.max(0, ...odds.keys()) + 1 }, (_, n) => odds.get(n) ?? 0);
