export const print = (...lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};
/** The output of `--json`. */
export const printJson = (document: unknown): void => print(JSON.stringify(document, null, 2));
