import { remember } from '@cadre/kit';
import { checkContent, problemText } from './check.js';
import { content } from './content.js';

const REMEMBERED = 16;
/** Everything that is wrong with the text of a content file, each in one sentence that begins with the name of the option. */
export const ownProblems = remember(REMEMBERED, (text): readonly string[] => {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return [`content: the file is not JSON (${(error as Error).message}); expected an object with maps, missions or other content`];
  }
  return checkContent(raw, 'content', content).problems.map(problemText);
});
