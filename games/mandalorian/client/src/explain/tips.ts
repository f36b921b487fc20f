import { writtenTip } from '@cadre/table-client';
import { groundWords, pieceMeaning, pieceWords } from '../map/words-at.js';
import type { TableContext } from '../table-context.js';

/** Everything in a space, a line for each thing; `going`: what it takes to go there. */
const spaceTip = (shown: TableContext, space: number, going: string): string => {
  const { box, table, labels, texts } = shown;
  const characters = table.characters.flatMap((c, at) => {
    if (c.space !== space) return [];
    const { def, health } = box.characters[at]!;
    const burden = table.child.held === 'character' && table.child.by === at ? [labels.carries(labels.child)] : [];
    return [[texts.names('character', def.id), labels.health(Math.max(0, health - c.damage), health), ...burden].join(', ')];
  });
  const pieces = table.pieces.flatMap((piece, at) =>
    piece.space === space ? [[pieceWords(shown, at), ...pieceMeaning(shown, at)].join('. ')] : [],
  );
  const ground = groundWords(shown, space, false);
  const hasChild = table.child.held === 'space' && table.child.by === space;
  const lines = [...characters, ...(hasChild ? [labels.child] : []), ...pieces, ...(ground.length > 0 ? [ground.join(', ')] : [])];
  if (going !== '') return [going, ...lines].join('\n');
  return lines.length === 0 ? '' : [box.terrain.names[space], ...lines].join('\n');
};
/** What is written at a thing, or what lies in the space that is pointed at. */
export const tipsOf =
  (shown: TableContext) =>
  (element: Element): string => {
    const written = writtenTip(element);
    if (written !== '') return written;
    const space = element.closest('[data-space], [data-far]');
    if (!space) return '';
    const far = space.getAttribute('data-far');
    return far === null
      ? spaceTip(shown, Number(space.getAttribute('data-space')), '')
      : spaceTip(shown, Number(far), space.getAttribute('aria-label') ?? '');
  };
