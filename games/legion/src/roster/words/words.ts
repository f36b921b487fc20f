/** How one kind of problem is told: its rule, what is wrong and what would be right, in both languages. */
export interface Words {
  readonly rule: string;
  readonly note?: true;
  /** More cards can cure it: so a list looks while it is being built. */
  readonly unfinished?: true;
  readonly en: string;
  readonly de: string;
  readonly fixEn: string;
  readonly fixDe: string;
}
