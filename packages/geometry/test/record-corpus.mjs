// After a change of the geometry that is meant: npx tsc -b packages/geometry && node packages/geometry/test/record-corpus.mjs
import { writeFileSync } from 'node:fs';
import { corpusAnswers } from '../dist/corpus/corpus.js';

const answers = corpusAnswers();
writeFileSync(
  new URL('./corpus.json', import.meta.url),
  `${JSON.stringify({ count: answers.length, answers: answers.join(' ') }, null, 2)}\n`,
);
