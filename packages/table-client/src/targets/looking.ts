import type { FocusEvent, PointerEvent } from 'react';

/** A phone's browser leaves a mouse where a finger was: what lies over the board for it would open and close for ever. */
const canHover = (): boolean => matchMedia('(hover: hover)').matches;
/** A mouse or the focus of the keyboard looks at something; a finger has to touch it. */
export const looking = (look: (isLooked: boolean) => void) => ({
  onPointerEnter: ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse' && canHover()) look(true);
  },
  onPointerLeave: (): void => look(false),
  onFocus: ({ target }: FocusEvent): void => {
    if (target.matches(':focus-visible')) look(true);
  },
  onBlur: (): void => look(false),
});
