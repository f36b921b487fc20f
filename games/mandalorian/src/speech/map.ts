import type { Box, TokenFace } from '../box/box.js';
import { CLASSES, SHAPES } from '../content/types.js';
import { AWAY, FACEDOWN, idsWhere, type SpaceId, spaceId, type Whereabouts } from '../ids.js';
import type { Mind, Table } from '../state.js';
import { isUnlocked } from '../terrain/ground.js';
import { faceOf } from '../threats/threats.js';
import { tokenTitle } from './things.js';
import type { Words } from './words.js';

/** The inside of a space: narrow enough that a map of eleven columns leaves room for the rest beside it. */
const WIDTH = 6;
const padded = (text: string): string => {
  if (text.length > WIDTH) return `${text.slice(0, WIDTH - 1)}…`;
  return (text.length < WIDTH ? ` ${text}` : text).padEnd(WIDTH);
};

/** Who and what is in a space, in as few signs as possible: @1 a character, m3 a melee enemy with 3 health left, ?s a facedown square. */
const occupants = (words: Words, box: Box, t: Table, mine: Mind | null, space: SpaceId): string => {
  const { signs } = words.board;
  const found: string[] = [];
  t.characters.forEach((c, i) => {
    if (c.space === space) found.push(`@${i + 1}`);
  });
  if (t.child.held === 'space' && t.child.by === space) found.push(signs.child);
  t.pieces.forEach((p, i) => {
    if (p.space !== space) return;
    if (p.token === FACEDOWN) {
      found.push(`?${signs[SHAPES[box.pieces[i]!.stack]!]}${(mine?.seen[i] ?? FACEDOWN) === FACEDOWN ? '' : '*'}`);
      return;
    }
    const face = faceOf(box, p);
    if (face.enemy) {
      const kind = CLASSES[face.class];
      found.push(`${kind ? signs[kind] : 'x'}${face.health - p.damage}${abilitySigns(face)}`);
    } else found.push(`+${tokenTitle(words, box, p.token).charAt(0)}`);
  });
  return found.join('');
};
const abilitySigns = (face: TokenFace): string => `${face.sentry ? '^' : ''}${face.grapple ? '&' : ''}${face.sabotage ? '%' : ''}`;

type Side = 'wall' | 'thin' | 'elevation' | 'locked' | 'open';
const UPRIGHT: Readonly<Record<Side, string>> = { wall: '|', thin: ' ', elevation: ':', locked: 'L', open: '/' };
const LEVEL: Readonly<Record<Side, string>> = {
  wall: '-'.repeat(WIDTH),
  thin: ' '.repeat(WIDTH),
  elevation: '.'.repeat(WIDTH),
  locked: '=[L]'.padEnd(WIDTH, '='),
  open: '=[ ]'.padEnd(WIDTH, '='),
};
/** What lies between two spaces; nothing known means there is no way at all. */
const between = (box: Box, t: Table, a: SpaceId, b: SpaceId): Side => {
  const { terrain } = box;
  const door = terrain.doors.findIndex(d => (d.a === a && d.b === b) || (d.a === b && d.b === a));
  if (door !== -1) return isUnlocked(t.doors, door) ? 'open' : 'locked';
  if (terrain.thin[a]?.includes(b)) return 'thin';
  return terrain.elevation[a]?.includes(b) ? 'elevation' : 'wall';
};

const textAt = (texts: readonly string[], space: Whereabouts): string => (space === AWAY ? '' : texts[space]!);
/** The map as text: walls, doors, dotted lines, stars, numbers and everybody on it. */
export const drawMap = (words: Words, box: Box, t: Table, mine: Mind | null): string[] => {
  const { spaces } = box.map;
  const columns = [...new Set(spaces.map(s => s.x))].sort((a, b) => a - b),
    rows = [...new Set(spaces.map(s => s.y))].sort((a, b) => a - b);
  const at = (x: number | undefined, y: number | undefined): Whereabouts =>
    idsWhere<unknown, SpaceId>(spaces, (_, i) => spaces[i]!.x === x && spaces[i]!.y === y)[0] ?? AWAY;
  const side = (a: Whereabouts, b: Whereabouts): Side =>
    a === AWAY && b === AWAY ? 'thin' : a === AWAY || b === AWAY ? 'wall' : between(box, t, a, b);
  const heads = spaces.map(s => `${s.id}${s.start ? ' S' : ''}${s.star ? ' *' : ''}${s.number === undefined ? '' : ` #${s.number}`}`);
  const insides = spaces.map((_, space) => occupants(words, box, t, mine, spaceId(space)));
  const row = (y: number, texts: readonly string[]): string => {
    const cell = (x: number, i: number): string => `${UPRIGHT[side(at(columns[i - 1], y), at(x, y))]}${padded(textAt(texts, at(x, y)))}`;
    return `${columns.map(cell).join('')}${UPRIGHT[side(at(columns.at(-1), y), AWAY)]}`;
  };
  const line = (above: number | undefined, below: number | undefined): string =>
    `${columns.map(x => `+${LEVEL[side(at(x, above), at(x, below))]}`).join('')}+`;
  return [...rows.flatMap((y, i) => [line(rows[i - 1], y), row(y, heads), row(y, insides)]), line(rows.at(-1), undefined)];
};
