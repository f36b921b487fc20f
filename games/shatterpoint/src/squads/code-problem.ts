/** Why a code cannot be read or written, as data: `squads/words.ts` words it. */
export type CodeProblem =
  /** `spt[...]`: not of this form, not closed, a part that is not a number, a number that nobody has, a unit without a known number. */
  | { readonly why: 'sptForm' | 'sptCut' }
  | { readonly why: 'sptNumber' | 'sptUnknown'; readonly text: string }
  | { readonly why: 'sptUnnumbered'; readonly card: string }
  /** `le1:...`: not of this form, of another version, with too few or too many parts. */
  | { readonly why: 'encounterForm' }
  | { readonly why: 'encounterVersion'; readonly version: string }
  | { readonly why: 'encounterParts'; readonly parts: number }
  /** An id that nothing has; the ids that would do. */
  | { readonly why: 'mission' | 'layout' | 'legend' | 'minions'; readonly id: string; readonly known: readonly string[] }
  | { readonly why: 'era'; readonly id: string; readonly cadre: 1 | 2 }
  | { readonly why: 'units'; readonly units: number; readonly cadre: 1 | 2 }
  | { readonly why: 'unit'; readonly id: string; readonly cadre: 1 | 2 };
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly CodeProblem[] };
