/** A list as one parameter, a member a line: ids, numbers and JSON hold no line break, so nothing needs to be escaped. */
export const lines = (members: readonly (string | number | null)[]): string => members.map(m => m ?? '').join('\n');
/** The same list in the statement, as its n-th parameter. */
export const list = (n: number, type: string): string => `string_to_array($${n}, E'\\n', '')::${type}[]`;
