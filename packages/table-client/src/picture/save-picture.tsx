import { type ReactNode, useState } from 'react';
import { useTableWords } from '../words/words.js';
import { download } from './download.js';
import { type Picture, pngOf } from './picture.js';

/** Draws a picture when it is wanted and saves it as a file to share: nothing is sent anywhere. */
export const SavePicture = ({ name, draw }: { readonly name: string; readonly draw: () => Picture }): ReactNode => {
  const words = useTableWords();
  const [failed, setFailed] = useState<string | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const save = (): void => {
    setFailed(null);
    setSaved(null);
    const file = `${name}.png`;
    pngOf(draw()).then(
      blob => {
        download(blob, file);
        setSaved(file);
      },
      (thrown: Error) => setFailed(thrown.message),
    );
  };
  return (
    <>
      <button type="button" className="tc-button" onClick={save}>
        {words.savePicture}
      </button>
      {failed !== null && <p role="alert">{failed}</p>}
      {saved !== null && (
        <p role="status" className="tc-quiet">
          {words.pictureSaved(saved)}
        </p>
      )}
    </>
  );
};
