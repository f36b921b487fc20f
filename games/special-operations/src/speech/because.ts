/** What a refusal can speak about: names and numbers in the language of the reader, empty where there is nothing. */
export interface Because {
  /** The unit or the token that it names. */
  readonly what: string;
  readonly enemy: string;
  readonly pieces: string;
  readonly inches: string;
  readonly most: string;
  readonly least: string;
  readonly range: string;
  readonly card: string;
  readonly action: string;
  readonly covered: number;
  readonly needed: number;
}
