/** The German name, what the keyword does in English and German, and the rule of army building that it is about, if any. */
export type Entry = readonly [german: string, en: string, de: string, rule?: string];
