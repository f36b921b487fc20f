import '../../css/motion.css';

/** What has just happened to a thing on the table, for a short animation. */
export const HAPPENINGS = ['hurt', 'healed', 'revealed', 'arrived', 'struck', 'flashed'] as const;
export type Happening = (typeof HAPPENINGS)[number];

export interface News {
  /** What happened to this thing, as a class name; empty when nothing did. */
  of(thing: string): string;
}
export const NO_NEWS: News = { of: () => '' };

/** The latest change, thing by thing. `read` is the one place where a game's facts become things that move. */
export const newsOf = <F>(facts: readonly F[], read: (fact: F) => readonly [thing: string, what: Happening] | null): News => {
  const found = new Map<string, Happening>();
  for (const fact of facts) {
    const one = read(fact);
    if (one) found.set(one[0], one[1]);
  }
  return { of: thing => (found.has(thing) ? `tc-news-${found.get(thing)}` : '') };
};
