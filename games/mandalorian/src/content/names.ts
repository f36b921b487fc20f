import type { Content, MissionDef } from './types.js';

export const NAMED = ['character', 'feature', 'special', 'track', 'mission'] as const;

/** What a piece is called by players. An id that nothing is called by stands for itself. */
export type Names = (kind: (typeof NAMED)[number], id: string) => string;

const nameIn = (pieces: readonly { readonly id: string; readonly name: string }[], id: string): string | undefined =>
  pieces.find(piece => piece.id === id)?.name;

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
    }
  };
};
