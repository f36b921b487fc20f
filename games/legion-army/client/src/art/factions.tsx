import type { Faction } from '@cadre/legion-army/data';
import type { ReactNode } from 'react';

/** Own emblems: what each faction stands for, not its crest. Drawn on a grid of 48. */
export const EMBLEM_PATHS: Readonly<Record<Faction, string>> = {
  empire: 'M24 4l17 10v20L24 44 7 34V14zM24 16l7 4v8l-7 4-7-4v-8zM24 4v12M41 14l-10 6M41 34l-10-6M24 44V32M7 34l10-6M7 14l10 6',
  rebels: 'M24 4c3 9 12 12 12 23a12 12 0 0 1-24 0C12 16 21 13 24 4zM24 20c2 4 5 5 5 9a5 5 0 0 1-10 0c0-4 3-5 5-9zM8 44h32',
  republic:
    'M24 14a10 10 0 1 0 0 20a10 10 0 0 0 0-20zM24 4v6M24 38v6M4 24h6M38 24h6M10 10l4 4M34 34l4 4M38 10l-4 4M14 34l-4 4M24 20v8M20 24h8',
  separatists:
    'M24 19a5 5 0 1 0 0 10a5 5 0 0 0 0-10zM24 5v14M24 29v14M8 14l12 7M28 27l12 7M40 14l-12 7M20 27L8 34M24 5l-5 4M24 5l5 4M24 43l-5-4M24 43l5-4M8 14l0 6M8 34l0-6M40 14l0 6M40 34l0-6',
  mercenary:
    'M10 8l28 32M38 8L10 40M10 8l2 8M10 8l8 2M38 8l-2 8M38 8l-8 2M24 33a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM24 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  mandalorians: 'M10 20C10 10 16 4 24 4s14 6 14 16v10l-8 14h-4V28h-4v16h-4l-8-14zM12 22h24M14 22v6h8M34 22v6h-8',
};
export const FactionEmblem = ({ faction }: { readonly faction: Faction }): ReactNode => (
  <svg className="army-emblem" data-faction={faction} viewBox="0 0 48 48" aria-hidden="true">
    <path d={EMBLEM_PATHS[faction]} />
  </svg>
);
