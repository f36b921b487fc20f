/** What an end of the ruler lies at; the number in a query is its place in this list. */
export const RULER_ENDS = ['point', 'unit', 'objective', 'marker', 'piece'] as const;
