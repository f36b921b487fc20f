import type { Content } from './types.js';

/** A file may leave parts out; what it leaves out is taken from the content it lies over. */
export type ContentFile = Partial<Content>;

export const LISTS = [
  'characters',
  'planning',
  'unlockPlanning',
  'events',
  'unlockEvents',
  'features',
  'tokenSets',
  'maps',
  'missions',
] as const;
export type ListName = (typeof LISTS)[number];

type Piece = Content[ListName][number];
/** A piece of the file takes the place of the one with its id, or comes behind all others. */
const laidOver = (base: readonly Piece[], own: readonly Piece[]): readonly Piece[] => [
  ...base.map(piece => own.find(each => each.id === piece.id) ?? piece),
  ...own.filter(piece => !base.some(each => each.id === piece.id)),
];
export const together = (base: Content, file: ContentFile): Content => {
  const lists = Object.fromEntries(LISTS.map(list => [list, laidOver(base[list], file[list] ?? [])])) as Pick<Content, never>;
  return { ...base, ...file, ...lists };
};
