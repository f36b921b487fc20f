import type { Option } from '@cadre/core';
import type { GameInfo } from '@cadre/protocol';

export const seatCountText = ({ min, max }: GameInfo['seats']): string =>
  min === max ? `${min} ${min === 1 ? 'seat' : 'seats'}` : `${min} to ${max} seats`;

/** The values an option can take. */
export const optionRange = (o: Option): string => {
  switch (o.kind) {
    case 'word':
      return o.words.join(', ');
    case 'number':
      return `${o.min} to ${o.max}`;
    case 'file':
      return 'path of a file';
    case 'seat':
      return `a code of at most ${o.max} characters`;
  }
};
export const defaultText = (o: Option): string => (o.kind === 'file' ? 'none' : `${o.default}`);
