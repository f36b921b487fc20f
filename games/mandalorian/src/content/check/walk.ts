import { isRecord } from '@cadre/kit';
import type { Path } from './problem.js';

export interface Found {
  readonly at: Path;
  readonly name: string;
}

const children = (value: unknown): readonly (readonly [string | number, unknown])[] =>
  Array.isArray(value) ? value.map((child, i) => [i, child] as const) : isRecord(value) ? Object.entries(value) : [];

/** Every value of a field with this name, however deep; a list counts once for each of its entries. */
export const fieldsNamed = (key: string, value: unknown, at: Path = []): readonly { readonly at: Path; readonly value: unknown }[] =>
  children(value).flatMap(([part, child]) => {
    const here = [...at, part];
    if (part !== key) return fieldsNamed(key, child, here);
    if (!Array.isArray(child)) return [{ at: here, value: child }, ...fieldsNamed(key, child, here)];
    return child.flatMap((entry, i) => [{ at: [...here, i], value: entry }, ...fieldsNamed(key, entry, [...here, i])]);
  });

const namesIn = (key: string, value: unknown, at: Path): readonly Found[] =>
  fieldsNamed(key, value, at).flatMap(found => (typeof found.value === 'string' ? [{ at: found.at, name: found.value }] : []));

/** Every effect and modifier, however deep. */
export const opsIn = (value: unknown, at: Path = []): readonly Found[] => namesIn('op', value, at);

/** Every condition, however deep. */
export const conditionsIn = (value: unknown, at: Path = []): readonly Found[] => namesIn('is', value, at);
