import { type ArmyList, readList, writeOwnJson } from '@cadre/legion/roster';

/** A list on the shelf of this device. */
export interface KeptList {
  readonly id: string;
  readonly list: ArmyList;
  /** When it was last changed, in milliseconds. */
  readonly changed: number;
}
export const LISTS = 'cadre.armies';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
/** What was kept may be older than this page, or written by somebody else: what cannot be read as a list is left out. */
export const readKept = (raw: unknown): KeptList[] =>
  (Array.isArray(raw) ? raw : []).flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry['id'] !== 'string' || typeof entry['text'] !== 'string') return [];
    const { list } = readList(entry['text']);
    return list ? [{ id: entry['id'], list, changed: typeof entry['changed'] === 'number' ? entry['changed'] : 0 }] : [];
  });
/** Texts of lists that have been written: of a whole shelf only the one that was changed is written anew. */
const written = new WeakMap<ArmyList, string>();
const textOf = (list: ArmyList): string => {
  const text = written.get(list) ?? writeOwnJson(list);
  written.set(list, text);
  return text;
};
export const writeKept = (lists: readonly KeptList[]): unknown =>
  lists.map(({ id, list, changed }) => ({ id, changed, text: textOf(list) }));

/** The newest first; a list that is kept again takes the place of the old one. */
export const withKept = (lists: readonly KeptList[], kept: KeptList): KeptList[] => [kept, ...lists.filter(l => l.id !== kept.id)];
export const withoutKept = (lists: readonly KeptList[], id: string): KeptList[] => lists.filter(l => l.id !== id);

export const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).reduce((id, n) => id + n.toString(36), '');
