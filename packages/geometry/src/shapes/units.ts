/**
 * Everything is an integer number of tenths of a millimetre, so inches and millimetres are both exact.
 *
 * Why 53 bits are enough: coordinates lie in 0..WIDEST, so differences stay below 2^15, cross and dot products below
 * 2^30, squared lengths below 2^30. The only larger numbers are products of two of those (below 2^60); they are compared
 * by `compareProducts`, which is exact for every integer operand below 2^53.
 *
 * Why every engine gives the same bits: decisions use + - * / and Math.sqrt only, all correctly rounded by IEEE 754.
 */
export const MM = 10;
export const INCH = 254;
/** A length in inches to a tenth, rounded up or down: what is beyond a limit never reads as within it. */
export const inchesUp = (length: number): number => Math.ceil((10 * length) / INCH) / 10;
export const inchesDown = (length: number): number => Math.floor((10 * length) / INCH) / 10;

/** Two metres: the largest table that the bounds above allow. */
export const WIDEST = 20_000;
/** One metre: nothing that is put on a table is taller. */
export const TALLEST = 10_000;
/** Facings are integer vectors with components up to this, so that arc borders squared stay below 2^53. */
export const LONGEST_FACING = 10_000;

/** L-BAS-2: on a grid of 0.1 mm two round bases can hardly ever touch to the bit, so a gap of up to half a millimetre is contact. */
export const CONTACT = 5;
/** A tool that overlaps an edge by no more than 0.05 mm only touches it. */
export const GRAZE = 0.5;
/** A bundle of sight lines that is not wider than 0.0001 mm is a touching line: it is blocked. */
export const TOUCHING = 1e-3;
