import type { Names } from '../names.js';
import { CONSEQUENCES, storyLine } from '../stories.js';
import type { Content, GuideCard, MapRule, MissionDef } from '../types.js';

export const MAP_RULE_TEXTS: Readonly<Record<MapRule, string>> = {
  jumpDown: 'A character on a roof may step down across a dotted line as a normal move.',
  noCarryingUp: 'A character carrying The Child or a feature may not cross a dotted line onto a roof, even with a card.',
};

const nameOf = (pieces: readonly { readonly id: string; readonly name: string }[], id: string): string =>
  pieces.find(piece => piece.id === id)?.name ?? id;

/** A line of the story, with who says it. */
export const storyText = (id: string, names: Names): string => {
  const line = storyLine(id);
  if (!line) return '';
  return line.by === undefined ? line.says : `${names('character', line.by)}: “${line.says}”`;
};
/** How this game is remembered; nothing for missions that are not ours. */
export const consequenceOf = (mission: string, won: boolean): string => CONSEQUENCES[mission]?.[won ? 'won' : 'lost'] ?? '';
export const briefingOf = (mission: MissionDef): string => mission.briefing;

/** What a card of the guide deck tells the players. */
export const guideText = (card: GuideCard, content: Content): string => {
  switch (card.kind) {
    case 'note':
      return `${card.title}. ${card.text}`;
    case 'skill':
    case 'gear': {
      const owner = content.characters.find(({ unlocks }) => Object.values(unlocks).some(each => each.id === card.card));
      const name = nameOf(owner ? Object.values(owner.unlocks) : [], card.card);
      return card.kind === 'skill' ? `Add ${name} to the deck of ${owner?.name}.` : `${owner?.name} now has the gear ${name}.`;
    }
    case 'planning':
      return `Add ${nameOf(content.unlockPlanning, card.card)} to the planning deck.`;
    case 'event':
      return `Add ${nameOf(content.unlockEvents, card.card)} to the event deck.`;
    case 'envelope': {
      const { name, missions } = content.envelopes.find(each => each.id === card.envelope)!;
      return `Open envelope ${card.envelope}, ${name}: ${missions.map(id => nameOf(content.missions, id)).join(', ')}.`;
    }
    case 'stop':
      return `Stop. ${card.text}`;
  }
};
