import type { Rank } from '@cadre/legion-army/data';
import type { ReactNode } from 'react';
import { Sign } from './sign.js';

/** Own signs, drawn on a grid of 24. */
const PATHS: Readonly<Record<Rank, string>> = {
  commander: 'M12 3l2.6 5.6 6 .7-4.5 4.1 1.3 6-5.4-3.1-5.4 3.1 1.3-6L3.4 9.3l6-.7z',
  operative: 'M12 3l7 9-7 9-7-9zM12 8v8',
  corps: 'M5 9l7-5 7 5M5 14l7-5 7 5M5 19l7-5 7 5',
  special: 'M12 4v16M4 12h16M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9z',
  support: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM8.5 12h7M12 8.5v7',
  heavy: 'M4 8h16v8H4zM7 16v3M17 16v3M12 8V4h7',
};
export const RankIcon = ({ rank }: { readonly rank: Rank }): ReactNode => <Sign path={PATHS[rank]} />;
