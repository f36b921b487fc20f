import { seatClass } from '../seats/seat-mark.js';

const SEATS = 4;
/** Who is no player: enemies, and whom everybody protects. */
const OTHERS = ['var(--harm)', 'var(--ask)'] as const;
const hexOf = (css: string): number => {
  const [r = 128, g = 128, b = 128] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return (Math.round(r) << 16) | (Math.round(g) << 8) | Math.round(b);
};
/** The colours of the seats as the page has them, whatever palette was chosen. */
export const sideColours = (within: Element): readonly number[] => {
  const probe = document.createElement('i');
  within.parentElement?.append(probe);
  const colourOf = (colour: string): number => {
    probe.style.color = colour;
    return hexOf(getComputedStyle(probe).color);
  };
  const seats = Array.from({ length: SEATS }, (_, seat) => {
    probe.className = seatClass(seat);
    return colourOf('var(--seat)');
  });
  const colours = [...seats, ...OTHERS.map(colourOf)];
  probe.remove();
  return colours;
};
