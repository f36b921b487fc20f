import type { Language } from '@cadre/core';
import type { Chart, ChartResult, Icon, Stance } from '@cadre/shatterpoint/content/types';
import type { ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';
import { grouped, Terms } from './terms.js';
import { TreePicture } from './tree-picture.js';

const iconsOf = (results: readonly ChartResult[]): Icon[] => results.flatMap(result => ('effect' in result ? [result.effect] : []));
/** S-EXP-1: the rows of an expertise chart; while dice lie on the table, the one that they reach. */
export const ChartRows = ({
  chart,
  expertise = 0,
  language,
}: {
  readonly chart: Chart;
  /** How many expertise results there are. */
  readonly expertise?: number;
  readonly language: Language;
}): ReactNode => {
  const labels = LABELS[language];
  const said = (result: ChartResult): string[] =>
    'add' in result
      ? [`+ ${labels.results[result.add]}`]
      : 'change' in result
        ? [labels.change(labels.results[result.change], labels.results[result.into])]
        : [];
  return (
    <ul className="le-chart">
      {chart.rows.map(({ from, results }, i) => {
        const next = chart.rows[i + 1]?.from;
        return (
          <li key={from} aria-current={expertise >= from && (next === undefined || expertise < next) ? 'true' : undefined}>
            <b>{next === undefined ? `${from}+` : next - 1 === from ? from : `${from}–${next - 1}`}</b>{' '}
            {grouped(results.flatMap(said)).join(', ')} <Terms icons={iconsOf(results)} language={language} />
          </li>
        );
      })}
    </ul>
  );
};
const Weapon = ({
  title,
  dice,
  chart,
  language,
}: {
  readonly title: string;
  readonly dice: string;
  readonly chart: Chart | undefined;
  readonly language: Language;
}): ReactNode => (
  <section className="le-weapon">
    <h5>
      {title} <span className="le-dice">{dice}</span>
    </h5>
    {chart && (
      <>
        <p className="quiet">
          {chart.name[language]} · {LABELS[language].expertise}
        </p>
        <ChartRows chart={chart} language={language} />
      </>
    )}
  </section>
);
/** S-STN-1: dice, charts and tree of a stance. */
export const StancePanel = ({ stance, language }: { readonly stance: Stance; readonly language: Language }): ReactNode => {
  const labels = LABELS[language];
  const { melee, ranged, defence, tree } = stance;
  return (
    <section className="le-stance">
      <h4>{stance.name[language]}</h4>
      <div className="le-weapons">
        {ranged && <Weapon title={labels.ranged(ranged.range)} dice={labels.dice(ranged.dice)} chart={ranged.chart} language={language} />}
        {melee && <Weapon title={labels.melee} dice={labels.dice(melee.dice)} chart={melee.chart} language={language} />}
        <Weapon title={labels.defence} dice={labels.defences(defence.melee, defence.ranged)} chart={defence.chart} language={language} />
      </div>
      <h5>{labels.tree}</h5>
      <TreePicture tree={tree} language={language} />
    </section>
  );
};
