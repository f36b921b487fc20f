import type { JsonPath as Path } from '@cadre/kit';

/** One thing that is wrong with a content file: where it is and what was expected. */
export interface Problem {
  readonly file: string;
  /** Inside the file, like `missions[0].crisis[1].op`. */
  readonly path: string;
  readonly says: string;
  readonly expected: string;
}

export type { Path };

/** Told by a check that does not know the name of the file. */
export interface Finding {
  readonly at: Path;
  readonly says: string;
  readonly expected: string;
  /** The id that this finding misses. */
  readonly misses?: string;
}

export const pathText = (path: Path): string =>
  path.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`)).join('') || 'the file';

export const problemText = ({ file, path, says, expected }: Problem): string => `${file}: ${path}: ${says}; expected ${expected}`;
