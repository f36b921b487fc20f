import { GROUNDS, PIECE_FORMS, PIECE_KINDS, PIECE_LOOKS, type ScenePiece } from '@cadre/battle';
import { describe, expect, it } from 'vitest';
import { sculptPiece } from '../src/terrain/sculpt-piece.js';
import { clutterIn, type Flat, flatShare, pieceOf, SPACE, seenFromBehind, spanOf } from './terrain-probes.js';

const rectangle = (w: number, d: number, turn = 0): Flat[] =>
  [[-w, -d], [w, -d], [w, d], [-w, d]].map(([x, z]): Flat => [(x! * Math.cos(turn) - z! * Math.sin(turn)) / 2, (x! * Math.sin(turn) + z! * Math.cos(turn)) / 2]); // biome-ignore format: one line
const disc = (r: number, n: number): Flat[] => Array.from({ length: n }, (_, i): Flat => [r * Math.cos((2 * Math.PI * i) / n), r * Math.sin((2 * Math.PI * i) / n)]); // biome-ignore format: one line
const PLAIN: Readonly<Record<string, readonly Flat[]>> = {
  'a rectangle': rectangle(4, 2.6, 0.3),
  'an octagon': disc(1.8, 8),
};
const ODD: Readonly<Record<string, readonly Flat[]>> = {
  'a triangle': [[-2, -1], [2.4, -0.6], [0.2, 2]], // biome-ignore format: one line
  'a concave L': [[-2.5, -2.5], [2.5, -2.5], [2.5, -1], [-1, -1], [-1, 2.5], [-2.5, 2.5]], // biome-ignore format: one line
  'a long strip': rectangle(7.5, 0.5, 0.7),
  'a tiny square': rectangle(0.3, 0.3),
  'a huge square': rectangle(8, 8),
  'a star': Array.from({ length: 10 }, (_, i): Flat => [(i % 2 ? 1 : 2.6) * Math.cos(i * 0.628), (i % 2 ? 1 : 2.6) * Math.sin(i * 0.628)]),
  'corners that run the other way': rectangle(3, 2).toReversed(),
};
const HEIGHTS = [0.4, 1, 3, 6];
const WHATS: readonly Pick<ScenePiece, 'kind' | 'form'>[] = [
  ...PIECE_KINDS.map(kind => ({ kind, form: undefined })),
  ...PIECE_FORMS.map(form => ({ kind: 'building' as const, form })),
];
const nameOf = ({ kind, form }: Pick<ScenePiece, 'kind' | 'form'>): string => form ?? kind;
const made = (piece: ScenePiece, ground: (typeof GROUNDS)[number] = 'stone') => ({ piece, mesh: sculptPiece(piece, SPACE, ground) });
/** A thing on every outline with every look; heights and grounds take turns. */
const everything = function* (
  outlines: Readonly<Record<string, readonly Flat[]>>,
  what: Pick<ScenePiece, 'kind' | 'form'>,
  looks: typeof PIECE_LOOKS | readonly ['platform'] = PIECE_LOOKS,
) {
  let turn = 0;
  for (const [shape, corners] of Object.entries(outlines))
    for (const look of looks)
      for (const high of turn % 4 ? HEIGHTS.slice(0, 2) : HEIGHTS.slice(2)) {
        const bottom = look === 'floating' ? 2 * 254 : 0;
        const sight = turn % 2 ? ('open' as const) : ('blocks' as const);
        const piece = pieceOf(`${shape} ${turn}`, corners, { ...what, look, bottom, top: bottom + high * 254, sight });
        yield { says: `${shape}, ${look}, ${high}"`, ...made(piece, GROUNDS[turn++ % GROUNDS.length]) };
      }
};

describe('terrain', () => {
  for (const what of WHATS)
    it(`sculpts ${nameOf(what)} inside its prism, up to its top, on any outline`, () => {
      for (const { says, piece, mesh } of everything({ ...PLAIN, ...ODD }, what)) {
        const { isSound, outside, reached, triangles } = spanOf(mesh, piece);
        expect(isSound, says).toBe(true);
        expect(outside, says).toBeLessThan(0.02);
        expect(reached, says).toBeGreaterThanOrEqual(0.92);
        expect(triangles, says).toBeGreaterThan(0);
        expect(triangles, says).toBeLessThanOrEqual(4500);
      }
    });
  for (const what of WHATS)
    it(`gives ${nameOf(what)} a flat floor where one may stand on it`, () => {
      for (const { says, piece, mesh } of everything({ ...PLAIN, ...ODD }, what, ['platform']))
        expect(flatShare(mesh, piece), says).toBeGreaterThanOrEqual(0.85);
    });
  for (const what of WHATS)
    it(`leaves ${nameOf(what)} clear where one may stand in it`, () => {
      for (const corners of [...Object.values(PLAIN), rectangle(8, 8)]) {
        const isWoods = what.kind === 'woods';
        const { piece, mesh } = made(pieceOf('a', corners, { ...what, look: 'inside', top: (isWoods ? 4 : 1.25) * 254 }), 'forest');
        // Between trees branches hang above the legs.
        expect(clutterIn(mesh, piece, 0.9, isWoods ? 0.5 : 1.6)).toBeLessThanOrEqual(0.2);
      }
    });
  for (const what of WHATS)
    it(`shows no inside of ${nameOf(what)} from anywhere`, () => {
      for (const { says, piece, mesh } of everything(PLAIN, what)) expect(seenFromBehind(mesh, piece, 40), says).toBeLessThanOrEqual(0.05);
    });
  it('sculpts the same piece the same way, on every ground in its own colours', () => {
    const looks = new Set<string>();
    for (const ground of GROUNDS) {
      const piece = pieceOf('twin', rectangle(4, 3), { kind: 'building' });
      const [one, other] = [made(piece, ground).mesh, made(piece, ground).mesh];
      expect(one).toEqual(other);
      looks.add(one.colors.slice(0, 300).join());
    }
    expect(looks.size).toBe(GROUNDS.length);
  });
  it('tells pieces of one kind apart', () => {
    const [one, other] = ['a', 'b'].map(id => made(pieceOf(id, rectangle(2.6, 2.6), { kind: 'rock' })).mesh);
    expect(one!.positions).not.toEqual(other!.positions);
  });
  it('takes outlines of no area', () => {
    for (const corners of [[[0, 0], [1, 1], [2, 2]], [[0, 0], [0, 0], [0, 0]], [[0, 0], [2, 0]], [[-1, -1], [1, 1], [1, -1], [-1, 1]]] as Flat[][]) // biome-ignore format: one line
      for (const what of WHATS)
        for (const look of PIECE_LOOKS) {
          const { piece, mesh } = made(pieceOf('thin', corners, { ...what, look }));
          expect(spanOf(mesh, piece).isSound, `${nameOf(what)} ${look}`).toBe(true);
        }
  });
});
