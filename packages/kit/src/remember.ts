/** The same answer for the same text, worked out once. Only the latest few are kept: texts come from players, without end. */
export const remember = <T>(keep: number, make: (text: string) => T): ((text: string) => T) => {
  const made = new Map<string, T>();
  return text => {
    const found = made.get(text);
    if (found !== undefined) return found;
    const fresh = make(text);
    if (made.size >= keep) made.delete(made.keys().next().value!);
    made.set(text, fresh);
    return fresh;
  };
};
