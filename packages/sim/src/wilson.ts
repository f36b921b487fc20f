/** A share of all matches, with the interval in which the true share lies. */
export interface Share {
  readonly count: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Wilson's score interval for `successes` out of `n`; z = 1.96 is 95 %. It stays inside 0..1 and is accurate for few matches too. */
export const wilson = (successes: number, n: number, z = 1.96): { readonly low: number; readonly high: number } => {
  if (!(successes >= 0 && successes <= n)) throw new RangeError(`successes: expected 0 to ${n}, got ${successes}`);
  if (n === 0) return { low: 0, high: 1 };
  const share = successes / n,
    zz = (z * z) / n,
    middle = (share + zz / 2) / (1 + zz),
    reach = (z / (1 + zz)) * Math.sqrt((share * (1 - share)) / n + zz / (4 * n));
  return { low: successes === 0 ? 0 : middle - reach, high: successes === n ? 1 : middle + reach };
};
export const shareOf = (count: number, n: number): Share => ({ count, share: n === 0 ? 0 : count / n, ...wilson(count, n) });
