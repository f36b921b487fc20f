import '../../css/stage.css';
import { type ReactNode, useState } from 'react';
import { useEscape } from '../overlay/use-escape.js';
import { useTableWords } from '../words/words.js';

/** Something to look up now and then: it opens over the board and folds away again. */
export interface Drawer {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

/**
 * A board of one size, whatever is asked, and a column beside it (on a phone: below it) for everything that a decision needs.
 * Drawers lie over the board and never resize it. The page puts its question at the foot of the column.
 */
export const Stage = ({
  board,
  side,
  drawers,
}: {
  readonly board: ReactNode;
  readonly side: ReactNode;
  readonly drawers: readonly Drawer[];
}): ReactNode => {
  const words = useTableWords();
  const [open, setOpen] = useState<string | null>(null);
  const shown = drawers.find(drawer => drawer.id === open);
  useEscape(open !== null, () => setOpen(null));
  return (
    <div className="tc-stage">
      <div className="tc-stage-board">{board}</div>
      <div className="tc-stage-side">
        <div className="tc-stage-tabs">
          {drawers.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              className="tc-button"
              aria-expanded={id === open}
              onClick={() => setOpen(id === open ? null : id)}
            >
              {label}
            </button>
          ))}
        </div>
        {side}
      </div>
      {shown && (
        <section className="tc-stage-drawer" aria-label={shown.label}>
          <button type="button" className="tc-button tc-stage-close" onClick={() => setOpen(null)}>
            {words.close}
          </button>
          {shown.content}
        </section>
      )}
    </div>
  );
};
