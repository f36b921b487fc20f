/** A share in 0..1 with its interval, as a strip: dots for 0..1, a thick line for the interval, a disc for the share itself. */
export const intervalBar = (low: number, share: number, high: number, width = 24): string => {
  const at = (x: number): number => Math.round(Math.min(1, Math.max(0, x)) * (width - 1));
  return Array.from({ length: width }, (_, i) => (i === at(share) ? '●' : i >= at(low) && i <= at(high) ? '━' : '·')).join('');
};
