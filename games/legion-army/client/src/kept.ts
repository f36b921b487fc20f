import { catalogue } from '@cadre/legion-army/data';
import { type ArmyList, type HandInDetails, pointsOf, readList, writeOwnJson } from '@cadre/legion-army/roster';

export const OUTCOMES = ['won', 'drawn', 'lost'] as const;
export type Outcome = (typeof OUTCOMES)[number];
/** A game that was played with a list. */
export interface GameResult {
  readonly at: number;
  readonly opponent: string;
  readonly outcome: Outcome;
}
/** An earlier version of a list. */
export interface Version {
  readonly at: number;
  readonly list: ArmyList;
}
/** What somebody writes on a list besides the list itself. */
export interface ListNotes {
  readonly folder: string;
  readonly notes: string;
  readonly isTemplate: boolean;
  readonly results: readonly GameResult[];
  /** For the organiser of an event. */
  readonly handIn: HandInDetails;
  /** When it was handed in as it is: nothing changes it until it is unlocked. */
  readonly locked: { readonly at: number; readonly checksum: string } | null;
}
/** A list on the shelf of this device. */
export interface KeptList extends ListNotes {
  readonly id: string;
  readonly list: ArmyList;
  /** When it was last changed, in milliseconds. */
  readonly changed: number;
  /** Earlier versions, the newest first. */
  readonly versions: readonly Version[];
  /** What it cost when it was last changed, and by which update of the points. */
  readonly worth: { readonly points: number; readonly asOf: string };
}
export const LISTS = 'cadre.armies';
export const NO_NOTES: ListNotes = {
  folder: '',
  notes: '',
  isTemplate: false,
  results: [],
  handIn: { player: '', event: '', date: '' },
  locked: null,
};
const worthOf = (list: ArmyList): KeptList['worth'] => ({ points: pointsOf(list), asOf: catalogue.points });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const records = (value: unknown): Readonly<Record<string, unknown>>[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

const readVersions = (raw: unknown): Version[] =>
  records(raw).flatMap(entry => {
    const { list } = readList(text(entry['text']));
    return list ? [{ at: number(entry['at']), list }] : [];
  });
const readResults = (raw: unknown): GameResult[] =>
  records(raw).flatMap(entry => {
    const outcome = OUTCOMES.find(o => o === entry['outcome']);
    return outcome ? [{ at: number(entry['at']), opponent: text(entry['opponent']), outcome }] : [];
  });
const readHandIn = (raw: unknown): HandInDetails =>
  isRecord(raw) ? { player: text(raw['player']), event: text(raw['event']), date: text(raw['date']) } : NO_NOTES.handIn;
const readLock = (raw: unknown): ListNotes['locked'] =>
  isRecord(raw) && typeof raw['at'] === 'number' ? { at: raw['at'], checksum: text(raw['checksum']) } : null;
const readWorth = (raw: unknown, list: ArmyList): KeptList['worth'] =>
  isRecord(raw) && typeof raw['points'] === 'number' ? { points: raw['points'], asOf: text(raw['asOf']) } : worthOf(list);
/** What was kept may be older than this page, or written by somebody else: what cannot be read as a list is left out. */
export const readKept = (raw: unknown): KeptList[] =>
  records(raw).flatMap(entry => {
    if (typeof entry['id'] !== 'string') return [];
    const { list } = readList(text(entry['text']));
    if (!list) return [];
    return [
      {
        id: entry['id'],
        list,
        changed: number(entry['changed']),
        folder: text(entry['folder']),
        notes: text(entry['notes']),
        isTemplate: entry['isTemplate'] === true,
        results: readResults(entry['results']),
        handIn: readHandIn(entry['handIn']),
        locked: readLock(entry['locked']),
        versions: readVersions(entry['versions']),
        worth: readWorth(entry['worth'], list),
      },
    ];
  });
/** Texts of lists that have been written: of a whole shelf only the one that was changed is written anew. */
const written = new WeakMap<ArmyList, string>();
const textOf = (list: ArmyList): string => {
  const known = written.get(list) ?? writeOwnJson(list);
  written.set(list, known);
  return known;
};
export const writeKept = (lists: readonly KeptList[]): unknown =>
  lists.map(({ list, versions, ...rest }) => ({
    ...rest,
    text: textOf(list),
    versions: versions.map(version => ({ at: version.at, text: textOf(version.list) })),
  }));

/** After a pause of this length the list as it was becomes a version: one sitting is one version, not hundreds. */
const BETWEEN_VERSIONS = 10 * 60_000;
const MOST_VERSIONS = 30;
/** A list after a change: what it was before becomes a version. */
export const changedList = (id: string, list: ArmyList, now: number, before: KeptList | undefined): KeptList => {
  if (!before) return { ...NO_NOTES, id, list, changed: now, versions: [], worth: worthOf(list) };
  const isNew = before.list.units.length > 0 && (before.versions.length === 0 || now - before.changed >= BETWEEN_VERSIONS);
  const versions = isNew ? [{ at: before.changed, list: before.list }, ...before.versions].slice(0, MOST_VERSIONS) : before.versions;
  return { ...before, list, changed: now, versions, worth: worthOf(list) };
};

/** The newest first; a list that is kept again takes the place of the old one. */
export const withKept = (lists: readonly KeptList[], kept: KeptList): KeptList[] => [kept, ...lists.filter(l => l.id !== kept.id)];
/** Notes do not move a list to the front. */
export const withNotes = (lists: readonly KeptList[], id: string, notes: Partial<ListNotes>): KeptList[] =>
  lists.map(kept => (kept.id === id ? { ...kept, ...notes } : kept));
export const withoutKept = (lists: readonly KeptList[], id: string): KeptList[] => lists.filter(l => l.id !== id);

export const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).reduce((id, n) => id + n.toString(36), '');
/** The folders in use, in their order. */
export const foldersOf = (lists: readonly KeptList[]): string[] => [...new Set(lists.map(k => k.folder).filter(f => f !== ''))].sort();
