import { grammarOf } from '@cadre/kit';
import type { Luck } from '@cadre/protocol';
import type { ReactNode } from 'react';
import { useSettings } from '../settings/settings.js';
import { usePageWords } from '../words/pages/words.js';

type Tally = Luck['seats'][number];
const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;

/** How often each value came, as bars, and how often it was to be expected, as a line across each. */
export const LuckChart = ({ tally: { values, surprise, count }, title }: { readonly tally: Tally; readonly title: string }): ReactNode => {
  const words = usePageWords();
  const { language } = useSettings();
  const { number } = grammarOf(language);
  const most = Math.max(1, ...values.flatMap(v => [v.actual, v.expected]));
  const spoken = values.map(v => `${v.says[language]}: ${v.actual} / ${number(v.expected, 1)}`).join(', ');
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <div className="luck-chart" role="img" aria-label={spoken}>
        {values.map(({ value, says, actual, expected }) => (
          <div key={value} className="luck-row">
            <span className="luck-name">{says[language]}</span>
            <span className="luck-bar">
              <span className="came" style={{ width: percent(actual / most) }} />
              <span className="expected" style={{ left: percent(expected / most) }} />
            </span>
            <span className="number">{actual}</span>
          </div>
        ))}
      </div>
      {count > 0 && <p className="quiet">{words.replay.luckSurprise(number(surprise, 1))}</p>}
    </figure>
  );
};
