import type { Icon } from '../content/types.js';
import type { Words } from './english.js';

/** The icons of an option of a combat tree: each once, with how often it is there. */
export const iconList = ({ list, icons }: Words, all: readonly Icon[]): string =>
  list(
    [...new Set(all)].map(icon => {
      const n = all.filter(each => each === icon).length;
      return n === 1 ? icons[icon] : `${icons[icon]} ×${n}`;
    }),
  );
