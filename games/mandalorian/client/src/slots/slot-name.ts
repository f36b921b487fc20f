import type { Labels } from '../labels/words.js';
import type { Box } from '../seen.js';
import type { Texts } from '../texts.js';

export const slotName = (box: Box, at: number, { labels, texts }: { readonly labels: Labels; readonly texts: Texts }): string => {
  const slot = box.slots[at]!;
  return slot === 'mission' && box.missionSlot ? texts.names('missionAction', box.missionSlot.name) : labels.slot[slot];
};
