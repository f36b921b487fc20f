import type { Language } from '@cadre/core';

/** What is said about a box in a language, said once: it never changes, so whoever draws it sees that it is the same. */
export const oncePerBox = <Box extends object, T>(describe: (box: Box, language: Language) => T): ((box: Box, language: Language) => T) => {
  const known = new WeakMap<Box, Map<Language, T>>();
  return (box, language) => {
    const said = known.get(box) ?? new Map<Language, T>();
    known.set(box, said);
    const found = said.get(language) ?? describe(box, language);
    said.set(language, found);
    return found;
  };
};
