import { amountOf } from '#game/box/box';
import type { Condition } from '#game/content/index';
import { AWAY, NOBODY, type Whereabouts } from '#game/ids';
import type { Labels } from '../labels/words.js';
import { type Box, faceOf, type Table } from '../seen.js';
import type { Texts } from '../texts.js';

/** The words of the table and of what is printed. */
interface Words {
  readonly labels: Labels;
  readonly texts: Texts;
}
/** One condition in words, and how things stand with it: a count, or a remark. */
export interface Progress {
  readonly text: string;
  readonly count?: { readonly now: number; readonly of: number };
  readonly remark?: string;
}

const placeOf = (box: Box, space: Whereabouts): string => (space === AWAY ? '' : box.terrain.names[space]!);
const featureNow = (box: Box, table: Table, id: string, { labels, texts }: Words): string => {
  const piece = table.pieces.find(p => faceOf(box, p.token)?.feature?.id === id);
  if (!piece) return labels.notFound;
  if (piece.by !== NOBODY) return labels.carriedBy(texts.names('character', box.characters[piece.by]!.def.id));
  return labels.found(placeOf(box, piece.space));
};
const childNow = (box: Box, table: Table, words: Words): string => `${words.labels.child}: ${childAt(box, table, words)}`;
const childAt = (box: Box, table: Table, { labels, texts }: Words): string => {
  const { child } = table;
  switch (child.held) {
    case 'none':
      return labels.notFound;
    case 'space':
      return labels.onMap(placeOf(box, child.by));
    case 'character':
      return labels.carriedBy(texts.names('character', box.characters[child.by]!.def.id));
    case 'enemy':
      return labels.withEnemy;
  }
};
/** The damage on all enemies of this name together; one that has left the map has taken all it could. */
const damageOn = (box: Box, table: Table, special: string): { now: number; of: number } => {
  let now = 0,
    of = 0;
  table.pieces.forEach((piece, i) => {
    const plan = box.pieces[i]!;
    const face = faceOf(box, plan.token);
    if (plan.kind !== 'placed' || face?.special !== special) return;
    of += face.health;
    now += piece.space === AWAY ? face.health : piece.damage;
  });
  return { now, of };
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const progressOf = (box: Box, table: Table, part: Condition, words: Words): Progress => {
  const text = capital(words.texts.condition(part));
  switch (part.is) {
    case 'track':
      return {
        text,
        count: {
          now: table.tracks[box.mission.tracks.findIndex(t => t.id === part.track)] ?? 0,
          of: amountOf(part.atLeast, box.characters.length),
        },
      };
    case 'markers':
      return { text, count: { now: table.markers.filter(m => m.marker === part.marker).length, of: part.atLeast } };
    case 'reshuffles':
      return { text, count: { now: table.reshuffles, of: amountOf(part.atLeast, box.characters.length) } };
    case 'specialsDefeated':
      return { text, count: damageOn(box, table, part.special) };
    case 'featureSecured':
      return { text, remark: featureNow(box, table, part.feature, words) };
    case 'carriedByCharacter':
    case 'carrierIn':
      return {
        text,
        remark: part.burden === 'child' ? childNow(box, table, words) : featureNow(box, table, part.burden.feature, words),
      };
    case 'enemyWithChildIn':
      return { text, remark: childNow(box, table, words) };
    default:
      return { text };
  }
};
