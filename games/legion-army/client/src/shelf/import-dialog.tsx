import { type ArmyList, cardName, type Diagnostic, diagnosticPlace, FORMAT_NAMES, MAX_INPUT, pointsOf } from '@cadre/legion-army/roster';
import { type ClipboardEvent, type DragEvent, type ReactNode, useMemo, useState } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels, useSaying } from '../context.js';
import { useReading } from '../reading/use-reading.js';
import { useSurroundings } from '../surroundings.js';
import { replaced } from './replaced.js';

/** What is missing first, then what was guessed. */
const LEVELS = ['error', 'warning', 'note'] as const satisfies readonly Diagnostic['level'][];
/** Thousands of remarks on nonsense would stop the page. */
const SHOWN = 30;

/** A list out of any text that is pasted, dropped or chosen as a file, with everything there is to say about it. */
export const ImportDialog = ({ open, close }: { readonly open: (list: ArmyList) => void; readonly close: () => void }): ReactNode => {
  const l = useLabels();
  const saying = useSaying();
  const { Dialog } = useSurroundings();
  const [text, setText] = useState('');
  const [over, setOver] = useState(false);
  const [swaps, setSwaps] = useState<Readonly<Record<string, string>>>({});
  const [all, setAll] = useState(false);
  const { reading, isReading } = useReading(text);
  const remarks = useMemo(
    () => reading?.diagnostics.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level)) ?? [],
    [reading],
  );
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
          rows={reading ? 3 : 7}
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
        {isReading && (
          <p className="quiet" role="status">
            {l.reading}
          </p>
        )}
        {reading && (
          <div className="army-reading" role="status">
            {reading.format && <p className="quiet">{l.readAs(saying(FORMAT_NAMES[reading.format]))}</p>}
            {list && (
              <p>
                <strong>{list.name || l.unnamed}</strong> · {l.points(pointsOf(list))} · {l.unitLines(list.units.length)}
              </p>
            )}
            <ul className="army-remarks">
              {(all ? remarks : remarks.slice(0, SHOWN)).map((d, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: remarks have no name, and are not moved
                <Remark key={i} remark={d} chosen={swaps} choose={(from, to) => setSwaps({ ...swaps, [from]: to })} />
              ))}
            </ul>
            {!all && remarks.length > SHOWN && (
              <button type="button" className="key" onClick={() => setAll(true)}>
                {l.moreRemarks(remarks.length - SHOWN)}
              </button>
            )}
          </div>
        )}
        <button type="button" className="key go army-open" disabled={!list} onClick={() => list && open(list)}>
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
  const place = saying(diagnosticPlace(remark));
  return (
    <li data-level={remark.level}>
      <p>
        {place !== '' && <span className="army-place">{place}:</span>} {saying(remark.says)}
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
