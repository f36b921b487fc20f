import type { ReactNode } from 'react';

/** A hovering cradle over a road of spaces. */
const cradle = (
  <g key="cradle">
    <path className="faint" d="M14 96h92M26 108h68M8 84l10-9M112 84l-10-9" />
    <path className="fill" d="M30 58a30 22 0 0 0 60 0z" />
    <path d="M26 58h68M30 58a30 22 0 0 0 60 0M40 58a20 27 0 0 1 40 0" />
    <path className="warm" d="M52 50a8.5 8.5 0 0 1 17 0M52 48l-13-6 12 12M69 48l13-6-12 12" />
    <path className="faint" d="M46 84q14 6 28 0M52 90q8 3 16 0" />
    <circle className="star" cx="96" cy="24" r="3" />
    <circle className="star" cx="22" cy="32" r="2" />
  </g>
);
const cup = (
  <g key="cup">
    <path className="fill" d="M40 22h40l10 52a32 10 0 0 1-60 0z" />
    <path d="M40 22h40l10 52a32 10 0 0 1-60 0z" />
    <path className="faint" d="M37 36q23 7 46 0" />
    <rect className="warm" x="22" y="78" width="24" height="24" rx="5" transform="rotate(-10 34 90)" />
    <circle className="star" cx="30" cy="87" r="2.4" />
    <circle className="star" cx="38" cy="94" r="2.4" />
    <rect className="warm" x="74" y="80" width="24" height="24" rx="5" transform="rotate(8 86 92)" />
    <circle className="star" cx="86" cy="92" r="2.4" />
  </g>
);
const grid = (
  <g key="grid">
    <path d="M46 22v76M74 22v76M22 46h76M22 74h76" />
    <path className="warm" d="M27 27l14 14M41 27 27 41M55 55l10 10M65 55 55 65M79 79l14 14M93 79 79 93" />
    <circle className="fill" cx="86" cy="34" r="8" />
    <circle cx="86" cy="34" r="8" />
    <circle className="fill" cx="34" cy="86" r="8" />
    <circle cx="34" cy="86" r="8" />
  </g>
);
const table = (
  <g key="table">
    <path className="fill" d="M60 34l46 26-46 26L14 60z" />
    <path d="M60 34l46 26-46 26L14 60zM60 86v10M14 60v10l46 26 46-26V60" />
    <path className="faint" d="M37 47l46 26M83 47 37 73" />
    <circle className="warm" cx="60" cy="54" r="7" />
  </g>
);
/** A squad on its bases, the officer in front. */
const squad = (
  <g key="squad">
    <path className="faint" d="M10 104h100M18 92l84 0" />
    <path className="fill" d="M24 86a14 5 0 0 0 28 0v-6H24zM68 86a14 5 0 0 0 28 0v-6H68zM44 98a17 6 0 0 0 34 0v-7H44z" />
    <path d="M24 80a14 5 0 0 1 28 0v6a14 5 0 0 1-28 0zM68 80a14 5 0 0 1 28 0v6a14 5 0 0 1-28 0zM44 91a17 6 0 0 1 34 0v7a17 6 0 0 1-34 0z" />
    <path d="M32 78V62a6 6 0 0 1 12 0v16M76 78V62a6 6 0 0 1 12 0v16" />
    <circle cx="38" cy="47" r="6" />
    <circle cx="82" cy="47" r="6" />
    <path className="warm" d="M53 88V64a8 8 0 0 1 16 0v24M51 22l10-7 10 7M51 30l10-7 10 7" />
    <circle className="warm" cx="61" cy="45" r="8" />
  </g>
);
/** A line of sight past a wall, from a trooper to what it aims at. */
const sight = (
  <g key="sight">
    <path className="fill" d="M52 44h16v34H52z" />
    <path d="M52 44h16v34H52zM14 98a14 5 0 0 0 28 0 14 5 0 0 0-28 0M22 93V77a6 6 0 0 1 12 0v16" />
    <circle cx="28" cy="62" r="6" />
    <path className="faint" d="M38 58 74 36M10 108h100" />
    <circle className="warm" cx="88" cy="28" r="15" />
    <path className="warm" d="M88 7v12M88 37v12M67 28h12M97 28h12" />
  </g>
);
/** One large figure against two small ones. */
const legend = (
  <g key="legend">
    <path className="faint" d="M10 106h100" />
    <path className="fill" d="M42 98a18 6 0 0 0 36 0v-7H42z" />
    <path d="M42 91a18 6 0 0 1 36 0v7a18 6 0 0 1-36 0zM48 89V54a12 12 0 0 1 24 0v35" />
    <circle cx="60" cy="29" r="11" />
    <path
      className="warm"
      d="M10 104a11 4 0 0 0 22 0 11 4 0 0 0-22 0M16 100V87a5 5 0 0 1 10 0v13M88 104a11 4 0 0 0 22 0 11 4 0 0 0-22 0M94 100V87a5 5 0 0 1 10 0v13"
    />
    <circle className="warm" cx="21" cy="74" r="5" />
    <circle className="warm" cx="99" cy="74" r="5" />
    <circle className="star" cx="60" cy="8" r="3" />
  </g>
);
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  mandalorian: cradle,
  bluff: cup,
  noughts: grid,
  army: squad,
  'special-operations': sight,
  'legendary-encounters': legend,
};

/** Our own drawing for a game, in lines of light. */
export const GameEmblem = ({ game }: { readonly game: string }): ReactNode => (
  <svg className="game-emblem" viewBox="0 0 120 120" aria-hidden="true">
    {DRAWINGS[game] ?? table}
  </svg>
);
export const Brand = (): ReactNode => (
  <svg viewBox="0 0 48 48" width="34" height="34" aria-hidden="true" className="brand-mark">
    <path d="M24 5 40.5 14.5v19L24 43 7.5 33.5v-19z" />
    <path className="faint" d="M24 5v13M40.5 33.5 29.5 27M7.5 33.5l11-6.5" />
    <circle cx="24" cy="24" r="6" />
  </svg>
);
