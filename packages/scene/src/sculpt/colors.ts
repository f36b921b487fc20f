/** The three parts of a colour, 0 to 1. */
export type Rgb = readonly [number, number, number];

export const rgb = (hex: number): Rgb => [((hex >> 16) & 255) / 255, ((hex >> 8) & 255) / 255, (hex & 255) / 255];
export const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const blend = (a: Rgb, b: Rgb, t: number): Rgb => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
export const luminance = ([r, g, b]: Rgb): number => 0.299 * r + 0.587 * g + 0.114 * b;

/**
 * A colour as a painter varies it: above 0 towards its highlight, below 0 towards its wash. Dark colours get a bolder highlight: on dark ground
 * they would be lost without it.
 */
export const tone = (base: Rgb, amount: number): Rgb => {
  if (amount >= 0) {
    const black = Math.max(0, 1 - luminance(base) / 0.3);
    const bold = 0.3 + 0.25 * (1 - luminance(base)) + 0.22 * black;
    const light: Rgb = [base[0] + (1 - base[0]) * bold, base[1] + (0.98 - base[1]) * bold, base[2] + (0.93 - base[2]) * bold];
    return blend(base, light, Math.min(1.4, amount));
  }
  const dark: Rgb = [base[0] * 0.3, base[1] * 0.28, base[2] * 0.32];
  return blend(base, dark, Math.min(1, -amount));
};
