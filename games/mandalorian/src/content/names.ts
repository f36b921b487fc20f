import type { Content, EnemyClass, MissionDef } from './types.js';

/**
 * What can be called by a name. A `card` is a skill, gear, planning or event card; an `enemy` is the class of a token set, as in
 * `1/melee`; a `missionAction` (the mission's own slot, or what it offers in place of an action) goes by its English name.
 */
export const NAMED = ['character', 'feature', 'special', 'track', 'mission', 'card', 'map', 'enemy', 'missionAction', 'envelope'] as const;

/** What a piece is called by players. An id that nothing is called by stands for itself. */
export type Names = (kind: (typeof NAMED)[number], id: string) => string;

interface Named {
  readonly id: string | number;
  readonly name: string;
}
const nameIn = (pieces: readonly Named[], id: string): string | undefined => pieces.find(piece => String(piece.id) === id)?.name;

const cardsOf = ({ characters, planning, unlockPlanning, events, unlockEvents }: Content): readonly Named[] => [
  ...characters.flatMap(({ deck, unlocks }) => [...deck, ...Object.values(unlocks)]),
  ...planning,
  ...unlockPlanning,
  ...events,
  ...unlockEvents,
];
export const enemyId = (tokenSet: string, kind: EnemyClass): string => `${tokenSet}/${kind}`;
const enemiesOf = ({ tokenSets }: Content): readonly Named[] =>
  tokenSets.flatMap(set => Object.entries(set.names).map(([kind, name]) => ({ id: enemyId(set.id, kind as EnemyClass), name })));

export const namesOf = (content: Content, mission?: MissionDef): Names => {
  const specials = mission ? mission.specials : content.missions.flatMap(each => each.specials);
  const tracks = mission ? mission.tracks : content.missions.flatMap(each => each.tracks);
  return (kind, id) => {
    switch (kind) {
      case 'character':
        return nameIn(content.characters, id) ?? id;
      case 'feature':
        return nameIn(content.features, id) ?? id;
      case 'mission':
        return nameIn(content.missions, id) ?? id;
      case 'special':
        return nameIn(specials, id) ?? id;
      case 'track':
        return nameIn(tracks, id) ?? id;
      case 'card':
        return nameIn(cardsOf(content), id) ?? id;
      case 'map':
        return nameIn(content.maps, id) ?? id;
      case 'enemy':
        return nameIn(enemiesOf(content), id) ?? id;
      case 'envelope':
        return nameIn(content.envelopes, id) ?? id;
      case 'missionAction':
        return id;
    }
  };
};
