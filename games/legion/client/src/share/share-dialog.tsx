import { type ArmyList, FORMAT_NAMES, FORMATS, type Format, writeList } from '@cadre/legion/roster';
import { type ReactNode, useMemo, useState } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels, useLanguage, useSaying } from '../context.js';
import { useHouse } from '../house.js';
import { download } from './download.js';
import { pictureOf } from './picture.js';
import { pngOf, svgOf } from './scene.js';

const WAYS = ['link', 'picture', 'text'] as const;
type Way = (typeof WAYS)[number];

/** A list for others: as a link with a code to scan, as a picture, or as a text for other builders. */
export const ShareDialog = ({ list, close }: { readonly list: ArmyList; readonly close: () => void }): ReactNode => {
  const l = useLabels();
  const { Dialog } = useHouse();
  const [way, setWay] = useState<Way>('link');
  return (
    <Dialog title={l.share} close={close}>
      <div className="army-share">
        <div className="army-shelves" role="tablist" aria-label={l.share}>
          {WAYS.map(w => (
            <button key={w} type="button" role="tab" aria-selected={way === w} onClick={() => setWay(w)}>
              {l.ways[w]}
            </button>
          ))}
        </div>
        {way === 'link' && <AsLink list={list} />}
        {way === 'picture' && <AsPicture list={list} />}
        {way === 'text' && <AsText list={list} />}
      </div>
    </Dialog>
  );
};

const AsLink = ({ list }: { readonly list: ArmyList }): ReactNode => {
  const l = useLabels();
  const { CopyKey, QrCode } = useHouse();
  const link = useMemo(() => location.origin + location.pathname + writeList(list, 'link').text, [list]);
  return (
    <>
      <p className="quiet">{l.linkLead}</p>
      <input type="text" readOnly value={link} aria-label={l.ways.link} onFocus={e => e.currentTarget.select()} />
      <CopyKey text={link} label={l.copyLink} className="key go" />
      <QrCode text={link} label={l.scan} />
    </>
  );
};

const AsPicture = ({ list }: { readonly list: ArmyList }): ReactNode => {
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

const AsText = ({ list }: { readonly list: ArmyList }): ReactNode => {
  const l = useLabels();
  const saying = useSaying();
  const { CopyKey } = useHouse();
  const [format, setFormat] = useState<Format>('hq-tournament');
  const { text, losses } = useMemo(() => writeList(list, format), [list, format]);
  const ending = text.startsWith('{') ? 'json' : 'txt';
  return (
    <>
      <label className="field">
        <span>{l.format}</span>
        <select value={format} onChange={e => setFormat(e.target.value as Format)}>
          {FORMATS.map(f => (
            <option key={f} value={f}>
              {FORMAT_NAMES[f]}
            </option>
          ))}
        </select>
      </label>
      <textarea readOnly rows={10} value={text} aria-label={FORMAT_NAMES[format]} />
      {losses.length > 0 && (
        <ul className="army-remarks">
          {losses.map(loss => (
            <li key={loss.kind} data-level="warning">
              {saying(loss.says)}
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        <CopyKey text={text} label={l.copyText} className="key go" />
        <button
          type="button"
          className="key"
          onClick={() => download(new Blob([text], { type: 'text/plain' }), `${list.name || l.unnamed}.${ending}`)}
        >
          <Icon name="import" />
          {l.saveFile}
        </button>
      </div>
    </>
  );
};
