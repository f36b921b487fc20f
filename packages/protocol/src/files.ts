/**
 * A set-up can hold whole files, and views repeat them. In messages a long text stands as this mark and its hash; the text
 * itself comes once, in the `files` of the first message. Nobody can type the mark: control characters are refused.
 */
export const FILE_MARK = '\u0000file:';

export type Files = Readonly<Record<string, string>>;

/** The same with every mark replaced by its text, in place. Throws if a text never came: the whole table must be asked for again. */
export const insertFiles = <T>(value: T, files: Files): T => {
  if (typeof value === 'string' && value.startsWith(FILE_MARK)) {
    const text = files[value.slice(FILE_MARK.length)];
    if (text === undefined) throw new Error(`the text of ${value.slice(FILE_MARK.length)} has not been sent`);
    return text as T;
  }
  if (typeof value !== 'object' || value === null) return value;
  const members = value as Record<string, unknown>;
  for (const [name, member] of Object.entries(members))
    if (typeof member === 'object' || (typeof member === 'string' && member.startsWith(FILE_MARK)))
      members[name] = insertFiles(member, files);
  return value;
};
