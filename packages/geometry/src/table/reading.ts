/** Small readers for data from outside: each takes the place it stands at and adds to the list of problems. */
export type Problems = string[];
export type Raw = Readonly<Record<string, unknown>>;

export const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

export const shown = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  const text = JSON.stringify(value);
  if (text === undefined) return typeof value;
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
};

/** Stands for a text that was refused. */
export const UNREAD = '?';

export const readText = (raw: Raw, key: string, where: string, problems: Problems, otherwise?: string): string => {
  const value = raw[key] ?? otherwise;
  if (typeof value === 'string' && value.length > 0 && value.length <= 200) return value;
  problems.push(`${where}.${key} is ${shown(raw[key])}; it must be a text of 1 to 200 characters`);
  return UNREAD;
};

export const readNumber = (
  raw: Raw,
  key: string,
  where: string,
  low: number,
  high: number,
  problems: Problems,
  otherwise?: number,
): number => {
  const value = raw[key] ?? otherwise;
  if (typeof value === 'number' && value >= low && value <= high) return value;
  problems.push(`${where}.${key} is ${shown(raw[key])}; it must be a number from ${low} to ${high}`);
  return low;
};

export const readChoice = <T extends string>(
  raw: Raw,
  key: string,
  where: string,
  choices: readonly T[],
  problems: Problems,
  otherwise?: T,
): T => {
  const value = raw[key] ?? otherwise;
  const choice = choices.find(c => c === value);
  if (choice !== undefined) return choice;
  problems.push(`${where}.${key} is ${shown(raw[key])}; it must be one of ${choices.join(', ')}`);
  return choices[0]!;
};

export const readList = (
  raw: Raw,
  key: string,
  where: string,
  most: number,
  problems: Problems,
  otherwise?: readonly unknown[],
): readonly unknown[] => {
  const value = raw[key] ?? otherwise;
  if (Array.isArray(value) && value.length <= most) return value;
  problems.push(
    `${where}.${key} is ${Array.isArray(value) ? `a list of ${value.length}` : shown(value)}; it must be a list of at most ${most}`,
  );
  return [];
};

export const refuseDoubles = (ids: readonly string[], where: string, problems: Problems): void => {
  for (const id of new Set(ids.filter((id, i) => id !== UNREAD && ids.indexOf(id) !== i)))
    problems.push(`${where}: the id "${id}" is used more than once`);
};
