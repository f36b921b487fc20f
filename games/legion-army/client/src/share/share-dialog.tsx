import {
  type ArmyList,
  FORMAT_NAMES,
  FORMATS,
  type Format,
  forOpponents,
  type Writing,
  writeList,
  writeOwnLink,
} from '@cadre/legion-army/roster';
import { download } from '@cadre/table-client';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels, useSaying } from '../context.js';
import { useSurroundings } from '../surroundings.js';
import { AsPicture } from './as-picture.js';
import { HandSwitch } from './hand-switch.js';
import { OnServer } from './on-server.js';

const WAYS = ['link', 'picture', 'text', 'server'] as const;
type Way = (typeof WAYS)[number];

/** A list for others: as a link with a code to scan, as a picture, or as a text for other builders. */
export const ShareDialog = ({ list, close }: { readonly list: ArmyList; readonly close: () => void }): ReactNode => {
  const l = useLabels();
  const { Dialog, documents } = useSurroundings();
  const [way, setWay] = useState<Way>('link');
  const [withHand, setWithHand] = useState(false); // AB-30: others do not see the hand unless the player wants it
  const shown = useMemo(() => (withHand ? list : forOpponents(list)), [list, withHand]);
  return (
    <Dialog title={l.share} close={close}>
      <div className="army-share">
        <div className="army-shelves" role="tablist" aria-label={l.share}>
          {WAYS.filter(w => w !== 'server' || documents !== null).map(w => (
            <button key={w} type="button" role="tab" aria-selected={way === w} onClick={() => setWay(w)}>
              {l.ways[w]}
            </button>
          ))}
        </div>
        {way !== 'server' && <HandSwitch on={withHand} change={setWithHand} />}
        {way === 'link' && <AsLink list={shown} />}
        {way === 'picture' && <AsPicture list={shown} />}
        {way === 'text' && <AsText list={shown} />}
        {way === 'server' && documents && <OnServer list={list} documents={documents} />}
      </div>
    </Dialog>
  );
};

const AsLink = ({ list }: { readonly list: ArmyList }): ReactNode => {
  const l = useLabels();
  const { CopyKey, QrCode } = useSurroundings();
  const link = useMemo(() => location.origin + location.pathname + writeOwnLink(list), [list]);
  const drawn = useDeferredValue(link, null); // the code takes a phone longer than all the rest
  return (
    <>
      <p className="quiet">{l.linkLead}</p>
      <input type="text" readOnly value={link} aria-label={l.ways.link} onFocus={e => e.currentTarget.select()} />
      <CopyKey text={link} label={l.copyLink} className="key go" />
      <div className="army-code">{drawn !== null && <QrCode text={drawn} label={l.scan} />}</div>
    </>
  );
};

const NOTHING: Writing = { text: '', losses: [] };
const AsText = ({ list }: { readonly list: ArmyList }): ReactNode => {
  const l = useLabels();
  const saying = useSaying();
  const { CopyKey } = useSurroundings();
  const [format, setFormat] = useState<Format>('hq-tournament');
  const wanted = useDeferredValue(format, null); // the text is read again to find out what is lost, which takes its time
  const { text, losses } = useMemo(() => (wanted ? writeList(list, wanted) : NOTHING), [list, wanted]);
  const ending = text.startsWith('{') ? 'json' : 'txt';
  return (
    <>
      <label className="field">
        <span>{l.format}</span>
        <select value={format} onChange={e => setFormat(e.target.value as Format)}>
          {FORMATS.map(f => (
            <option key={f} value={f}>
              {saying(FORMAT_NAMES[f])}
            </option>
          ))}
        </select>
      </label>
      <textarea readOnly rows={10} value={text} aria-label={saying(FORMAT_NAMES[format])} />
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
