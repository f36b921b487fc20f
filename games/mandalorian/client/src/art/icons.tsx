import type { ReactNode } from 'react';

/** Own symbols on a 24 px grid: strokes of 2, filled where a shape must carry at small size. */
const line = (d: string): ReactNode => <path d={d} className="mando-stroke" />;
const solid = (d: string): ReactNode => <path d={d} className="mando-solid" />;
const both = (strokes: string, fills: string): ReactNode => (
  <>
    {line(strokes)}
    {solid(fills)}
  </>
);

export const ICONS = {
  // actions
  move: both('M4 6l6 6-6 6', 'M11 5h3l7 7-7 7h-3l7-7z'),
  attack: both('M12 2v4M12 18v4M2 12h4M18 12h4', 'M12 6l1.6 4.4L18 12l-4.4 1.6L12 18l-1.6-4.4L6 12l4.4-1.6z'),
  intel: both('M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z', 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z'),
  plan: both('M4 7l10-3 6 3v12l-6-3-10 3zM14 4v12', 'M6.5 12.5a2 2 0 1 0 4 0 2 2 0 0 0-4 0z'),
  mission: both('M12 2l8.7 5v10L12 22l-8.7-5V7z', 'M12 7l1.5 3.3 3.5.4-2.6 2.4.7 3.6-3.1-1.8-3.1 1.8.7-3.6L7 10.700l3.500-.4z'),
  // enemy classes
  melee: both(
    'M12 3L22 20H2z',
    'M8.500 12h1.700v-1.300h1.800V12h.3v-1.300h1.800V12h.9v3.200c0 1.200-.9 2-2 2h-2.700c-1.100 0-1.800-.8-1.800-2z',
  ),
  blaster: both('M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19z', 'M13.500 5.500L7 13.500h4L9.500 18.500 17 10.500h-4z'),
  sharpshooter: both('M12 1.500L22.500 12 12 22.500 1.500 12zM12 6v4M12 14v4M6 12h4M14 12h4', 'M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2z'),
  alert: both('M5 18h14M7 18v-5a5 5 0 0 1 10 0v5M12 2v3M4 5l2 2M20 5l-2 2M3 12h1.500M19.500 12H21', 'M10 13.500a2 2 0 0 1 4 0V18h-4z'),
  // abilities
  sentry: both(
    'M3 12c2.500-4 5.500-6 9-6s6.500 2 9 6M12 1.500V4M4.500 4l1.600 2M19.500 4l-1.600 2',
    'M12 9a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9z',
  ),
  grapple: both(
    'M12 2v8M12 10c-5 0-7 3-7 6 0 2.500 1.500 4 3.500 4.500M12 10c5 0 7 3 7 6 0 2.500-1.500 4-3.500 4.500',
    'M8 17l1.500 5 3-3.500zM16 17l-1.500 5-3-3.500z',
  ),
  sabotage: both(
    'M4 20l8-8',
    'M20.500 7.500a5.500 5.500 0 0 1-7.600 6l-2.400-2.400a5.500 5.500 0 0 1 6-7.600L13.500 6.500l.7 3.300 3.300.7z',
  ),
  missionEffect: both(
    'M12 2l8.700 5v10L12 22l-8.700-5V7z',
    'M10.700 6.500h2.600l-.5 7h-1.600zM12 15.300a1.400 1.400 0 1 0 0 2.800 1.400 1.400 0 0 0 0-2.800z',
  ),
  // state
  heart: solid('M12 21C5 15.500 2.500 12 2.500 8.500A5 5 0 0 1 12 6a5 5 0 0 1 9.500 2.500C21.500 12 19 15.500 12 21z'),
  shield: both('M12 2l8 3v6c0 5.500-3.500 9-8 11-4.500-2-8-5.500-8-11V5z', 'M12 5.500l4.800 1.800V11c0 3.500-2 5.700-4.800 7.200z'),
  disrupt: both('M12 1.500L21 6.800v10.400L12 22.500 3 17.200V6.800z', 'M13 5l-6 8h4l-1 6 7-9h-4.500z'),
  star: solid('M12 2l2.900 6.600 7.100.7-5.400 4.700 1.600 7L12 17.300 5.800 21l1.600-7L2 9.300l7.100-.7z'),
  lock: both('M7.500 11V8a4.500 4.500 0 0 1 9 0v3', 'M5 11h14v10H5z'),
  unlock: both('M7.500 11V7a4.500 4.500 0 0 1 8.800-1.200', 'M5 11h14v10H5z'),
  flag: both('M5 22V3', 'M6 3h13l-3.500 4.500L19 12H6z'),
  eye: both(
    'M2 12c3-4.500 6.500-6.500 10-6.500s7 2 10 6.500c-3 4.500-6.500 6.500-10 6.500S5 16.500 2 12z',
    'M12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  ),
  cards: both('M8 6l9-2.500L21 17l-9 2.500z', 'M3 8l4-1 3.500 13-3 .8z'),
  reinforcement: both('M4 21v-5a5 5 0 0 1 10 0v5M19 8v8M15 12h8', 'M9 3.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z'),
  child: both(
    'M12 20c-4 0-6-3-6-6.500S8.500 8 12 8s6 2 6 5.500-2 6.500-6 6.500z',
    'M6.500 12.500L.5 8.500c1.500 4.500 3 6 6 6.500zM17.500 12.500l6-4c-1.500 4.500-3 6-6 6.500zM9 12.500a1.300 1.800 0 1 0 2.600 0 1.300 1.800 0 0 0-2.600 0zM12.400 12.500a1.300 1.800 0 1 0 2.600 0 1.300 1.800 0 0 0-2.600 0z',
  ),
  gear: both('M7 4h10l2 5-7 12L5 9z', 'M9 9h6l-3 8z'),
  crisis: both('M12 2.500L22.500 21h-21z', 'M10.800 8.500h2.400l-.4 6h-1.600zM12 16a1.300 1.300 0 1 0 0 2.600A1.300 1.300 0 0 0 12 16z'),
  event: both('M5 3h14v18H5z', 'M13 6l-5 7h3.500L10.500 18l6-7.500H13z'),
  envelope: both('M2.500 5h19v14h-19zM2.500 5.500L12 13l9.500-7.500', 'M12 11a3 3 0 1 0 0 6 3 3 0 0 0 0-6z'),
  envelopeOpen: both('M2.500 10v11h19V10L12 2.500zM2.500 10l9.500 6 9.500-6', 'M7 8h10v4l-5 3-5-3z'),
  stop: both('M8 2h8l6 6v8l-6 6H8l-6-6V8z', 'M7 10.500h10v3H7z'),
  tip: both(
    'M9 18.500h6M10 22h4M12 2a7 7 0 0 0-4 12.700c.6.500 1 1.200 1 2v.3h6v-.3c0-.8.4-1.500 1-2A7 7 0 0 0 12 2z',
    'M11 6h2v5h-2zM11 12.500h2v2h-2z',
  ),
  close: line('M5 5l14 14M19 5L5 19'),
  done: line('M4 12.500l5.500 5.500L20 6.500'),
  traitor: both(
    'M12 2c5 0 8 3 8 8 0 6-4 10-8 12-4-2-8-6-8-12 0-5 3-8 8-8z',
    'M6.500 10c2.500-.5 4 .5 4.500 2.500-2.500.5-4-.5-4.500-2.500zM17.500 10c-2.500-.5-4 .5-4.500 2.500 2.500.5 4-.5 4.500-2.500z',
  ),
} as const satisfies Record<string, ReactNode>;
export type IconName = keyof typeof ICONS;

/** A symbol beside text. It never speaks: the words beside it do. */
export const Icon = ({ name, className = '' }: { readonly name: IconName; readonly className?: string }) => (
  <svg viewBox="0 0 24 24" className={`mando-icon ${className}`} aria-hidden="true" focusable="false">
    {ICONS[name]}
  </svg>
);

/** A symbol on the map, centred on a point. */
export const MapIcon = ({
  name,
  x = 0,
  y = 0,
  size,
}: {
  readonly name: IconName;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
}) => <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>{ICONS[name]}</g>;
