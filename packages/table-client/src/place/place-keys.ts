import type { Box, Point } from '../overlay/shape.js';
import { ARROWS } from '../targets/arrow-keys.js';
import type { Axes } from '../viewport/axes.js';
import { middleOf } from '../viewport/transform.js';
import type { PlaceDraft } from './use-place-draft.js';

const TURN = 15;
/** How many small steps are one of an arrow key alone. */
const COARSE = 5;

/** Where the spot in hand begins when a key moves it for the first time. */
const firstPoint = (draft: PlaceDraft, bounds: Box, start: Point | undefined): Point => {
  const spot = draft.spots[draft.active] ?? null;
  return spot ? [spot.x, spot.y] : (start ?? middleOf(bounds));
};
const nextLevel = ({ levels, spots, active }: PlaceDraft): number | undefined => {
  const at = levels.findIndex(l => l.level === spots[active]?.level);
  return levels.length > 1 ? levels[(at + 1) % levels.length]!.level : undefined;
};

/** A `place` question by keys alone. Returns whether the key meant something here. */
export const pressPlaceKey = (
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  draft: PlaceDraft,
  { bounds, axes, start, step }: { readonly bounds: Box; readonly axes: Axes; readonly start: Point | undefined; readonly step: number },
): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const arrow = ARROWS[event.key];
  if (arrow) {
    const [x, y] = firstPoint(draft, bounds, start);
    const far = event.shiftKey ? step : COARSE * step;
    draft.moveTo([x + axes.x * arrow[0] * far, y + axes.y * arrow[1] * far]);
    return true;
  }
  switch (event.key) {
    case 'n':
      draft.suggest(1);
      return true;
    case 'N':
      draft.suggest(-1);
      return true;
    case 'q':
    case 'e':
      if (!draft.place.parts.includes('facing')) return false;
      draft.turn(event.key === 'e' ? TURN : -TURN);
      return true;
    case 'l': {
      const level = nextLevel(draft);
      if (level === undefined) return false;
      draft.setLevel(level);
      return true;
    }
    case 'Enter':
      draft.submit();
      return true;
    case 'Escape':
      draft.clear();
      return true;
    default:
      return false;
  }
};
