import type { Space } from '@cadre/core';
import type { PlaceDraft } from '@cadre/table-client';

/** What every component for a kind of answer space gets. It shows a draft and changes it; it sends nothing. */
export interface SpaceProps<K extends Space['kind']> {
  readonly space: Extract<Space, { kind: K }>;
  /** Options that stand apart from the list, because they only end or decline what goes on. */
  readonly closing: readonly number[];
  /** Values in the game's words. */
  readonly label: (value: number) => string;
  readonly draft: readonly number[];
  /** What a bot would answer, when the reader has asked for it. */
  readonly hint: readonly number[];
  readonly setDraft: (draft: readonly number[]) => void;
  readonly choose: (value: number) => void;
  /** The spots in the making, while some are asked for. */
  readonly place: PlaceDraft | null;
  readonly openRule: (rule: string) => void;
}
