declare const brand: unique symbol;
/** A number that counts one kind of thing: a `UnitId` is not a `SpotId`, although both are plain numbers in the data. */
export type Id<Of extends string> = number & { readonly [brand]: Of };
export const idOf = <T extends Id<string>>(n: number): T => n as T;

/** Absent values are words, one for each meaning: `SpaceId | None<'away'>`. A -1 that means three things cannot be written. */
export type None<Why extends string> = Why;

/** One part of an option: a bounded set of values, numbered from 0. */
export interface Field<T> {
  readonly size: number;
  encode(value: T): number;
  decode(code: number): T;
}
export const index = <T extends number>(size: number): Field<T> => ({ size, encode: value => value, decode: code => code as T });
export const oneOf = <const T>(...values: readonly T[]): Field<T> => ({
  size: values.length,
  encode: value => values.indexOf(value),
  decode: code => values[code]!,
});
export const orNone = <T extends number, Why extends string>(field: Field<T>, none: None<Why>): Field<T | None<Why>> => ({
  size: field.size + 1,
  encode: value => (typeof value === 'string' ? 0 : field.encode(value) + 1),
  decode: code => (code === 0 ? none : field.decode(code - 1)),
});

type Fields = Readonly<Record<string, Field<unknown>>>;
type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: ReturnType<F[Name]['decode']> };
/** The options of a codec as a union by `kind`. */
export type OptionOf<Kinds extends Readonly<Record<string, Fields>>> = {
  [Kind in keyof Kinds & string]: { readonly kind: Kind } & ValuesOf<Kinds[Kind]>;
}[keyof Kinds & string];

export interface Codec<Option> {
  encode(option: Option): number;
  decode(code: number): Option;
  /** Whether the code stands for an option at all: what comes from outside may be anything. */
  has(code: number): boolean;
}
export type Decoded<C> = C extends Codec<infer Option> ? Option : never;

/**
 * The one place where options become integers and integers options. Kinds take consecutive ranges, so add new kinds at the end:
 * old records stay readable. A value that does not fit throws here, at its source, not in a replay a week later.
 */
export const codec = <const Kinds extends Readonly<Record<string, Fields>>>(kinds: Kinds): Codec<OptionOf<Kinds>> => {
  type Parts = Readonly<Record<string, number | string>>;
  let end = 0;
  const ranges = Object.entries(kinds).map(([kind, of]) => {
    const fields = Object.entries(of);
    const first = end;
    end += fields.reduce((n, [, field]) => n * field.size, 1);
    return { kind, fields, backwards: fields.toReversed(), first, end };
  });
  if (end > Number.MAX_SAFE_INTEGER) throw new RangeError(`options need ${end} codes; expected at most ${Number.MAX_SAFE_INTEGER}`);
  const byKind = new Map(ranges.map(r => [r.kind, r]));
  const has = (code: number): boolean => Number.isInteger(code) && code >= 0 && code < end;
  return {
    has,
    encode: option => {
      const { fields, first } = byKind.get(option.kind)!;
      let code = 0;
      for (const [name, field] of fields) {
        const value = (option as Parts)[name];
        const part = field.encode(value);
        if (!Number.isInteger(part) || part < 0 || part >= field.size)
          throw new RangeError(`${option.kind}.${name}: expected one of ${field.size} values, got ${value}`);
        code = code * field.size + part;
      }
      return first + code;
    },
    decode: code => {
      if (!has(code)) throw new RangeError(`${code} encodes no option; expected 0 to ${end - 1}`);
      const range = ranges.find(r => code < r.end)!;
      const option: Record<string, unknown> = { kind: range.kind };
      let rest = code - range.first;
      for (const [name, field] of range.backwards) {
        option[name] = field.decode(rest % field.size);
        rest = Math.floor(rest / field.size);
      }
      return option as OptionOf<Kinds>;
    },
  };
};
