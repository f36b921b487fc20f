/** What came of a file that players brought: its content, or everything that is wrong with it. */
export type FileRead<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly string[] };

/** The own content of matches. Reading a file takes a library of schemas, which a table without own content does not load: the reader comes later, with `readWith`. */
export const ownContent = <T>(
  none: T,
): { readonly readWith: (read: (file: string) => FileRead<T>) => void; readonly of: (file: string) => T } => {
  let reader: ((file: string) => FileRead<T>) | null = null;
  return {
    readWith: read => {
      reader = read;
    },
    // A set-up refuses a file with problems, so here there are none.
    of: file => {
      if (file === '') return none;
      if (!reader) throw new Error('own content needs its reader, which is not loaded');
      const found = reader(file);
      if (!found.ok) throw new Error(`the own content of this match has problems:\n- ${found.problems.join('\n- ')}`);
      return found.value;
    },
  };
};
