/** The value below which this share of the numbers lies, interpolated. */
export const quantile = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = share * (sorted.length - 1),
    below = Math.floor(at);
  const low = sorted[below]!,
    high = sorted[Math.ceil(at)]!;
  return low + (high - low) * (at - below);
};
