/** A head and shoulders on a grid of 24: the dark shape, and what is cut out of it in light. */
interface Bust {
  readonly body: string;
  readonly light: string;
}
const SHOULDERS = 'M3 24c0-5 3-7 6-7.500h6c3 .500 6 2.500 6 7.500z';
const WIDE = 'M1 24v-5c0-3 3-4.500 6-5h10c3 .500 6 2 6 5v5z';
const SLIM = 'M7 24c0-4 1.500-6 3.500-6.500h3c2 .500 3.500 2.500 3.500 6.500z';
/** One drawing for each family of figures, told apart by their outline. */
export const BUSTS = {
  /** Helmet with a brim. */
  rebel: {
    body: `${SHOULDERS}M5 11c0-5 3-8.500 7-8.500s7 3.500 7 8.500l2 1v1.500H3V12zM8 14h8c0 3-2 4.500-4 4.500S8 17 8 14z`,
    light: 'M7 10h10M12 3v4',
  },
  /** Hood. */
  commando: { body: `${SHOULDERS}M4 17C3 8 7 2 12 2s9 6 8 15z`, light: 'M8.500 15.500c0-4 1-7 3.500-7s3.500 3 3.500 7z' },
  /** Goggles on a helmet, over a cape. */
  pathfinder: {
    body: 'M0 24l4.500-6 3-1.500h9l3 1.500 4.500 6zM5 12c0-6 3-9.500 7-9.500s7 3.500 7 9.500l-1 1.500H6zM7.500 13.500h9c0 3.500-2 5-4.500 5s-4.500-1.500-4.500-5z',
    light: 'M7 7.500h4V10H7zM13 7.500h4V10h-4zM8.500 20.500l3.500 2.500 3.500-2.500',
  },
  /** Round ears over a hood. */
  ewok: {
    body: `${SHOULDERS}M3.500 6a3 3 0 0 1 6-1.500h5a3 3 0 0 1 6 1.500c0 1.500-.500 2-1 2.500.800 6-2 10-7.500 10S3.700 14.500 4.500 8.500C4 8 3.500 7.500 3.500 6z`,
    light: 'M8 11h2M14 11h2M10.500 14.500h3',
  },
  wookiee: {
    body: `${WIDE}M5 17L4 12l1.500.500L5 6l2.500 1.500L9 2l3 2 3-2 1.500 5.500L19 6l-.500 6.500L20 12l-1 5z`,
    light: 'M8.500 10.500h2M13.500 10.500h2M9 14.500l3 1 3-1',
  },
  /** T-shaped visor under a fin. */
  clone: { body: `${SHOULDERS}M5 17V9.500C5 5 8 2 12 2s7 3 7 7.500V17l-3 1.500H8z`, light: 'M7 9.500h10M12 9.500V17M12 2v3.500' },
  /** The same with an antenna and pauldrons. */
  arc: {
    body: `M0 24v-4l6-3h12l6 3v4zM5 17V9.500C5 5 8 2 12 2s5 1.500 6 3.500V1h1.500v9V17l-3.500 1.500H8z`,
    light: 'M7 9.500h10M12 9.500V17M2 21h5M17 21h5',
  },
  /** Long, bowed head on a thin neck. */
  b1: {
    body: `${SLIM}M11 20v-6h2v6zM7.500 3.500L13 2l4 3 .500 9.500-2 2.500-3.500-.500L8 8.500z`,
    light: 'M10 6.500h1M14 7.500h1M13 12.500h2',
  },
  /** Chest without a neck. */
  b2: { body: 'M0 24l1.500-11L5 9.500h3.500L10 6h4l1.500 3.500H19l3.500 3.500L24 24h-6l-1-5H7l-1 5z', light: 'M11 8h2M9 13h6M10 16h4' },
  /** Narrow, hard-edged head. */
  bx: { body: `${SLIM}M10.500 19v-3h3v3zM7 4l3-2h4l3 2 1 7-3 6H9L6 11z`, light: 'M8.500 8.500l2.500 1M15.500 8.500l-2.500 1M11 14h2' },
  /** Broad brow, pointed chin. */
  tactical: { body: `${SHOULDERS}M4 6l4-4h8l4 4-2 6-3.500 6h-5L6 12z`, light: 'M7.500 8h3M13.500 8h3M12 12v3' },
  /** Shroud and staff. */
  magnaguard: { body: `${SHOULDERS}M6 18L5 8l4-6h6l4 6-1 10zM21.500 1H23v22h-1.500z`, light: 'M8.500 9h2.500M13 9h2.500M12 13v5' },
  worker: { body: 'M5 24V13h14v11zM7 12V4h10v8zM9 4V1.500M2 14h2v7H2zM20 14h2v7h-2z', light: 'M9 7h2M13 7h2M9 17h6M9 20h6' },
  /** Peaked cap. */
  officer: {
    body: `${SHOULDERS}M4 7l2-4.500h12L20 7l-1 2H5zM7 9h10l-.500 6c-.500 2.500-2.500 3.500-4.500 3.500s-4-1-4.500-3.500z`,
    light: 'M11 5h2M5 9h14M9.500 21h5',
  },
  storm: {
    body: `${SHOULDERS}M4.500 13C4.500 6 7.500 2 12 2s7.500 4 7.500 11l-1.500 4.500-3 1.500H9l-3-1.500z`,
    light: 'M7 9.500l4 .500v1.500H8zM17 9.500l-4 .500v1.500h3zM8.500 15.500l3.500-2 3.500 2',
  },
  /** Tall helmet with respirators. */
  death: {
    body: `${SHOULDERS}M5 13C5 6 8 1 12 1s7 5 7 12v3l-2 1v3h-3v-2h-4v2H7v-3l-2-1z`,
    light: 'M7.500 9.500h3.500M13 9.500h3.500M9.500 14h5',
  },
  /** Helmet drawn forward over the visor. */
  scout: { body: `${SHOULDERS}M3 12C3 6 7 2 12 2s9 4 9 10H3zM6.500 12h11L15 19H9z`, light: 'M6 8.500h12l-1 2H7zM10.500 16h3' },
  /** Flared helmet with two hoses down the chest. */
  special: {
    body: `${WIDE}M4 15l1-4c0-5.500 3-9 7-9s7 3.500 7 9l1 4-4 4.500H8z`,
    light: 'M7.500 9.500l3.500 2M16.500 9.500l-3.500 2M9.500 17v6.500M14.500 17v6.500',
  },
  /** T-shaped visor and a range finder. */
  mandalorian: { body: `${SHOULDERS}M5 18V10C5 5 8 2 12 2s7 3 7 8v8l-4 1V17H9v2zM20 3h1.500v10H20z`, light: 'M7 9l4 1v7M17 9l-4 1v7' },
  /** Dome on a barrel between two legs. */
  astromech: {
    body: 'M5 10c0-5 3-8 7-8s7 3 7 8zM5 11h14v10l-2 2H7l-2-2zM1.500 11.500H4V23H1zM20 11.500h2.500l.500 11.500h-3z',
    light: 'M10.500 6.500h3M8 14h8M8 18h5',
  },
  /** A cut-off cone on the same barrel. */
  'cone-astromech': {
    body: 'M8 1.500h8L20 10H4zM5 11h14v10l-2 2H7l-2-2zM1.500 11.500H4V23H1zM20 11.500h2.500l.500 11.500h-3z',
    light: 'M12 4.500V7M8 14h8M8 18h5',
  },
  /** Barrel with many arms. */
  medic: {
    body: 'M9 2h6v4H9zM8 7h8v15H8zM7 10L2 7 1 8.500l4 3-4 4L2.500 17 7 13zM17 10l5-3 1 1.500-4 3 4 4L21.500 17 17 13zM6 23h12v1H6z',
    light: 'M12 11v5M9.500 13.500h5',
  },
  /** A sphere that floats. */
  seeker: {
    body: 'M12 2.500a7 7 0 0 1 7 7 7 7 0 0 1-14 0 7 7 0 0 1 7-7zM7.500 16l-2 7M12 17v7M16.500 16l2 7',
    light: 'M12 6.500a3 3 0 0 1 0 6 3 3 0 0 1 0-6z',
  },
  /** Bare head. */
  human: {
    body: `${SHOULDERS}M6.500 8.500c0-4 2.500-6 5.500-6s5.500 2 5.500 6l-.300 4.500c-.500 3.500-2.700 5.500-5.200 5.500S7.300 16.500 6.800 13z`,
    light: 'M7.500 7c3 1 6 .500 9-1M9.500 11H11M13 11h1.500M9 22l3-2 3 2',
  },
  /** Long hair. */
  heroine: {
    body: `${SHOULDERS}M4.500 19c.500-3-.500-8 .500-12 1-3 3.500-5 7-5s6 2 7 5c1 4 0 9 .500 12l-4-.500h-7z`,
    light: 'M8.500 8c2.500.500 5 0 7-1.500M9.500 11.500H11M13 11.500h1.500M10.500 15.500h3',
  },
  /** Bare head over a crossed robe. */
  jedi: {
    body: `${SHOULDERS}M6.500 7.500c.500-3.500 2.500-5 5.500-5s5 1.500 5.500 5L17 13c-.500 2.500-1 4-2.500 5.500L12 20l-2.500-1.500C8 17 7.500 15.500 7 13z`,
    light: 'M9.500 10H11M13 10h1.500M9.500 14.500c1.500 1 3.500 1 5 0M8 24l4-4 4 4',
  },
  /** A deep hood with a scowl in it. */
  sith: {
    body: `${SHOULDERS}M3.500 18C3 8 7 1.500 12 1.500S21 8 20.500 18l-4 1.500h-9z`,
    light: 'M8.500 10.500l3 1.500M15.500 10.500l-3 1.500M12 14v2.500',
  },
  /** Flared helmet with a grille. */
  vader: {
    body: 'M0 24l3-6 3.500-1.500h11L21 18l3 6zM3.500 16c.800-1 1.500-2.500 2-4.500C5 5 8 1.500 12 1.500s7 3.500 6.500 10c.500 2 1.200 3.500 2 4.500l-4.500 2.500H8z',
    light: 'M7.500 9.500l3.500 1.500M16.500 9.500L13 11M10.500 17l1.500-3 1.500 3z',
  },
  /** Wide ears. */
  yoda: {
    body: `${SHOULDERS}M0 8.500l6 .500C7 5 9 3.500 12 3.500S17 5 18 9l6-.500-5.500 5c-.500 3.500-3 5.500-6.500 5.500S6 17 5.500 13.500z`,
    light: 'M9 11h1.500M13.500 11H15M10 15.500h4M10 7h4',
  },
  /** A mask of ribs. */
  grievous: {
    body: `${WIDE}M7 3l5-2 5 2 1.500 6-2 8-2.500 3h-4l-2.500-3-2-8z`,
    light: 'M8.500 8l2.500 1.500M15.500 8L13 9.500M9 13h6M9.500 15.500h5M10.500 18h3',
  },
  /** A wide-brimmed hat. */
  hat: {
    body: `${SHOULDERS}M1 9.500L7 8l1-5.500h8L17 8l6 1.500v2H1zM6.500 12h11l-1 4.500c-.700 2-2.500 3-4.500 3s-3.800-1-4.500-3z`,
    light: 'M8.500 13.500h2M13.500 13.500h2M7.500 6.500h9',
  },
  /** Two horns over head-tails. */
  togruta: {
    body: `${SHOULDERS}M8 7L5 1l5 3h4l5-3-3 6c1 3 1.500 7 3.500 13l-3-.500c-1 .500-8 .500-9 0l-3 .500C6.500 14 7 10 8 7z`,
    light: 'M9.500 10.500H11M13 10.500h1.500M6.500 15L8 14M17.500 15L16 14M12 5v2.500',
  },
  /** A crown of horns. */
  zabrak: {
    body: `${SHOULDERS}M6.500 9L5 4l3 1.500L9 2l2 2 1-3 1 3 2-2 1 3.500L19 4l-1.500 5-.500 5c-.500 3-2.700 4.500-5 4.500S7.500 17 7 14z`,
    light: 'M9 10l2 1M15 10l-2 1M10.500 15h3',
  },
  /** A long snout. */
  reptile: {
    body: `${SHOULDERS}M5 8c1-4 4-6 8-5.500 4 .500 7 4 8 9.500l-1 3-7 1.500-2 2.500-4-1.500C5 15 4.500 11 5 8z`,
    light: 'M9.500 8.500h2M12 13.500l7-1M8 21h8',
  },
  /** A cylinder with many eyes. */
  assassin: {
    body: `${SLIM}M10.500 19h3v-2h-3zM8.500 3l2-2h3l2 2v2.500l1.500 1-1.500 1V17h-7V7.500L7 6.500l1.500-1z`,
    light: 'M10.500 6.500h3M10 9.500h1.500M13 11.500h1M10.500 14.500h3',
  },
  /** A polished face with round eyes. */
  protocol: {
    body: `${SHOULDERS}M6 10c0-5 2.500-8 6-8s6 3 6 8l-1.500 6-2.500 3h-4l-2.500-3z`,
    light: 'M8.500 8.500H11v2H8.500zM13 8.500h2.500v2H13zM10.500 15h3M9 22h6',
  },
  /** A tall headdress around the face. */
  handmaiden: { body: `${SHOULDERS}M5 3l7-2 7 2 1 9-3 7H7l-3-7z`, light: 'M9 9h6v5l-3 3-3-3zM7 5h10' },
  vehicle: { body: 'M1 17l2-7h5l3-4h8l4 6v7H1z', light: 'M12 8h5l2 3h-8zM4 19h3M16 19h3' },
} as const satisfies Readonly<Record<string, Bust>>;
export type BustName = keyof typeof BUSTS;
