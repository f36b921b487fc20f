/** Where something stands in plain data: `['missions', 0, 'crisis']`. */
export type JsonPath = readonly (string | number)[];

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const childrenOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []);
/** Whether something lies deeper in it than so many levels. A schema that is asked first would fall into it. */
export const isDeeperThan = (levels: number, value: unknown): boolean => {
  const inside = childrenOf(value);
  return levels === 0 ? inside.length > 0 : inside.some(child => isDeeperThan(levels - 1, child));
};
export const valueAt = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>((inner, part) => (inner as Record<string | number, unknown> | undefined)?.[part], value);
