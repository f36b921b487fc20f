import type { Language } from '@cadre/core';
import { namesIn } from '@cadre/shatterpoint/speech/names';
import type { CharacterId } from '@cadre/shatterpoint/state';
import { markOf } from '@cadre/shatterpoint/table/letters';
import { isOnTable, radiusOf, spotOf, unitOf, unitOfCharacter } from '@cadre/shatterpoint/table/queries';
import { Figure, type FigureNote, type FigureProps, SMALLEST_BADGE, useTargets } from '@cadre/table-client';
import { memo, type ReactNode } from 'react';
import { CharacterBadge, type CharacterBadgeProps } from '../art/unit-badge.js';
import { characterThing, unitThing } from '../offers.js';
import { marksOf, stateOf } from '../state-words.js';
import type { EncounterTableView } from '../view.js';

/** What is written beside it: the tokens of a unit at the first of its characters that stands. */
export const noteOf = (view: EncounterTableView, id: CharacterId, room: number, language: Language): FigureNote => {
  const unit = unitOfCharacter(view, id);
  const { seat, characters } = unitOf(view, unit);
  const isFirst = characters.find(each => isOnTable(view, each)) === id;
  return {
    name: namesIn(language).characterIn(view, id),
    seat,
    at: spotOf(view, id),
    radius: radiusOf(view, id),
    room,
    number: markOf(view, id),
    health: 0,
    left: 0,
    marks: isFirst ? marksOf(view, unit) : [],
  };
};
/** A character on the table. */
export const CharacterShape = memo(
  ({
    view,
    id,
    room,
    isActing,
    isLooked,
    look,
    pin,
    language,
  }: FigureProps<EncounterTableView, CharacterId> & Required<CharacterBadgeProps>): ReactNode => {
    const { offers } = useTargets();
    const unit = unitOfCharacter(view, id);
    const radius = radiusOf(view, id);
    const name = namesIn(language).characterIn(view, id);
    const things = [characterThing(id), unitThing(unit)];
    const offered = things.find(thing => offers.on(thing).length > 0);
    return (
      <Figure
        thing={offered ?? unitThing(unit)}
        name={name}
        title={`${name}: ${stateOf(view, unit, language)}`}
        at={spotOf(view, id)}
        radius={radius}
        smallest={SMALLEST_BADGE}
        room={room}
        isActing={isActing}
        isDone={false}
        isLooked={isLooked}
        look={on => look(on ? id : null)}
        // A click that is an answer keeps nobody in sight: the next question is about somebody else.
        pin={() => {
          if (!offered) pin(id);
        }}
        className={unitOf(view, unit).wounded > 0 ? 'le-wounded' : ''}
      >
        <CharacterBadge view={view} id={id} room={room} />
      </Figure>
    );
  },
);
