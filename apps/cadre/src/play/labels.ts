/** An option with the number that a player types for it. */
export interface LabelledOption {
  readonly label: number;
  readonly value: number;
  readonly words: string;
}

/**
 * Options are numbered from 1, unless all of them have a number after the same word ("square 5", "square 7"):
 * then the player types that number.
 */
export const labelOptions = (values: readonly number[], wordsOf: (value: number) => string): LabelledOption[] => {
  const words = values.map(wordsOf);
  const named = words.map(w => /^(\p{L}+) (\d+)\b/u.exec(w));
  const numbers = named.map(n => Number(n?.[2]));
  const ownNumbers = named.every(n => n !== null && n[1] === named[0]?.[1]) && new Set(numbers).size === numbers.length;
  return values.map((value, i) => ({ label: ownNumbers ? numbers[i]! : i + 1, value, words: words[i]! }));
};
