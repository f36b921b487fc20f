import type { ReactNode } from 'react';
import { Sign } from './sign.js';

const PATHS = {
  undo: 'M9 4L4 9l5 5M4 9h10a5 5 0 0 1 0 10h-4',
  redo: 'M15 4l5 5-5 5M20 9H10a5 5 0 0 0 0 10h4',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  info: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11v6M12 7.5v.5',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v7h14v-7',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  play: 'M7 5l12 7-12 7z',
  compare: 'M4 5h7v14H4zM13 5h7v14h-7zM6 9h3M15 9h3M6 13h3',
  up: 'M12 19V6M6 11l6-6 6 6',
  down: 'M12 5v13M6 13l6 6 6-6',
  copy: 'M8 8h11v12H8zM5 16V4h11',
  bin: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  warning: 'M12 4l9 16H3zM12 10v5M12 17.5v.5',
  check: 'M4 13l5 5L20 6',
  eye: 'M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  menu: 'M5 12h.1M12 12h.1M19 12h.1',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  unlock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 6.8-1.2',
  hand: 'M6 3h9l4 4v14H6zM14 3v5h5M9 12h7M9 16h7',
  list: 'M4 6h16M4 12h16M4 18h16',
  add: 'M4 5h9v14H4zM17 8v8M13 12h8',
  dice: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM9 9.5v.1M15 14.5v.1M12 12v.1',
  back: 'M14 5l-7 7 7 7',
  import: 'M12 4v11M8 11l4 4 4-4M5 17v3h14v-3',
  heart: 'M12 20C5 14 3 11 3 8a4.5 4.5 0 0 1 9-1a4.5 4.5 0 0 1 9 1c0 3-2 6-9 12z',
} as const;
export type IconName = keyof typeof PATHS;
export const Icon = ({ name }: { readonly name: IconName }): ReactNode => <Sign path={PATHS[name]} />;
