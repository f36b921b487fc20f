import { type ArmyList, cardName, type Diagnostic, FORMAT_NAMES, MAX_INPUT, pointsOf, readList } from '@cadre/legion-army/roster';
import { type ClipboardEvent, type DragEvent, type ReactNode, useMemo, useState } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels, useSaying } from '../context.js';
import { useSurroundings } from '../surroundings.js';
import { replaced } from './replaced.js';

/** A list out of any text that is pasted, dropped or chosen as a file, with everything there is to say about it. */
export const ImportDialog = ({ open, close }: { readonly open: (list: ArmyList) => void; readonly close: () => void }): ReactNode => {
  const l = useLabels();
  const { Dialog } = useSurroundings();
  const [text, setText] = useState('');
  const [over, setOver] = useState(false);
  const [swaps, setSwaps] = useState<Readonly<Record<string, string>>>({});
  const reading = useMemo(() => (text.trim() === '' ? null : readList(text)), [text]);
  const list = reading?.list ? replaced(reading.list, swaps) : null;
  const read = async (file: File | undefined): Promise<void> => {
    // No honest list is longer; the reader says so without the whole file in memory.
    if (file) setText(await file.slice(0, 4 * MAX_INPUT + 1).text());
  };
  // What is too long to be read is told so, not drawn: megabytes of text would stop the page for seconds.
  const paste = (e: ClipboardEvent): void => {
    const pasted = e.clipboardData.getData('text');
    if (pasted.length <= MAX_INPUT) return;
    e.preventDefault();
    setText(pasted);
  };
  const drop = (e: DragEvent): void => {
    e.preventDefault();
    setOver(false);
    const dropped = e.dataTransfer.getData('text');
    if (dropped !== '') setText(dropped);
    else void read(e.dataTransfer.files[0]);
  };
  return (
    <Dialog title={l.import} close={close}>
      <div className="army-import">
        <p className="quiet">{l.importLead}</p>
        <textarea
          className="army-paste"
          data-over={over}
          rows={7}
          aria-label={l.pasteHere}
          placeholder={l.pasteHere}
          value={text.length > MAX_INPUT ? '' : text}
          onChange={e => setText(e.target.value)}
          onPaste={paste}
          onDragOver={e => {
            e.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        />
        <label className="field">
          <span>{l.orFile}</span>
          <input type="file" accept=".json,.txt,text/plain,application/json" onChange={e => void read(e.target.files?.[0])} />
        </label>
        {reading && (
          <div className="army-reading" role="status">
            {reading.format && <p className="quiet">{l.readAs(FORMAT_NAMES[reading.format])}</p>}
            {list && (
              <p>
                <strong>{list.name || l.unnamed}</strong> · {l.points(pointsOf(list))} · {l.unitLines(list.units.length)}
              </p>
            )}
            <ul className="army-remarks">
              {reading.diagnostics.map((d, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: remarks have no name, and are not moved
                <Remark key={i} remark={d} chosen={swaps} choose={(from, to) => setSwaps({ ...swaps, [from]: to })} />
              ))}
            </ul>
          </div>
        )}
        <button type="button" className="key go" disabled={!list} onClick={() => list && open(list)}>
          <Icon name="import" />
          {l.openList}
        </button>
      </div>
    </Dialog>
  );
};

const Remark = ({
  remark,
  chosen,
  choose,
}: {
  readonly remark: Diagnostic;
  readonly chosen: Readonly<Record<string, string>>;
  readonly choose: (from: string, to: string) => void;
}): ReactNode => {
  const l = useLabels();
  const saying = useSaying();
  const { card, suggestions } = remark;
  return (
    <li data-level={remark.level}>
      <p>
        {remark.place !== '' && <code>{remark.place}</code>} {saying(remark.says)}
      </p>
      {card !== undefined && suggestions && (
        <div className="row">
          <span className="quiet">{l.meant}</span>
          {suggestions.map(id => (
            <button key={id} type="button" className="key" aria-pressed={chosen[card] === id} onClick={() => choose(card, id)}>
              {cardName(id)}
            </button>
          ))}
        </div>
      )}
    </li>
  );
};
