import type { Point } from '../overlay/shape.js';

/** The drawing in the hand. It follows the pointer with every move, by itself, over a table that is not drawn anew. */
export interface HandDrawing {
  /** An element over the table. */
  draw(drawing: HTMLElement | null): void;
  /** A point of the window as one of what the drawing lies in. */
  inside(px: Point): Point;
  follow(px: Point): void;
  /** Hears of every move, too; stops when the function that is returned is called. */
  watch(hear: (px: Point) => void): () => void;
  /** Where the table lies in the window now. */
  measure(): void;
}
export const newHandDrawing = (): HandDrawing => {
  let drawing: HTMLElement | null = null;
  let corner: Point = [0, 0];
  let at: Point = [0, 0];
  const watchers = new Set<(px: Point) => void>();
  /** Read as seldom as possible, since the browser may have to lay out the page for it. */
  const measure = (): void => {
    const { left, top } = drawing?.parentElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
    corner = [left, top];
  };
  const inside = ([x, y]: Point): Point => [x - corner[0], y - corner[1]];
  const follow = (px: Point): void => {
    at = px;
    const [x, y] = inside(px);
    // Browsers send one move a frame: to ask for a frame here would make them draw a second one for nothing.
    if (drawing) drawing.style.transform = `translate(${x}px, ${y}px)`;
    for (const hear of watchers) hear(px);
  };
  return {
    inside,
    follow,
    measure,
    watch: hear => {
      watchers.add(hear);
      return () => watchers.delete(hear);
    },
    draw: next => {
      drawing = next;
      measure();
      follow(at);
    },
  };
};
