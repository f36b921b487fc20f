import { type Package, resolver, runtimeImportsOf } from './imports.js';
import type { Module } from './procedures.js';

/** Games whose modules still import each other in circles, and in how many: the number may only shrink. No other package may begin. */
export const KNOWN_CIRCLES: Readonly<Record<string, number>> = { 'games/mandalorian': 1 };

/** Modules that import each other when they run, directly or in a chain: each circle as the list of its modules. They load in one order only. */
export const importCycles = (packages: readonly Package[], modules: readonly Module[]): string[][] => {
  const resolve = resolver(packages, new Set(modules.map(m => m.path)));
  const imports = new Map(modules.map(m => [m.path, runtimeImportsOf(m.text).flatMap(name => resolve(m.path, name) ?? [])] as const));
  // Tarjan: strongly connected components.
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (path: string): void => {
    index.set(path, index.size);
    low.set(path, index.get(path)!);
    stack.push(path);
    for (const next of imports.get(path)!) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(path, Math.min(low.get(path)!, low.get(next)!));
    }
    if (low.get(path) !== index.get(path)) return;
    const circle = stack.splice(stack.indexOf(path));
    if (circle.length > 1 || imports.get(path)!.includes(path)) cycles.push(circle.sort());
  };
  for (const path of imports.keys()) if (!index.has(path)) visit(path);
  return cycles;
};
