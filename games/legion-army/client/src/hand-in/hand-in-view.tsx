import { checksumOf, type HandInDetails, handIn, writeHandIn, writeOwnLink } from '@cadre/legion-army/roster';
import { download } from '@cadre/table-client';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels } from '../context.js';
import type { KeptList, ListNotes } from '../kept.js';
import { SheetHead } from '../sheet/sheet-head.js';
import { useSurroundings } from '../surroundings.js';
import { HandInSheet } from './hand-in-sheet.js';

/** Who plays on this device: asked once, filled in from then on. */
const PLAYER = 'cadre.army-player';

/** A list for an organiser: who, where and when, one page, the same as a file, and a lock until the event is over. */
export const HandInView = ({
  kept,
  change,
  back,
}: {
  readonly kept: KeptList;
  readonly change: (notes: Partial<ListNotes>) => void;
  readonly back: () => void;
}): ReactNode => {
  const l = useLabels();
  const { kept: remembered, keep, CopyKey } = useSurroundings();
  const { list, locked } = kept;
  const known = remembered(PLAYER);
  const player = kept.handIn.player || (typeof known === 'string' ? known : '');
  const { event, date } = kept.handIn;
  const details: HandInDetails = useMemo(() => ({ player, event, date }), [player, event, date]);
  const sheet = useMemo(() => handIn(list, details, location.origin + location.pathname + writeOwnLink(list)), [list, details]);
  const shown = useDeferredValue(sheet);
  const text = useMemo(() => writeHandIn(shown), [shown]);
  const write = (part: Partial<HandInDetails>): void => {
    if (part.player !== undefined) keep(PLAYER, part.player);
    change({ handIn: { ...details, ...part } });
  };
  const lock = (): void => change({ handIn: details, locked: { at: Date.now(), checksum: checksumOf(list) } });
  const name = [details.player, list.name || l.unnamed].filter(part => part !== '').join(' - ');
  return (
    <article className="army-sheet army-paper army-hand-in" data-paper="hand-in">
      <SheetHead list={list} title={l.views.handIn} back={back}>
        <button type="button" className="key go" onClick={() => print()}>
          <Icon name="print" />
          {l.print}
        </button>
        <button type="button" className="key" onClick={() => download(new Blob([text], { type: 'text/plain' }), `${name}.txt`)}>
          <Icon name="import" />
          {l.saveFile}
        </button>
        <CopyKey text={text} label={l.copyText} className="key" />
      </SheetHead>
      <div className="army-screen-only army-hand-in-fields">
        <label className="field">
          <span>{l.player}</span>
          <input type="text" autoComplete="name" value={details.player} onChange={e => write({ player: e.target.value })} />
        </label>
        <label className="field">
          <span>{l.event}</span>
          <input type="text" value={details.event} onChange={e => write({ event: e.target.value })} />
        </label>
        <label className="field">
          <span>{l.eventDate}</span>
          <input type="date" value={details.date} onChange={e => write({ date: e.target.value })} />
        </label>
        <p className="quiet">{l.handInLead}</p>
        {locked ? (
          <button type="button" className="key" onClick={() => change({ locked: null })}>
            <Icon name="unlock" />
            {l.unlock}
          </button>
        ) : (
          <button type="button" className="key go" onClick={lock}>
            <Icon name="lock" />
            {l.lock}
          </button>
        )}
      </div>
      <HandInSheet sheet={shown} />
    </article>
  );
};
