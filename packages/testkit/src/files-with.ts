import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The source files below a folder in which a pattern occurs, by their paths from there: for promises that only one file does something. */
export const filesWith = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter(file => file.endsWith('.ts') && pattern.test(readFileSync(join(folder, file), 'utf8')))
    .sort();
