import { AWAY, type CharacterId, FACEDOWN, type Facedown, NOBODY, type PieceId, type SpaceId, type TokenId } from '../ids.js';
import type { Scene } from './scene.js';

/** Somebody else has looked and will act on it: this threat is less of an errand for this player. */
const LEFT_TO_OTHERS = 0.2;

export interface Chance {
  readonly piece: PieceId;
  readonly space: SpaceId;
  /** How much looking there is worth, next to the others. */
  readonly weight: number;
}
/** Where a feature is, or where it can still be. */
export type FeatureFound =
  | { readonly found: SpaceId; readonly faceup: boolean }
  | { readonly carrier: CharacterId }
  | { readonly chances: readonly Chance[] };

export const isFeature = (x: Scene, token: TokenId | Facedown, feature: string): boolean =>
  token !== FACEDOWN && x.box.tokens[token]?.feature?.id === feature;

export const whereabouts = (x: Scene, feature: string): FeatureFound => {
  let known = x.features.get(feature);
  if (!known) {
    known = locate(x, feature);
    x.features.set(feature, known);
  }
  return known;
};
const locate = (x: Scene, feature: string): FeatureFound => {
  const { pieces } = x.table;
  for (let i = 0; i < pieces.length; i++) {
    const p = pieces[i]!;
    if (p.by !== NOBODY && isFeature(x, p.token, feature)) return { carrier: p.by };
    if (p.space === AWAY) continue;
    if (p.token !== FACEDOWN && isFeature(x, p.token, feature)) return { found: p.space, faceup: true };
    if (p.token === FACEDOWN && isFeature(x, x.seen[i] ?? FACEDOWN, feature)) return { found: p.space, faceup: false };
  }
  return { chances: chancesOf(x, feature) };
};
const chancesOf = (x: Scene, feature: string): Chance[] => {
  const { box, table, seen } = x;
  const mix = box.mixes.find(m => isFeature(x, m.token, feature));
  return x.hidden.flatMap(piece => {
    const { stack } = box.pieces[piece]!;
    if ((seen[piece] ?? FACEDOWN) !== FACEDOWN || stack < 0) return [];
    if (mix ? !mix.pieces.includes(piece) : !box.stacks[stack]!.some(t => isFeature(x, t, feature))) return [];
    const p = table.pieces[piece]!;
    if (p.space === AWAY) return [];
    return [{ piece, space: p.space, weight: p.seen === 0 ? 1 : LEFT_TO_OTHERS }];
  });
};

export interface Unknown {
  readonly enemy: number;
  readonly sentry: number;
  readonly effect: number;
}
/** How likely a facedown threat is an enemy, a sentry, or one with the mission effect, as far as this player knows. */
export const suspicion = (x: Scene, piece: PieceId): Unknown => {
  const { box } = x;
  const mine = x.seen[piece] ?? FACEDOWN;
  const bag = mine === FACEDOWN ? (box.stacks[box.pieces[piece]!.stack] ?? []).filter(t => !isOpen(x, t)) : [mine];
  let enemy = 0,
    sentry = 0,
    effect = 0;
  for (const t of bag) {
    const face = box.tokens[t]!;
    if (face.enemy) enemy++;
    if (face.sentry) sentry++;
    if (face.missionEffect) effect++;
  }
  const n = Math.max(1, bag.length);
  return { enemy: enemy / n, sentry: sentry / n, effect: effect / n };
};
const isOpen = (x: Scene, token: TokenId): boolean => x.table.pieces.some(p => p.token === token) || x.seen.includes(token);
