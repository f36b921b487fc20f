/**
 * Which lines of a source file belong to something that runs. A rule is implemented by a step, a query, an offer: a top-level declaration with a
 * function in it. A row of data, a type or a comment that stands by itself implements nothing, whatever rule it names.
 */
export const runningLines = (text: string): readonly boolean[] => {
  const lines = text.split('\n');
  const owners = ownersOf(lines);
  const bodies = new Map<number, string>();
  for (const [i, owner] of owners.entries())
    if (owner !== undefined && !isComment(lines[i]!)) bodies.set(owner, `${bodies.get(owner) ?? ''}${withoutComment(lines[i]!)}\n`);
  const running = new Map([...bodies].map(([owner, body]) => [owner, runs(body)]));
  return owners.map(owner => owner !== undefined && running.get(owner) === true);
};

const isComment = (line: string): boolean => /^\s*(\/\/|\/\*|\*)/.test(line);
const withoutComment = (line: string): string => line.replace(/\/\*.*?\*\/|\/\/.*/g, '');
const DECLARATION = /^(export|const|let|function|type|interface|declare|import|async|class)\b/;
/** A comment between declarations. */
const AT_MARGIN = /^(\/\/|\/\*| \*)/;
/** The top-level declaration of each line, by its first line. A comment right above one belongs to it. */
const ownersOf = (lines: readonly string[]): readonly (number | undefined)[] => {
  const owners: (number | undefined)[] = [];
  let now: number | undefined;
  for (const [i, line] of lines.entries()) {
    if (DECLARATION.test(line)) {
      now = i;
      for (let above = i - 1; above >= 0 && AT_MARGIN.test(lines[above]!); above--) owners[above] = i;
    }
    owners[i] = AT_MARGIN.test(line) ? undefined : now;
  }
  return owners;
};
const runs = (declaration: string): boolean =>
  !/^(export )?(type|interface|import|declare)\b|^export (type )?[*{]/.test(declaration) &&
  /=>|\bfunction\b|\b(implement|procedure)\b\s*[(<]/.test(declaration);
