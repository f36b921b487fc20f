import '../../css/battlefield.css';
import type { ReactNode } from 'react';
import { useTableWords } from '../words/words.js';
import type { Battle } from './use-battle.js';

/** What to do next with the tool that is switched on, and what everything is measured from. */
export const BattleHints = <FigureId,>({
  battle,
  isAboutNobody,
  nameOf,
}: {
  readonly battle: Battle<FigureId>;
  /** Whether nobody is looked at and nobody acts: then ranges have no figure to start from. */
  readonly isAboutNobody: boolean;
  readonly nameOf: (id: FigureId) => string;
}): ReactNode => {
  const words = useTableWords().battle;
  const { ruler, ranges, origin, measureFrom } = battle;
  return (
    <>
      {ruler.isOn && <p className="tc-battle-card">{ruler.ends.length === 1 ? words.rulerEnd : words.rulerStart}</p>}
      {ranges.isOn && isAboutNobody && <p className="tc-battle-card">{words.rangesHint}</p>}
      {origin !== null && (
        <p className="tc-battle-card">
          {words.measuringFrom(nameOf(origin))}
          <button type="button" className="tc-button" onClick={() => measureFrom(null)}>
            {words.stopMeasuring}
          </button>
        </p>
      )}
    </>
  );
};
/** Makes the figure that is looked at the one that everything is measured from. */
export const MeasureFromButton = <FigureId,>({ battle, id }: { readonly battle: Battle<FigureId>; readonly id: FigureId }): ReactNode => {
  const words = useTableWords().battle;
  if (battle.origin === id) return null;
  return (
    <button type="button" className="tc-button" onClick={() => battle.measureFrom(id)}>
      {words.measureFrom}
    </button>
  );
};
