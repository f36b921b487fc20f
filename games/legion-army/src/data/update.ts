import type { AnyCard } from './catalogue.js';

/** One row of a published table: a card, and what it costs from now on. */
export interface UpdateRow {
  /** Where in the file: "line 7", "/points/3". */
  readonly place: string;
  readonly name: string;
  /** Empty where the table has titles and this row has none. */
  readonly title?: string;
  readonly kind?: string;
  readonly code?: string;
  readonly points: number;
}
/** A card that the table brings with all its fields. */
export interface NewCard {
  readonly place: string;
  readonly kind: 'unit' | 'upgrade';
  readonly card: Readonly<Record<string, unknown>> & { readonly id: string; readonly code: string; readonly name: string };
}
export interface Update {
  /** The day from which the points hold, and who published them, where the file says so. */
  readonly date?: string;
  readonly source?: string;
  readonly rows: readonly UpdateRow[];
  readonly cards: readonly NewCard[];
  /** What could not be read: place, what is wrong, what was expected. */
  readonly problems: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
const text = (x: unknown): string | undefined => (typeof x === 'string' && x.trim() !== '' ? x.trim() : undefined);
const isPoints = (x: unknown): x is number => typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= 1000;
export const isUpdateDate = (date: string): boolean => /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(date);

/** A published table of points: JSON, or CSV with a header that names at least `name` and `points`. */
export const readUpdate = (input: string): Update => {
  const start = input.replace(/^\uFEFF/, '').trim();
  return start.startsWith('{') || start.startsWith('[') ? readJsonUpdate(start) : readCsvUpdate(start);
};

const readJsonUpdate = (input: string): Update => {
  let json: unknown;
  try {
    json = JSON.parse(input);
  } catch (error) {
    return { rows: [], cards: [], problems: [`not valid JSON: ${(error as Error).message}`] };
  }
  const problems: string[] = [];
  const whole = Array.isArray(json) ? { points: json } : isObject(json) ? json : {};
  const listed = whole['points'] ?? [];
  if (!Array.isArray(listed)) problems.push('/points: expected a list of { "name", "points" }');
  const rows = (Array.isArray(listed) ? listed : []).flatMap((row: unknown, i) =>
    rowOf(isObject(row) ? row : {}, `/points/${i}`, problems),
  );
  const cards = (Array.isArray(whole['cards']) ? whole['cards'] : []).flatMap((card: unknown, i) =>
    cardOf(isObject(card) ? card : {}, `/cards/${i}`, problems),
  );
  return { ...about(whole, problems), rows, cards, problems };
};
const about = (whole: Json, problems: string[]): Pick<Update, 'date' | 'source'> => {
  const [date, source] = [text(whole['date']), text(whole['source'])];
  if (date !== undefined && !isUpdateDate(date)) problems.push(`/date: expected a day as 2026-06-19, got "${date}"`);
  return { ...(date !== undefined && isUpdateDate(date) ? { date } : {}), ...(source === undefined ? {} : { source }) };
};
const rowOf = (row: Json, place: string, problems: string[]): UpdateRow[] => {
  const name = text(row['name']);
  const points = row['points'] ?? row['cost'];
  if (name === undefined) problems.push(`${place}: a card without a name`);
  else if (!isPoints(points))
    problems.push(`${place}: ${name}: expected whole points from 0 to 1000, got ${JSON.stringify(points) ?? 'nothing'}`);
  if (name === undefined || !isPoints(points)) return [];
  const title = 'title' in row ? (text(row['title']) ?? '') : undefined;
  const [kind, code] = [text(row['kind']), text(row['code'])];
  return [
    {
      place,
      name,
      points,
      ...(title === undefined ? {} : { title }),
      ...(kind === undefined ? {} : { kind }),
      ...(code === undefined ? {} : { code }),
    },
  ];
};
const NEEDED = {
  unit: [
    'id',
    'code',
    'name',
    'rank',
    'faction',
    'type',
    'cost',
    'slots',
    'keywords',
    'miniatures',
    'wounds',
    'defence',
    'courage',
    'speed',
    'weapons',
  ],
  upgrade: ['id', 'code', 'name', 'slot', 'cost'],
} as const;
const cardOf = ({ kind, ...card }: Json, place: string, problems: string[]): NewCard[] => {
  if (kind !== 'unit' && kind !== 'upgrade') {
    problems.push(`${place}/kind: expected unit or upgrade, got ${JSON.stringify(kind) ?? 'nothing'}`);
    return [];
  }
  const missing = NEEDED[kind].filter(key => !(key in card));
  if (missing.length > 0) problems.push(`${place}: ${text(card['name']) ?? 'a card'} has no ${missing.join(', ')}`);
  return missing.length > 0 ? [] : [{ place, kind, card: card as NewCard['card'] }];
};

const readCsvUpdate = (input: string): Update => {
  const [head = '', ...lines] = input.split(/\r?\n/);
  const columns = cellsOf(head).map(cell => cell.toLowerCase());
  const problems: string[] = [];
  if (!columns.includes('name') || !(columns.includes('points') || columns.includes('cost')))
    return { rows: [], cards: [], problems: [`line 1: expected columns "name" and "points", got "${head.slice(0, 60)}"`] };
  const rows = lines.flatMap((line, i) => {
    if (line.trim() === '') return [];
    const cells = cellsOf(line);
    const row = Object.fromEntries(columns.map((column, n) => [column, cells[n] ?? '']));
    const points = row['points'] ?? row['cost'] ?? '';
    return rowOf({ ...row, points: /^\d+$/.test(points) ? Number(points) : points }, `line ${i + 2}`, problems);
  });
  return { rows, cards: [], problems };
};
/** Cells between commas or semicolons, in quotes where they hold one. */
const cellsOf = (line: string): string[] => {
  const cells = line.match(/(?<=^|[,;])(?:"(?:[^"]|"")*"|[^,;]*)/g) ?? [];
  return cells.map(cell => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell).trim());
};

export interface PointsStep {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly from: number | null;
  readonly to: number;
}
export interface UpdatePlan {
  readonly changed: readonly PointsStep[];
  /** So many cards cost what they cost before. */
  readonly same: number;
  readonly added: readonly NewCard[];
  readonly problems: readonly string[];
}
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
/** What a table changes in a catalogue. A name that several cards have needs a title, a kind or a code. */
export const planUpdate = (cards: readonly AnyCard[], update: Update): UpdatePlan => {
  const problems = [...update.problems];
  const changed: PointsStep[] = [];
  const seen = new Map<string, string>();
  let same = 0;
  for (const row of update.rows) {
    const found = cardsOf(cards, row);
    const [known] = found;
    const label = !row.title ? row.name : `${row.name}, ${row.title}`;
    if (!known) problems.push(`${row.place}: no card is called ${label}`);
    else if (found.length > 1)
      problems.push(
        `${row.place}: ${label} is the name of ${found.length} cards (${found.map(c => c.card.id).join(', ')}); add a title, kind or code`,
      );
    else if (seen.has(known.card.id)) problems.push(`${row.place}: ${label} is also in ${seen.get(known.card.id)}`);
    else {
      seen.set(known.card.id, row.place);
      const from = 'cost' in known.card ? known.card.cost : null;
      if (from === row.points) same++;
      else changed.push({ id: known.card.id, code: known.card.code, name: label, from, to: row.points });
    }
  }
  const taken = new Set(cards.flatMap(({ card }) => [card.id, card.code]));
  const added = update.cards.filter(({ place, card }) => {
    const isTaken = taken.has(card.id) || taken.has(card.code);
    if (isTaken) problems.push(`${place}: a card with the id ${card.id} or the code ${card.code} is in the catalogue already`);
    return !isTaken;
  });
  return { changed, same, added, problems };
};
const cardsOf = (cards: readonly AnyCard[], { name, title, kind, code }: UpdateRow): readonly AnyCard[] => {
  const priced = cards.filter(({ card }) => 'cost' in card);
  if (code !== undefined) return priced.filter(({ card }) => card.code === code);
  const named = priced.filter(({ card }) => plain(card.name) === plain(name));
  const titled = !title ? named : named.filter(({ card }) => plain(card.title ?? '') === plain(title));
  const ofKind = kind === undefined ? titled : titled.filter(known => known.kind === kind);
  // A bare "Stormtroopers" is the unit without a title; a bare "Luke Skywalker" may be an upgrade or any of three units.
  const isBare = title === '' || (title === undefined && new Set(ofKind.map(known => known.kind)).size === 1);
  const untitled = isBare ? ofKind.filter(({ card }) => card.title === undefined) : [];
  return untitled.length === 1 ? untitled : ofKind;
};
