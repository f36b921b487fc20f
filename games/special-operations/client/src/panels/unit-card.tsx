import type { Language } from '@cadre/core';
import { INCH, LEGION_TOOLS } from '@cadre/geometry';
import { RANK_NAMES } from '@cadre/special-operations/content/names';
import type { KeywordOn, Weapon } from '@cadre/special-operations/content/types';
import { COLOURS } from '@cadre/special-operations/dice';
import type { UnitId } from '@cadre/special-operations/state';
import type { ReactNode } from 'react';
import { UnitPicture } from '../art/unit-badge.js';
import { keywordLabel, keywordText } from '../keyword-words.js';
import { LABELS } from '../labels/labels.js';
import { nameOf, typeOf } from '../names.js';
import type { OperationsView } from '../view.js';
import { isNarrow } from './help-open.js';
import { stateOf } from './squad-panel.js';

const Keyword = ({ on, language }: { readonly on: KeywordOn; readonly language: Language }): ReactNode => (
  <details className="so-keyword">
    <summary>{keywordLabel(on, language)}</summary>
    <p>{keywordText(on, language)}</p>
  </details>
);
const Keywords = ({ of, language }: { readonly of: readonly KeywordOn[]; readonly language: Language }): ReactNode =>
  of.length > 0 && (
    <div className="so-keywords">
      {of.map(on => (
        <Keyword key={on.keyword} on={on} language={language} />
      ))}
    </div>
  );
/** L-MOV-1: how far a unit of this speed comes at most, along the movement tool from one side of it to the other. */
const inchesOf = (speed: number, base: number): number => {
  const { speed1, speed2, speed3 } = LEGION_TOOLS;
  const tool = [speed1, speed2, speed3][speed - 1];
  return tool ? Math.round((tool.length + base) / INCH) : 0;
};
const WeaponRow = ({ weapon, language }: { readonly weapon: Weapon; readonly language: Language }): ReactNode => {
  const labels = LABELS[language].unit;
  const reach = [...(weapon.kind === 'ranged' ? [] : [labels.melee]), ...(weapon.range > 0 ? [labels.range(weapon.range)] : [])].join(', ');
  return (
    <li>
      <span className="so-weapon-name">{weapon.name[language]}</span> <span className="tc-quiet">{reach}</span>{' '}
      <span className="so-pool-dice">
        {COLOURS.flatMap(colour =>
          Array.from({ length: weapon.dice[colour] }, (_, i) => (
            <svg
              // biome-ignore lint/suspicious/noArrayIndexKey: dice are counted
              key={`${colour}${i}`}
              viewBox="0 0 10 10"
              width="13"
              height="13"
              className={`so-die so-die-${colour}`}
              role="img"
              aria-label={LABELS[language].dice[colour]}
            >
              <path d="M3 .500h4L9.500 3v4L7 9.500H3L.500 7V3z" />
            </svg>
          )),
        )}
      </span>
      <Keywords of={weapon.keywords} language={language} />
    </li>
  );
};
/** A unit's card: what it is, what it has, what its words mean. */
export const UnitCard = ({
  view,
  id,
  isAsked,
  language,
  children,
}: {
  readonly view: OperationsView;
  readonly id: UnitId;
  /** The reader looks at it: a phone shows it over the board. */
  readonly isAsked: boolean;
  readonly language: Language;
  /** What can be done with it. */
  readonly children?: ReactNode;
}): ReactNode => {
  const labels = LABELS[language].unit;
  const type = typeOf(view, id);
  const { seat } = view.public.units[id]!;
  const defence = [labels[type.defence], ...(type.defenceSurge ? [labels.defenceSurge] : [])].join(', ');
  return (
    <section className="tc-battle-card so-unit-card" data-over={isAsked}>
      <h3>
        <UnitPicture type={type} seat={seat} />
        <span>{nameOf(view, id, language)}</span>
      </h3>
      <p className="tc-quiet">{stateOf(view, id, language)}</p>
      <details className="so-unit-facts" open={!isNarrow()}>
        <summary>{labels.facts}</summary>
        <p>
          {labels.rank}: {RANK_NAMES[type.rank][language]}
          <br />
          {labels.speed} {type.speed} ({labels.range(inchesOf(type.speed, type.base))}) · {labels.courage}{' '}
          {type.courage ?? labels.noCourage}
          <br />
          {labels.defence}: {defence}
          <br />
          {labels.attack}: {labels.surges[type.attackSurge]}
        </p>
        <ul>
          {type.weapons.map(weapon => (
            <WeaponRow key={weapon.id} weapon={weapon} language={language} />
          ))}
        </ul>
        <Keywords of={type.keywords} language={language} />
      </details>
      {children}
    </section>
  );
};
