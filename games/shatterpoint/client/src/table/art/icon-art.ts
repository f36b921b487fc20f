import type { Icon } from '@cadre/shatterpoint/content/types';

/** Our own signs on a grid of 24: what steps of a tree give, and what lies beside a character. */
export const ICON_ART: Readonly<Record<Icon | 'wounded' | 'injured' | 'mark', string>> = {
  damage: 'M12 3l2.500 6L21 12l-6.500 3L12 21l-2.500-6L3 12l6.500-3z',
  shove: 'M4 12h12M12 7l5 5-5 5M20 6v12',
  strained: 'M13 3L6 13h5l-1 8 8-11h-5z',
  disarmed: 'M5 19L16 8M14 6l4 4M6 6l12 12',
  exposed: 'M4 12c4-6 12-6 16 0-4 6-12 6-16 0M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
  pinned: 'M12 4v10M7 9h10M9 4h6M12 14v6',
  heal: 'M12 5v14M5 12h14',
  reposition: 'M5 17c0-7 5-10 12-9M13 4l5 4-4 5',
  advance: 'M5 12h13M13 6l6 6-6 6',
  dash: 'M4 7l5 5-5 5M11 7l5 5-5 5M18 7v10',
  climb: 'M5 20h5v-5h5v-5h4M15 5h5v5',
  jump: 'M4 19C6 8 14 6 19 12M19 6v6h-6',
  hunker: 'M12 4l7 2.500V12c0 4-3.500 7-7 8.500C8.500 19 5 16 5 12V6.500z',
  active: 'M12 4l2.500 5.500L20 10l-4 4 1 6-5-3-5 3 1-6-4-4 5.500-.500z',
  wounded: 'M6 6l12 12M18 6L6 18',
  injured: 'M8 4v16M16 4v16M4 9h16',
  mark: 'M12 4v4M12 16v4M4 12h4M16 12h4M17 12a5 5 0 1 1-10 0 5 5 0 0 1 10 0',
};
