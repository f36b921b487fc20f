import { readList } from '../src/formats/index.js';

export const kinds = (text: string): string[] => readList(text).diagnostics.map(d => d.kind);
