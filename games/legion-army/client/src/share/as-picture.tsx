import type { ArmyList } from '@cadre/legion-army/roster';
import { download, pngOf, svgOf } from '@cadre/table-client';
import { type ReactNode, useMemo, useState } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels, useLanguage } from '../context.js';
import { pictureOf } from './picture.js';

/** A list as a picture, and that picture as a file. */
export const AsPicture = ({ list }: { readonly list: ArmyList }): ReactNode => {
  const l = useLabels();
  const language = useLanguage();
  const [failed, setFailed] = useState<string | null>(null);
  const scene = useMemo(() => pictureOf(list, language), [list, language]);
  const name = list.name || l.unnamed;
  const savePng = async (): Promise<void> => {
    try {
      download(await pngOf(scene), `${name}.png`);
    } catch (error) {
      setFailed((error as Error).message);
    }
  };
  const svg = svgOf(scene);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own shapes, every text escaped by svgOf */}
      <div className="army-picture" role="img" aria-label={l.pictureOf(name)} dangerouslySetInnerHTML={{ __html: svg }} />
      <div className="row">
        <button type="button" className="key go" onClick={() => void savePng()}>
          <Icon name="import" />
          PNG
        </button>
        <button type="button" className="key" onClick={() => download(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`)}>
          <Icon name="import" />
          SVG
        </button>
      </div>
      {failed !== null && <p className="notice harm">{failed}</p>}
    </>
  );
};
