import type { Names } from '../speech/names.js';
import type { Words } from '../speech/words.js';

/** In what words an explanation is given. */
export interface Told {
  readonly words: Words;
  readonly names: Names;
}
