import { namesIn } from '@cadre/shatterpoint/speech/names';
import type { CharacterId } from '@cadre/shatterpoint/state';
import { isOnTable, radiusOf, spotOf, unitOf, unitOfCharacter } from '@cadre/shatterpoint/table/queries';
import { Figure, FigureMarks, type FigureProps, SMALLEST_BADGE, useTargets } from '@cadre/table-client';
import { memo, type ReactNode } from 'react';
import { CharacterBadge, type CharacterBadgeProps, CharacterNumber } from '../art/unit-badge.js';
import { characterThing, unitThing } from '../offers.js';
import { marksOf, stateOf } from '../state-words.js';
import type { EncounterTableView } from '../view.js';

/** A character on the table. Tokens lie beside the first one of its unit that stands. */
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
    const isFirst = unitOf(view, unit).characters.find(each => isOnTable(view, each)) === id;
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
        marks={
          <>
            <CharacterNumber view={view} id={id} room={room} />
            <FigureMarks
              radius={radius}
              smallest={SMALLEST_BADGE}
              room={room}
              health={0}
              left={0}
              marks={isFirst ? marksOf(view, unit) : []}
            />
          </>
        }
      >
        <CharacterBadge view={view} id={id} room={room} />
      </Figure>
    );
  },
);
