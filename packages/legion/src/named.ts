/** A name or a text in both languages. */
export interface Named {
  readonly en: string;
  readonly de: string;
}
