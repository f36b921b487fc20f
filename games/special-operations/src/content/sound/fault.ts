import type { ContentProblem } from '@cadre/kit/effects/schema';

/** What is wrong with a battlefield, as data: an editor says it in its reader's language. Pieces, objectives and zones by their ids. */
export type LayoutFault =
  | { readonly kind: 'outline' }
  | { readonly kind: 'pieces-overlap'; readonly piece: string; readonly other: string }
  | { readonly kind: 'on-piece'; readonly objective: string; readonly piece: string }
  | { readonly kind: 'no-contact'; readonly objective: string; readonly room: number; readonly needed: number }
  | { readonly kind: 'unreachable'; readonly objective: string; readonly zone: string }
  | { readonly kind: 'no-room'; readonly zones: readonly string[]; readonly room: number; readonly needed: number };
export interface LayoutProblem extends ContentProblem {
  readonly fault?: LayoutFault;
}
