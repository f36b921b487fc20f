/** Why a base cannot be put somewhere, as data: what is wrong, what is in the way, and by how much (0.1 mm). A game puts it into words. */
export type Refusal =
  | { readonly kind: 'off-the-table' }
  /** It would stand in something solid, only partly on something, or without room above its feet. */
  | { readonly kind: 'in-piece'; readonly piece: string }
  | { readonly kind: 'half-on-piece'; readonly piece: string }
  | { readonly kind: 'no-headroom'; readonly piece: string }
  | { readonly kind: 'on-base'; readonly figure: string }
  /** The level that was asked for is not there; these are. */
  | { readonly kind: 'wrong-level'; readonly levels: readonly number[] }
  /** Higher or lower than the move may end. */
  | { readonly kind: 'too-high'; readonly rise: number; readonly most: number; readonly piece: string | undefined }
  | { readonly kind: 'too-low'; readonly drop: number; readonly most: number }
  | { readonly kind: 'out-of-reach'; readonly distance: number; readonly most: number }
  /** Near enough, but no tool can be laid: what the straight one would cross. */
  | { readonly kind: 'way-blocked'; readonly by: readonly string[] }
  | RegionRefusal;

/** The refusals that every measured game has words for. */
export const COMMON_REFUSALS = [
  'off-the-table',
  'in-piece',
  'half-on-piece',
  'no-headroom',
  'wrong-level',
  'on-base',
  'too-high',
  'out-of-reach',
  'way-blocked',
  'too-near',
  'too-far',
] as const satisfies readonly Refusal['kind'][];

/** Why a base is not in a region. */
export type RegionRefusal =
  | { readonly kind: 'too-far'; readonly from: string; readonly gap: number; readonly most: number }
  | { readonly kind: 'too-near'; readonly to: string; readonly gap: number; readonly least: number }
  | { readonly kind: 'no-contact'; readonly with: string; readonly gap: number }
  | { readonly kind: 'in-contact'; readonly with: string }
  | { readonly kind: 'too-far-from-edge'; readonly gap: number; readonly most: number }
  | { readonly kind: 'outside-zone'; readonly zones: readonly string[] }
  | { readonly kind: 'not-nearer'; readonly to: string }
  | { readonly kind: 'not-farther'; readonly from: string }
  | { readonly kind: 'excluded' }
  | { readonly kind: 'none-of'; readonly reasons: readonly RegionRefusal[] };
