import { readFileSync } from 'node:fs';
import { bad, fileReason } from './exit.js';

/** A file that the user named. */
export const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw bad(`cannot read ${file}: ${fileReason(error)}`);
  }
};
export const jsonOf = (file: string): unknown => {
  const text = textOf(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw bad(`cannot read ${file}: it is not JSON (${(error as Error).message.replaceAll(/\s+/g, ' ')})`);
  }
};
