import type { Language } from '@cadre/core';
import { cardOf } from '@cadre/shatterpoint/box';
import type { CharacterId, UnitId } from '@cadre/shatterpoint/state';
import { radiusOf, unitOf, unitOfCharacter } from '@cadre/shatterpoint/table/queries';
import { FigureBase, useViewport } from '@cadre/table-client';
import type { ReactNode } from 'react';
import type { EncounterTableView } from '../view.js';

/** Pixels of the screen: a badge is never smaller, or nobody could tell who stands there. */
export const SMALLEST = 12;
const SMALL_WORDS = new Set(['and', 'the', 'of', 'und', 'der', 'die', 'das']);
const NUMBER = /^[A-Z]+-\w*\d\w*$/;
/** CC-7567 Captain Rex is CR, the 501st Clone Troopers 5C, the B1 Battle Droids B1, Bossk BO. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(word => !SMALL_WORDS.has(word.toLowerCase()));
  const named = words.filter(word => !NUMBER.test(word));
  const [first = '', second] = named.length > 0 ? named : words;
  return (second && !/^\w\d$/.test(first) ? first[0]! + second[0]! : first.slice(0, 2)).toUpperCase();
};
/** Initials on a base of the radius 1. */
const Initials = ({
  view,
  unit,
  number,
  language,
}: {
  readonly view: EncounterTableView;
  readonly unit: UnitId;
  readonly number: number;
  readonly language: Language;
}): ReactNode => (
  <>
    <text y={0.28} fontSize={0.82} className="le-initials">
      {initialsOf(cardOf(view, unit).name[language])}
    </text>
    {number > 0 && (
      <text x={0.92} y={1} fontSize={0.72} className="le-number">
        {number}
      </text>
    )}
  </>
);
/** How much the unit can still take, as a ring around the base: full while it is unharmed. */
const Stamina = ({ view, unit }: { readonly view: EncounterTableView; readonly unit: UnitId }): ReactNode => {
  const { stamina } = cardOf(view, unit);
  const { damage, wounded } = unitOf(view, unit);
  const left = wounded > 0 ? 0 : Math.max(0, stamina - damage);
  return (
    <g className="le-stamina" transform="rotate(-90) scale(0.01)">
      <circle r={102} className="le-stamina-lost" />
      <circle r={102} pathLength={stamina} strokeDasharray={`${left} ${stamina}`} className="le-stamina-left" />
    </g>
  );
};
/** A character on its base, with its number in its unit. */
export const CharacterBadge = ({
  view,
  id,
  language,
}: {
  readonly view: EncounterTableView;
  readonly id: CharacterId;
  readonly language: Language;
}): ReactNode => {
  const { scale } = useViewport();
  const unit = unitOfCharacter(view, id);
  const { seat, characters } = unitOf(view, unit);
  const radius = radiusOf(view, id);
  const badge = Math.max(radius, SMALLEST / scale);
  return (
    <FigureBase radius={radius} badge={badge} seat={seat}>
      <g transform={`scale(${badge})`}>
        <Stamina view={view} unit={unit} />
        <Initials view={view} unit={unit} number={characters.length > 1 ? characters.indexOf(id) + 1 : 0} language={language} />
      </g>
    </FigureBase>
  );
};
/** A unit beside text. */
export const UnitPicture = ({
  view,
  unit,
  language,
}: {
  readonly view: EncounterTableView;
  readonly unit: UnitId;
  readonly language: Language;
}): ReactNode => (
  <svg viewBox="-1.2 -1.2 2.4 2.4" width={34} height={34} aria-hidden="true" className="le-picture">
    <FigureBase radius={1} seat={unitOf(view, unit).seat}>
      <Stamina view={view} unit={unit} />
      <Initials view={view} unit={unit} number={0} language={language} />
    </FigureBase>
  </svg>
);
