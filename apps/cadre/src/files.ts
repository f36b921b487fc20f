import { readFileSync } from 'node:fs';
import { failure, fileReason } from './command-error.js';

/** Reads a file named by the user. */
export const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw failure(`cannot read ${file}: ${fileReason(error)}`);
  }
};
export const readJson = (file: string): unknown => {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw failure(`cannot read ${file}: not valid JSON (${(error as Error).message.replaceAll(/\s+/g, ' ')})`);
  }
};
