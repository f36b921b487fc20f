import type { KeyboardEvent } from 'react';

/** Which way an arrow key points: along the first number, across the second. */
export const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What lies off the way is farther than it looks. */
const ASIDE = 2;

const middleOf = (of: Element): readonly [number, number] => {
  const { left, top, width, height } = of.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Arrow keys go from one thing on offer to the next in that direction. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const way = WAYS[event.key];
  const here = document.activeElement;
  if (!way || !here?.classList.contains('mando-offer')) return;
  const [x, y] = middleOf(here);
  let nearest: SVGElement | undefined,
    distance = Number.POSITIVE_INFINITY;
  for (const other of event.currentTarget.querySelectorAll<SVGElement>('.mando-offer')) {
    const [ox, oy] = middleOf(other);
    const along = (ox - x) * way[0] + (oy - y) * way[1];
    const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
    if (along <= 1 || along + ASIDE * aside >= distance) continue;
    nearest = other;
    distance = along + ASIDE * aside;
  }
  event.preventDefault();
  nearest?.focus();
};
