import { type Package, resolver, runtimeImportsOf } from './imports.js';

/** A file of the workspace: its path from the root, and what it says. */
export interface Module {
  readonly path: string;
  readonly text: string;
}
/** `procedure('attack', …)`, with type arguments, or on what `rulesOf` gives; `implement(ATTACK, …)`; the interpreter of a game's effects, `effects<…>({ … })`. */
const DEFINES = /\bprocedure\b(?:<[^('"]*>)?\(\s*['"`]|\bimplement\([A-Z]|\beffects<\w+>\(\{/;
const isGame = (path: string): boolean => path.startsWith('games/');
/** Files that show or weigh a position. They ask questions about what is known, and never run the rules. */
const LOOKS: readonly (readonly [what: string, where: RegExp])[] = [
  ['a screen', /^games\/[^/]+\/client\/src\//],
  ['a bot', /^games\/[^/]+\/src\/(?:.*\/)?(?:bots?|heuristics?|suggest\w*)(?:\/|\.ts$)/],
];
const whatLooks = (path: string): string | undefined => LOOKS.find(([, where]) => where.test(path))?.[0];

/** Every screen and bot that reaches a module with procedures, with the chain of imports. One that only imports another such file is not named again. */
export const procedureProblems = (packages: readonly Package[], modules: readonly Module[]): { path: string; problem: string }[] => {
  const texts = new Map(modules.map(m => [m.path, m.text]));
  const resolve = resolver(packages, new Set(texts.keys()));
  const known = new Map<string, string[]>();
  const importsFrom = (path: string): string[] => {
    const imports = known.get(path) ?? runtimeImportsOf(texts.get(path)!).flatMap(name => resolve(path, name) ?? []);
    known.set(path, imports);
    return imports;
  };
  const chainTo = (start: string): string[] | undefined => {
    const before = new Map<string, string>();
    const queue = [start];
    for (const path of queue) {
      if (isGame(path) && path !== start && DEFINES.test(texts.get(path)!)) {
        const chain = [path];
        while (chain[0] !== start) chain.unshift(before.get(chain[0]!)!);
        return chain;
      }
      for (const next of importsFrom(path)) {
        if (next === start || before.has(next) || whatLooks(next)) continue;
        before.set(next, path);
        queue.push(next);
      }
    }
    return undefined;
  };
  return modules.flatMap(({ path }) => {
    const what = whatLooks(path);
    const chain = what === undefined ? undefined : chainTo(path);
    return chain ? [{ path, problem: `${path} is ${what} and reaches procedures: ${chain.join(' > ')}; import queries only` }] : [];
  });
};
