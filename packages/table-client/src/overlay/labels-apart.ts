import type { OverlayShape } from '@cadre/core';
import type { Axes } from '../viewport/axes.js';

/** Pixels of the screen: about as wide as a letter, and as high as a line. */
const LETTER = 7;
const LINE = 15;
/** A forecast stands below its target. */
const BELOW = 34;

type Label = Extract<OverlayShape, { kind: 'label' }>;
export const lowered = ({ means }: Pick<Label, 'means'>): number => (means === 'forecast' ? BELOW : 0);
/** Pixels of the screen by which each label is moved down so that none lies on another. */
export const labelsApart = (labels: readonly Label[], scale: number, { x: right, y: down }: Axes): readonly number[] => {
  const taken: { readonly x: number; readonly y: number; readonly half: number }[] = [];
  return labels.map(({ x, y, text, means }) => {
    const half = (text.length * LETTER) / 2;
    const [middle, wanted] = [right * scale * x, down * scale * y + lowered({ means })];
    let at = wanted;
    while (taken.some(other => Math.abs(other.x - middle) < other.half + half && Math.abs(other.y - at) < LINE)) at += LINE;
    taken.push({ x: middle, y: at, half });
    return at - wanted;
  });
};
