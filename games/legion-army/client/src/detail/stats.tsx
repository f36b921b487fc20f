import type { UnitCard } from '@cadre/legion-army/data';
import type { ReactNode } from 'react';
import { DefenceDieIcon } from '../art/dice.js';
import { useLabels } from '../context.js';

/** The numbers of a unit card. */
export const Stats = ({ card }: { readonly card: UnitCard }): ReactNode => {
  const l = useLabels();
  const isVehicle = card.type.endsWith('vehicle');
  const rows: readonly (readonly [string, ReactNode])[] = [
    [l.miniatures, card.miniatures],
    [l.wounds, card.wounds],
    [isVehicle ? l.resilience : l.courage, card.courage ?? '–'],
    [l.speed, card.speed],
    [
      l.defence,
      <>
        <DefenceDieIcon die={card.defence} />
        <span className="unseen">{l.dieNames[card.defence]}</span>
      </>,
    ],
    [l.attackSurge, card.surge?.attack ? l.results[card.surge.attack] : '–'],
    [l.defenceSurge, card.surge?.defence ? l.results.block : '–'],
  ];
  return (
    <dl className="army-stats">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
