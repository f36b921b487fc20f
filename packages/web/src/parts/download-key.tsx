import { type ReactNode, useState } from 'react';
import { problemText } from '../words/problems.js';
import { useWords } from '../words/words.js';
import { Problem } from './problem.js';
import { saveFile } from './save-file.js';

/** Saves a text as a file, wherever it comes from. */
export const DownloadKey = ({
  name,
  label,
  text,
}: {
  readonly name: string;
  readonly label: string;
  readonly text: () => Promise<string>;
}): ReactNode => {
  const words = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const download = async (): Promise<void> => {
    setProblem(null);
    try {
      saveFile(name, await text());
    } catch (thrown) {
      setProblem(problemText(words, thrown));
    }
  };
  return (
    <>
      <button type="button" className="key" onClick={() => void download()}>
        {label}
      </button>
      <Problem words={problem} />
    </>
  );
};
