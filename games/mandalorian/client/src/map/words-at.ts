import { ABILITIES, CLASSES, SHAPES } from '#game/content/index';
import { FACEDOWN } from '#game/ids';
import { faceOf } from '../seen.js';
import type { TableContext } from '../table-context.js';

type Shown = Pick<TableContext, 'box' | 'table' | 'mine' | 'labels' | 'texts'>;

/** A threat as the seat in front knows it, in words. */
export const pieceWords = ({ box, table, mine, labels, texts }: Shown, at: number): string => {
  const piece = table.pieces[at]!;
  if (piece.token === FACEDOWN) {
    const seen = faceOf(box, mine?.seen[at]);
    const shape = SHAPES[box.pieces[at]!.stack] ?? 'square';
    return [labels.hidden, labels.shapes[shape], ...(seen ? [labels.seenAs(texts.token(seen))] : [])].join(', ');
  }
  const face = box.tokens[piece.token]!;
  if (!face.enemy) return texts.token(face);
  const kind = CLASSES[face.class];
  const hasChild = table.child.held === 'enemy' && table.child.by === at;
  return [
    texts.token(face),
    ...(kind ? [labels.classes[kind]] : []),
    labels.health(face.health - piece.damage, face.health),
    ...(hasChild ? [labels.carries(labels.child)] : []),
  ].join(', ');
};
/** What its symbols mean; for a feature, what it is good for. */
export const pieceMeaning = ({ box, table, labels, texts }: Shown, at: number): readonly string[] => {
  const face = faceOf(box, table.pieces[at]!.token);
  if (!face) return [labels.look.facedown];
  if (face.feature) return [texts.feature(face.feature)];
  return ABILITIES.filter(ability => face[ability]).map(ability => labels.meaning[ability]);
};

/** What is printed on a space, in words. */
export const groundWords = ({ box, table, labels }: Shown, at: number, isGoal: boolean): readonly string[] => {
  const space = box.map.spaces[at]!;
  const doors = box.terrain.doors.flatMap((door, i) =>
    door.a === at || door.b === at ? [(table.doors & (1 << i)) === 0 ? labels.locked : labels.open] : [],
  );
  return [
    ...(space.start ? [labels.look.start] : []),
    ...(space.number === undefined ? [] : [labels.look.number(space.number)]),
    ...(space.star ? [labels.look.star] : []),
    ...(box.terrain.roof[at] ? [labels.look.roof] : []),
    ...(isGoal ? [labels.look.goal] : []),
    ...(table.markers.some(marker => marker.space === at) ? [labels.look.marker] : []),
    ...doors,
  ];
};
