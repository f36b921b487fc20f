import { content as builtIn } from '../content.js';
import type { Names } from '../names.js';
import { storyLine } from '../stories.js';
import type { Content, GuideCard, MapRule, MissionDef } from '../types.js';
import { BRIEFINGS, NOTES, STOPS } from './briefings.js';
import { namesOf } from './names.js';
import { nounOf, titleOf } from './nouns.js';
import { CONSEQUENCES, STORY_LINES } from './stories.js';

export const MAP_RULE_TEXTS: Readonly<Record<MapRule, string>> = {
  jumpDown: 'Ein Charakter auf einem Dach darf es mit einem gewöhnlichen Schritt über eine gepunktete Linie verlassen.',
  noCarryingUp: 'Wer das Kind oder ein Fundstück trägt, darf keine gepunktete Linie auf ein Dach überqueren, auch nicht mit einer Karte.',
};

/** Only what we wrote ourselves is translated: a mission or guide card of the players speaks as they wrote it. */
const isOurs = (piece: MissionDef | GuideCard): boolean => [...builtIn.missions, ...builtIn.guide].includes(piece);
/** A line of the story, with who says it. */
export const storyText = (id: string, names: Names): string => {
  const line = storyLine(id);
  if (!line) return '';
  const says = STORY_LINES[id] ?? line.says;
  return line.by === undefined ? says : `${names('character', line.by)}: „${says}“`;
};
/** How this game is remembered; nothing for missions that are not ours. */
export const consequenceOf = (mission: string, won: boolean): string => CONSEQUENCES[mission]?.[won ? 'won' : 'lost'] ?? '';
export const briefingOf = (mission: MissionDef): string => (isOurs(mission) && BRIEFINGS[mission.id]) || mission.briefing;

/** What a card of the guide deck tells the players. */
export const guideText = (card: GuideCard, content: Content): string => {
  const names = namesOf(content);
  switch (card.kind) {
    case 'note': {
      const { title, text } = (isOurs(card) && NOTES[card.id]) || card;
      return `${title}. ${text}`;
    }
    case 'skill':
    case 'gear': {
      const owner = content.characters.find(({ unlocks }) => Object.values(unlocks).some(each => each.id === card.card));
      const noun = nounOf('character', owner?.id ?? '', names);
      const title = `„${names('card', card.card)}“`;
      return `${titleOf(noun)} ${card.kind === 'skill' ? `bekommt ${title} ins Deck` : `hat von nun an die Ausrüstung ${title}`}.`;
    }
    case 'planning':
      return `„${names('card', card.card)}“ kommt in den Planungsstapel.`;
    case 'event':
      return `„${names('card', card.card)}“ kommt in den Ereignisstapel.`;
    case 'envelope': {
      const { missions } = content.envelopes.find(each => each.id === card.envelope)!;
      const sheets = missions.map(id => names('mission', id)).join(', ');
      return `Öffnet Umschlag ${card.envelope}, ${names('envelope', String(card.envelope))}: ${sheets}.`;
    }
    case 'stop':
      return `Halt. ${(isOurs(card) && STOPS[card.id]) || card.text}`;
  }
};
