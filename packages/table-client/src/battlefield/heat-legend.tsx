import '../../css/heat-map.css';
import { Fragment, type ReactNode } from 'react';
import { SeatMark, SeatShape, seatClass } from '../seats/seat-mark.js';
import { useTableWords } from '../words/words.js';
import { HarmMark } from './heat-map.js';
import { type Heat, type HeatSpot, sumOfHeat } from './heat-spots.js';

const MARKS: Readonly<Record<HeatSpot['means'], (seat: number) => ReactNode>> = {
  stood: seat => (
    <g className={`tc-heat-stop ${seatClass(seat)}`}>
      <SeatShape seat={seat} />
    </g>
  ),
  harm: seat => <HarmMark seat={seat} />,
};
const Mark = ({ means, seat, size }: { readonly means: HeatSpot['means']; readonly seat: number; readonly size: number }): ReactNode => (
  <svg className="tc-heat-mark" viewBox="-14 -14 28 28" width={size} height={size} aria-hidden="true">
    {MARKS[means](seat)}
  </svg>
);
/** What the shapes and crosses of a heat map mean, with the sums of both sides. */
export const HeatLegend = ({ heat: { heat, sides, harm }, close }: { readonly heat: Heat; readonly close: () => void }): ReactNode => {
  const { heat: words, close: closeWord } = useTableWords();
  const rows = [
    { means: 'stood', name: words.stops, text: words.stopsMean },
    { means: 'harm', name: harm, text: words.harmMeans },
  ] as const;
  return (
    <section className="tc-battle-card tc-heat-legend">
      <h2>{words.title}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {sides.map(({ seat, name }) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} size={18} />
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ means, name, text }) => (
            <Fragment key={means}>
              <tr>
                <th scope="row">{name}</th>
                {sides.map(({ seat }) => (
                  <td key={seat}>
                    <Mark means={means} seat={seat} size={26} />
                    <b>{sumOfHeat(heat, seat, means)}</b>
                  </td>
                ))}
              </tr>
              <tr>
                <td className="tc-quiet" colSpan={1 + sides.length}>
                  {text}
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      <p className="tc-heat-key" aria-hidden="true">
        {rows.map(({ means, name }) => (
          <span key={means}>
            {sides.map(({ seat }) => (
              <Mark key={seat} means={means} seat={seat} size={18} />
            ))}{' '}
            {name}
          </span>
        ))}
      </p>
      <p className="tc-quiet">{words.point}</p>
      <button type="button" className="tc-button" onClick={close}>
        {closeWord}
      </button>
    </section>
  );
};
