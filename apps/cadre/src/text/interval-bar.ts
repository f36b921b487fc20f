/** A share from 0 to 1 with its interval: dots for the whole range, a thick line for the interval, a disc for the share. */
export const intervalBar = (low: number, share: number, high: number, width = 24): string => {
  const at = (x: number): number => Math.round(Math.min(1, Math.max(0, x)) * (width - 1));
  return Array.from({ length: width }, (_, i) => (i === at(share) ? '●' : i >= at(low) && i <= at(high) ? '━' : '·')).join('');
};
