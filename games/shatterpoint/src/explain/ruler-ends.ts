/** What an end of the ruler lies at; the number in a query is its place in this list. */
export const RULER_ENDS = ['point', 'character', 'objective', 'piece'] as const;
