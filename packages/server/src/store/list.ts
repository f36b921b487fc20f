/** A list that travels as one parameter of a statement. */
export type List = readonly (string | number | boolean | null)[];

/** The list as PostgreSQL itself writes it: drivers guess the type of a list by its first member, and guess wrong. */
export const listText = (list: List): string =>
  `{${list.map(x => (typeof x === 'string' ? `"${x.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"` : String(x ?? 'NULL'))).join()}}`;
