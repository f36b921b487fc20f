/** What sets a figure apart from others of its family: a small sign on its badge, on a grid of 10. */
export const GEAR = {
  leader: 'M5 .500L6.300 3.500 9.500 3.800 7.100 6 7.800 9.200 5 7.500 2.200 9.200 2.900 6 .500 3.800 3.700 3.500z',
  heavy: 'M0 3.500h7V2h1.500v6H7V6.500H5L4 9H2l.800-2.500H0z',
  long: 'M0 5h8.500V3.500H10v3H3.500L2.500 9H1l.500-2.500H0z',
  blade: 'M9.500.500L4 6l1 1-1 1-1.500-1.500L.500 9.500 0 9l2-3L.500 4.500l1-1 1 1L9 0z',
  jet: 'M2 1h2v5l-1 3-1-3zM6 1h2v5L7 9 6 6z',
  medic: 'M3.700.500h2.600v3.200h3.200v2.600H6.300v3.200H3.700V6.300H.500V3.700h3.200z',
  tool: 'M1 1l2 .300L8.500 7 7.300 8.300 1.500 3zM6.500.500L9.500 2 8 4.500 6 3.500z',
  shield: 'M5 .500l4 1.500v3C9 7.500 7.500 9 5 9.800 2.500 9 1 7.500 1 5V2z',
  charge: 'M2 4h6v5.500H2zM4.500 4V2L6.500.500l.500.800-1.500 1V4z',
} as const;
export type GearName = keyof typeof GEAR;
