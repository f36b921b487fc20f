import { type ReactNode, useState } from 'react';
import { problemWords } from '../words/problems.js';
import { useWords } from '../words/say.js';
import { Problem } from './problem.js';

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
  const say = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const download = async (): Promise<void> => {
    setProblem(null);
    try {
      const address = URL.createObjectURL(new Blob([await text()], { type: 'text/plain' }));
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      URL.revokeObjectURL(address);
    } catch (thrown) {
      setProblem(problemWords(say, thrown));
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
