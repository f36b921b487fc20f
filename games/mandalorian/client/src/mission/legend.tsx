import type { IconName } from '../art/icons.js';
import { Icon } from '../art/icons.js';
import type { Labels } from '../labels/words.js';
import { useTable } from '../table-context.js';

const SYMBOLS = [
  'melee',
  'blaster',
  'sharpshooter',
  'sentry',
  'grapple',
  'sabotage',
  'missionEffect',
  'eye',
  'star',
  'flag',
  'disrupt',
  'event',
  'crisis',
] as const satisfies readonly (IconName & keyof Labels['meaning'])[];

/** What the symbols on map and slots mean, for whoever has not met them yet. */
export const Legend = () => {
  const { labels } = useTable();
  return (
    <section className="mando-legend">
      <h2>{labels.legend}</h2>
      <ul>
        {SYMBOLS.map(symbol => (
          <li key={symbol}>
            <Icon name={symbol} />
            <span>{labels.meaning[symbol]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
