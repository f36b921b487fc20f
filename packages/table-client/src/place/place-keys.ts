import type { Box, Point } from '../overlay/shape.js';
import { ARROWS } from '../targets/arrow-keys.js';
import type { Axes } from '../viewport/axes.js';
import { middleOf } from '../viewport/transform.js';
import type { PlaceDraft } from './place-draft.js';

const TURN = 15;
/** How many small steps are one of an arrow key alone. */
const COARSE = 5;

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
    const far = event.shiftKey ? step : COARSE * step;
    draft.act({ type: 'nudge', by: [axes.x * arrow[0] * far, axes.y * arrow[1] * far], start: start ?? middleOf(bounds) });
    return true;
  }
  switch (event.key) {
    case 'n':
      draft.act({ type: 'suggest', by: 1 });
      return true;
    case 'N':
      draft.act({ type: 'suggest', by: -1 });
      return true;
    case 'q':
    case 'e':
      if (!draft.place.parts.includes('facing')) return false;
      draft.act({ type: 'turn', degrees: event.key === 'e' ? TURN : -TURN });
      return true;
    case 'l': {
      const level = nextLevel(draft);
      if (level === undefined) return false;
      draft.act({ type: 'level', level });
      return true;
    }
    case 'Enter':
      draft.act({ type: 'submit' });
      return true;
    case 'Escape':
      draft.act({ type: 'clear' });
      return true;
    default:
      return false;
  }
};
