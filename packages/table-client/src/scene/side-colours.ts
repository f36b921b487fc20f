import { seatClass } from '../seats/seat-mark.js';

const SEATS = 4;
const hexOf = (css: string): number => {
  const [r = 128, g = 128, b = 128] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return (Math.round(r) << 16) | (Math.round(g) << 8) | Math.round(b);
};
/** The colours of the seats as the page has them, whatever palette was chosen. */
export const sideColours = (within: Element): readonly number[] => {
  const probe = document.createElement('i');
  within.parentElement?.append(probe);
  const colours = Array.from({ length: SEATS }, (_, seat) => {
    probe.className = seatClass(seat);
    probe.style.color = 'var(--seat)';
    return hexOf(getComputedStyle(probe).color);
  });
  probe.remove();
  return colours;
};
