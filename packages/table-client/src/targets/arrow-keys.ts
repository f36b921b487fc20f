import type { KeyboardEvent } from 'react';

/** Which way an arrow key points. */
export const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What lies beside the direction counts as farther than it looks. */
const ASIDE = 2;

const middleOf = (of: Element): readonly [number, number] => {
  const { left, top, width, height } = of.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Arrow keys move the focus from one target to the next in that direction. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const arrow = ARROWS[event.key];
  const here = document.activeElement;
  if (!arrow || !here?.classList.contains('tc-offer')) return;
  const [x, y] = middleOf(here);
  let nearest: SVGElement | undefined,
    distance = Number.POSITIVE_INFINITY;
  for (const other of event.currentTarget.querySelectorAll<SVGElement>('.tc-offer')) {
    const [ox, oy] = middleOf(other);
    const along = (ox - x) * arrow[0] + (oy - y) * arrow[1];
    const aside = Math.abs((ox - x) * arrow[1]) + Math.abs((oy - y) * arrow[0]);
    if (along <= 1 || along + ASIDE * aside >= distance) continue;
    nearest = other;
    distance = along + ASIDE * aside;
  }
  event.preventDefault();
  nearest?.focus();
};
